// `npm run test:all`: every check there is, but for mutation. It takes hours on two cores, so it can be
// shared out, `-- --shard 2/3`, and goes on where it was interrupted as long as no file has changed:
// what has passed is not run again; `-- --anew` runs all.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  browser,
  build,
  built,
  dist,
  engines,
  lint,
  settle,
  spelling,
  types,
  unit,
  weight,
} from './checks.mjs';
import { ensureChromium, findChromium } from './chromium.mjs';
import { endWithUs } from './run.mjs';
import { notRun, refuseSecondRun, sum, told } from './stages.mjs';

/** @typedef {import('./checks.mjs').Outcome} Outcome */
/** @typedef {import('./run.mjs').Count & { seconds: number }} Ended */

const { shard, anew } = readArguments();
settle();
process.env['TEST_ALL'] = 'yes';
endWithUs();
refuseSecondRun();

const trouble = await ensureChromium();
if (trouble) console.log(trouble);

console.log('\n── Build ──');
const { output } = await build(false);
if (!built()) console.log(output);

/** @type {readonly (readonly [name: string, work: (show: boolean) => Promise<Outcome>])[]} */
const parts = [
  ['types', types],
  ['lint and format', lint],
  ['spelling', spelling],
  ['unit tests', unit],
  ['tests of the built site', onSite(dist)],
  ['weight of the pages', onSite(weight)],
  ...readdirSync('tests/browser')
    .filter((name) => name.endsWith('.spec.ts'))
    .sort()
    .map(
      (name) =>
        /** @type {const} */ ([basename(name, '.spec.ts'), inBrowser(`tests/browser/${name}`)]),
    ),
  ['Firefox and WebKit', onSite(engines)],
];
const mine = parts.filter((_, index) => index % shard.of === shard.number - 1);
const kept = openRecord(fingerprint());
await runAll();

/** @param {(show: boolean) => Promise<Outcome>} work @returns {(show: boolean) => Promise<Outcome>} */
function onSite(work) {
  return async (show) => (built() ? work(show) : notRun('there is no build'));
}

/** @param {string} file @returns {(show: boolean) => Promise<Outcome>} */
function inBrowser(file) {
  // A folder of its own: Playwright clears it at the start, and with it what an earlier part left.
  const output = `--output=test-results/browser/${basename(file, '.spec.ts')}`;
  return onSite(async (show) =>
    findChromium() ? browser(show, [file, output]) : notRun('there is no Chromium'),
  );
}

async function runAll() {
  for (const [index, [name, work]] of mine.entries()) {
    const place = `[${index + 1}/${mine.length}] ${name}`;
    const before = kept.ended[name];
    if (before && before.failed === 0) {
      console.log(`${place}: ${told(before)}, as found before`);
      continue;
    }
    console.log(`\n── ${place} ──`);
    const start = Date.now();
    const { output: said, ...count } = await work(true);
    const ended = { ...count, seconds: Math.round((Date.now() - start) / 1000) };
    kept.add(name, ended);
    if (said) process.stdout.write(said);
    console.log(`── ${place}: ${told(ended)} (${ended.seconds} s)${timeLeft(index + 1)} ──`);
  }
  const all = mine.flatMap(([name]) => kept.ended[name] ?? []);
  const failed = mine.filter(([name]) => kept.ended[name]?.failed !== 0).map(([name]) => name);
  if (failed.length > 0) console.log(`\nNot passed: ${failed.join(', ')}`);
  console.log(`\n${told(sum(all))}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/**
 * About how long the rest will take: as long as it took the last time, or as parts take on average.
 * @param {number} next
 */
function timeLeft(next) {
  const rest = mine.slice(next).filter(([name]) => kept.ended[name]?.failed !== 0);
  const known = Object.values({ ...kept.last, ...kept.ended }).map(({ seconds }) => seconds);
  const mean = known.reduce((a, b) => a + b, 0) / Math.max(1, known.length);
  const seconds = rest.map(([name]) => kept.last[name]?.seconds ?? mean).reduce((a, b) => a + b, 0);
  return rest.length === 0
    ? ''
    : `; ${rest.length} parts left, about ${Math.ceil(seconds / 60)} min`;
}

/** What the files are like that the checks look at; something else with every call where there is no git. */
function fingerprint() {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { maxBuffer: 2 ** 28 });
  const head = git('rev-parse', 'HEAD');
  if (head.status !== 0) return String(Date.now());
  const hash = createHash('sha256').update(head.stdout).update(git('diff', 'HEAD').stdout);
  const added = git('ls-files', '--others', '--exclude-standard', '-z').stdout.toString();
  for (const path of added.split('\0').filter(Boolean))
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * What has been found so far about these files, and how long each part took the last time it ran.
 * @param {string} of their fingerprint
 */
function openRecord(of) {
  const FILE = 'test-results/all.json';
  /** @type {{ of: string, ended: Record<string, Ended>, last: Record<string, Ended> }} */
  const found = existsSync(FILE)
    ? JSON.parse(readFileSync(FILE, 'utf8'))
    : { of, ended: {}, last: {} };
  const ended = found.of === of && !anew ? found.ended : {};
  const last = { ...found.last, ...found.ended };
  return {
    ended,
    last,
    add(/** @type {string} */ name, /** @type {Ended} */ count) {
      ended[name] = count;
      mkdirSync('test-results', { recursive: true });
      writeFileSync(FILE, JSON.stringify({ of, ended, last: { ...last, ...ended } }));
    },
  };
}

/** @returns {{ shard: { number: number, of: number }, anew: boolean }} */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: { shard: { type: 'string' }, anew: { type: 'boolean' } },
    });
    const [number = 0, of = 0] =
      /^(\d+)\/(\d+)$/
        .exec(values.shard ?? '1/1')
        ?.slice(1)
        .map(Number) ?? [];
    if (number < 1 || number > of)
      throw new Error(`--shard ${values.shard}: wanted is i/n, as in 1/3`);
    return { shard: { number, of }, anew: values.anew ?? false };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run test:all [-- [--shard i/n] [--anew]]');
    process.exit(2);
  }
}
