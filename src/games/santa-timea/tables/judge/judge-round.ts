import { namesFor } from '../../../../core/people.ts';
import { makeCard, makeWindCard, readWindCard, Scanner } from '../../notation/cards.ts';
import { makeRuleset, type Ruleset, readRuleset, rulesFor, USUAL } from '../../notation/ruleset.ts';
import { readPlays } from '../../notation/trick.ts';
import {
  compareWindCards,
  damageOn,
  PIRATESSES,
  sameWindCard,
  type WheelCard,
  type WindCard,
  windCopies,
} from '../../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, OPEN_CARDS, TRICKS } from '../../rules/deal.ts';
import { bestDeclarations } from '../../rules/declare.ts';
import { mayLeadPiratess } from '../../rules/legal.ts';
import { checkWheelCards, checkWindCards, type Problem } from '../../rules/position.ts';
import { type Seat, seatAt } from '../../rules/round.ts';
import { type Holding, MOST_DAMAGE } from '../../rules/score.ts';
import { resolveTrick, type Trick } from '../../rules/trick.ts';
import { forSeats } from '../score/score-cards.ts';

export interface JudgedRound extends Ruleset {
  /** What the players are called, clockwise; empty where nobody has said so. */
  readonly names: readonly string[];
  /** The seat that led the first trick; null where nobody has said so yet. */
  readonly leader: number | null;
  /** The wind cards from the first trick on, with those that lie in the row; null where nobody has said which it is. */
  readonly winds: readonly (WindCard | null)[];
  /** The cards played, trick by trick, those of the last one as far as they are known; or only who took its wind card. */
  readonly tricks: readonly (readonly WheelCard[] | Noted)[];
}

/** What was noted of a trick; null where nobody took the card, and where nobody has said who leads the next one. */
interface Noted {
  readonly taker: Seat | null;
  readonly lead: Seat | null;
}

/** What is to be entered: a card at a place of the row, or of the trick in playing order, or who leads the round. */
export type Target =
  | { readonly list: 'lead' }
  | { readonly list: 'row'; readonly place: number }
  | { readonly list: 'plays'; readonly place: number };

export const newJudged = (seats: number, ruleset = USUAL): JudgedRound => ({
  ...ruleset,
  names: namesFor(seats),
  leader: 0,
  winds: [],
  tricks: [[]],
});

export const onTable = ({ tricks }: JudgedRound): number => tricks.length - 1;

/**
 * A trick of the round, complete or not, and whether it is known that its leader leads. All tricks before are judged, since
 * who leads and what waits follows from them. The first wind card in the row blows.
 */
export function trickAt(judged: JudgedRound, at = onTable(judged)) {
  const row = judged.winds.slice(at, at + OPEN_CARDS);
  return { ...afterTricks(judged, at), row, plays: playsAt(judged, at) };
}

/** The cards of a trick; none where only its taker was noted. */
export function playsAt({ tricks }: JudgedRound, at: number): readonly WheelCard[] {
  const trick = tricks[at] ?? [];
  return 'taker' in trick ? [] : trick;
}

/** What so many tricks leave behind: who leads, what waits, and which seat took which wind card. */
function afterTricks(judged: JudgedRound, count: number) {
  const { names, winds, tricks } = judged;
  const rules = rulesFor(judged);
  const taken: { readonly seat: Seat; readonly card: WindCard | null; readonly trick: number }[] =
    [];
  let leader = judged.leader ?? 0;
  let isLed = judged.leader !== null;
  let carried: readonly WindCard[] = [];
  for (const [index, trick] of tricks.slice(0, count).entries()) {
    if ('taker' in trick) {
      const { taker, lead } = trick;
      if (taker !== null) taken.push({ seat: taker, card: winds[index] ?? null, trick: index });
      leader = lead ?? leader;
      isLed = lead !== null;
      continue;
    }
    const wind = winds[index] as WindCard;
    const ruling = resolveTrick({ wind, carried, plays: trick }, rules);
    // Where nobody takes there is no card to be anybody's.
    const seat = seatAt(leader, Number(ruling.taker), names.length);
    taken.push(...ruling.takes.map((card) => ({ seat, card, trick: index })));
    leader = seatAt(leader, ruling.lead, names.length);
    carried = ruling.carried;
  }
  return { leader, isLed, carried, taken };
}

