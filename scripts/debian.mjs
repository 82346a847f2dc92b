// Installs packages of Debian for the checks, where that can be done: on Debian, as root.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages can be installed here without asking anybody. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Two runs on one machine wait for each other. */
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=600', '-q', '-y'];

/** @type {Promise<string> | undefined} */
let updated;

/**
 * Installs packages and what they need, if they can be had.
 * @param {readonly string[]} packages
 * @param {{ lean?: boolean }} options lean: without what is only recommended.
 * @returns {Promise<string>} what went wrong; nothing if all went well.
 */
export async function installPackages(packages, { lean = false } = {}) {
  updated ??= apt(['update']);
  const trouble = await updated;
  const only = lean ? ['--no-install-recommends'] : [];
  return trouble + (await apt(['install', ...only, ...packages]));
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<string>} what it says when it fails.
 */
async function apt(args) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { ok, output } = await run('apt-get', [...OPTIONS, ...args], { env, show: false });
  return ok ? '' : `apt-get ${args.join(' ')}\n${output}`;
}
