import { WINDS, type Wind } from '../../../core/compass.ts';
import { createRandom, shuffled } from '../../../core/random.ts';
import type { ScorePosition } from '../notation/score.ts';
import {
  PIRATESS,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windCopies,
  windDeck,
} from '../rules/cards.ts';
import { openRow, TRICKS } from '../rules/deal.ts';
import { ROUNDS } from '../rules/game.ts';
import { mayLeadPiratess } from '../rules/legal.ts';
import { OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import { heldTriplets } from '../rules/score.ts';
import { VARIANTS, type VariantName } from '../rules/variants.ts';
import {
  type AnyPoint,
  type AnyReading,
  type AnyRules,
  ASKED,
  answerIn,
  TRICK_POINTS,
} from './foreign.ts';
import { ENDS, outcomeOf, sameOutcome, WIND } from './play.ts';
import type { Situation } from './witness.ts';

interface Case {
  /** How many it stands for: turned by the compass, with another copy of a card, in another order of rounds. */
  readonly ways: number;
  readonly situation: Situation;
}

interface Space {
  readonly questions: readonly AnyPoint[];
  /** The games that have it, the advanced one first; without a word the basic one. */
  readonly variants?: readonly VariantName[];
  readonly isForTwo?: boolean;
  readonly cases: (scope: Scope, variant: VariantName) => Iterable<Case>;
}

/** What a book is about: one that has no advanced game, or nothing for two players, is not judged by them. */
export interface Scope {
  readonly isAdvanced: boolean;
  readonly isForTwo: boolean;
}

const WHOLE: Scope = { isAdvanced: true, isForTwo: true };

export interface Finding {
  readonly question: AnyPoint;
  readonly a: string;
  readonly b: string;
  readonly space: SpaceId;
  readonly cases: number;
  readonly different: number;
  readonly smallest: Situation | null;
}

/**
 * Where two readings part: each question on which their answers differ, separately, over every space in
 * which it can matter. Everything else is answered as the first reading answers it.
 * @param known the cases of a space as the first reading rules them: it is compared again and again.
 */
export function* compareReadings(
  a: AnyReading,
  b: AnyReading,
  scope: Scope = WHOLE,
  known: Partial<Record<SpaceId, ReturnType<typeof ruled>>> = {},
): Generator<Finding> {
  for (const question of ASKED) {
    const [one, other] = [answerIn(a, question), answerIn(b, question)];
    if (one === other) continue;
    const changed: AnyReading = { ...a, [question]: other };
    for (const space of SPACE_IDS) {
      const { questions, variants = ['basic'], isForTwo, cases }: Space = SPACES[space];
      const variant = variants.find((one) => scope.isAdvanced || one === 'basic');
      if (!variant || !questions.includes(question) || (isForTwo && !scope.isForTwo)) continue;
      known[space] ??= ruled(cases(scope, variant), { ...a, ...VARIANTS[variant] }, questions);
      const counted = count(known[space], question, { ...changed, ...VARIANTS[variant] });
      yield { question, a: one, b: other, space, ...counted };
    }
  }
}

export function* compareEach(a: AnyReading): Generator<Finding & { readonly question: OpenPoint }> {
  const known = {};
  for (const question of Object.keys(OPEN_POINTS) as OpenPoint[]) {
    for (const answer of OPEN_POINTS[question].answers) {
      for (const finding of compareReadings(a, { ...a, [question]: answer }, WHOLE, known)) {
        yield { ...finding, question };
      }
    }
  }
}

/** Each case with its outcome, and what the engine asked for it; remembered scores ask nothing a space of games is about. */
function ruled(all: Iterable<Case>, rules: AnyRules, questions: readonly AnyPoint[]) {
  let asked = new Set<AnyPoint>();
  const watched = new Proxy(rules, {
    get(_, point: AnyPoint) {
      if (questions.includes(point)) asked.add(point);
      return rules[point];
    },
  });
  return Array.from(all, (one) => {
    asked = new Set();
    return { ...one, outcome: outcomeOf(one.situation, watched), asked };
  });
}

function count(all: ReturnType<typeof ruled>, question: AnyPoint, other: AnyRules) {
  let [cases, different] = [0, 0];
  let smallest: Situation | null = null;
  for (const { ways, situation, outcome, asked } of all) {
    cases += ways;
    // Where the engine does not ask, another answer changes nothing.
    if (!asked.has(question) || sameOutcome(outcome, outcomeOf(situation, other))) continue;
    different += ways;
    smallest ??= situation;
  }
  return { cases, different, smallest };
}

function* laid<T>(cards: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [at, card] of cards.entries()) {
    for (const rest of laid(cards.toSpliced(at, 1), size - 1)) yield [card, ...rest];
  }
}