export function notedAt({ tricks }: JudgedRound, at: number): Noted | undefined {
  const trick = tricks[at] ?? [];
  return 'taker' in trick ? trick : undefined;
}

export const tricksOver = (judged: JudgedRound): number =>
  judged.tricks.length - (isOver(judged) ? 0 : 1);

export const isOver = (judged: JudgedRound): boolean =>
  notedAt(judged, onTable(judged)) !== undefined || wholeTrick(judged) !== null;

const leftBy = (judged: JudgedRound) => afterTricks(judged, tricksOver(judged));

export function cardsOf(judged: JudgedRound): readonly (readonly WindCard[])[] {
  const { taken } = leftBy(judged);
  return judged.names.map((_, seat) =>
    taken.flatMap((one) => (one.seat === seat && one.card ? [one.card] : [])),
  );
}

export const unnamedIn = (judged: JudgedRound): { readonly seat: Seat; readonly trick: number }[] =>
  leftBy(judged)
    .taken.filter(({ card }) => card === null)
    .sort((a, b) => a.seat - b.seat);

/**
 * The wind cards of a round that was seen to its end; null where the players have to say what they took. Where somebody
 * has a card that the deck has not, only the damage of that player is told, so that a slip costs nothing else.
 */
export function seenIn(judged: JudgedRound): readonly Holding[] | null {
  const cards = cardsOf(judged);
  const isSeen = isPlayed(judged) && unnamedIn(judged).length === 0;
  if (!isSeen || cards.flat().length === 0) return null;
  const isSound = cards.map((own, seat) => {
    const before = cards.slice(0, seat).flat();
    return own.every((card, at) => isInDeck(card, [...before, ...own.slice(0, at)]));
  });
  return cards.map((own, seat): Holding => {
    // Beside a damage alone, neither cards nor damage would mean that nobody knows it.
    const isTold = isSound[seat] && (own.length > 0 || !isSound.includes(false));
    return isTold
      ? { cards: own, discarded: [] }
      : { cards: [], discarded: [], damage: Math.min(MOST_DAMAGE, damageOn(own)) };
  });
}

/** The cards to be scored as far as they were seen. [R2] In the basic game a set is discarded where that pays. */
export function holdingsIn(judged: JudgedRound): readonly Holding[] {
  const { variant, names } = judged;
  const rules = rulesFor(judged);
  const taken = seenIn(judged) ?? forSeats([], names.length);
  return taken.reduce<readonly Holding[]>((all, holding, seat) => {
    const best = variant === 'basic' && bestDeclarations(all, seat, rules).options.at(-1);
    const cards = holding.cards.toSorted(compareWindCards);
    return all.with(seat, { ...holding, cards, discarded: best || [] });
  }, taken);
}

/** [C3] Whether the deck still has this card once those before are gone. */
const isInDeck = (card: WindCard, before: readonly WindCard[]): boolean =>
  before.filter((other) => sameWindCard(other, card)).length < windCopies(card.damage);

/**
 * [C2] [C3] The cards that lie in more tricks than the deck has copies of them, and in which; [P4] a Piratess that was led
 * while other cards must have been left.
 */
