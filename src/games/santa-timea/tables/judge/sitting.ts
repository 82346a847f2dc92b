import { tidyName } from '../../explain/player-names.ts';
import { makeCard, makeWindCard, readWindCard } from '../../notation/cards.ts';
import { Scanner } from '../../notation/error.ts';
import { makeRuleset, type Ruleset, readRuleset, rulesFor } from '../../notation/ruleset.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { readPlays } from '../../notation/trick.ts';
import { sameWindCard, type WheelCard, type WindCard } from '../../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../../rules/deal.ts';
import { checkWheelCards, checkWindCards, type Problem } from '../../rules/position.ts';
import { OPEN_CARDS } from '../../rules/row.ts';
import { resolveTrick, type Trick } from '../../rules/trick.ts';

/** What the judge has seen of a round at somebody's table. */
export interface Sitting extends Ruleset {
  /** What the players are called, clockwise; empty where nobody has said so. */
  readonly names: readonly string[];
  /** The seat that led the first trick. */
  readonly leader: number;
  /** The wind cards from the first trick on, with those that lie in the row as far as they are known. */
  readonly winds: readonly WindCard[];
  /** The cards played, trick by trick; those of the last one as far as they are known. */
  readonly tricks: readonly (readonly WheelCard[])[];
  /** The sitting that gave way to this round: where undoing goes on once there is nothing left of it. */
  readonly before?: Sitting | undefined;
}

/** A card that is to be entered: at a place of the row, or of the trick in playing order. */
export type Target =
  | { readonly list: 'row'; readonly place: number }
  | { readonly list: 'plays'; readonly place: number };

export const newSitting = (seats: number): Sitting => ({
  edition: 'house',
  variant: 'basic',
  names: Array.from({ length: seats }, () => ''),
  leader: 0,
  winds: [],
  tricks: [[]],
});

/** The trick on the table, complete or not, and the seat that leads it. */
export interface Standing {
  readonly leader: number;
  /** The wind cards in the row: the first blows. */
  readonly row: readonly WindCard[];
  readonly carried: readonly WindCard[];
  readonly plays: readonly WheelCard[];
}

/** Judges all tricks before, since who leads and what waits follows from them. */
export function standingOf(sitting: Sitting): Standing {
  const { winds, tricks } = sitting;
  const now = tricks.length - 1;
  const { leader, carried } = afterTricks(sitting, now);
  return { leader, carried, row: winds.slice(now, now + OPEN_CARDS), plays: lastOf(sitting) };
}

/** A sitting has a trick from the start. */
const lastOf = ({ tricks }: Sitting) => tricks.at(-1) as readonly WheelCard[];

/** What so many tricks leave behind: who leads, what waits, and which seat took which wind card. */
function afterTricks(sitting: Sitting, count: number) {
  const { names, winds, tricks } = sitting;
  const rules = rulesFor(sitting);
  const taken: { readonly seat: number; readonly card: WindCard }[] = [];
  let leader = sitting.leader;
  let carried: readonly WindCard[] = [];
  for (const [index, plays] of tricks.slice(0, count).entries()) {
    const ruling = resolveTrick({ wind: winds[index] as WindCard, carried, plays }, rules);
    // Where nobody takes there is no card to be anybody's.
    const seat = (leader + Number(ruling.taker)) % names.length;
    taken.push(...ruling.takes.map((card) => ({ seat, card })));
    leader = (leader + ruling.lead) % names.length;
    carried = ruling.carried;
  }
  return { leader, carried, taken };
}

/** What the tricks leave behind, the one on the table included once it is whole. */
const leftBy = (sitting: Sitting) =>
  afterTricks(sitting, sitting.tricks.length - (wholeTrick(sitting) ? 0 : 1));

/** The wind cards taken so far; null for none. */
export function takenIn(sitting: Sitting): ScorePosition | null {
  const { edition, variant, names } = sitting;
  const { taken } = leftBy(sitting);
  if (taken.length === 0) return null;
  const holdings = names.map((_, seat) => ({
    cards: taken.filter((one) => one.seat === seat).map(({ card }) => card),
    discarded: [],
  }));
  return { kind: 'score', edition, variant, holdings };
}

/** The trick that can be judged; null while a card of it is missing. */
export function wholeTrick(sitting: Sitting): Trick | null {
  const { row, carried, plays } = standingOf(sitting);
  const [wind] = row;
  return wind && plays.length === sitting.names.length ? { wind, carried, plays } : null;
}

/** What is to be entered next: the wind that blows, then the cards; null once the trick is whole. */
export function nextTarget(sitting: Sitting): Target | null {
  const { row, plays } = standingOf(sitting);
  if (row.length === 0) return { list: 'row', place: 0 };
  if (plays.length === sitting.names.length) return null;
  return { list: 'plays', place: plays.length };
}

/** Puts a wind card at a place of the row, no further than behind the last that is known. */
export function withWind(sitting: Sitting, place: number, card: WindCard): Sitting {
  const at = sitting.tricks.length - 1 + place;
  const winds = [...sitting.winds.slice(0, at), card, ...sitting.winds.slice(at + 1)];
  return { ...sitting, winds };
}

/** Lays a card at a place of the trick, no further than behind the last that lies there. */
export function withPlay(sitting: Sitting, place: number, card: WheelCard): Sitting {
  const { plays } = standingOf(sitting);
  return withPlays(sitting, [...plays.slice(0, place), card, ...plays.slice(place + 1)]);
}

