// `npm run -s misreadings` prints the table of docs/misreadings.md: on which share of tricks each
// misreading names the wrong taker, for two to five players.
import { MISREADINGS } from '../games/santa-timea/puzzles/misreadings.ts';
import { PUZZLE_RULES } from '../games/santa-timea/puzzles/puzzle.ts';
import { everyTrick, randomTricks, survey } from '../games/santa-timea/puzzles/survey.ts';

/** Large enough for an error of about 0.3 percentage points. */
const SAMPLE = { tricks: 100_000, seed: 2026 };

const surveys = [
  survey(everyTrick(2), PUZZLE_RULES),
  survey(everyTrick(3), PUZZLE_RULES),
  survey(randomTricks(4, SAMPLE.tricks, SAMPLE.seed), PUZZLE_RULES),
  survey(randomTricks(5, SAMPLE.tricks, SAMPLE.seed), PUZZLE_RULES),
];

for (const id of MISREADINGS) {
  const shares = surveys.map(
    ({ tricks, wrong }) => `${((100 * (wrong.get(id) ?? 0)) / tricks).toFixed(1)}%`,
  );
  console.log(`| ${[id, ...shares].join(' | ')} |`);
}