const oneOfEach = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (chosen, list) => chosen.flatMap((one) => list.map((item) => [...one, item])),
    [[]],
  );

const range = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Every choice of so many kinds with repetition, in rising order, and in how many orders it can be laid. */
export function multisets(kinds: number, size: number): { items: number[]; ways: number }[] {
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

const once = (situation: Situation): Case => ({ ways: 1, situation });

const trickOf = (plays: readonly WheelCard[]): Case =>
  once({
    kind: 'trick',
    edition: 'house',
    variant: 'basic',
    trick: { wind: WIND, carried: [], plays },
  });

/** Tricks under north wind; the other winds turn them. East and west are each other’s mirror: of two such tricks one is judged. */
function* tricks(size: number, begun: readonly WheelCard[] = []): Generator<Case> {
  const left = wheelDeck().slice(0, wheelDeck().length - begun.length);
  for (const plays of laid(left, size)) {
    const across = plays.find((card) => card.kind === 'number' && /[EW]/.test(card.wind));
    if (across?.kind === 'number' && across.wind === 'W') continue;
    yield { ...trickOf([...begun, ...plays]), ways: across ? 2 : 1 };
  }
}

/** All 655 million tricks of five are too many: the deck is dealt so often, always alike, twelve tricks each time. */
const DEALS = 1000;

function* dealtTricks(): Generator<Case> {
  const random = createRandom(5);
  for (const _ of range(DEALS)) {
    const deck = shuffled(wheelDeck(), random);
    for (const trick of range(TRICKS)) yield trickOf(deck.slice(5 * trick, 5 * trick + 5));
  }
}

/** So many tricks at the end of a round are enough for wind cards to wait and to be taken. */
const LAST = 6;

/**
 * How the last tricks of a round end, a mark each. Those come first in which most tricks simply have a taker.
 * [P4] A Piratess can be led only when nothing else is left: in the last four.
 */
function* sequences(variant: VariantName): Generator<Case> {
  const marksIn = (trick: number) =>
    Object.keys(ENDS).filter((mark) => mark !== 'P' || mayLeadPiratess(LAST - trick));
  const all = oneOfEach(range(LAST).map(marksIn)).map((marks) => marks.join(''));
  const odd = (marks: string) => marks.replaceAll('·', '').length;
  for (const marks of all.toSorted((a, b) => odd(a) - odd(b))) {
    yield once({ kind: 'sequence', marks, variant });
  }
}

const scored = (
  collected: readonly (readonly WindCard[])[],
  variant: VariantName,
): ScorePosition => ({
  kind: 'score',
  edition: 'house',
  variant,
  holdings: collected.map((cards) => ({ cards, discarded: [] })),
});

/** The 18 ways to hold cards of one direction, as the damage of each card; fewest cards first. */
const PARTS: readonly (readonly number[])[] = oneOfEach(
  [1, 2, 3].map((damage) =>
    range(windCopies(damage) + 1).map((copies) => range(copies).map(() => damage)),
  ),
)
  .map((damages) => damages.flat())
  .toSorted((a, b) => a.length - b.length);

const cardsOf = (part: readonly number[], wind: Wind): WindCard[] =>
  part.map((damage) => ({ wind, damage }));

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

function* holdings(seats: number, variant: VariantName): Generator<Case> {
  const others = range(seats - 1).map(() => []);
  for (const { cards, ways } of heldOf(WINDS)) {
    yield { ways, situation: { ...scored([cards, ...others], variant), kind: 'options' } };
  }
}

function* rows(): Generator<Case> {
  for (const cards of laid(windDeck(), 3)) yield once({ kind: 'row', row: openRow(cards, 0) });
}

const hands = (): Case[] =>
  wheelDeck().flatMap((one, at, deck) =>
    deck.slice(at + 1).map((other) => once({ kind: 'hand', cards: [one, other] })),
  );

/**
 * [A5] Three players with cards of one or two directions each: what they score if each chooses what is best. Three,
 * as in the shares of tricks, so that the shares of a book can be compared.
 */
function* declarations(): Generator<Case> {
  const directions: Wind[][] = [['N', 'S'], ['E'], ['W']];
  const all = oneOfEach(directions.map(heldOf)).map((held) => ({
    ways: held.reduce((product, { ways }) => product * ways, 1),
    collected: held.map(({ cards }) => cards),
    size: held.reduce((sum, { cards }) => sum + cards.length, 0),
  }));
  for (const { ways, collected, size } of all.toSorted((a, b) => a.size - b.size)) {
    if (size > TRICKS) return;
    const held = scored(collected, 'pro');
    // A single chooser chooses the same, together or in turn.
    const isChoice = collected.filter((cards) => heldTriplets(cards).length > 0).length > 1;
    yield { ways, situation: isChoice ? { ...held, kind: 'declare' } : held };
  }
}

const seatsIn = ({ isForTwo }: Scope) => (isForTwo ? [2, 3, 4] : [3, 4]);

/** Every way to rank so many seats, as ranks from 0: 3, 13 and 75 for two to four. */
export const orders = (seats: number): number[][] =>
  oneOfEach(range(seats).map(() => range(seats))).filter(
    (ranks) => new Set(ranks).size === 1 + Math.max(...ranks),
  );

const roundsOf = (seats: number, hands: readonly (readonly number[])[]): ScorePosition[] =>
  oneOfEach(WINDS.slice(0, seats).map((wind) => hands.map((hand) => cardsOf(hand, wind)))).map(
    (collected) => scored(collected, 'pro'),
  );

const ranked = (seats: number): ScorePosition[] =>
  orders(seats).map((order) =>
    scored(
      order.map((rank, seat) => cardsOf(rank === 0 ? [] : [rank], WINDS[seat] ?? 'N')),
      'basic',
    ),
  );

/** For every set of players on a sinking ship, from none to all. */
const firstStarts = (scope: Scope): Case[] =>
  seatsIn(scope).flatMap((seats) =>
    range(2 ** seats).map((set) => {
      const sunk = range(seats).filter((seat) => (set >> seat) & 1);
      return once({ kind: 'start', seats, rounds: [], sunk });
    }),
  );

/** For every result of the first round, every starter of it and every next leader. */
const laterStarts = (scope: Scope): Case[] =>
  seatsIn(scope).flatMap((seats) =>
    ranked(seats).flatMap((round) =>
      oneOfEach([range(seats), range(seats)]).map(([starter = 0, nextLeader = 0]) =>
        once({ kind: 'start', seats, rounds: [round], starter, nextLeader }),
      ),
    ),
  );

/** Games of five rounds out of these: who wins does not depend on their order. */
function* games(rounds: readonly ScorePosition[]): Generator<Case> {
  for (const { items, ways } of multisets(rounds.length, ROUNDS)) {
    const played = items.flatMap((kind) => rounds[kind] ?? []);
    yield { ways, situation: { kind: 'win', rounds: played } };
  }
}

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
    cases: () => tricks(2, [PIRATESS, PIRATESS]),
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
    cases: () => ranked(2).map(once),
  },
  ties: {
    questions: ['tieDivisor', 'places', 'halfPoints'],
    cases: () => [3, 4].flatMap(ranked).map(once),
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
