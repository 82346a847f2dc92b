import { WINDS, type Wind } from '../../../../core/compass.ts';
import { makeScore } from '../../notation/score.ts';
import { type WindCard, windCopies } from '../../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../../rules/deal.ts';
import { declarationOptions, settledDeclarations } from '../../rules/declare.ts';
import { type Holding, scoreRound } from '../../rules/score.ts';
import type { Rules } from '../../rules/variants.ts';
import type { Case, Domain } from './domain.ts';
import { multisets } from './multisets.ts';

/** The 18 ways to hold cards of one direction, as counts of its 1s, 2s and 3s; fewest cards first. */
const PARTS: readonly (readonly number[])[] = range(windCopies(1))
  .flatMap((ones) =>
    range(windCopies(2)).flatMap((twos) =>
      range(windCopies(3)).map((threes) => [ones, twos, threes]),
    ),
  )
  .toSorted((a, b) => sum(a) - sum(b));

function range(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, number) => number);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

const cardsOf = (part: readonly number[], wind: Wind): WindCard[] =>
  part.flatMap((copies, index) =>
    Array.from({ length: copies }, () => ({ wind, damage: index + 1 })),
  );

const holding = (cards: readonly WindCard[], discarded: readonly Wind[] = []): Holding => ({
  cards,
  discarded,
});

const scoreText = (holdings: readonly Holding[]): string =>
  makeScore({ kind: 'score', edition: 'house', variant: 'pro', holdings });

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

/**
 * Everything one player can hold after a round, up to turning the compass round and over, at every size of
 * table, the others with nothing: what each possible declaration would score.
 */
export const HOLDINGS: Domain = {
  id: 'holdings',
  questions: ['triplets', 'discardedTriplet', 'negativeRound'],
  *cases() {
    const held = [...multisets(PARTS.length, WINDS.length)]
      .map(({ items, ways }) => ({
        ways,
        cards: items.flatMap((part, index) =>
          cardsOf(PARTS[part] ?? [], WINDS[WINDS.length - 1 - index] as Wind),
        ),
      }))
      .filter(({ cards }) => cards.length <= TRICKS)
      .toSorted((a, b) => a.cards.length - b.cards.length);
    for (const { cards, ways } of held) {
      for (const seats of SEATS) yield oneHolding(cards, seats, ways);
    }
  },
};

const oneHolding = (cards: readonly WindCard[], seats: number, ways: number): Case => {
  const others = Array.from({ length: seats - 1 }, () => holding([]));
  return {
    ways,
    text: () => scoreText([holding(cards), ...others]),
    outcome: (rules) =>
      declarationOptions(cards, rules)
        .map((winds) => {
          const [score] = scoreRound([holding(cards, winds), ...others], rules);
          return `${winds.join('')}${score?.total}`;
        })
        .join(' '),
  };
};

/** Who has less damage than whom: every order of two to five players, ties included. */
export const TIES: Domain = {
  id: 'ties',
  questions: ['tieDivisor', 'twoPlayerTie'],
  *cases() {
    for (const seats of SEATS) {
      for (const order of orders(seats)) {
        const holdings = order.map((damage, seat) => holding(damageCards(damage, seat)));
        yield {
          ways: 1,
          text: () => scoreText(holdings),
          outcome: (rules) => totals(holdings, rules),
        };
      }
    }
  },
};

const totals = (holdings: readonly Holding[], rules: Rules): string =>
  scoreRound(holdings, rules)
    .map(({ total }) => total)
    .join(' ');

/** Every way to rank so many seats, as ranks from 0: 3, 13, 75 and 541 for two to five. */
export function orders(seats: number): number[][] {
  const all = range(seats - 1).reduce<number[][]>(
    (texts) => texts.flatMap((text) => range(seats - 1).map((rank) => [...text, rank])),
    [[]],
  );
  return all.filter((text) => new Set(text).size === 1 + Math.max(...text));
}

/** Wind cards of so much damage, 0 to 4, which no other seat needs. */
export function damageCards(damage: number, seat: number): WindCard[] {
  const wind = WINDS[seat];
  if (damage === 0) return [];
  // The fifth seat takes the second copies of north and east.
  if (!wind) {
    const [north, east]: readonly Wind[] = WINDS;
    const split = damage === 1 ? [[north, 1]] : damage === 2 ? [[north, 2]] : undefined;
    const cards = split ?? [
      [north, damage - 2],
      [east, 2],
    ];
    return cards.map(([of, points]) => ({ wind: of as Wind, damage: points as number }));
  }
  return damage <= 3
    ? [{ wind, damage }]
    : [
        { wind, damage: 1 },
        { wind, damage: 3 },
      ];
}

/**
 * [A5] Two players of the advanced game, each with cards of two directions of their own: whether there is
 * a pair of declarations that neither regrets.
 */
export const DECLARATIONS: Domain = {
  id: 'declarations',
  questions: ['declarations'],
  *cases() {
    const [north, east, south, west] = WINDS;
    const all = pairsOf(north, south).flatMap((a) =>
      pairsOf(east, west)
        .filter((b) => a.cards.length + b.cards.length <= TRICKS)
        .map((b) => ({
          ways: a.ways * b.ways,
          collected: [a.cards, b.cards],
          size: a.cards.length + b.cards.length,
        })),
    );
    for (const { collected, ways } of all.toSorted((a, b) => a.size - b.size)) {
      yield {
        ways,
        text: () => scoreText(collected.map((cards) => holding(cards))),
        outcome: (rules) => (settledDeclarations(collected, rules).length > 0 ? 1 : 0),
      };
    }
  },
};

/** Everything one player can hold of two directions, up to swapping them. */
const pairsOf = (one: Wind, other: Wind) =>
  [...multisets(PARTS.length, 2)].map(({ items: [a = 0, b = 0], ways }) => ({
    ways,
    cards: [...cardsOf(PARTS[b] ?? [], one), ...cardsOf(PARTS[a] ?? [], other)],
  }));
