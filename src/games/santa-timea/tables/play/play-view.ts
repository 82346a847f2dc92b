import type { Wind } from '../../../../core/compass.ts';
import { seatNames } from '../../explain/player-names.ts';
import { createSpeech } from '../../explain/say.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { wayAt } from '../../notation/levels.ts';
import {
  callsOf,
  dealtAnew,
  type Match,
  turnOf,
  withCard,
  withoutLastCard,
} from '../../players/match.ts';
import { damageOn, type WheelCard, type WindCard } from '../../rules/cards.ts';
import { holdingsOf, LEARNER, ownSets, roundOf } from '../../rules/dealt-game.ts';
import {
  isRoundOver,
  legalMoves,
  type PlayedTrick,
  type Round,
  type Seat,
  toAct,
} from '../../rules/round.ts';
import { type Score, scoreRound } from '../../rules/score.ts';
import type { Trick } from '../../rules/trick.ts';
import { type ScoreView, viewScore } from '../score/score-view.ts';
import { knownIn, type TableWorth, type TrickView, viewTrick } from '../trick/trick-view.ts';
import { type End, viewEnd } from './end-view.ts';
import { type GameView, viewGame } from './game-view.ts';
import { type HandSlot, viewHand } from './hand-view.ts';

/**
 * A moment of a round that people play, as plain data: a trick that waits for somebody’s
 * card, a trick that is over, or the score. A page is served with the first one.
 */
export interface PlayView {
  /** What `parseGame` reads of a game with the same cards, of which nothing is played yet. */
  readonly dealt: string;
  /** Which trick of how many. */
  readonly title: string;
  /** The open wind cards; the first is this trick’s. */
  readonly open: readonly WindCard[];
  readonly forecast: readonly WindCard[];
  /** Wind cards that wait for the next taker. */
  readonly carried: readonly WindCard[];
  /** The players in the order of this trick. */
  readonly table: readonly PlaySeat[];
  readonly ruling: PlayRuling | null;
  /** The last tricks before this one, the latest first. */
  readonly earlier: readonly EarlierTrick[];
  readonly hand: readonly HandSlot[];
  /** What is to be done now, and by whom. */
  readonly ask: string;
  /** The person who is to act; null where nobody is. */
  readonly person: Seat | null;
  /** Whom the phone is to be given to, by name, before anything of a hand is seen; null where it need not. */
  readonly give: string | null;
  /** Everybody’s wind cards, by seat. */
  readonly won: readonly WonCards[];
  /** What is to be decided before the score; null before the end, and once it is. */
  readonly declare: DeclareView | null;
  readonly score: ScoreView | null;
  /** The winner’s moment; null until all is over. */
  readonly end: EndView | null;
  /** That the first lead was drawn by lot, while it lasts; by whose reading it is played, if not ours; how often a trick was taken back, and how many cards were played with advice. */
  readonly marks: string;
  /** The game that the round belongs to; null for a round that stands alone. */
  readonly game: GameView | null;
  /** Who may be called as the taker of this trick, before its last card; none where that is not asked. */
  readonly callable: readonly Called[];
  /** Whether every trick is played; the score may be still to come. */
  readonly isOver: boolean;
  /** Whether the table waits for a computer’s card. */
  readonly isWaiting: boolean;
  /** Whether a trick has been played yet, in any round. */
  readonly hasPlayed: boolean;
  /** Whether one of this round can be taken back: what counts already stays. */
  readonly canGoBack: boolean;
}

export interface EndView extends Pick<End, 'title' | 'lanes'> {
  readonly tricks: readonly { readonly title: string; readonly trick: EarlierTrick }[];
}

/** A player and the card played in this trick; null before it is. */
interface PlaySeat {
  readonly name: string;
  readonly isYou: boolean;
  readonly play: PlayedCard | null;
  /** What this player’s wind cards cost so far. */
  readonly damage: number;
}

interface PlayedCard {
  readonly card: WheelCard;
  readonly worth: TableWorth;
}

/** Who takes a trick: a place in playing order, or nobody. */
export interface Called {
  readonly taker: number | null;
  readonly name: string;
}

