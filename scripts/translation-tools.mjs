// Tools of the translators' world that judge our files, and how to get them. Only on Debian, where
// they are packages; elsewhere the tests that need them are skipped, and say so.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../node_modules/.cache/windrose/schemas',
);

/** The published schemas, as php-symfony-translation has them. */
const SCHEMAS = 'usr/share/php/Symfony/Component/Translation/Resources/schemas';
const COMMANDS = ['pocount', 'xliff2po', 'tbx2po', 'msgfmt', 'xmllint'];

/** Where the schema of a version is: `1.2`, `2.0`; XLIFF 2.1 has the core of 2.0.
 * @param {'1.2' | '2.0'} version
 */
export const schemaOf = (version) =>
  join(CACHE, version === '1.2' ? 'xliff-core-1.2-strict.xsd' : 'xliff-core-2.0.xsd');

/** Whether this machine can have the tools. */
export const isDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

export const hasTranslationTools = () =>
  existsSync(schemaOf('1.2')) &&
  COMMANDS.every((command) => spawnSync('which', [command]).status === 0);

/** Installs what is missing; false when that fails or this is no Debian. */
export function ensureTranslationTools() {
  if (hasTranslationTools()) return true;
  if (!isDebian()) return false;
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
  run(
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    'translate-toolkit',
    'gettext',
    'libxml2-utils',
  );
  run('apt-get', 'download', 'php-symfony-translation');
  run('sh', '-c', 'dpkg -x php-symfony-translation_*.deb .');
  if (existsSync(join(CACHE, SCHEMAS))) placeSchemas();
  return hasTranslationTools();
}

/** Puts the schemas where they find each other, so that nothing is asked of the network. */
function placeSchemas() {
  const copy = 'informativeCopiesOf3rdPartySchemas/w3c';
  mkdirSync(join(CACHE, copy), { recursive: true });
  copyFileSync(join(CACHE, SCHEMAS, 'xml.xsd'), join(CACHE, copy, 'xml.xsd'));
  for (const file of ['xliff-core-1.2-strict.xsd', 'xliff-core-2.0.xsd']) {
    const text = readFileSync(join(CACHE, SCHEMAS, file), 'utf8');
    writeFileSync(
      join(CACHE, file),
      text.replace('http://www.w3.org/2001/xml.xsd', `${copy}/xml.xsd`),
    );
  }
}
