// `npm run -s misreadings` prints the table of docs/misreadings.md: on which share of tricks each
// misreading names the wrong taker, for two to five players, as `npm run prove` counted it.
import proof from '../games/santa-timea/proof.json' with { type: 'json' };
import { MISREADINGS } from '../games/santa-timea/questions/misreadings.ts';

for (const id of MISREADINGS) {
  const shares = proof.surveys.map(
    ({ numbered, wrong }) => `${((100 * wrong[id]) / numbered).toFixed(2)}%`,
  );
  console.log(`| ${[id, ...shares].join(' | ')} |`);
}