export function doubtsIn(judged: JudgedRound) {
  const { winds, tricks } = judged;
  const last = onTable(judged);
  const inRow = winds.flatMap((card, trick) => {
    if (!card) return [];
    // A card that only lies in the row is corrected there.
    const place = { list: 'row' as const, card, trick: Math.min(trick, last) };
    return [{ ...place, name: `row ${makeWindCard(card)}`, most: windCopies(card.damage) }];
  });
  const played = tricks.flatMap((_, trick) =>
    playsAt(judged, trick).map((card) => {
      const most = card.kind === 'number' ? 1 : PIRATESSES;
      return { list: 'plays' as const, card, trick, name: makeCard(card), most };
    }),
  );
  const groups = Map.groupBy([...inRow, ...played], ({ name }) => name);
  const tooMany = [...groups.values()].flatMap((copies) => {
    const [first] = copies;
    if (!first || copies.length <= first.most) return [];
    return [{ ...first, tricks: copies.map(({ trick }) => trick) }];
  });
  const led = tricks.flatMap((_, trick) => {
    const [card] = playsAt(judged, trick);
    if (card?.kind !== 'piratess' || mayLeadPiratess(TRICKS - trick)) return [];
    return [{ list: 'led' as const, card, trick, tricks: [trick] }];
  });
  return [...led, ...tooMany];
}

/** The trick that can be judged; null while a card of it is missing. */
export function wholeTrick(judged: JudgedRound, at = onTable(judged)): Trick | null {
  const { row, carried, plays } = trickAt(judged, at);
  const [wind] = row;
  return wind && plays.length === judged.names.length ? { wind, carried, plays } : null;
}

export function nextTarget(judged: JudgedRound, at = onTable(judged)): Target | null {
  if (notedAt(judged, at)) return null;
  const { isLed, row, plays } = trickAt(judged, at);
  if (!isLed) return { list: 'lead' };
  if (!row[0]) return { list: 'row', place: 0 };
  if (plays.length === judged.names.length) return null;
  return { list: 'plays', place: plays.length };
}

/** Puts a wind card at a place of the row, no further than behind the last that is known. */
export function withWind(
  judged: JudgedRound,
  place: number,
  card: WindCard,
  trick = onTable(judged),
): JudgedRound {
  const at = trick + place;
  const { length } = judged.winds;
  const winds = Array.from({ length: Math.max(length, at + 1) }, (_, index) =>
    index === at ? card : (judged.winds[index] ?? null),
  );
  return { ...judged, winds };
}

export function withPlay(
  judged: JudgedRound,
  place: number,
  card: WheelCard,
  trick = onTable(judged),
): JudgedRound {
  const plays = playsAt(judged, trick);
  const next = [...plays.slice(0, place), card, ...plays.slice(place + 1)];
  return { ...judged, tricks: judged.tricks.with(trick, next) };
}

export const withTaker = (
  judged: JudgedRound,
  taker: Seat | null,
  at = onTable(judged),
): JudgedRound => ({
  ...judged,
  tricks: judged.tricks.with(at, { taker, lead: notedAt(judged, at)?.lead ?? null }),
});

export const withoutTaker = (judged: JudgedRound, at = onTable(judged)): JudgedRound =>
  notedAt(judged, at) ? { ...judged, tricks: judged.tricks.with(at, []) } : judged;

/** Why what is entered cannot lie on a table at once; what lies in another trick may be the slip (`doubtsIn`). */
export function troubleIn(judged: JudgedRound, at = onTable(judged)): Problem | null {
  const { row, plays } = trickAt(judged, at);
  return checkWindCards(row.filter((card) => card !== null)) ?? checkWheelCards(plays);
}

/** [O2] Whether a trick, that on the table unless another is meant, is the last of its round. */
export const isLastTrick = (judged: JudgedRound, at = onTable(judged)): boolean =>
  at === TRICKS - 1;

export const withNextTrick = (judged: JudgedRound): JudgedRound => ({
  ...judged,
  tricks: [...judged.tricks, []],
});

/** [O2] Whether nothing more is played in this round. */
export const isPlayed = (judged: JudgedRound): boolean => isOver(judged) && isLastTrick(judged);

/** A new round at the same table; who leads after one that was played has to be said. */
export const newRound = (judged: JudgedRound): JudgedRound => ({
  ...judged,
  leader: isPlayed(judged) ? null : judged.leader,
  winds: [],
  tricks: [[]],
});

export const hasCards = (judged: JudgedRound): boolean =>
  hasPlays(judged) || judged.winds.length > 0;

export const hasPlays = (judged: JudgedRound): boolean =>
  onTable(judged) > 0 || playsAt(judged, 0).length > 0;

