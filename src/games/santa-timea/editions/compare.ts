import { WINDS, type Wind } from '../../../core/compass.ts';
import { makeHandPosition } from '../notation/hand.ts';
import { makeRow } from '../notation/row.ts';
import { makeScore } from '../notation/score.ts';
import { makeTrick } from '../notation/trick.ts';
import {
  numberCard,
  PIRATESS,
  PIRATESSES,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windCopies,
} from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { settledDeclarations } from '../rules/declare.ts';
import { ROUNDS, recordRound, startGame } from '../rules/game.ts';
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
  judgeTrick,
  leadsFrom,
  scoreOf,
  setsFrom,
  starterOf,
  TRICK_POINTS,
  windOf,
  winnersOf,
} from './foreign.ts';
import { sameOutcome, type WitnessOutcome } from './play.ts';
import type { Situation } from './witness.ts';

interface Case {
  /** How many it stands for: turned by the compass, with another copy of a card, in another order of rounds. */
  readonly ways: number;
  readonly situation: () => Situation;
  readonly outcome: (rules: AnyRules) => WitnessOutcome;
}

/** Finitely many situations, the smallest first. */
interface Space {
  /** The questions whose answer can change an outcome here. */
  readonly questions: readonly AnyPoint[];
  readonly variant: VariantName;
  /** Whether a book without the advanced game has it too, by its own rules. */
  readonly isBasicToo?: boolean;
  /** Whether it is only for two players. */
  readonly isForTwo?: boolean;
  readonly cases: (scope: Scope) => Iterable<Case>;
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
  /** The smallest situation that comes out differently, and what comes of it by any reading; null if none does. */
  readonly smallest: {
    readonly situation: Situation;
    readonly outcomeBy: (reading: AnyReading) => WitnessOutcome;
  } | null;
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
      if (!spaceOf(space).questions.includes(question) || !isIn(space, scope)) continue;
      yield { question, a: one, b: other, space, ...compareIn(space, a, changed, scope) };
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

function isIn(id: SpaceId, { isAdvanced, isForTwo }: Scope): boolean {
  const space = spaceOf(id);
  const isPlayed = isAdvanced || space.variant === 'basic' || space.isBasicToo === true;
  return isPlayed && (isForTwo || !space.isForTwo);
}

const variantIn = (id: SpaceId, { isAdvanced }: Scope): VariantName =>
  isAdvanced ? spaceOf(id).variant : 'basic';

const rulesIn = (id: SpaceId, reading: AnyReading, scope: Scope): AnyRules => ({
  ...reading,
  ...VARIANTS[variantIn(id, scope)],
});

function compareIn(
  id: SpaceId,
  a: AnyReading,
  b: AnyReading,
  scope: Scope,
): Pick<Finding, 'cases' | 'different' | 'smallest'> {
  const [one, other] = [rulesIn(id, a, scope), rulesIn(id, b, scope)];
  let [cases, different] = [0, 0];
  let smallest: Finding['smallest'] = null;
  for (const { ways, situation, outcome } of spaceOf(id).cases(scope)) {
    cases += ways;
    if (sameOutcome(outcome(one), outcome(other))) continue;
    different += ways;
    smallest ??= {
      situation: situation(),
      outcomeBy: (reading) => outcome(rulesIn(id, reading, scope)),
    };
  }
  return { cases, different, smallest };
}

const WIND: WindCard = { wind: 'N', damage: 1 };
const KINDS: readonly WheelCard[] = [
  ...wheelDeck().filter((card) => card.kind === 'number'),
  PIRATESS,
];

/** Every ordered trick of so many of the sixty cards under north wind; the other winds turn it. */
function* tricks(size: number, plays: readonly WheelCard[] = [], ways = 1): Generator<Case> {
  if (plays.length === size) {
    const trick = { wind: WIND, carried: [], plays };
    yield {
      ways,
      situation: () => ({
        kind: 'trick',
        position: makeTrick({ kind: 'trick', edition: 'house', variant: 'basic', trick }),
      }),
      outcome: (rules) => {
        const { taker, lead } = judgeTrick(trick, rules);
        return { kind: 'trick', taker, lead, takes: taker === null ? [] : [WIND] };
      },
    };
    return;
  }
  for (const card of KINDS) {
    const copies = card === PIRATESS ? PIRATESSES : 1;
    const left = copies - plays.filter((play) => play === card).length;
    if (left > 0) yield* tricks(size, [...plays, card], ways * left);
  }
}

/** How a trick can end for its wind card, with two cards that end it so: `0` nobody takes, `P` a led Piratess does. */
const ENDS: Readonly<Record<string, readonly WheelCard[]>> = {
  '·': [numberCard('N', 2), numberCard('N', 3)],
  '0': [numberCard('N', 5), numberCard('E', 10)],
  P: [PIRATESS, numberCard('N', 5)],
};

/** So many tricks at the end of a round are enough for wind cards to wait and to be taken. */
const LAST = 6;

/**
 * How the last tricks of a round end, a mark each: what becomes of wind cards depends on nothing else. Those
 * come first in which most tricks simply have a taker. [P4] A Piratess can be led only when nothing else is
 * left: in the last four.
 */
function* sequences(): Generator<Case> {
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
    yield {
      ways: 1,
      situation: () => ({ kind: 'sequence', marks }),
      outcome: (rules) => {
        let carried: readonly WindCard[] = [];
        const taken = [...marks].map((mark) => {
          const ruling = judgeTrick({ wind: WIND, carried, plays: ENDS[mark] ?? [] }, rules);
          carried = ruling.carried;
          return ruling.takes.length;
        });
        const left = rules.lastTrickCarry === 'next-round' ? carried.length : 0;
        return { kind: 'sequence', taken, left };
      },
    };
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

const scoreText = (holdings: readonly Holding[], variant: VariantName): string =>
  makeScore({ kind: 'score', edition: 'house', variant, holdings });

const scored = (holdings: readonly Holding[], variant: VariantName): Situation => ({
  kind: 'score',
  position: scoreText(holdings, variant),
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
    yield {
      ways,
      situation: () => scored([holding(cards), ...others], variant),
      outcome: (rules) => ({
        kind: 'options',
        options: setsFrom(cards, rules).map((sets) => {
          const [score] = scoreOf([holding(cards, sets), ...others], rules);
          return { sets, value: score?.total ?? 0 };
        }),
      }),
    };
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
    const row = openRow(cards, 0);
    yield {
      ways,
      situation: () => ({ kind: 'row', position: makeRow({ kind: 'row', row }) }),
      outcome: (rules) => ({ kind: 'row', card: windOf(row, rules) ?? null }),
    };
  }
}

/** [P4] Every hand of two cards: what the leader may play. */
function* hands(): Generator<Case> {
  for (const [at, one] of KINDS.entries()) {
    for (const other of KINDS.slice(at)) {
      if (one === other && one !== PIRATESS) continue;
      const copies = [one, other].filter((card) => card === PIRATESS).length;
      const cards = [one, other];
      yield {
        ways: [1, PIRATESSES, (PIRATESSES * (PIRATESSES - 1)) / 2][copies] ?? 1,
        situation: () => ({ kind: 'hand', position: makeHandPosition({ kind: 'hand', cards }) }),
        outcome: (rules) => ({ kind: 'hand', cards: leadsFrom(cards, rules) }),
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
    // Whoever chooses alone chooses alike together and in turn.
    const isChoice = collected.filter((cards) => heldTriplets(cards).length > 0).length > 1;
    yield {
      ways,
      situation: () =>
        scored(
          collected.map((cards) => holding(cards)),
          'pro',
        ),
      outcome: (rules) => ({
        kind: 'declare',
        settled: isChoice
          ? settledDeclarations(collected, rules).map((holdings) =>
              scoreOf(holdings, rules).map(({ total }) => total),
            )
          : [],
      }),
    };
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
const ranked = (seats: number): Holding[][] =>
  orders(seats).map((order) =>
    order.map((rank, seat) =>
      holding(rank === 0 ? [] : [{ wind: WINDS[seat] ?? 'N', damage: rank }]),
    ),
  );

function* ties(seats: readonly number[]): Generator<Case> {
  for (const held of seats.flatMap(ranked)) {
    yield {
      ways: 1,
      situation: () => scored(held, 'basic'),
      outcome: (rules) => ({
        kind: 'score',
        totals: scoreOf(held, rules).map(({ total }) => total),
      }),
    };
  }
}

/** Who starts, for every set of players on a sinking ship, from none to all. */
function* firstStarts(scope: Scope): Generator<Case> {
  for (const seats of seatsIn(scope)) {
    for (const set of range(2 ** seats)) {
      const sunk = range(seats).filter((seat) => (set >> seat) & 1);
      yield {
        ways: 1,
        situation: () => ({ kind: 'start', seats, rounds: [], sunk }),
        outcome: (rules) => ({
          kind: 'start',
          seats: starterOf(startGame(seats, rules), rules, sunk).seats,
        }),
      };
    }
  }
}

/** Who starts the second round, for every result of the first, every starter of it and every next leader. */
function* laterStarts(scope: Scope): Generator<Case> {
  for (const seats of seatsIn(scope)) {
    for (const held of ranked(seats)) {
      for (const number of range(seats ** 2)) {
        const [starter, nextLeader] = [Math.floor(number / seats), number % seats];
        yield {
          ways: 1,
          situation: () => ({
            kind: 'start',
            seats,
            rounds: [scoreText(held, 'basic')],
            starter,
            nextLeader,
          }),
          outcome: (rules) => {
            const result = { starter, nextLeader, scores: scoreOf(held, rules) };
            const game = recordRound(startGame(seats, rules), result);
            return { kind: 'start', seats: starterOf(game, rules).seats };
          },
        };
      }
    }
  }
}

/** Games of five rounds out of these: who wins does not depend on their order. */
function* games(rounds: readonly (readonly Holding[])[], variant: VariantName): Generator<Case> {
  const seats = rounds[0]?.length ?? 0;
  /** The same few rounds are scored again and again. */
  const known = new Map<AnyRules, ReturnType<typeof scoreOf>[]>();
  const scoresBy = (rules: AnyRules) => {
    const scores = known.get(rules) ?? rounds.map((held) => scoreOf(held, rules));
    known.set(rules, scores);
    return scores;
  };
  for (const { items, ways } of multisets(rounds.length, ROUNDS)) {
    yield {
      ways,
      situation: () => ({
        kind: 'win',
        rounds: items.map((kind) => scoreText(rounds[kind] ?? [], variant)),
      }),
      outcome: (rules) => {
        const scores = scoresBy(rules);
        const results = items.map((kind) => ({
          starter: 0,
          nextLeader: 0,
          scores: scores[kind] ?? [],
        }));
        return { kind: 'win', seats: winnersOf({ rules, seats, results }, rules) };
      },
    };
  }
}

/**
 * All rounds in which each player brings home one of these: with a pair the least damage and the most points need not
 * be the same player's.
 */
const roundsOf = (seats: number, hands: readonly (readonly number[])[]): Holding[][] =>
  WINDS.slice(0, seats).reduce<Holding[][]>(
    (rounds, wind) =>
      rounds.flatMap((held) => hands.map((hand) => [...held, holding(cardsOf(hand, wind))])),
    [[]],
  );

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
    variant: 'basic',
    isForTwo: true,
    cases: () => tricks(2),
  },
  'tricks-of-three': { questions: IN_TRICKS, variant: 'basic', cases: () => tricks(3) },
  // It can matter only where the numbers tie besides.
  'two-piratesses': {
    questions: ['secondPiratessLead'],
    variant: 'basic',
    cases: () => tricks(4, [PIRATESS, PIRATESS], PIRATESSES * (PIRATESSES - 1)),
  },
  sequences: {
    questions: ['severalCarried', 'lastTrickCarry', 'ledPiratessTakes', 'waiting'],
    variant: 'pro',
    cases: sequences,
  },
  'basic-sequences': { questions: ['untakenCard'], variant: 'basic', cases: sequences },
  rows: { questions: ['windCard'], variant: 'basic', cases: rows },
  hands: { questions: ['leadHer'], variant: 'basic', cases: hands },
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
    variant: 'pro',
    isBasicToo: true,
    cases: ({ isAdvanced }) => holdings(4, isAdvanced ? 'pro' : 'basic'),
  },
  'holdings-of-three': {
    questions: ['penaltyStep'],
    variant: 'pro',
    cases: () => holdings(3, 'pro'),
  },
  'ties-of-two': {
    questions: ['twoPlayerTie', 'twoPlayers'],
    variant: 'basic',
    isForTwo: true,
    cases: () => ties([2]),
  },
  ties: {
    questions: ['tieDivisor', 'places', 'halfPoints'],
    variant: 'basic',
    cases: () => ties([3, 4]),
  },
  declarations: { questions: ['declarations'], variant: 'pro', cases: declarations },
  'first-starts': { questions: ['firstStarter'], variant: 'basic', cases: firstStarts },
  'later-starts': {
    questions: ['tiedStarter', 'tieWithoutStarter', 'nextStarter'],
    variant: 'basic',
    cases: laterStarts,
  },
  'games-of-three': {
    questions: END_POINTS,
    variant: 'basic',
    cases: () => games(ranked(3), 'basic'),
  },
  'games-of-two': {
    questions: END_POINTS,
    variant: 'pro',
    isForTwo: true,
    cases: () => games(roundsOf(2, [[], [1], [2, 2], [3]]), 'pro'),
  },
  // Without pairs it is nothing to three; and with all that two may bring home these would be millions.
  'advanced-games-of-three': {
    questions: ['roundWonBy'],
    variant: 'pro',
    cases: () => games(roundsOf(3, [[], [1], [2, 2]]), 'pro'),
  },
} satisfies { readonly [id: string]: Space };

export type SpaceId = keyof typeof SPACES;

const SPACE_IDS = Object.keys(SPACES) as SpaceId[];

const spaceOf = (id: SpaceId): Space => SPACES[id];
