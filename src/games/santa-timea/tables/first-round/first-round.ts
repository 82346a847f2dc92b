import type { Wind } from '../../../../core/compass.ts';
import { type Ruleset, rulesFor } from '../../notation/ruleset.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { TRICKS } from '../../rules/deal.ts';
import { type Seat, seatAt } from '../../rules/round.ts';
import { type Holding, heldTriplets, tripletOf } from '../../rules/score.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import { heightOf } from '../../rules/worth.ts';
import {
  cardsOf,
  holdingsIn,
  isOver,
  isPlayed,
  type JudgedRound,
  newJudged,
  notedAt,
  onTable,
  seenIn,
  trickAt,
  tricksOver,
  wholeTrick,
  withLeader,
  withNextTrick,
  withoutTaker,
  withTaker,
} from '../judge/judge-round.ts';
import { missingIn } from '../score/game-sheet.ts';

/** What is explained once, when it happens for the first time at a table. */
export const MOMENTS = [
  'zero',
  'half',
  'tie',
  'piratess',
  'led',
  'nobody',
  'set',
  'half-time',
] as const;

/** What only the cards of a trick can tell, and who took it cannot. */
const BY_CARDS = ['zero', 'half', 'tie', 'piratess'] as const;

export const newIn = (explained: readonly Moment['key'][]) =>
  BY_CARDS.filter((key) => !explained.includes(key));

export interface Moment {
  readonly key: (typeof MOMENTS)[number];
  readonly cards: readonly WheelCard[];
  readonly winds?: readonly WindCard[];
  readonly seat?: Seat;
}

export function momentsIn(judged: JudgedRound): readonly Moment[] {
  const over = tricksOver(judged);
  const rules = rulesFor(judged);
  const inTricks = Array.from({ length: over }, (_, at): readonly Moment[] => {
    const note = notedAt(judged, at);
    const wind = judged.winds[at];
    const nobody: Moment = { key: 'nobody', cards: [], winds: wind ? [wind] : [] };
    if (note) return note.taker === null ? [nobody] : [];
    const trick = wholeTrick(judged, at);
    if (!trick) return [];
    const ruling = resolveTrick(trick, rules);
    return [...momentsOf(trick, ruling, rules), ...(ruling.taker === null ? [nobody] : [])];
  });
  const sets = cardsOf(judged).map(heldTriplets);
  const seat = sets.findIndex((own) => own.length > 0);
  return [
    ...inTricks.flat(),
    ...(seat >= 0 ? [{ key: 'set' as const, cards: [], winds: setOf(sets[seat]), seat }] : []),
    ...(over >= TRICKS / 2 ? [{ key: 'half-time' as const, cards: [], winds: setOf() }] : []),
  ];
}

function momentsOf({ plays }: Trick, ruling: TrickRuling, rules: Rules): Moment[] {
  const { worths, ties } = ruling;
  const cardsBy = (by: string) => plays.filter((_, place) => worths[place]?.by === by);
  const isNumber = (place: number) => plays[place]?.kind === 'number';
  const tied = ties.find((group) => group.filter(isNumber).length > 1)?.filter(isNumber) ?? [];
  const found: Moment[] = [
    { key: 'zero', cards: cardsBy('zero').slice(0, 1) },
    { key: 'half', cards: decidedByHalf(ruling, rules).flatMap((place) => plays[place] ?? []) },
    { key: 'tie', cards: tied.flatMap((place) => plays[place] ?? []) },
    { key: 'piratess', cards: cardsBy('copy').slice(0, 1) },
    { key: 'led', cards: cardsBy('led').slice(0, 1) },
  ];
  return found.filter(({ cards }) => cards.length > 0);
}

/** [V4] Two cards half a point apart of which one takes or leads: rounded, they would be equal. */
function decidedByHalf({ worths, ties, taker, lead }: TrickRuling, rules: Rules): number[] {
  const left = worths
    .flatMap((worth, place) => (ties.flat().includes(place) ? [] : [{ worth, place }]))
    .sort((a, b) => heightOf(a.worth, rules) - heightOf(b.worth, rules));
  for (const [index, low] of left.entries()) {
    const high = left[index + 1];
    const isEnd = low.place === taker || high?.place === lead;
    if (high && isEnd && low.worth.halves > 0 && high.worth.halves - low.worth.halves === 1) {
      return [low.place, high.place];
    }
  }
  return [];
}

export const setOf = ([wind = 'E']: readonly Wind[] = []): readonly WindCard[] => tripletOf(wind);

export const SCREENS = [
  'who',
  'row',
  'deal',
  'aim',
  'leader',
  'wind',
  'blows',
  'play',
  'judge',
  'moment',
  'push',
  'takes',
  'leads',
  'check',
  'tricks',
  'score',
  'next',
] as const;

export type Screen = (typeof SCREENS)[number];

const FIRST_TRICK = SCREENS.indexOf('judge');

