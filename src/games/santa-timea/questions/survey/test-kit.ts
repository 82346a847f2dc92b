/** The misreadings in bulk against the misreadings that ask the readable engine. */

import { KINDS } from '../../rules/test-kit.ts';
import { codeOf, DECK, PIRATESS } from '../../twin/cards.ts';
import { NOBODY, takerIn } from '../../twin/trick.ts';
import { MISREADINGS, misreadTaker, PUZZLE_RULES } from '../misreadings.ts';
import { misreadRows } from './misread-rows.ts';

const ROWS = misreadRows(PUZZLE_RULES);

/** The last cards of tricks that begin so on which the two find different takers; all misreadings. */
export function differing(begun: readonly number[]): string[] {
  const seats = begun.length + 1;
  const lying = begun.map((code) => KINDS[code] ?? KINDS[PIRATESS]);
  const outcomes = new Uint8Array(DECK);
  return MISREADINGS.flatMap((id, index) => {
    ROWS[index]?.(0, Uint8Array.from([...begun, 0]), seats, outcomes);
    return KINDS.filter((card) => !begun.includes(codeOf(card)) || card.kind === 'piratess')
      .filter((card) => {
        const plays = [...lying, card].map((play) => play ?? card);
        const trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
        const taker = misreadTaker(trick, PUZZLE_RULES, id) ?? NOBODY;
        return taker !== takerIn(outcomes[codeOf(card)] as number);
      })
      .map((card) => `${id}: ${begun.join(' ')} ${codeOf(card)}`);
  });
}
