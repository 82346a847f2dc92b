import type { ClauseId } from '../../rules/clauses.ts';
import { type PlayedTrick, seatAt } from '../../rules/round.ts';
import type { Ending } from './ending.ts';
import { playOut } from './play-out.ts';

export type LineStep = { readonly clause: ClauseId } & (
  | {
      readonly key: 'taken' | 'nobody';
      readonly number: number;
      readonly trick: PlayedTrick;
      readonly taker: number | null;
    }
  | { readonly key: 'damage'; readonly damage: number }
);

/** [R4] How the others make the most of this card, trick by trick to the end; none for a card that may not be played. */
export function refutation(ending: Ending, code: string): LineStep[] {
  const tricks = playOut(ending, [code]);
  const last = tricks.at(-1);
  if (!last) return [];
  const seats = ending.hands.length;
  return [
    ...tricks.map(({ played: trick }, index): LineStep => {
      const place = trick.ruling.taker;
      const taker = place === null ? null : seatAt(trick.leader, place, seats);
      const named = taker === null ? ({ key: 'nobody', clause: 'X3' } as const) : TAKEN;
      return { ...named, number: index + 1, trick, taker };
    }),
    { key: 'damage', clause: 'R4', damage: last.damage },
  ];
}

const TAKEN = { key: 'taken', clause: 'T4' } as const;