/** What became of a trick; numbers are places in playing order. */
export interface PlayRuling {
  readonly outcome: string;
  readonly sentences: readonly Sentence[];
  readonly taker: number | null;
  /** Null where no trick follows. */
  readonly lead: number | null;
  readonly out: readonly number[];
}

/** [R2] A set, to be discarded or kept. */
interface DeclareView {
  readonly wind: Wind;
  readonly options: readonly {
    readonly isDiscarded: boolean;
    readonly label: string;
    /** The damage and the points that come of it, beside what they are now. */
    readonly results: readonly string[];
  }[];
}

/** A trick that is over: under which wind, who played what, and what became of it. */
export interface EarlierTrick {
  readonly wind: WindCard;
  readonly plays: readonly string[];
  readonly outcome: string;
}

export interface WonCards {
  readonly name: string;
  /** How this player likes to play; of people nothing is told, nor where nobody has a way. */
  readonly way?: string;
  readonly cards: readonly WindCard[];
}

/** How many tricks are shown beside the table. */
const EARLIER = 3;

/** A table whose people share one device: what everybody is called, and whose hand is open on it. */
export interface SharedTable {
  readonly names: readonly string[];
  readonly holder: Seat | null;
}

/**
 * A moment of a round as the learner sees it, or as several people do.
 * @param isRuled shows the last trick with its ruling rather than the next one.
 * @param shared where several people play: nobody is “you”, and only one hand is open, in its turn.
 */
export function viewPlay(
  match: Match,
  isRuled: boolean,
  t: Translate,
  lang: string,
  shared?: SharedTable,
): PlayView {
  const found = roundOf(match);
  if (!found.ok) throw new Error(found.error.code);
  const round = found.value;
  const { row, tricks } = round;
  const you = shared ? undefined : LEARNER;
  const players = playersOf(round, shared, t, lang);
  const last = isRuled ? tricks.at(-1) : undefined;
  const isOver = isRoundOver(round);
  const due = last ? undefined : dueSet(match, round);
  const isScored = isOver && !last && !due;
  const isWaiting = !last && turnOf(match) !== null;
  const person = last || isWaiting ? null : (due?.seat ?? toAct(round));
  const give =
    shared && person !== null && person !== shared.holder ? (shared.names[person] ?? '') : null;
  const declare = due && give === null ? viewDeclare(match, round, due, t) : null;
  const names = players.map(({ name }) => name);
  const game = viewGame(match, round, isScored, names, you, t, lang);
  const [leader, trick] = last ? [last.leader, last.trick] : [round.leader, unfinished(round)];
  const { table, verdict } = viewTable(match, leader, trick, isOver, players, t, lang);
  const score = isScored ? viewRoundScore(match, round, names, t, lang) : null;
  const end =
    score && (game?.isOver ?? true)
      ? viewEnd(
          match,
          scoresOf(match, round, match.sets).map(({ total }) => total),
          game,
          names,
          you,
          t,
          lang,
        )
      : null;
  /** Between two people’s turns nobody’s cards are there to be seen. */
  const viewOpenHand = () => {
    const seat = shared ? (give === null ? person : null) : LEARNER;
    return seat === null ? [] : viewHand(round, seat, !last && !isWaiting, t);
  };
  const ask = () => {
    if (isWaiting) return t(shared ? 'people.computers' : 'play.others');
    if (give !== null) return t('people.give', { name: give });
    if (declare) return t('play.declare.ask', { wind: t(`wind.${declare.wind}`) });
    if (shared && score) return end?.title ?? t('people.over');
    return sayAsk(round, score, game, t);
  };
  return {
    dealt: makeGame({ ...dealtAnew(match, match.seed), isCoached: false, calls: null }),
    title: [
      ...(game ? [game.title] : []),
      t('play.trick', {
        number: tricks.length + (last || isOver ? 0 : 1),
        count: match.tricks,
      }),
    ].join(' · '),
    open: last ? [last.trick.wind, ...row.open.slice(0, -1)] : row.open,
    forecast: row.forecast,
    carried: trick.carried,
    table,
    ruling: last ? viewRuling(verdict, sayCalled(match, t)) : null,
    earlier: tricks
      .slice(0, last ? -1 : undefined)
      .slice(-EARLIER)
      .map((played) => {
        const isLast = isOver && played === tricks.at(-1);
        return viewEarlier(match, played, isLast, players, t, lang);
      })
      .reverse(),
    hand: viewOpenHand(),
    ask: ask(),
    person,
    give,
    won: players.map(({ name, cards }, seat) => ({
      name,
      ...(match.hasWays && !match.people.includes(seat)
        ? { way: t(`new-game.way.${wayAt(seat)}`) }
        : {}),
      cards,
    })),
    declare,
    score,
    end: end && {
      ...end,
      tricks: end.tricks.map(({ title, played, isLast }) => ({
        title,
        trick: viewEarlier(match, played, isLast, players, t, lang),
      })),
    },
    marks: [
      ...(match.isGame && match.before.length === 0 && tricks.length === 0
        ? [t('play.by-lot')]
        : []),
      ...(match.edition === 'house'
        ? []
        : [`${t('reading.edition')} ${t(`reading.${match.edition}`)}.`]),
      ...(match.back > 0
        ? [t(shared ? 'play.mark.cards' : 'play.mark.back', { count: match.back })]
        : []),
      ...(match.calls ? [t('play.mark.calls', callsOf(match))] : []),
      ...(match.hints > 0 ? [t('play.mark.hints', { count: match.hints })] : []),
    ].join(' '),
    game,
    callable: match.calls === null || isOver || last || shared ? [] : viewCallable(table, t),
    isOver,
    isWaiting,
    hasPlayed: [match, ...match.before].some(({ cards }) => cards.length >= match.seats),
    canGoBack: shared
      ? !isWaiting && withoutLastCard(match) !== match
      : match.cards.length >= match.seats,
  };
}

