import type { OpenPoints, ReadingOf } from '../../../core/open-points.ts';
import type { ClauseId } from './clauses.ts';

export type PrintedEdition = 'en' | 'de' | 'fr';
/** The three printed books, and our own: the German text plus our rulings. */
export type Edition = PrintedEdition | 'house';
export const BOOKS = ['en', 'de', 'fr'] as const satisfies readonly PrintedEdition[];
export const EDITIONS = ['house', ...BOOKS] as const satisfies readonly Edition[];

interface Printed<Answer = string> {
  readonly clauses: readonly ClauseId[];
  readonly answers: readonly Answer[];
  /** What an edition prints. An edition that is silent or ambiguous is left out. */
  readonly printed: { readonly [E in PrintedEdition]?: Answer };
}

/** Every question on which the printed editions differ or are silent and on which some outcome depends. */
const POINTS = {
  /** What a Piratess copies from a card that the wind has halved or zeroed. */
  copiedWorth: {
    clauses: ['P3', 'A1'],
    answers: ['effective', 'printed'],
    printed: { de: 'effective' },
  },
  /** Whether the copy of an opposite card ranks like it among the zeros, or ties with every zero. */
  copiedZero: {
    clauses: ['P3', 'A1b'],
    answers: ['ranked', 'bare'],
    printed: { de: 'ranked' },
  },
  /** Whether a full and a halved card of the same worth tie. */
  equalWorth: {
    clauses: ['X1', 'A16'],
    answers: ['knock-out', 'print-decides'],
    printed: { en: 'knock-out', de: 'knock-out', fr: 'knock-out' },
  },
  /** What makes a card the lowest or the highest; cards tie by their worth in any case. */
  cardOrder: {
    clauses: ['T6', 'T4'],
    answers: ['worth', 'print'],
    // French says “la plus basse”, but compares worths in Example 3.
    printed: { en: 'worth', de: 'worth', fr: 'worth' },
  },
  /** Who takes when a Piratess follows a led Piratess. */
  secondPiratess: {
    clauses: ['P6', 'A2'],
    answers: ['leader-takes', 'both-out'],
    printed: { en: 'leader-takes', fr: 'leader-takes' },
  },
  /** Whether that second Piratess can win the lead. */
  secondPiratessLead: {
    clauses: ['P5', 'A3'],
    answers: ['tied', 'alone'],
    printed: { de: 'tied' },
  },
  /** Advanced: what becomes of a carried card when the next trick has no taker either. */
  severalCarried: {
    clauses: ['B2'],
    answers: ['all', 'latest-only'],
    printed: { de: 'all' },
  },
  /** Advanced: whether the leader of a Piratess also takes the carried cards. */
  ledPiratessTakes: {
    clauses: ['A14'],
    answers: ['carried-too', 'new-card-only'],
    printed: { en: 'carried-too', de: 'carried-too', fr: 'carried-too' },
  },
  /** Advanced: what becomes of the wind cards that nobody took in trick twelve. */
  lastTrickCarry: {
    clauses: ['A8'],
    answers: ['lost', 'next-round'],
    printed: { en: 'lost', de: 'lost', fr: 'lost' },
  },
  /** How many triplets one player may discard. */
  triplets: {
    clauses: ['R3'],
    answers: ['one-per-direction', 'one'],
    printed: { de: 'one-per-direction' },
  },
  /** By how many players the points of shared places are divided. */
  tieDivisor: {
    clauses: ['R7'],
    answers: ['tied-players', 'all-players'],
    // German and French say “number of players”, but print (4 + 3) ÷ 2 for a table of five.
    printed: { en: 'tied-players', de: 'tied-players', fr: 'tied-players' },
  },
  /** What two players score for equal damage. */
  twoPlayerTie: {
    clauses: ['R7', 'A9'],
    answers: ['one-each', 'two-each'],
    printed: { de: 'one-each' },
  },
  /** Advanced: whether a discarded triplet counts towards the penalty. */
  discardedTriplet: {
    clauses: ['B5'],
    answers: ['not-counted', 'counted'],
    printed: { en: 'not-counted', de: 'not-counted', fr: 'counted' },
  },
  /** Advanced: whether a round may be worth less than nothing. */
  negativeRound: {
    clauses: ['A10'],
    answers: ['allowed', 'floor-zero'],
    printed: {},
  },
  /** Advanced: whether players declare their sets at once, or in turn with the earlier ones known. */
  declarations: {
    clauses: ['B6', 'A5'],
    answers: ['together', 'in-turn'],
    printed: {},
  },
  /** Who starts the first round. */
  firstStarter: {
    clauses: ['S7'],
    answers: ['lots', 'sinking-ship'],
    printed: { en: 'lots', de: 'sinking-ship', fr: 'lots' },
  },
  /** Who starts a later round when several players lead on victory points. */
  tiedStarter: {
    clauses: ['S6'],
    answers: ['round-starter', 'last-trick-leader'],
    printed: { de: 'round-starter' },
  },
  /** Who starts when that player is not among those who lead on victory points. */
  tieWithoutStarter: {
    clauses: ['S6', 'A7'],
    answers: ['starter-stays', 'lots-among-tied'],
    printed: { en: 'starter-stays', de: 'starter-stays', fr: 'starter-stays' },
  },
  /** Who wins the game when victory points are equal. */
  finalTie: {
    clauses: ['E2'],
    answers: ['shared', 'most-rounds-won'],
    printed: { en: 'shared', de: 'most-rounds-won', fr: 'shared' },
  },
  /** What winning a round means for the final tie. */
  roundWonBy: {
    clauses: ['A11'],
    answers: ['damage', 'points'],
    printed: { de: 'damage' },
  },
  /** Whether a round with several best players counts for each of them. */
  sharedRound: {
    clauses: ['A12'],
    answers: ['counts-for-all', 'counts-for-none'],
    printed: {},
  },
} as const satisfies OpenPoints & Readonly<Record<string, Printed>>;

