import { WINDS, type Wind } from '../../../core/compass.ts';
import { type Random, shuffled } from '../../../core/random.ts';
import { explainScore, type ScoreStep } from '../explain/score.ts';
import type { Asked } from '../explain/words.ts';
import { makePosition } from '../notation/position.ts';
import { makeRuleset, rulesFor } from '../notation/ruleset.ts';
import { makeHolding, type ScorePosition } from '../notation/score.ts';
import { type WindCard, windDeck } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { MIN_SEATS, TRICKS } from '../rules/deal.ts';
import type { Seat } from '../rules/round.ts';
import { type Holding, heldTriplets, type Score, scoreRound } from '../rules/score.ts';
import type { Rules, VariantName } from '../rules/variants.ts';
import { inPosition, type Kind, those, withIndex } from './kind.ts';

export interface AtScore<Ask extends Asked = Asked> {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly position: ScorePosition;
}

export const holdingOf = ({ seat, position }: AtScore): Holding =>
  position.holdings[seat] as Holding;

export const scoreOf = ({ seat, position }: AtScore, rules: Rules = rulesFor(position)): Score =>
  scoreRound(position.holdings, rules)[seat] as Score;

export const scoreSteps = (
  question: AtScore,
  rules: Rules = rulesFor(question.position),
): ScoreStep[] => {
  const { length } = question.position.holdings;
  return explainScore(holdingOf(question), scoreOf(question, rules), length, rules);
};

export const scoreQuestion = <Q extends AtScore>(isOpen: boolean) =>
  ({
    hasDetails: true,
    parse: (ask, text) =>
      inPosition('score', text.position, (position) =>
        withIndex(text.details, position.holdings.length, (seat) => ({ ask, seat, position }) as Q),
      ),
    make: ({ seat, position }) => ({ details: String(seat), position: makePosition(position) }),
    pattern: scorePattern,
    scene: ({ seat, position }) => ({ kind: 'score', position, seat }),
    say: ({ ask, seat }, { t, name }) => t(`task.ask.${ask}`, { name: name(seat) }),
    redraw: ({ ask, position: { holdings, variant } }, random) =>
      ({ ask, ...dealScore(holdings.length, variant, isOpen, random) }) as Q,
  }) satisfies Partial<Kind<Q>>;

function scorePattern({ ask, seat, position }: AtScore): string {
  const named = NAMINGS.map((names) => {
    const written = position.holdings.map((holding) => makeHolding(renamed(holding, names)));
    const others = written.toSpliced(seat, 1).toSorted();
    return [written[seat], ...others].join(' / ');
  });
  return [ask, ...makeRuleset(position), named.toSorted()[0]].join(' ');
}

type Naming = Readonly<Record<Wind, Wind>>;

/** Scores see no compass: any wind may change its name with any other. */
const NAMINGS: readonly Naming[] = orders(WINDS).map(([N, E, S, W]) => ({ N, E, S, W }) as Naming);

function orders(winds: readonly Wind[]): Wind[][] {
  if (winds.length === 0) return [[]];
  return winds.flatMap((wind) =>
    orders(winds.filter((other) => other !== wind)).map((rest) => [wind, ...rest]),
  );
}

const renamed = ({ cards, discarded }: Holding, names: Naming): Holding => ({
  cards: cards.map(({ wind, damage }) => ({ wind: names[wind], damage })),
  discarded: discarded.map((wind) => names[wind]),
});

export function holdingClauses(question: AtScore): ClauseId[] {
  const sets = question.position.holdings.map(({ cards }) => heldTriplets(cards));
  return those(
    ['R2', sets.some((held) => held.length > 0)],
    ['R3', sets.some((held) => held.length > 1)],
    ['B8', scoreOf(question).pairs.length > 0],
  );
}

export function placeClauses(question: AtScore): ClauseId[] {
  const { length } = question.position.holdings;
  const { sharing } = scoreOf(question);
  return those(['R7', sharing > 1], ['R6', length === 2], ['A9', length === 2 && sharing === 2]);
}

export function damageBurden(question: AtScore): number {
  const { cards, discarded } = holdingOf(question);
  return Math.floor(cards.length / 3) + 2 * discarded.length;
}

export const placeBurden = (question: AtScore): number =>
  damageBurden(question) +
  2 * (question.position.holdings.length - MIN_SEATS) +
  2 * Number(scoreOf(question).sharing > 1);

export function totalBurden(question: AtScore): number {
  const { pairs, penalty } = scoreOf(question);
  return placeBurden(question) + 2 * pairs.length + 2 * Number(penalty > 0);
}

/**
 * Deals the wind cards of a round. Every set is discarded: the table cannot show that one is kept.
 * @param isOpen whether the seat that is asked about has still to choose.
 */
export function dealScore(seats: number, variant: VariantName, isOpen: boolean, random: Random) {
  const winds = shuffled(windDeck(), random).slice(0, TRICKS - random(2));
  const taken = winds.map((card) => ({ card, seat: random(seats) }));
  const cardsOf = (seat: number): WindCard[] =>
    taken.filter((one) => one.seat === seat).map(({ card }) => card);
  const seat = random(seats);
  const holdings = Array.from({ length: seats }, (_, owner): Holding => {
    const cards = cardsOf(owner);
    return { cards, discarded: isOpen && owner === seat ? [] : heldTriplets(cards) };
  });
  const position: ScorePosition = { kind: 'score', edition: 'house', variant, holdings };
  return { seat, position };
}