/** Takes back what was entered last: a card, the wind that blows, or the step to this trick. */
export function undone(judged: JudgedRound): JudgedRound {
  const { winds, tricks } = judged;
  const plays = playsAt(judged, onTable(judged));
  if (plays.length > 0) return { ...judged, tricks: tricks.with(-1, plays.slice(0, -1)) };
  if (notedAt(judged, onTable(judged))) return withoutTaker(judged);
  if (winds.length === tricks.length || tricks.length === 1) {
    return { ...judged, winds: winds.slice(0, -1) };
  }
  // A trick of which only the taker was noted is noted and left with one press.
  return withoutTaker({ ...judged, tricks: tricks.slice(0, -1) });
}

/** Lets this seat lead a trick, and what it led to follows. */
export function withLeader(judged: JudgedRound, seat: number, at = onTable(judged)): JudgedRound {
  const seats = judged.names.length;
  const turn = seat - trickAt(judged, at).leader;
  const last = judged.tricks.slice(0, at).findLastIndex((trick) => 'taker' in trick);
  const note = notedAt(judged, last);
  if (note) {
    const lead = ((note.lead ?? trickAt(judged, at).leader) + turn + seats) % seats;
    return { ...judged, tricks: judged.tricks.with(last, { ...note, lead }) };
  }
  return { ...judged, leader: ((judged.leader ?? 0) + turn + seats) % seats };
}

/** One player more or fewer, for a new round if cards were played; who is there keeps the name. */
export const withSeats = (judged: JudgedRound, seats: number): JudgedRound => ({
  ...(hasPlays(judged) ? newRound(judged) : judged),
  leader: 0,
  names: namesFor(seats, judged.names),
});

const NOBODY = '?';

const NOTED = '=';
const UNTAKEN = '-';

/** `pro @ 1 N2 ? E3 : N9 E12; =1 ?; P`; the names stand elsewhere. */
export function writeJudged({
  leader,
  winds,
  tricks,
  ...ruleset
}: Omit<JudgedRound, 'names'>): string {
  const played = tricks
    .map((trick) =>
      'taker' in trick
        ? `${NOTED}${trick.taker ?? UNTAKEN} ${trick.lead ?? NOBODY}`
        : trick.map(makeCard).join(' '),
    )
    .join('; ');
  return [
    ...makeRuleset(ruleset),
    '@',
    leader ?? NOBODY,
    ...winds.map((card) => (card ? makeWindCard(card) : NOBODY)),
    ':',
    played,
  ].join(' ');
}

/** Reads what `writeJudged` wrote; null where anything is not as it writes it. */
export function readJudged(text: string, names: readonly string[]): JudgedRound | null {
  const scanner = new Scanner(text);
  const seats = names.length;
  const seatOr = (nobody: string): Seat | null =>
    scanner.accept(nobody) ? null : scanner.number(0, seats - 1);
  const ruleset = readRuleset(scanner);
  if (!scanner.accept('@')) return null;
  const leader = seatOr(NOBODY);
  const winds: (WindCard | null)[] = [];
  while (!scanner.done && scanner.peek().text !== ':') {
    winds.push(scanner.accept(NOBODY) ? null : readWindCard(scanner));
  }
  scanner.colon();
  const tricks: (readonly WheelCard[] | Noted)[] = [];
  do {
    if (scanner.accept(NOTED)) tricks.push({ taker: seatOr(UNTAKEN), lead: seatOr(NOBODY) });
    else tricks.push(readPlays(scanner).plays);
  } while (scanner.accept(';'));
  const isTrick = (trick: (typeof tricks)[number], at: number) => {
    if ('taker' in trick) return true;
    const isLast = at === tricks.length - 1;
    return isLast ? trick.length <= seats : Boolean(winds[at]) && trick.length === seats;
  };
  const isGame = seats >= MIN_SEATS && seats <= MAX_SEATS && tricks.length <= TRICKS;
  if (scanner.error || !isGame || !tricks.every(isTrick)) return null;
  return { ...ruleset, names, leader, winds, tricks };
}
