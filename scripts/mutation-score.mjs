// What Stryker found, as a table by folder; the last step of `npm run mutate`. Stryker itself counts a
// mutant that ran out of time as killed. Nobody knows that, so here it counts neither way.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** @typedef {'Killed' | 'Survived' | 'NoCoverage' | 'Timeout'} Status */
/** @typedef {Record<Status, number>} Tally */

/** Per cent that have to be killed in every folder. */
const LEAST = 95;

/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const report = JSON.parse(readFileSync('test-results/mutation/report.json', 'utf8'));
const mutants = Object.entries(report.files).flatMap(([file, { mutants }]) =>
  mutants.map(({ status }) => ({ folder: relative('src/games', dirname(file)), status })),
);
const folders = Map.groupBy(mutants, ({ folder }) => folder);
const rows = [...folders, /** @type {const} */ (['all', mutants])].map(([name, found]) => {
  const tally = tallyOf(found);
  return { name, tally, score: scoreOf(tally) };
});

console.log('| folder | mutants | killed | survived | not reached | out of time | score |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
for (const { name, tally, score } of rows) {
  const { Killed, Survived, NoCoverage, Timeout } = tally;
  const all = Killed + Survived + NoCoverage + Timeout;
  const cells = [name, all, Killed, Survived, NoCoverage, Timeout, `${score.toFixed(1)} %`];
  console.log(`| ${cells.join(' | ')} |`);
}
const low = rows.filter(({ score }) => !(score >= LEAST));
if (low.length > 0) {
  console.error(`\nLess than ${LEAST} % killed: ${low.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

/**
 * @param {readonly { status: string }[]} found
 * @returns {Tally}
 */
function tallyOf(found) {
  const count = (/** @type {Status} */ status) =>
    found.filter((mutant) => mutant.status === status).length;
  return {
    Killed: count('Killed'),
    Survived: count('Survived'),
    NoCoverage: count('NoCoverage'),
    Timeout: count('Timeout'),
  };
}

/**
 * Per cent killed of those of which it is known.
 * @param {Tally} tally
 */
function scoreOf({ Killed, Survived, NoCoverage }) {
  return (100 * Killed) / (Killed + Survived + NoCoverage);
}
