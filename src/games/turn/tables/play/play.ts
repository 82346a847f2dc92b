import { sayMarks } from '../../../../core/marks.ts';
import { ok, type Result, sayError } from '../../../../core/result.ts';
import type { SharedTable } from '../../../../kit/play/create-play.ts';
import type { MoveText } from '../../../../kit/play/GameEnd.tsx';
import { type TextReader, textReader } from '../../../../kit/play/pasted.ts';
import { raceOf } from '../../../../kit/play/race.ts';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { explainEvents, explainLoot } from '../../explain/move.ts';
import { type Speech, sayCard, speechOf, type Translate, tellStep } from '../../explain/say.ts';
import { makeCard } from '../../notation/cards.ts';
import { makeGame } from '../../notation/game.ts';
import type { TablePosition } from '../../notation/position.ts';
import {
  counsel,
  type Match,
  type MoveOutcome,
  momentAfter,
  momentOf,
  newMatch,
  type Played,
  readMatch,
  withMove,
  withoutLastMove,
} from '../../players/match.ts';
import { coinsOf, isOver, winners } from '../../rules/end.ts';
import { type Game, LEARNER, type Move } from '../../rules/game.ts';
import { legalMoves, mayPlayWind, type Refusal, replay } from '../../rules/play.ts';
import { gameOf, type TableSetup } from '../../rules/position.ts';
import { hasPiles, seeTable, type TableSpot } from '../field/field.ts';

function viewGame(match: Match, t: Translate, shared: SharedTable | undefined) {
  const { game, outcomes } = momentOf(match);
  const phase = isOver(game) ? 'over' : game.turn.phase;
  const seat = shared ? game.turn.seat : LEARNER;
  const isOpen = phase !== 'over' && (!shared || shared.holder === seat);
  const speech = speechOf(t, shared?.names);
  const give = isOpen || phase === 'over' ? null : speech.name(seat);
  const cards = game.players[seat]?.hand ?? [];
  const own = outcomes.findLastIndex((one) => one.seat === seat);
  const since = outcomes.slice(Math.max(0, own));
  const others = turnsOf(since.filter((one) => one.seat !== seat));
  const loot = phase === 'over' ? explainLoot(game.players) : [];
  return {
    table: {
      game,
      hasFees: false,
      hasPiles: true,
      hands: isOpen ? [{ name: t('board.your-hand'), cards }] : [],
    },
    /** `tried`: no more is known of the table, so nothing more can be done there. */
    phase,
    end: phase === 'over' ? viewEnd(match, speech) : null,
    /** Whom the phone is to be given to, by name, before a hand is seen; null where it need not. */
    give,
    seat,
    acting: 0,
    ask:
      give === null
        ? sayAsk(dueOf(game, phase, true), others, speech)
        : t('people.give', { name: give }),
    log: [...sayMoves(since, speech), ...loot.map((step) => tellStep(step, speech))],
    fresh: others.flatMap(placesOf),
    players: viewPlayers(game, speech),
    marks: sayMarks(match, t),
  };
}

/** What the others have done in short, once they have; the list of moves has all of it. */
function sayAsk(
  due: ReturnType<typeof dueOf>,
  others: readonly MoveOutcome[],
  { t, name }: Speech,
): string {
  if (due !== 'play' || others.length === 0) return t(`board.ask.${due}`);
  const did = others.map((turn) => {
    const places = placesOf(turn).map((place) => t(`letter.${place}`));
    const isTurned = turn.events.some(({ event }) => event === 'turned');
    const key = places.length > 0 ? 'placed' : isTurned ? 'turned' : 'discarded';
    return t(`board.did.${key}`, {
      name: name(turn.seat),
      places: places.join(', '),
      count: earned(turn),
    });
  });
  return [...did, t('board.ask.again')].join(' ');
}

function dueOf(game: Game, phase: ReturnType<typeof phaseOfTry>, hasPiles: boolean) {
  if (phase !== 'play') return phase;
  if (mayPlayWind(game)) return hasPiles ? 'play' : 'lay';
  if (!hasPiles) return 'tried';
  const mayTurn = legalMoves(game).some(({ kind }) => kind === 'turn');
  return mayTurn ? 'discard-or-turn' : 'discard';
}