/** One way to read the rules: an answer to every question. Rules take from it only the answers they need. */
export type Reading = ReadingOf<typeof POINTS>;

export type OpenPoint = keyof Reading;

export const OPEN_POINTS: { readonly [Q in OpenPoint]: Printed<Reading[Q]> } = POINTS;

/** Points for which a reading needs no field, each with the reason. */
export const WITHOUT_FIELD: { readonly [id: string]: string } = {
  A4: 'Whether the led Piratess is the only card left or nothing is left, her player leads again.',
  A6: 'Its other reading leaves a trick of nothing but ties without a next leader.',
  A13: 'In every edition the card furthest from the deck alone sets the wind (S3).',
  A15: 'Who may look through discards and leftovers changes what is known, not what happens.',
  A17: 'Ties only remove cards (X2), at the bottom and the top alike.',
  A18: 'No direction has three equal wind cards (C3).',
  A19: 'The only way proposed is to draw lots; `startPlayer` returns everyone who draws.',
};

/**
 * [A1]–[A19] What an edition prints, completed by our rulings where it is silent: what the German text prints, and where that
 * is silent too, the first answer.
 */
export function readingOf(edition: Edition): Reading {
  const book = edition === 'house' ? 'de' : edition;
  const answer = <Q extends OpenPoint>(question: Q): Reading[Q] | undefined => {
    const { answers, printed } = OPEN_POINTS[question];
    return printed[book] ?? printed.de ?? answers[0];
  };
  return Object.fromEntries(
    (Object.keys(OPEN_POINTS) as OpenPoint[]).map((question) => [question, answer(question)]),
  ) as unknown as Reading;
}

/** Whether an edition leaves this question open, so that the answer in its reading is ours. */
export const isRuling = (edition: PrintedEdition, question: OpenPoint): boolean =>
  OPEN_POINTS[question].printed[edition] === undefined;

/** The answers that an edition prints, or all where it is silent, but for those by which it is judged already. */
export function openPointsOf(edition: Edition, judge = edition) {
  const judged = readingOf(judge);
  return (Object.keys(OPEN_POINTS) as OpenPoint[]).map((point) => ({
    point,
    readings: openAnswers(point, edition)
      .filter((answer) => answer !== judged[point])
      .map((answer) => ({ [point]: answer })),
  }));
}

function openAnswers(point: OpenPoint, edition: Edition): readonly string[] {
  const { answers, printed } = OPEN_POINTS[point];
  if (edition !== 'house') return isRuling(edition, point) ? answers : [];
  const known = Object.values(printed);
  return known.length < BOOKS.length ? answers : known;
}
