// Tools of the translators' world that judge our files, and how to get them: packages of Debian, so
// only there and only as root. Elsewhere install translate-toolkit and gettext yourself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstall, installPackages } from './debian.mjs';
import { run } from './run.mjs';

const CACHE = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../node_modules/.cache/windrose/omegat',
);
const TBX_SCHEMA = join(CACHE, 'schemas/tbx.xsd');
const COMMANDS = ['pocount', 'xliff2po', 'tbx2po', 'pofilter', 'msgfmt'];

/** The schema of TBX, as OmegaT has it. */
export const tbxSchema = () => readFileSync(TBX_SCHEMA);

/** Whether somebody has decided to go without these tools: `TRANSLATION_TOOLS=off npm test`. */
export const withoutTranslationTools = () => process.env['TRANSLATION_TOOLS'] === 'off';

/** What is missing, by name. */
export const missingTranslationTools = () => [
  ...COMMANDS.filter((command) => spawnSync('which', [command]).status !== 0),
  ...(existsSync(TBX_SCHEMA) ? [] : ['the schema of TBX']),
];

/**
 * Installs what is missing, where that can be done; the tests say what still is.
 * @returns {Promise<string>} what went wrong.
 */
export async function ensureTranslationTools() {
  if (withoutTranslationTools() || missingTranslationTools().length === 0 || !canInstall())
    return '';
  const trouble = await installPackages(['translate-toolkit', 'gettext'], { lean: true });
  mkdirSync(CACHE, { recursive: true });
  const fetched = await run(
    'sh',
    [
      '-c',
      'apt-get download omegat && dpkg -x omegat_*.deb . && ' +
        'python3 -m zipfile -e usr/share/omegat/OmegaT.jar .',
    ],
    { cwd: CACHE, show: false },
  );
  return trouble + (fetched.ok ? '' : fetched.output);
}
