import type { Wind } from '../../../core/compass.ts';
import { ALONE } from '../../../core/people.ts';
import { type GamePosition, MOST_MARKS } from '../notation/game.ts';
import type { WheelCard } from '../rules/cards.ts';
import { deal, TRICKS } from '../rules/deal.ts';
import { LEARNER, roundOf, seedOf } from '../rules/dealt-game.ts';
import { type Seat, toAct } from '../rules/round.ts';
import { VARIANTS } from '../rules/variants.ts';
import { type View, viewOf } from './view.ts';

/** A round or a game that the learner plays, or several people do, against players of this house. */
export type Match = GamePosition;

/** Nothing has been played yet, with or without help. */
const NOTHING_PLAYED = {
  back: 0,
  hints: 0,
  isAdvised: false,
  before: [],
  cards: [],
  sets: [],
  keeps: [],
} as const satisfies Partial<Match>;

/** A table at which nothing has been played yet, against the players that are the easiest. */
export const NEW_TABLE = {
  kind: 'game',
  edition: 'house',
  people: ALONE,
  level: 'gentle',
  hasWays: false,
  isCoached: false,
  calls: null,
  ...NOTHING_PLAYED,
} as const satisfies Partial<Match>;

/** A computer whose turn it is: what that seat sees, and the seed to choose by. */
export interface Turn {
  readonly view: View;
  readonly seed: number;
}

/** The computer that the table waits for; null if it is a person, or the round is over. */
export function turnOf(match: Match): Turn | null {
  const round = roundOf(match);
  if (!round.ok) return null;
  const seat = toAct(round.value);
  const view = seat === null || match.people.includes(seat) ? null : viewOf(round.value, seat);
  return view && { view, seed: seedOf(match.seed, match.before.length) };
}

/** The places of a seat’s own cards among all that were played in this round. */
export function ownPlaces(match: Match, seat: Seat = LEARNER): readonly number[] {
  const acting = (place: number) => {
    const round = roundOf({ ...match, cards: match.cards.slice(0, place) });
    return round.ok ? toAct(round.value) : null;
  };
  return [...match.cards.keys()].filter((place) => acting(place) === seat);
}

/** The next card, whoever plays it. */
export const withCard = (match: Match, card: WheelCard): Match => ({
  ...match,
  cards: [...match.cards, card],
  isAdvised: false,
});

/** What a text could not hold is no longer counted. */
const oneMore = (count: number): number => Math.min(MOST_MARKS, count + 1);

/** The same with a call for the trick that this card makes whole: the place that takes, or null for nobody. */
export function withCall(match: Match, taker: number | null): Match {
  const round = roundOf(match);
  const last = round.ok ? round.value.tricks.at(-1) : undefined;
  return { ...match, calls: `${match.calls ?? ''}${last?.ruling.taker === taker ? 'r' : 'w'}` };
}

/** How many takers were called, how many of them rightly, and how many rightly in a row at best. */
export function callsOf({ calls }: Pick<Match, 'calls'>) {
  const rows = (calls ?? '').split('w').map(({ length }) => length);
  const right = rows.reduce((sum, row) => sum + row, 0);
  return { count: calls?.length ?? 0, right, row: Math.max(...rows) };
}

/** There was advice on the next card: it counts when it is given, and once. */
export const withAdvice = (match: Match): Match =>
  match.isAdvised ? match : { ...match, hints: oneMore(match.hints), isAdvised: true };

/**
 * Back to where a person chose the last card of this round, if there is one; what was to be discarded may no
 * longer be held.
 */
export function withoutLastCard(match: Match): Match {
  let cards = match.cards;
  do {
    cards = cards.slice(0, -1);
  } while (cards.length > 0 && turnOf({ ...match, cards }));
  const hasOwn = match.cards.length > 0 && !turnOf({ ...match, cards });
  if (!hasOwn) return match;
  const tricks = match.before.length * match.tricks + Math.floor(cards.length / match.seats);
  const calls = match.calls?.slice(0, tricks) ?? null;
  return {
    ...match,
    cards,
    calls,
    sets: [],
    keeps: [],
    back: oneMore(match.back),
    isAdvised: false,
  };
}

/** The next round of a game, whose present one is over. */
export const withNextRound = (match: Match): Match => ({
  ...match,
  before: [...match.before, { cards: match.cards, sets: match.sets, keeps: match.keeps }],
  cards: [],
  sets: [],
  keeps: [],
});

/** The same game at the end of each round before the present one. */
export const earlierRounds = (match: Match): readonly Match[] =>
  match.before.map((round, number) => ({
    ...match,
    ...round,
    before: match.before.slice(0, number),
  }));

/**
 * The same table with other cards. A short round, of half the tricks at most, comes before the lesson on the
 * Piratess: while a seed deals her to anybody, the next one is taken.
 */
export function dealtAnew(match: Match, seed: number): Match {
  const { hands } = deal(seed, match.seats, VARIANTS[match.variant], [], match.tricks);
  return match.tricks <= TRICKS / 2 && hands.flat().some(({ kind }) => kind === 'piratess')
    ? dealtAnew(match, seed + 1)
    : { ...match, ...NOTHING_PLAYED, calls: match.calls === null ? null : '', seed };
}

/** [R2] Whoever holds a set discards it, or keeps it. */
export const withDeclared = (match: Match, wind: Wind, isDiscarded: boolean): Match =>
  isDiscarded
    ? { ...match, sets: [...match.sets, wind] }
    : { ...match, keeps: [...match.keeps, wind] };
