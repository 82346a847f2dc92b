import type { Wind } from '../../../core/compass.ts';
import { checkCopies } from '../rules/position.ts';
import { windsOf } from '../rules/sail.ts';
import { both, type Pair, SEATS } from '../rules/seats.ts';
import { makePair, readPair } from './cards.ts';
import type { Scanner } from './error.ts';
import { checkShow, failAt } from './fault.ts';

/** The winds that both have shown: `winds NN E / W`. */
export interface WindsPosition {
  readonly kind: 'winds';
  readonly winds: Pair<readonly Wind[]>;
}

export const makeWinds = ({ winds }: WindsPosition): string => `winds ${makePair(winds)}`;

export function readWinds(scanner: Scanner): WindsPosition {
  const shown = readPair(scanner);
  scanner.end();
  for (const seat of SEATS) checkShow(scanner, shown[seat]);
  const cards = shown.flatMap((one) => one.cards);
  const tokens = shown.flatMap((one) => one.tokens);
  failAt(scanner, checkCopies(cards), tokens);
  return { kind: 'winds', winds: both((seat) => windsOf(shown[seat].cards)) };
}