/** What the players advise, in words, and where on the table it is. */
export function adviceOn(match: Match, t: Translate) {
  const found = counsel(match);
  if (!found) throw new Error('nothing more to do');
  const { move, ground, about } = found;
  const pile = 'from' in move ? move.from : 'onto' in move ? move.onto : 'pile';
  const top = pile === 'pile' ? undefined : momentOf(match).game.discards[pile].at(-1);
  const card = 'card' in move ? move.card : top;
  const text = t(`play.hint.${move.kind === 'draw' && pile === 'pile' ? 'white' : move.kind}`, {
    ...(card && { card: sayCard(card, t) }),
    ...(pile !== 'pile' && { pile: t(`pile.${pile}`) }),
    ...('place' in move && { place: sayCard(move.place, t) }),
    ...('lie' in move && { lie: t(`lie.${move.lie}`) }),
    why: t(
      `play.why.${ground}`,
      about && { wind: sayCard(about.card, t), place: sayCard(about.place, t) },
    ),
  });
  const at: TableSpot =
    'place' in move
      ? { part: 'places', code: move.place }
      : move.kind === 'turn'
        ? { part: 'hand', code: makeCard('turn') }
        : { part: 'piles', code: pile === 'pile' ? '@' : pile };
  return { text, move, at };
}

/** A table to try: the reader plays every hand that is shown, one turn after the other. */
function viewTry(position: TablePosition, t: Translate) {
  const { setup } = position;
  const speech = speechOf(t);
  const { game, outcomes } = momentAfter(gameOf(setup), position.moves);
  const { seat } = game.turn;
  const phase = phaseOfTry(game, setup);
  const known = { ...game, players: game.players.slice(0, setup.hands.length) };
  const due = dueOf(game, phase, hasPiles(setup));
  const isTheirs = seat > 0 && (due === 'play' || due === 'lay');
  return {
    table: seeTable(position, game, t),
    phase,
    end: null,
    give: null,
    seat,
    acting: seat,
    ask: t(`board.ask.${isTheirs ? 'theirs' : due}`, { name: speech.name(seat) }),
    log: sayMoves(turnsOf(outcomes).slice(-1), speech),
    fresh: [],
    players: game.players.some((player) => coinsOf(player) > 0) ? viewPlayers(known, speech) : [],
    marks: '',
  };
}

/** What can be tried ends where cards come that nobody knows: somebody’s hand, or the white pile. */
function phaseOfTry(game: Game, { hands, pile }: TableSetup) {
  if (isOver(game)) return 'over';
  const { phase, seat } = game.turn;
  return seat >= hands.length || (phase === 'draw' && pile === null) ? 'tried' : phase;
}

/** What came of moves; whose turn is next is said by who moves next. */
const sayMoves = (made: readonly MoveOutcome[], speech: Speech): ReasonText[] =>
  made
    .flatMap(({ seat, events }) => explainEvents(events, seat))
    .filter(({ key }) => key !== 'next')
    .map((step) => tellStep(step, speech));

function viewPlayers(game: Game, { name, t }: Speech) {
  return game.players.map((player, seat) => ({
    name: name(seat),
    coins: coinsOf(player),
    compasses: player.compasses.length,
    has: t('board.has', {
      coins: t('coins', { count: coinsOf(player) }),
      compasses: t('compasses', { count: player.compasses.length }),
    }),
    office: game.captain === seat ? t('board.captain') : '',
  }));
}

export type PlayView = ReturnType<typeof viewPlay>;

export const viewPlay = (played: Played, t: Translate, shared?: SharedTable) =>
  played.kind === 'game' ? viewGame(played, t, shared) : viewTry(played, t);

export function moved(played: Played, move: Move): Result<Played, Refusal> {
  if (played.kind === 'game') return withMove(played, move);
  const moves = [...played.moves, move];
  const made = replay(gameOf(played.setup), moves);
  return made.ok ? ok({ ...played, moves }) : made;
}

export const movedBack = (played: Played): Played =>
  played.kind === 'game'
    ? withoutLastMove(played)
    : { ...played, moves: played.moves.slice(0, -1) };

export const restarted = (played: Played, seed: number): Played =>
  played.kind === 'game'
    ? newMatch(seed, played.seats, played.decks, played.people)
    : { ...played, moves: [] };

