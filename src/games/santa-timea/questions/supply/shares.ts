import { BANDS, type Band } from '../../../../core/band.ts';
import { createRandom } from '../../../../core/random.ts';
import { QUESTIONS } from '../index.ts';
import { type Ask, candidate, SEATS } from './mine.ts';

/** How many questions as the cards fall are looked at, for each kind and number of players. */
const DEALT = 250;

/** How the questions of a kind that chance asks are spread over the bands, in percent; seats alike. */
export function bandShares(ask: Ask): { readonly [B in Band]: number } {
  const found = SEATS.flatMap((seats) => {
    const random = createRandom(seats);
    const dealt = Array.from({ length: DEALT }, () => candidate(ask, seats, 'house', random));
    return dealt.filter((one) => QUESTIONS.refusalOf(one) === null).map(QUESTIONS.bandOf);
  });
  const share = (band: Band) =>
    Math.round((100 * found.filter((one) => one === band).length) / Math.max(1, found.length));
  return Object.fromEntries(BANDS.map((band) => [band, share(band)])) as { [B in Band]: number };
}
