import { WINDS, type Wind } from '../../../core/compass.ts';
import { createRandom, shuffled } from '../../../core/random.ts';
import type { ScorePosition } from '../notation/score.ts';
import {
  PIRATESS,
  PIRATESSES,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windCopies,
} from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { ROUNDS } from '../rules/game.ts';
import { OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import { openRow } from '../rules/row.ts';
import { type Holding, heldTriplets } from '../rules/score.ts';
import { VARIANTS, type VariantName } from '../rules/variants.ts';
import {
  type AnyPoint,
  type AnyReading,
  type AnyRules,
  ASKED,
  answerIn,
  TRICK_POINTS,
} from './foreign.ts';
import { ENDS, outcomeOf, sameOutcome } from './play.ts';
import type { Situation } from './witness.ts';

interface Case {
  /** How many it stands for: turned by the compass, with another copy of a card, in another order of rounds. */
  readonly ways: number;
  readonly situation: Situation;
}

/** Finitely many situations, the smallest first. */
interface Space {
  /** The questions whose answer can change an outcome here. */
  readonly questions: readonly AnyPoint[];
  /** The games that have it, the advanced one first; without a word the basic one. */
  readonly variants?: readonly VariantName[];
  /** Whether it is only for two players. */
  readonly isForTwo?: boolean;
  readonly cases: (scope: Scope, variant: VariantName) => Iterable<Case>;
}

/** What a book is about: one that has no advanced game, or nothing for two players, is not judged by them. */
export interface Scope {
  readonly isAdvanced: boolean;
  readonly isForTwo: boolean;
}

const WHOLE: Scope = { isAdvanced: true, isForTwo: true };

/** How often two answers to one question come out differently in one space. */
export interface Finding {
  readonly question: AnyPoint;
  readonly a: string;
  readonly b: string;
  readonly space: SpaceId;
  readonly cases: number;
  readonly different: number;
  /** The smallest situation that comes out differently; null if none does. */
  readonly smallest: Situation | null;
}

/**
 * Where two readings part: each question on which their answers differ, by itself, over every space in
 * which it can matter. Everything else is answered as the first reading answers it.
 */
export function* compareReadings(
  a: AnyReading,
  b: AnyReading,
  scope: Scope = WHOLE,
): Generator<Finding> {
  for (const question of ASKED) {
    const [one, other] = [answerIn(a, question), answerIn(b, question)];
    if (one === other) continue;
    const changed: AnyReading = { ...a, [question]: other };
    for (const space of SPACE_IDS) {
      const { questions, variants = ['basic'], isForTwo, cases }: Space = SPACES[space];
      const variant = variants.find((one) => scope.isAdvanced || one === 'basic');
      if (!variant || !questions.includes(question) || (isForTwo && !scope.isForTwo)) continue;
      const [ours, theirs] = [a, changed].map((reading) => ({ ...reading, ...VARIANTS[variant] }));
      const counted = count(cases(scope, variant), ours as AnyRules, theirs as AnyRules);
      yield { question, a: one, b: other, space, ...counted };
    }
  }
}

/** One question at a time: its other answers against those of a reading. */
export function* compareEach(a: AnyReading): Generator<Finding & { readonly question: OpenPoint }> {
  for (const question of Object.keys(OPEN_POINTS) as OpenPoint[]) {
    for (const answer of OPEN_POINTS[question].answers) {
      for (const finding of compareReadings(a, { ...a, [question]: answer })) {
        yield { ...finding, question };
      }
    }
  }
}

function count(
  all: Iterable<Case>,
  one: AnyRules,
  other: AnyRules,
): Pick<Finding, 'cases' | 'different' | 'smallest'> {
  let [cases, different] = [0, 0];
  let smallest: Finding['smallest'] = null;
  for (const { ways, situation } of all) {
    cases += ways;
    if (sameOutcome(outcomeOf(situation, one), outcomeOf(situation, other))) continue;
    different += ways;
    smallest ??= situation;
  }
  return { cases, different, smallest };
}

const WIND: WindCard = { wind: 'N', damage: 1 };
const KINDS: readonly WheelCard[] = [
  ...wheelDeck().filter((card) => card.kind === 'number'),
  PIRATESS,
];

const trickOf = (plays: readonly WheelCard[], ways: number): Case => ({
  ways,
  situation: {
    kind: 'trick',
    edition: 'house',
    variant: 'basic',
    trick: { wind: WIND, carried: [], plays },
  },
});

/** Every ordered trick of so many of the sixty cards under north wind; the other winds turn it. */
function* tricks(size: number, plays: readonly WheelCard[] = [], ways = 1): Generator<Case> {
  if (plays.length === size) {
    yield trickOf(plays, ways);
    return;
  }
  for (const card of KINDS) {
    const copies = card === PIRATESS ? PIRATESSES : 1;
    const left = copies - plays.filter((play) => play === card).length;
    if (left > 0) yield* tricks(size, [...plays, card], ways * left);
  }
}

/** All 655 million tricks of five are too many: the deck is dealt so often, always alike, twelve tricks each time. */
const DEALS = 1000;

function* dealtTricks(): Generator<Case> {
  const random = createRandom(5);
  for (const _ of range(DEALS)) {
    const deck = shuffled(wheelDeck(), random);
    for (const trick of range(TRICKS)) yield trickOf(deck.slice(5 * trick, 5 * trick + 5), 1);
  }
}

/** So many tricks at the end of a round are enough for wind cards to wait and to be taken. */
const LAST = 6;

/**
 * How the last tricks of a round end, a mark each: what becomes of wind cards depends on nothing else. Those
 * come first in which most tricks simply have a taker. [P4] A Piratess can be led only when nothing else is
 * left: in the last four.
 */
function* sequences(variant: VariantName): Generator<Case> {
  const all = range(LAST).reduce<readonly string[]>(
    (begun, trick) =>
      begun.flatMap((marks) =>
        Object.keys(ENDS)
          .filter((mark) => mark !== 'P' || trick >= LAST - PIRATESSES)
          .map((mark) => marks + mark),
      ),
    [''],
  );
  const odd = (marks: string) => marks.replaceAll('·', '').length;
  for (const marks of all.toSorted((a, b) => odd(a) - odd(b))) {
    yield { ways: 1, situation: { kind: 'sequence', marks, variant } };
  }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** A choice of kinds with repetition, its order left open, and in how many orders it can be laid. */
interface Multiset {
  readonly items: readonly number[];
  readonly ways: number;
}

/** Every choice of `size` out of kinds 0 to `kinds - 1`, each in rising order. */
export function multisets(kinds: number, size: number): readonly Multiset[] {
  if (size === 0) return [{ items: [], ways: 1 }];
  return multisets(kinds, size - 1).flatMap(({ items, ways }) =>
    range(kinds)
      .slice(items.at(-1) ?? 0)
      .map((kind) => {
        const times = items.filter((item) => item === kind).length + 1;
        return { items: [...items, kind], ways: (ways * size) / times };
      }),
  );
}

const holding = (cards: readonly WindCard[], discarded: readonly Wind[] = []): Holding => ({
  cards,
  discarded,
});

const scored = (holdings: readonly Holding[], variant: VariantName): ScorePosition => ({
  kind: 'score',
  edition: 'house',
  variant,
  holdings,
});

/** The 18 ways to hold cards of one direction, as the damage of each card; fewest cards first. */
const PARTS: readonly (readonly number[])[] = [1, 2, 3]
  .reduce<readonly number[][]>(
    (parts, damage) =>
      parts.flatMap((part) =>
        range(windCopies(damage) + 1).map((copies) => [
          ...part,
          ...Array.from({ length: copies }, () => damage),
        ]),
      ),
    [[]],
  )
  .toSorted((a, b) => a.length - b.length);

const cardsOf = (part: readonly number[], wind: Wind): WindCard[] =>
  part.map((damage) => ({ wind, damage }));

/** All that one player can hold of these directions, up to swapping them; fewest cards first. */
const heldOf = (winds: readonly Wind[]) =>
  multisets(PARTS.length, winds.length)
    .map(({ items, ways }) => ({
      ways,
      cards: items
        .toReversed()
        .flatMap((part, index) => cardsOf(PARTS[part] ?? [], winds[index] ?? 'N')),
    }))
    .filter(({ cards }) => cards.length <= TRICKS)
    .toSorted((a, b) => a.cards.length - b.cards.length);

/** All that one player can hold after a round, the others nothing: what each declaration would score. */
function* holdings(seats: number, variant: VariantName): Generator<Case> {
  const others = range(seats - 1).map(() => holding([]));
  for (const { cards, ways } of heldOf(WINDS)) {
    const held = scored([holding(cards), ...others], variant);
    yield { ways, situation: { ...held, kind: 'options' } };
  }
}

/** [S3] Every three open wind cards, in their order. */
function* rows(): Generator<Case> {
  const kinds = WINDS.flatMap((wind) => [1, 2, 3].map((damage) => ({ wind, damage })));
  for (const [first, second, third] of kinds.flatMap((a) =>
    kinds.flatMap((b) => kinds.map((c) => [a, b, c] as const)),
  )) {
    const cards = [first, second, third];
    const ways = cards.reduce(
      (product, card, at) =>
        product *
        (windCopies(card.damage) - cards.slice(0, at).filter((one) => one === card).length),
      1,
    );
    if (ways === 0) continue;
    yield { ways, situation: { kind: 'row', row: openRow(cards, 0) } };
  }
}

/** [P4] Every hand of two cards: what the leader may play. */
function* hands(): Generator<Case> {
  for (const [at, one] of KINDS.entries()) {
    for (const other of KINDS.slice(at)) {
      if (one === other && one !== PIRATESS) continue;
      const copies = [one, other].filter((card) => card === PIRATESS).length;
      yield {
        ways: [1, PIRATESSES, (PIRATESSES * (PIRATESSES - 1)) / 2][copies] ?? 1,
        situation: { kind: 'hand', cards: [one, other] },
      };
    }
  }
}

/** [A5] Players with cards of one or two directions each: what they score if each chooses what is best for them. */
function* declarations({ isForTwo }: Scope): Generator<Case> {
  const directions: Wind[][] = isForTwo
    ? [
        ['N', 'S'],
        ['E', 'W'],
      ]
    : [['N', 'S'], ['E'], ['W']];
  const all = directions.map(heldOf).reduce(
    (begun, held) =>
      begun.flatMap((one) =>
        held.map(({ ways, cards }) => ({
          ways: one.ways * ways,
          collected: [...one.collected, cards],
        })),
      ),
    [{ ways: 1, collected: [] as WindCard[][] }],
  );
  const size = ({ collected }: (typeof all)[number]) => collected.flat().length;
  for (const one of all.toSorted((a, b) => size(a) - size(b))) {
    if (size(one) > TRICKS) return;
    const { collected, ways } = one;
    const held = scored(
      collected.map((cards) => holding(cards)),
      'pro',
    );
    // Whoever chooses alone chooses alike together and in turn.
    const isChoice = collected.filter((cards) => heldTriplets(cards).length > 0).length > 1;
    yield { ways, situation: isChoice ? { ...held, kind: 'declare' } : held };
  }
}

/** Tables of up to four players. */
const seatsIn = ({ isForTwo }: Scope) => (isForTwo ? [2, 3, 4] : [3, 4]);

/** Every way to rank so many seats, as ranks from 0: 3, 13 and 75 for two to four. */
export const orders = (seats: number): number[][] =>
  range(seats)
    .reduce<number[][]>(
      (begun) => begun.flatMap((ranks) => range(seats).map((rank) => [...ranks, rank])),
      [[]],
    )
    .filter((ranks) => new Set(ranks).size === 1 + Math.max(...ranks));

/** Every order of these seats by damage, as their wind cards. */
const ranked = (seats: number): ScorePosition[] =>
  orders(seats).map((order) =>
    scored(
      order.map((rank, seat) =>
        holding(rank === 0 ? [] : [{ wind: WINDS[seat] ?? 'N', damage: rank }]),
      ),
      'basic',
    ),
  );

function* ties(seats: readonly number[]): Generator<Case> {
  for (const situation of seats.flatMap(ranked)) yield { ways: 1, situation };
}

/** Who starts, for every set of players on a sinking ship, from none to all. */
function* firstStarts(scope: Scope): Generator<Case> {
  for (const seats of seatsIn(scope)) {
    for (const set of range(2 ** seats)) {
      const sunk = range(seats).filter((seat) => (set >> seat) & 1);
      yield { ways: 1, situation: { kind: 'start', seats, rounds: [], sunk } };
    }
  }
}

/** Who starts the second round, for every result of the first, every starter of it and every next leader. */
function* laterStarts(scope: Scope): Generator<Case> {
  for (const seats of seatsIn(scope)) {
    for (const round of ranked(seats)) {
      for (const number of range(seats ** 2)) {
        const [starter, nextLeader] = [Math.floor(number / seats), number % seats];
        yield {
          ways: 1,
          situation: { kind: 'start', seats, rounds: [round], starter, nextLeader },
        };
      }
    }
  }
}

/** Games of five rounds out of these: who wins does not depend on their order. */
function* games(rounds: readonly ScorePosition[]): Generator<Case> {
  for (const { items, ways } of multisets(rounds.length, ROUNDS)) {
    const played = items.flatMap((kind) => rounds[kind] ?? []);
    yield { ways, situation: { kind: 'win', rounds: played } };
  }
}

/**
 * All rounds in which each player brings home one of these: with a pair the least damage and the most points need not
 * be the same player's.
 */
const roundsOf = (seats: number, hands: readonly (readonly number[])[]): ScorePosition[] =>
  WINDS.slice(0, seats)
    .reduce<Holding[][]>(
      (rounds, wind) =>
        rounds.flatMap((held) => hands.map((hand) => [...held, holding(cardsOf(hand, wind))])),
      [[]],
    )
    .map((held) => scored(held, 'pro'));

/** What decides who takes a trick alone and who leads the next. */
const IN_TRICKS: readonly AnyPoint[] = [
  ...TRICK_POINTS,
  'copiedWorth',
  'copiedZero',
  'equalWorth',
  'cardOrder',
  'secondPiratess',
  'secondPiratessLead',
];

const END_POINTS: readonly AnyPoint[] = ['finalCount', 'finalTie', 'roundWonBy', 'sharedRound'];

/** By their ids, which have words in the catalogues. */
const SPACES = {
  'tricks-of-two': {
    questions: IN_TRICKS,
    isForTwo: true,
    cases: () => tricks(2),
  },
  'tricks-of-three': { questions: IN_TRICKS, cases: () => tricks(3) },
  'tricks-of-five': { questions: IN_TRICKS, cases: dealtTricks },
  // It can matter only where the numbers tie besides.
  'two-piratesses': {
    questions: ['secondPiratessLead'],
    cases: () => tricks(4, [PIRATESS, PIRATESS], PIRATESSES * (PIRATESSES - 1)),
  },
  sequences: {
    questions: ['severalCarried', 'lastTrickCarry', 'ledPiratessTakes', 'waiting'],
    variants: ['pro'],
    cases: () => sequences('pro'),
  },
  'basic-sequences': {
    questions: ['untakenCard'],
    cases: () => sequences('basic'),
  },
  rows: { questions: ['windCard'], cases: rows },
  hands: { questions: ['leadHer'], cases: hands },
  holdings: {
    questions: [
      'triplets',
      'discardedTriplet',
      'negativeRound',
      'sets',
      'bonus',
      'setAndPair',
      'pairDamage',
      'penaltyStep',
    ],
    variants: ['pro', 'basic'],
    cases: (_, variant) => holdings(4, variant),
  },
  'holdings-of-three': {
    questions: ['penaltyStep'],
    variants: ['pro'],
    cases: () => holdings(3, 'pro'),
  },
  'ties-of-two': {
    questions: ['twoPlayerTie', 'twoPlayers'],
    isForTwo: true,
    cases: () => ties([2]),
  },
  ties: {
    questions: ['tieDivisor', 'places', 'halfPoints'],
    cases: () => ties([3, 4]),
  },
  declarations: { questions: ['declarations'], variants: ['pro'], cases: declarations },
  'first-starts': { questions: ['firstStarter'], cases: firstStarts },
  'later-starts': {
    questions: ['tiedStarter', 'tieWithoutStarter', 'nextStarter'],
    cases: laterStarts,
  },
  'games-of-three': {
    questions: END_POINTS,
    cases: () => games(ranked(3)),
  },
  'games-of-two': {
    questions: END_POINTS,
    variants: ['pro'],
    isForTwo: true,
    cases: () => games(roundsOf(2, [[], [1], [2, 2], [3]])),
  },
  // Without pairs it is nothing to three; and with all that two may bring home these would be millions.
  'advanced-games-of-three': {
    questions: ['roundWonBy'],
    variants: ['pro'],
    cases: () => games(roundsOf(3, [[], [1], [2, 2]])),
  },
} satisfies { readonly [id: string]: Space };

export type SpaceId = keyof typeof SPACES;

const SPACE_IDS = Object.keys(SPACES) as SpaceId[];