/** What the learner is to do, and whether there is a choice; behind a score what came of it. */
function sayAsk(
  round: Round,
  score: ScoreView | null,
  game: GameView | null,
  t: Translate,
): string {
  if (game?.isOver) {
    const points = t('scored.points', { count: game.totals[LEARNER] ?? 0 });
    return t(game.winners.includes(LEARNER) ? 'play.ended.won' : 'play.ended.other', { points });
  }
  const own = score?.seats[LEARNER];
  if (own) {
    const damage = t('damage', { count: own.damage });
    return t('play.over', { damage, points: own.points });
  }
  const [one, another] = legalMoves(round);
  if (one && !another) return t('play.ask.only');
  return t(round.plays.length === 0 ? 'play.ask.lead' : 'play.ask.follow');
}

/** The trick that waits for the learner. The row outlasts the round. */
const unfinished = ({ row, carried, plays }: Round): Trick => ({
  wind: row.open[0] as WindCard,
  carried,
  plays,
});

/** Somebody at this table. */
interface Player extends WonCards {
  readonly isYou: boolean;
}

/** The players by seat, who plays alone by no name, with the wind cards they have taken. */
function playersOf(
  { collected }: Round,
  shared: SharedTable | undefined,
  t: Translate,
  lang: string,
): Player[] {
  const names = shared?.names ?? seatNames(t).with(LEARNER, t('play.seat-you'));
  const { name } = createSpeech(t, lang, names);
  const isYou = (seat: Seat) => !shared && seat === LEARNER;
  return collected.map((cards, seat) => ({ name: name(seat), isYou: isYou(seat), cards }));
}

