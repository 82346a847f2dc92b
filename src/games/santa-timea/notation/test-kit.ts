/** What the tests of the notation share: arbitrary positions, and texts written carelessly. */
import fc from 'fast-check';
import { createRandom, type Random } from '../../../core/random.ts';
import { compareCards, compareWindCards, windDeck } from '../rules/cards.ts';
import { deal, MAX_SEATS, TRICKS } from '../rules/deal.ts';
import { EDITIONS } from '../rules/readings.ts';
import { legalMoves, play, type Round, startRound, toAct } from '../rules/round.ts';
import { OPEN_CARDS } from '../rules/row.ts';
import { arbHoldings, arbSeats, arbSeed, arbTrick, arbWheelCards } from '../rules/test-kit.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { HandPosition } from './hand.ts';
import type { Position } from './position.ts';
import type { RoundPosition } from './round.ts';
import type { RowPosition } from './row.ts';
import { type Ruleset, rulesFor } from './ruleset.ts';
import type { ScorePosition } from './score.ts';
import type { TrickPosition } from './trick.ts';

const arbRuleset: fc.Arbitrary<Ruleset> = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  variant: fc.constantFrom('basic', 'pro'),
});

const arbTrickPosition: fc.Arbitrary<TrickPosition> = fc
  .tuple(arbRuleset, arbTrick)
  .map(([ruleset, trick]) => ({
    kind: 'trick',
    ...ruleset,
    trick: ruleset.variant === 'basic' ? { ...trick, carried: [] } : trick,
  }));

/** One to twelve tricks dealt and played at random, by the rules. */
const arbRoundPosition: fc.Arbitrary<RoundPosition> = fc
  .record({
    ruleset: arbRuleset,
    seed: arbSeed,
    seats: arbSeats,
    first: fc.nat(MAX_SEATS - 1),
    count: fc.integer({ min: 1, max: TRICKS }),
  })
  .map(({ ruleset, seed, seats, first, count }) => {
    const leader = first % seats;
    const rules = rulesFor(ruleset);
    const random = createRandom(seed);
    let round = startRound(deal(seed, seats, rules), leader, rules);
    while (round.tricks.length < count) round = playedOn(round, random);
    const tricks = round.tricks.map(({ trick }) => ({ wind: trick.wind, plays: trick.plays }));
    return { kind: 'round', ...ruleset, leader, tricks };
  });

function playedOn(round: Round, random: Random): Round {
  const moves = legalMoves(round);
  const [seat, card] = [toAct(round), moves[random(moves.length)]];
  const next = seat === null || !card ? null : play(round, seat, card);
  if (!next?.ok) throw new Error('a legal move was refused');
  return next.value;
}

const arbScorePosition: fc.Arbitrary<ScorePosition> = fc
  .tuple(arbRuleset, arbHoldings)
  .map(([ruleset, holdings]) => ({
    kind: 'score',
    ...ruleset,
    holdings: holdings.map(({ cards, discarded }) => ({
      cards: cards.toSorted(compareWindCards),
      discarded,
    })),
  }));

const arbRowPosition: fc.Arbitrary<RowPosition> = fc
  .tuple(
    fc.constantFrom(0, VARIANTS.pro.forecast),
    fc.shuffledSubarray(windDeck(), { minLength: OPEN_CARDS + VARIANTS.pro.forecast }),
  )
  .map(([forecast, winds]) => ({
    kind: 'row',
    row: {
      forecast: winds.slice(0, forecast),
      open: winds.slice(forecast, forecast + OPEN_CARDS),
      deck: winds.slice(forecast + OPEN_CARDS),
    },
  }));

const arbHandPosition: fc.Arbitrary<HandPosition> = arbWheelCards(0, TRICKS).map((cards) => ({
  kind: 'hand',
  cards: cards.toSorted(compareCards),
}));

/** Valid positions of every kind, sets of cards in order. */
export const POSITIONS: { readonly [K in Position['kind']]: fc.Arbitrary<Position> } = {
  trick: arbTrickPosition,
  round: arbRoundPosition,
  score: arbScorePosition,
  row: arbRowPosition,
  hand: arbHandPosition,
};

export const arbPosition: fc.Arbitrary<Position> = fc.oneof(...Object.values(POSITIONS));

const GAPS = [
  ' ',
  '  ',
  ',',
  ', ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u202f',
  ' # N15: ü ; @\n',
  '\n#\n',
];

/** The same text as a hurried person writes it: other letter case, gaps, comments, zeros in front. */
export function carelessly(text: string, seed: number): string {
  const random = createRandom(seed);
  const gap = (): string => GAPS[random(GAPS.length)] ?? ' ';
  const tokens = text.match(/[A-Za-z0-9]+|[^\s]/g) ?? [];
  const written = tokens.map((token, index) => {
    const cased = random(2) === 0 ? token.toLowerCase() : token.toUpperCase();
    const zeros = /^[NESW][0-9]/i.test(token) && random(4) === 0 ? '0' : '';
    const next = tokens[index + 1] ?? '';
    const needed = /^\w/.test(token) && /^\w/.test(next);
    return cased.replace(/(?=[0-9])/, zeros) + (needed || random(2) === 0 ? gap() : '');
  });
  return (random(3) === 0 ? gap() : '') + written.join('');
}
