import { makeCard } from '../notation/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { type PlayedTrick, play, seatAt, toAct } from '../rules/round.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';
import { cardOf } from '../twin/cards.ts';
import { endgameOf, type Answer as Solved, solveEndgame } from '../twin/endgame.ts';
import { bookOf } from '../twin/worth.ts';
import { type Ending, roundOf } from './ending.ts';

/** What comes of a card in the last tricks: trick by trick to the end, then the learner’s damage. */
export type LineStep = { readonly clause: ClauseId } & (
  | {
      readonly key: 'taken' | 'nobody';
      readonly number: number;
      readonly trick: PlayedTrick;
      /** The seat that takes the wind card. */
      readonly taker: number | null;
    }
  | { readonly key: 'damage'; readonly damage: number }
);

/** Every card that may be played, with the damage that it is sure not to exceed. */
export function solveEnding(
  ending: Ending,
  rules: Rules = rulesOf('house', 'basic'),
): readonly (Solved & { readonly code: string })[] {
  const solved = solveEndgame(endgameOf(roundOf(ending, rules)), bookOf(rules));
  return solved.map((answer) => ({ ...answer, code: makeCard(cardOf(answer.card)) }));
}

/**
 * [R4] How the others make the most of this card: all tricks to the end, played by the engine; none
 * for a card that may not be played.
 */
export function refutation(ending: Ending, code: string): LineStep[] {
  const solved = solveEnding(ending).find((answer) => answer.code === code);
  if (!solved) return [];
  const end = solved.line.reduce((round, card) => {
    const next = play(round, toAct(round) ?? 0, cardOf(card));
    if (!next.ok) throw new Error(`The solver played a card it may not: ${next.error.code}`);
    return next.value;
  }, roundOf(ending));
  const seats = ending.hands.length;
  return [
    ...end.tricks.map((trick, index): LineStep => {
      const place = trick.ruling.taker;
      const taker = place === null ? null : seatAt(trick.leader, place, seats);
      const named = taker === null ? ({ key: 'nobody', clause: 'X3' } as const) : TAKEN;
      return { ...named, number: index + 1, trick, taker };
    }),
    { key: 'damage', clause: 'R4', damage: solved.damage },
  ];
}

const TAKEN = { key: 'taken', clause: 'T4' } as const;