export const gameReader = (t: Translate): TextReader<Match> =>
  textReader(readMatch, makeGame, sayError, t);

function viewEnd(match: Match, speech: Speech) {
  const { t, name, you } = speech;
  const { game, outcomes } = momentOf(match);
  const totals = game.players.map(coinsOf);
  const players = totals.map((_, seat) => name(seat));
  const { seats } = winners(game);
  const isYours = seats.length === 1 && seats[0] === you;
  const coins = t('coins', { count: Math.max(...totals) });
  const turns = turnsOf(outcomes);
  const past = turns.map((turn, at) => viewPast(match, turn, at, speech));
  const ends = turns.flatMap(({ events }, at) =>
    events.some(({ event }) => event === 'compass') ? at + 1 : [],
  );
  const bestOf = (some: readonly MoveOutcome[]): MoveText[] => {
    const [best] = some.toSorted((a, b) => earned(b) - earned(a));
    if (!best || earned(best) === 0) return [];
    const won = t('coins', { count: earned(best) });
    const title = t('play.end.best', { name: name(best.seat), coins: won });
    return [{ title, what: sayPlayed(best, t) }];
  };
  return {
    hasWon: you === undefined || seats.includes(you),
    why: sayMoves(outcomes.slice(-1), speech).at(-1)?.text,
    title: isYours
      ? t('play.end.you', { coins })
      : t('play.end.wins', { count: seats.length, names: speech.list(seats.map(name)), coins }),
    lanes: raceOf(players, [totals], 1, seats),
    noted: [
      ...bestOf(turns.filter(({ seat }) => seat === you)),
      ...bestOf(turns.filter(({ seat }) => seat !== you)),
    ],
    turns: past,
    compasses: [...new Set([...ends, past.length])].map((end, index) => ({
      title: t(ends[index] ? 'play.past.compass' : 'play.past.unfinished', {
        number: index + 1,
        name: name(turns[end - 1]?.seat ?? 0),
      }),
      turns: past.slice(ends[index - 1] ?? 0, end),
    })),
  };
}

/** The field after a turn and what came of it; a hint where a person could have played a wind or Turn card. */
function viewPast(match: Match, turn: MoveOutcome, at: number, speech: Speech) {
  const { t, name } = speech;
  const before = { ...match, moves: match.moves.slice(0, turn.at) };
  const played = sayPlayed(turn, t);
  const isIdle = !played && match.people.includes(turn.seat);
  const isMissed = isIdle && ['wind', 'turn'].includes(counsel(before)?.move.kind ?? '');
  const coins = earned(turn) > 0 ? [t('coins', { count: earned(turn) })] : [];
  const said = [name(turn.seat), played || t('play.past.no-wind'), ...coins];
  const title = `${at + 1}. ${said.join(' · ')}`;
  const what = sayMoves([turn], speech).map(({ text }) => text);
  return {
    at,
    table: { game: turn.game, hasFees: false, hasPiles: false, hands: [] },
    players: viewPlayers(turn.game, speech),
    ask: isMissed ? `${title}. ${adviceOn(before, t).text}` : title,
    fresh: placesOf(turn),
    title,
    what: what.join(' '),
    noted: [],
    back: t('play.past.result'),
  };
}

function sayPlayed({ events }: MoveOutcome, t: Translate): string {
  const played = events.flatMap((one) => {
    if (one.event === 'placed') return sayCard(one.place, t);
    return one.event === 'turned' ? t('card.turn') : [];
  });
  return played.join(', ');
}

const placesOf = ({ events }: MoveOutcome) =>
  events.flatMap((one) => (one.event === 'placed' ? one.place : []));

function turnsOf(outcomes: readonly MoveOutcome[]): MoveOutcome[] {
  const turns: MoveOutcome[] = [];
  for (const made of outcomes) {
    const last = turns.at(-1);
    if (last?.seat !== made.seat) turns.push(made);
    else turns.splice(-1, 1, { ...made, at: last.at, events: [...last.events, ...made.events] });
  }
  return turns;
}

const earned = ({ events }: MoveOutcome): number =>
  events.reduce((sum, event) => sum + ('coins' in event ? event.coins : 0), 0);
