import fc from 'fast-check';
import { writeCarelessly } from '../../../../tests/notation-kit.ts';
import { compareWinds, WINDS } from '../../../core/compass.ts';
import { createRandom, HIGHEST_SEED } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { compareCards, compareWindCards, windDeck } from '../rules/cards.ts';
import { deal, MAX_SEATS, OPEN_CARDS, TRICKS } from '../rules/deal.ts';
import { type DealtRound, ownSets, roundOf } from '../rules/dealt-game.ts';
import { ROUNDS } from '../rules/game.ts';
import { EDITIONS } from '../rules/readings.ts';
import { startRound } from '../rules/round.ts';
import { MOST_DAMAGE } from '../rules/score.ts';
import {
  arbHoldings,
  arbSeats,
  arbSeed,
  arbTrick,
  arbWheelCards,
  playedOut,
} from '../rules/test-kit.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { GamePosition } from './game.ts';
import type { HandPosition } from './hand.ts';
import { COMPANIES } from './levels.ts';
import { type Position, parsePosition } from './position.ts';
import type { RoundPosition } from './round.ts';
import type { RowPosition } from './row.ts';
import { type Ruleset, rulesFor } from './ruleset.ts';
import type { ScorePosition } from './score.ts';
import type { TrickPosition } from './trick.ts';

/** A position of this kind. @throws if the text is none. */
export function positionOf<K extends Position['kind']>(kind: K, text: string) {
  const read = parsePosition(text);
  if (!read.ok || read.value.kind !== kind) throw new Error(`no ${kind}: ${text}`);
  return read.value as Extract<Position, { readonly kind: K }>;
}

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
    const start = startRound(deal(seed, seats, rules), leader, rules);
    const all = [...playedOut(start, random)];
    const round = all.find(({ tricks }) => tricks.length === count) ?? start;
    const tricks = round.tricks.map(({ trick }) => ({ wind: trick.wind, plays: trick.plays }));
    return { kind: 'round', ...ruleset, leader, tricks };
  });

/** How many play, and who of them are people: the first, and any of the others. */
const arbTable = arbSeats.chain((seats) =>
  fc
    .subarray([...Array(seats).keys()].slice(1))
    .map((others) => ({ seats, people: [0, ...others] })),
);

/** A game dealt and played at random, by the rules, up to any card of its last round. */
const arbGamePosition: fc.Arbitrary<GamePosition> = fc
  .record({
    head: fc.record({
      kind: fc.constant('game' as const),
      edition: fc.constantFrom(...EDITIONS),
      variant: fc.constantFrom('basic', 'pro'),
      seed: fc.nat(HIGHEST_SEED),
      tricks: fc.integer({ min: 1, max: TRICKS }),
      isGame: fc.boolean(),
      level: fc.constantFrom(...COMPANIES),
      hasWays: fc.boolean(),
      isCoached: fc.boolean(),
      calls: fc.constantFrom(null, '', 'r', 'wrrw'),
      back: fc.nat(30),
      hints: fc.nat(30),
      isAdvised: fc.boolean(),
    }),
    table: arbTable,
    rounds: fc.nat(ROUNDS - 1),
    left: fc.nat(TRICKS),
    discarded: fc.subarray([...WINDS]),
    kept: fc.subarray([...WINDS]),
  })
  .map(({ head, table, rounds, left, discarded, kept }) => {
    const random = createRandom(head.seed);
    /** With some of the sets discarded, some kept, and some that wait for an answer. */
    const lastOf = (start: GamePosition): DealtRound => {
      const dealt = checked(roundOf(start));
      const round = [...playedOut(dealt, random)].at(-1) ?? dealt;
      const held = ownSets(round, start.people)
        .map(({ wind }) => wind)
        .sort(compareWinds);
      const sets = held.filter((wind) => discarded.includes(wind));
      const keeps = held.filter((wind) => !sets.includes(wind) && kept.includes(wind));
      return { cards: round.tricks.flatMap(({ trick }) => trick.plays), sets, keeps };
    };
    let game: GamePosition = { ...head, ...table, before: [], cards: [], sets: [], keeps: [] };
    for (let round = 0; round < (head.isGame ? rounds : 0); round++) {
      game = { ...game, before: [...game.before, lastOf(game)] };
    }
    const last = lastOf(game);
    const cards = last.cards.slice(0, Math.max(0, last.cards.length - left));
    return left === 0 ? { ...game, ...last } : { ...game, cards };
  });

const arbScorePosition: fc.Arbitrary<ScorePosition> = fc
  .tuple(
    arbRuleset,
    arbHoldings,
    fc.array(fc.option(fc.nat(MOST_DAMAGE), { freq: 3, nil: undefined })),
  )
  .map(([ruleset, holdings, noted]) => ({
    kind: 'score',
    ...ruleset,
    holdings: holdings.map(({ cards, discarded }, seat) => {
      const damage = noted[seat];
      return damage === undefined
        ? { cards: cards.toSorted(compareWindCards), discarded }
        : { cards: [], discarded: [], damage };
    }),
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

export const POSITIONS: { readonly [K in Position['kind']]: fc.Arbitrary<Position> } = {
  trick: arbTrickPosition,
  round: arbRoundPosition,
  game: arbGamePosition,
  score: arbScorePosition,
  row: arbRowPosition,
  hand: arbHandPosition,
};

export const arbPosition: fc.Arbitrary<Position> = fc.oneof(...Object.values(POSITIONS));

/** The same text as a hurried person writes it, with zeros before ranks, and something before it all. */
export function carelessly(text: string, seed: number): string {
  const random = createRandom(seed);
  const written = writeCarelessly(text, random, (word) =>
    /^[NESW][0-9]/i.test(word) && random(4) === 0 ? word.replace(/(?=[0-9])/, '0') : word,
  );
  return (random(3) === 0 ? ' # N15: ü ; @\n' : '') + written;
}