/** The players of a trick that may lack some cards, in playing order, and what the cards there come to. */
function viewTable(
  { edition, variant }: Match,
  leader: Seat,
  trick: Trick,
  isLast: boolean,
  players: readonly Player[],
  t: Translate,
  lang: string,
): { readonly table: readonly PlaySeat[]; readonly verdict: TrickView } {
  const seated = [...players.slice(leader), ...players.slice(0, leader)];
  const position = { kind: 'trick', edition, variant, trick } as const;
  const names = seated.map(({ name }) => name);
  const you = seated.findIndex(({ isYou }) => isYou);
  const verdict = viewTrick(position, t, lang, names, { you, isLast });
  const plays = trick.plays.map(
    (card, place): PlayedCard => ({ card, worth: verdict.worths[place] as TableWorth }),
  );
  const table = seated.map(
    ({ name, isYou, cards }, place): PlaySeat => ({
      name,
      isYou,
      play: plays[place] ?? null,
      damage: damageOn(cards),
    }),
  );
  return { table, verdict };
}

/** The same with the learner’s own card, the last of its trick, and nothing of what becomes of it. */
export function withLastCard(
  view: PlayView,
  match: Match,
  card: WheelCard,
  t: Translate,
  lang: string,
): PlayView {
  const { table } = viewPlay(withCard(match, card), true, t, lang);
  const damage = view.table.map((seat) => seat.damage);
  return { ...view, table: table.map((seat, place) => ({ ...seat, damage: damage[place] ?? 0 })) };
}

const viewCallable = (table: readonly PlaySeat[], t: Translate): Called[] => {
  const isLast = table.filter(({ play }) => !play).length === 1;
  const places = table.map(({ name }, taker) => ({ taker, name }));
  return isLast ? [...places, { taker: null, name: t('play.call.nobody') }] : [];
};

/** Whether the call for the trick that has just become whole was right; empty where there was none. */
function sayCalled({ calls }: Match, t: Translate): string {
  if (!calls) return '';
  return t(calls.endsWith('r') ? 'play.call.right' : 'play.call.wrong');
}

function viewRuling(verdict: TrickView, called: string): PlayRuling {
  const { taker, sentences } = verdict;
  const { out, lead } = knownIn(verdict);
  const outcome = called ? `${called} ${verdict.outcome}` : verdict.outcome;
  return { outcome, sentences, taker, lead, out };
}

function viewEarlier(
  match: Match,
  { leader, trick }: PlayedTrick,
  isLast: boolean,
  players: readonly Player[],
  t: Translate,
  lang: string,
): EarlierTrick {
  const { table, verdict } = viewTable(match, leader, trick, isLast, players, t, lang);
  const plays = table.flatMap(({ name, play }) =>
    play ? t('play.played', { name, card: play.worth.name }) : [],
  );
  return { wind: trick.wind, plays, outcome: verdict.outcome };
}

/** The first set that is neither discarded nor kept yet, and whose it is. */
const dueSet = ({ people, sets, keeps }: Match, round: Round) =>
  ownSets(round, people).find(({ wind }) => ![...sets, ...keeps].includes(wind));

function viewDeclare(
  match: Match,
  round: Round,
  { seat, wind }: { readonly seat: Seat; readonly wind: Wind },
  t: Translate,
): DeclareView {
  const { sets } = match;
  const scored = (discarded: readonly Wind[]) => scoresOf(match, round, discarded)[seat] as Score;
  const now = scored(sets);
  const options = [true, false].map((isDiscarded) => {
    const { damage, total } = isDiscarded ? scored([...sets, wind]) : now;
    const change = (before: number, after: number, said: string) =>
      before === after ? said : t('play.declare.change', { before, after: said });
    return {
      isDiscarded,
      label: t(`play.declare.${isDiscarded ? 'discard' : 'keep'}`),
      results: [
        change(now.damage, damage, t('damage', { count: damage })),
        change(now.total, total, t('scored.points', { count: total })),
      ],
    };
  });
  return { wind, options };
}

const scoresOf = ({ people }: Match, round: Round, sets: readonly Wind[]): readonly Score[] =>
  scoreRound(holdingsOf(round, sets, people), round.rules);

function viewRoundScore(
  { edition, variant, people, sets }: Match,
  round: Round,
  names: readonly string[],
  t: Translate,
  lang: string,
): ScoreView {
  const holdings = holdingsOf(round, sets, people);
  const position = { kind: 'score', edition, variant, holdings } as const;
  return viewScore(position, t, lang, names);
}