/** The steps of the whole way: the screens up to the first trick, the tricks, and the two screens behind them. */
export const WAY = FIRST_TRICK + TRICKS + 2;

export function stepsDone({ screen, judged }: FirstRound): number {
  if (screen === 'next') return WAY;
  if (screen === 'score') return WAY - 1;
  return Math.min(SCREENS.indexOf(screen), FIRST_TRICK) + tricksOver(judged);
}

/** What the players said of a trick before the judge: a seat, null for nobody; left out while nothing is said. */
interface Guess {
  readonly taker?: Seat | null;
  readonly lead?: Seat;
}

export interface Guide {
  readonly screen: Screen;
  /** Whether the players can do without the judge and only say who takes. */
  readonly isFree: boolean;
  readonly explained: readonly Moment['key'][];
  readonly guess: Guess;
}

export interface FirstRound extends Guide {
  readonly judged: JudgedRound;
  /** What somebody has entered on the sheet of this round; left out where nobody has. */
  readonly form?: readonly Holding[] | undefined;
}

const GUIDED = 3;

export const newFirstRound = (ruleset: Ruleset, names: readonly string[]): FirstRound => ({
  screen: 'who',
  judged: { ...newJudged(names.length, ruleset), names, leader: null },
  isFree: false,
  explained: [],
  guess: {},
});

export const again = ({ judged: { names, edition, variant } }: FirstRound): FirstRound =>
  newFirstRound({ edition, variant }, names);

export const withExact = (state: FirstRound): FirstRound => ({
  ...state,
  screen: tricksOver(state.judged) === 0 ? 'judge' : 'check',
  guess: {},
});

/** What the judge has seen; with the wind, or once a trick has given way to the next, it goes on by itself. */
export function withJudged(state: FirstRound, judged: JudgedRound): FirstRound {
  const next = { ...state, judged };
  if (state.screen === 'wind') return judged.winds[0] ? { ...next, screen: 'blows' } : next;
  return onTable(judged) > onTable(state.judged) ? afterTrick(next) : next;
}

export function withGuess(state: FirstRound, seat: Seat | null): FirstRound {
  if (state.screen === 'takes') return { ...state, screen: 'leads', guess: { taker: seat } };
  if (seat === null) return state;
  return { ...state, screen: 'check', guess: { ...state.guess, lead: seat } };
}

/** Where only who takes is said, nothing checks what was guessed: it counts. */
export function withoutCheck(state: FirstRound): FirstRound {
  const { taker = null, lead = 0 } = state.guess;
  return withJudged(state, withLeader(withNextTrick(withTaker(state.judged, taker)), lead));
}

export const nextMoment = ({ judged, explained }: FirstRound): Moment | undefined =>
  momentsIn(judged).find(({ key }) => !explained.includes(key));

function afterTrick(state: FirstRound): FirstRound {
  const { judged } = state;
  const fresh = { ...state, guess: {} };
  if (nextMoment(state)) return { ...fresh, screen: 'moment' };
  const over = tricksOver(judged);
  if (isPlayed(judged)) return { ...fresh, screen: 'score' };
  if (over === 1 && !state.isFree && state.screen !== 'push') return { ...fresh, screen: 'push' };
  // Whoever has only said who takes goes on so.
  const isFree = state.isFree || over >= GUIDED || notedAt(judged, over - 1) !== undefined;
  return { ...fresh, isFree, screen: isFree ? 'tricks' : 'takes' };
}

/** The same round where the judge or the sheet may have gone on with it: a screen that does not fit it any more gives way. */
export function caughtUp(state: FirstRound): FirstRound {
  const { screen, judged } = state;
  const isMoment = screen === 'moment';
  const isAsking = screen === 'takes' || screen === 'leads';
  if (
    tricksOver(judged) === 0 &&
    (isMoment || isAsking || screen === 'push' || screen === 'check')
  ) {
    return { ...state, screen: judged.winds[0] ? 'judge' : 'wind', guess: {} };
  }
  if (screen === 'blows' && !judged.winds[0]) return { ...state, screen: 'wind' };
  if ((isMoment && !nextMoment(state)) || (isAsking && isPlayed(judged))) return afterTrick(state);
  return state;
}

export function onwards(state: FirstRound): FirstRound {
  const { judged } = state;
  if (!canGo(state)) return state;
  switch (state.screen) {
    case 'moment': {
      const moment = nextMoment(state);
      return afterTrick({
        ...state,
        explained: moment ? [...state.explained, moment.key] : state.explained,
      });
    }
    case 'push':
      return afterTrick(state);
    case 'leader':
      return { ...state, screen: judged.winds[0] ? 'blows' : 'wind' };
    // From here the judge says when a trick is over; it comes here with the last one.
    case 'judge':
    case 'check':
    case 'tricks':
      return isOver(judged) ? afterTrick(state) : state;
    default:
      return { ...state, screen: SCREENS[SCREENS.indexOf(state.screen) + 1] ?? state.screen };
  }
}

