import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { readSite, type Site } from './read-site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = ['content', 'public', 'puzzles', 'src', 'astro.config.mjs', 'package.json'];

/** A copy of the project that a test may change: below it, so that it finds its packages. */
export function copyProject(name: string): string {
  const copy = join(ROOT, 'test-results', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS.filter((one) => existsSync(join(ROOT, one)))) {
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  return copy;
}

/** Builds a copy, which must succeed. */
export function buildCopy(copy: string, env: Readonly<Record<string, string>> = {}): Site {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const build = spawnSync(process.execPath, [astro, 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  return readSite(join(copy, 'dist'));
}

/** Runs one of our commands in a copy of the project. */
export function runIn(copy: string, command: string, ...args: string[]): string {
  const script = join(ROOT, 'src/cli', `${command}.ts`);
  const run = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
  expect(run.status, run.stdout + run.stderr).toBe(0);
  return run.stdout;
}
