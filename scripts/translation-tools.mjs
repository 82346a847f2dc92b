// Tools of the translators' world that judge our files, and how to get them: packages of Debian, so
// only there and only as root. Elsewhere install translate-toolkit and gettext yourself.
import { spawnSync } from 'node:child_process';
import { canInstall, installPackages } from './debian.mjs';

/** Whether somebody has decided to go without these tools: `TRANSLATION_TOOLS=off npm test`. */
export const withoutTranslationTools = () => process.env['TRANSLATION_TOOLS'] === 'off';

/** What is missing, by name. */
export const missingTranslationTools = () =>
  ['pocount', 'msgfmt'].filter((command) => spawnSync('which', [command]).status !== 0);

/**
 * Installs what is missing, where that can be done; the tests say what still is.
 * @returns {Promise<string>} what went wrong.
 */
export async function ensureTranslationTools() {
  if (withoutTranslationTools() || missingTranslationTools().length === 0 || !canInstall())
    return '';
  return installPackages(['translate-toolkit', 'gettext'], { lean: true });
}
