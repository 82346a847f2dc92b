import { makeCard } from '../notation/cards.ts';
import { type Ending, roundOf, seatToPlay } from '../notation/ending.ts';
import type { WheelCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { isRoundOver, type PlayedTrick, type Round, seatAt, toAct } from '../rules/round.ts';
import { damageOf, type Holding, heldTriplets } from '../rules/score.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';
import { played, type Solved, solveEndgame } from '../simulator/endgame.ts';

export interface SolvedCard extends Solved {
  readonly code: string;
}

interface PlayedOut {
  readonly played: PlayedTrick;
  readonly options: readonly SolvedCard[];
  readonly card: SolvedCard;
  readonly holding: Holding;
  readonly damage: number;
}

export const solveEnding = (
  ending: Ending,
  rules: Rules = rulesOf('house', 'basic'),
): readonly SolvedCard[] => solveRound(roundOf(ending, rules));

const solveRound = (round: Round): readonly SolvedCard[] =>
  solveEndgame(round).map((solved) => ({ ...solved, code: makeCard(solved.card) }));

/**
 * The learner plays `wished` (in notation, up to the first illegal card), then as well as possible; the others
 * play worst for the learner.
 */
export function playOut(ending: Ending, wished: readonly string[]): PlayedOut[] {
  const own = seatToPlay(ending);
  const tricks: PlayedOut[] = [];
  let round = roundOf(ending);
  while (!isRoundOver(round)) {
    const options = solveRound(round);
    const wish = wished[tricks.length];
    const card = wish === undefined ? best(options) : options.find(({ code }) => code === wish);
    if (!card) break;
    round = untilNextTurn(round, card, own);
    const cards = round.collected[own] ?? [];
    const holding = { cards, discarded: heldTriplets(cards) };
    tricks.push({
      played: round.tricks[tricks.length] as PlayedTrick,
      options,
      card,
      holding,
      damage: damageOf(holding),
    });
  }
  return tricks;
}

const best = (options: readonly SolvedCard[]): SolvedCard | undefined =>
  options.toSorted((a, b) => a.damage - b.damage)[0];

function untilNextTurn(start: Round, { line }: SolvedCard, own: number): Round {
  const [first, ...others] = line;
  let round = played(start, first as WheelCard);
  for (const card of others) {
    if (isRoundOver(round) || toAct(round) === own) break;
    round = played(round, card);
  }
  return round;
}

export type LineStep = { readonly clause: ClauseId } & (
  | {
      readonly key: 'taken' | 'nobody';
      readonly number: number;
      readonly trick: PlayedTrick;
      readonly taker: number | null;
    }
  | ({ readonly key: 'damage' } & Pick<PlayedOut, 'damage' | 'holding'> & Pick<Solved, 'card'>)
);

export function refutation(ending: Ending, code: string): LineStep[] {
  const tricks = playOut(ending, [code]);
  const [first, last] = [tricks[0], tricks.at(-1)];
  if (!first || !last) return [];
  const { damage, holding } = last;
  return [
    ...tricks.map(({ played: trick }, index): LineStep => {
      const place = trick.ruling.taker;
      const taker = place === null ? null : seatAt(trick.leader, place, ending.hands.length);
      const named = taker === null ? ({ key: 'nobody', clause: 'X3' } as const) : TAKEN;
      return { ...named, number: index + 1, trick, taker };
    }),
    { key: 'damage', clause: 'R4', card: first.card.card, damage, holding },
  ];
}

const TAKEN = { key: 'taken', clause: 'T4' } as const;