/** The screen before; a trick that has just begun goes back to the one that was ruled. */
export function backwards(state: FirstRound): FirstRound {
  const { screen, judged } = state;
  switch (screen) {
    case 'who':
      return state;
    case 'blows':
      return { ...state, screen: 'wind', judged: { ...judged, winds: [] } };
    case 'moment':
    case 'push':
      return toTrickBefore(state);
    case 'takes':
      return tricksOver(judged) === 1 ? { ...state, screen: 'push' } : toTrickBefore(state);
    case 'check':
      return { ...state, screen: 'takes', guess: {} };
    case 'tricks':
      return onTable(judged) === 0 ? { ...state, screen: 'leader' } : toTrickBefore(state);
    default:
      return { ...state, screen: SCREENS[SCREENS.indexOf(screen) - 1] ?? screen };
  }
}

function toTrickBefore(state: FirstRound): FirstRound {
  const { judged } = state;
  const isLast = isOver(judged) || onTable(judged) === 0;
  const before = isLast ? judged : { ...judged, tricks: judged.tricks.slice(0, -1) };
  const at = onTable(before);
  const guided = at === 0 ? 'judge' : 'check';
  const screen = wholeTrick(before) ? guided : 'tricks';
  return { ...state, screen, guess: {}, judged: withoutTaker(before) };
}

/** For a group that knows this: the next thing that only they can say. */
export function skipped(state: FirstRound): FirstRound {
  const { screen, judged } = state;
  switch (screen) {
    case 'moment':
      return afterTrick({ ...state, explained: MOMENTS });
    case 'who':
    case 'row':
    case 'deal':
    case 'aim':
      return { ...state, screen: 'leader' };
    // Who leads is asked again where it decides something.
    case 'leader':
      return { ...state, screen: judged.winds[0] ? 'blows' : 'wind' };
    case 'tricks':
      return { ...state, screen: 'score' };
    case 'wind':
    case 'blows':
    case 'play':
      return { ...state, screen: 'judge' };
    default:
      return canSkip(state) ? { ...state, isFree: true, screen: 'tricks', guess: {} } : state;
  }
}

/** From the last two screens a link leads on, to the score sheet. */
export const canSkip = ({ screen }: FirstRound): boolean => screen !== 'score' && screen !== 'next';

/** Whether the damage may be told before the judge has seen all of it. */
export const canAddUp = ({ screen, judged }: FirstRound): boolean =>
  screen === 'tricks' && seenIn(judged) === null;

export const canGo = ({ screen, judged, form }: FirstRound): boolean =>
  screen === 'leader'
    ? judged.leader !== null
    : screen !== 'score' || missingIn(form ?? holdingsIn(judged)).length === 0;

/** Whether there is a trick that the judge could rule and does not yet. */
export const canAsk = ({ screen, judged }: FirstRound): boolean =>
  ['wind', 'blows', 'play', 'moment', 'push', 'takes', 'leads', 'tricks'].includes(screen) &&
  !isPlayed(judged);

/** Whether the players were right about both of a trick, once it is judged; null where they said nothing. */
export function rightAbout({ judged, guess }: FirstRound) {
  const trick = wholeTrick(judged);
  if (!trick || guess.taker === undefined || guess.lead === undefined) return null;
  const { leader } = trickAt(judged);
  const ruling = resolveTrick(trick, rulesFor(judged));
  const seatOf = (place: number) => seatAt(leader, place, judged.names.length);
  const taker = ruling.taker === null ? null : seatOf(ruling.taker);
  return guess.taker === taker && guess.lead === seatOf(ruling.lead);
}

/** What is written where nothing is said yet, and for nobody. */
const UNSAID = '?';
const NOBODY = '-';

/** `check free 2 1 zero half`: the screen, whether the judge is needed, what was guessed, what has been explained. */
export const writeGuide = ({ screen, isFree, explained, guess }: Guide): string => {
  const taker = guess.taker === null ? NOBODY : (guess.taker ?? UNSAID);
  return [screen, isFree ? 'free' : 'led', taker, guess.lead ?? UNSAID, ...explained].join(' ');
};

/** Reads what `writeGuide` wrote for so many players; null where it is anything else. */
export function readGuide(text: string, seats: number): Guide | null {
  const [at, free, took, led, ...heard] = text.split(' ');
  const screen = SCREENS.find((one) => one === at);
  const seatOf = (written = UNSAID) => [...Array(seats).keys()][Number(written)];
  const taker = took === NOBODY ? null : seatOf(took);
  const lead = seatOf(led);
  if (!screen) return null;
  return {
    screen,
    isFree: free === 'free',
    explained: heard.flatMap((key) => MOMENTS.find((one) => one === key) ?? []),
    guess: { ...(taker !== undefined && { taker }), ...(lead !== undefined && { lead }) },
  };
}
