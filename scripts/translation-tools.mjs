// Tools of the translators' world that judge our files, and how to get them: packages of Debian, so
// only there and only as root. Elsewhere install translate-toolkit and gettext yourself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Installs what is missing, where that can be done; the tests say what still is. */
export function ensureTranslationTools() {
  const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (withoutTranslationTools() || !canInstall || missingTranslationTools().length === 0) return;
  console.log('Installing the tools that check files for translators; this happens once …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  mkdirSync(CACHE, { recursive: true });
  /**
   * @param {string} command
   * @param {string[]} args
   */
  const run = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: CACHE,
      encoding: 'utf8',
      env,
    });
    if (status !== 0) console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  };
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'translate-toolkit', 'gettext');
  run('apt-get', 'download', 'omegat');
  run('sh', '-c', 'dpkg -x omegat_*.deb . && python3 -m zipfile -e usr/share/omegat/OmegaT.jar .');
}