const withPlays = (sitting: Sitting, plays: readonly WheelCard[]): Sitting => ({
  ...sitting,
  tricks: sitting.tricks.with(-1, plays),
});

/** Why what is entered cannot lie on a table; tricks that are over may have been entered by halves. */
export function troubleIn(sitting: Sitting): Problem | null {
  const { row, carried, plays } = standingOf(sitting);
  return checkWindCards([...carried, ...row]) ?? checkWheelCards(plays);
}

/** [O2] Whether the trick on the table is the last of its round. */
export const isLastTrick = ({ tricks }: Sitting): boolean => tricks.length === TRICKS;

/** The row moves up and the next trick begins; after the last one a round does. */
export const withNextTrick = (sitting: Sitting): Sitting =>
  isLastTrick(sitting) ? anew(sitting) : { ...sitting, tricks: [...sitting.tricks, []] };

/** A new round at the same table, led by whoever leads now; what was entered is not lost. */
export const anew = (sitting: Sitting): Sitting => ({
  ...sitting,
  leader: leftBy(sitting).leader,
  winds: [],
  tricks: [[]],
  before: hasCards(sitting) ? { ...sitting, before: undefined } : sitting.before,
});

const hasCards = ({ winds, tricks, before }: Sitting): boolean =>
  tricks.some((plays) => plays.length > 0) || (!before && winds.length > 0);

/** Takes back what was entered last: a card, the wind that blows, the step to this trick, or to this round. */
export function undone(sitting: Sitting): Sitting {
  const { winds, tricks, names, before } = sitting;
  const plays = lastOf(sitting);
  if (plays.length > 0) return withPlays(sitting, plays.slice(0, -1));
  if (before && isFresh(sitting, before)) {
    return { ...before, names: before.names.map((name, seat) => names[seat] ?? name) };
  }
  if (winds.length === tricks.length || tricks.length === 1) {
    return { ...sitting, winds: winds.slice(0, -1) };
  }
  return { ...sitting, tricks: tricks.slice(0, -1) };
}

/** Whether nothing was entered since the round began; with other players it begins with the row as it lay. */
function isFresh({ winds, tricks, names }: Sitting, before: Sitting): boolean {
  const row = names.length === before.names.length ? [] : standingOf(before).row;
  const isLaid =
    winds.length === row.length &&
    winds.every((card, at) => sameWindCard(card, row[at] as WindCard));
  return tricks.length === 1 && (winds.length === 0 || isLaid);
}

/** Lets this seat lead the trick on the table. */
export function withLeader(sitting: Sitting, seat: number): Sitting {
  const seats = sitting.names.length;
  const turn = seat - standingOf(sitting).leader;
  return { ...sitting, leader: (sitting.leader + turn + seats) % seats };
}

/** One player more or fewer, for a new round; who is there keeps the name. */
export const withSeats = (sitting: Sitting, seats: number): Sitting => ({
  ...anew(sitting),
  leader: 0,
  winds: standingOf(sitting).row,
  names: newSitting(seats).names.map((_, seat) => sitting.names[seat] ?? ''),
});

export const withName = (sitting: Sitting, seat: number, name: string): Sitting => ({
  ...sitting,
  names: sitting.names.with(seat, tidyName(name)),
});

/** What stands between a sitting and the one before it; no name has it. */
const BEFORE = '\t';

/** `pro @1 N2 E3: N9 E12; P`, and below it each name on a line; then the same of the sitting before. */
export function writeSitting({
  names,
  leader,
  winds,
  tricks,
  before,
  ...ruleset
}: Sitting): string {
  const played = tricks.map((plays) => plays.map(makeCard).join(' ')).join('; ');
  const head = [...makeRuleset(ruleset), '@', leader, ...winds.map(makeWindCard), ':', played];
  const text = [head.join(' '), ...names].join('\n');
  return before ? text + BEFORE + writeSitting(before) : text;
}

/** Reads what `writeSitting` wrote; null where anything is not as it writes it. */
export function readSitting(text: string): Sitting | null {
  const [now = '', last] = text.split(BEFORE);
  const sitting = readRound(now);
  if (!sitting || last === undefined) return sitting;
  const before = readRound(last);
  return before && { ...sitting, before };
}

function readRound(text: string): Sitting | null {
  const [head, ...names] = text.split('\n') as [string, ...string[]];
  const scanner = new Scanner(head);
  const ruleset = readRuleset(scanner);
  if (!scanner.accept('@')) return null;
  const leader = Number(scanner.take().text);
  const winds: WindCard[] = [];
  while (!scanner.done && scanner.peek().text !== ':') winds.push(readWindCard(scanner));
  scanner.colon();
  const tricks: WheelCard[][] = [];
  do tricks.push(readPlays(scanner).plays);
  while (scanner.accept(';'));
  const sitting = { ...ruleset, names: names.map(tidyName), leader, winds, tricks };
  return scanner.error || !isSound(sitting) ? null : sitting;
}

function isSound(sitting: Sitting): boolean {
  const { names, leader, winds, tricks } = sitting;
  const seats = names.length;
  const before = tricks.slice(0, -1);
  return (
    seats >= MIN_SEATS &&
    seats <= MAX_SEATS &&
    Number.isInteger(leader) &&
    leader < seats &&
    tricks.length <= TRICKS &&
    winds.length >= before.length &&
    before.every((plays) => plays.length === seats) &&
    lastOf(sitting).length <= seats
  );
}
