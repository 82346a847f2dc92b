import { BANDS, type Band } from '../../../core/band.ts';
import { createRandom } from '../../../core/random.ts';
import { taskBand } from '../tasks/difficulty.ts';
import { candidate, type Kind, SEATS } from './candidates.ts';
import { isQuestion } from './puzzle.ts';

/** How many tasks as the cards fall are looked at, for each kind and number of players. */
const DEALT = 250;

/** How the questions of a kind that chance asks are spread over the bands, in percent; seats alike. */
export function bandShares(kind: Kind): { readonly [B in Band]: number } {
  const found = SEATS.flatMap((seats) => {
    const random = createRandom(seats);
    const tasks = Array.from({ length: DEALT }, () => candidate(kind, seats, 'house', random));
    return tasks.filter(isQuestion).map(taskBand);
  });
  const share = (band: Band) =>
    Math.round((100 * found.filter((one) => one === band).length) / Math.max(1, found.length));
  return Object.fromEntries(BANDS.map((band) => [band, share(band)])) as { [B in Band]: number };
}
