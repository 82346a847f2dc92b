import type { Wind } from '../../../core/compass.ts';
import { NO_MARKS, withBack } from '../../../core/marks.ts';
import { ALONE } from '../../../core/people.ts';
import { checked } from '../../../core/result.ts';
import type { GamePosition } from '../notation/game.ts';
import type { WheelCard } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { gameBefore, LEARNER, roundOf, seedOf } from '../rules/dealt-game.ts';
import type { Game } from '../rules/game.ts';
import { type Round, type Seat, toAct } from '../rules/round.ts';
import { type View, viewOf } from './view.ts';

export type Match = GamePosition;

const NEW_ROUND = { cards: [], sets: [], keeps: [] } as const satisfies Partial<Match>;

const NOTHING_PLAYED = { ...NO_MARKS, before: [], ...NEW_ROUND } as const;

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

export const at = (match: Match): Round => checked(roundOf(match));

export const gameAt = (match: Match): Game => checked(gameBefore(match)).game;

export interface Turn {
  readonly view: View;
  readonly seed: number;
}

/** The computer that the table waits for; null if it is a person, or the round is over. */
export function turnOf(match: Match): Turn | null {
  const round = at(match);
  const seat = toAct(round);
  const view = seat === null || match.people.includes(seat) ? null : viewOf(round, seat);
  return view && { view, seed: seedOf(match.seed, match.before.length) };
}

export function ownPlaces(match: Match, seat: Seat = LEARNER): readonly number[] {
  const acting = (place: number) => toAct(at({ ...match, cards: match.cards.slice(0, place) }));
  return [...match.cards.keys()].filter((place) => acting(place) === seat);
}

/** As it was when the seat chose its card in a trick, counted from 0. */
export const cutTo = (match: Match, trick: number, seat: Seat = LEARNER): Match => ({
  ...match,
  ...NEW_ROUND,
  cards: match.cards.slice(0, ownPlaces(match, seat)[trick]),
  isCoached: false,
  ...NO_MARKS,
});

export const withCard = (match: Match, card: WheelCard): Match => ({
  ...match,
  cards: [...match.cards, card],
  isAdvised: false,
});

/** The same with a call for the trick that this card makes whole: the place that takes, or null for nobody. */
export function withCall(match: Match, taker: number | null): Match {
  const last = at(match).tricks.at(-1);
  return { ...match, calls: `${match.calls ?? ''}${last?.ruling.taker === taker ? 'r' : 'w'}` };
}

export function callsOf({ calls }: Pick<Match, 'calls'>) {
  const rows = (calls ?? '').split('w').map(({ length }) => length);
  const right = rows.reduce((sum, row) => sum + row, 0);
  return { count: calls?.length ?? 0, right, row: Math.max(...rows) };
}

/** Back to a person’s last card of this round; a set that was discarded may no longer be held. */
export function withoutLastCard(match: Match): Match {
  let cards = match.cards;
  do {
    cards = cards.slice(0, -1);
  } while (cards.length > 0 && turnOf({ ...match, cards }));
  const hasOwn = match.cards.length > 0 && !turnOf({ ...match, cards });
  if (!hasOwn) return match;
  const tricks = match.before.length * match.tricks + Math.floor(cards.length / match.seats);
  const calls = match.calls?.slice(0, tricks) ?? null;
  return { ...withBack(match), ...NEW_ROUND, cards, calls };
}

export const withNextRound = (match: Match): Match => ({
  ...match,
  before: [...match.before, { cards: match.cards, sets: match.sets, keeps: match.keeps }],
  ...NEW_ROUND,
});

export const earlierRounds = (match: Match): readonly Match[] =>
  match.before.map((round, number) => ({
    ...match,
    ...round,
    before: match.before.slice(0, number),
  }));

/** The words of a lesson are about the cards of its short round. */
export const hasOwnCards = ({ tricks }: Match): boolean => tricks < TRICKS;

export const dealtAgain = (match: Match, seed: number): Match => ({
  ...match,
  ...NOTHING_PLAYED,
  calls: match.calls === null ? null : '',
  seed: hasOwnCards(match) ? match.seed : seed,
});

export const asChallenge = (match: Match): Match => ({
  ...dealtAgain(match, match.seed),
  isCoached: false,
  calls: null,
});

export const withDeclared = (match: Match, wind: Wind, isDiscarded: boolean): Match =>
  isDiscarded
    ? { ...match, sets: [...match.sets, wind] }
    : { ...match, keeps: [...match.keeps, wind] };
