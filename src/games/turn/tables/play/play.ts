import { withHint } from '../../../../core/marks.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { type TextReader, textReader } from '../../../../kit/play/pasted.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { explainRefusal } from '../../explain/move.ts';
import { sayCard, sayError, sayMarks, sayRefusal } from '../../explain/say.ts';
import { speechOf, tellEvents, tellLoot, tellStep } from '../../explain/tell.ts';
import type { Translate } from '../../explain/words.ts';
import { TurnScanner } from '../../notation/error.ts';
import { makeGame } from '../../notation/game.ts';
import { readMoves } from '../../notation/moves.ts';
import { makePosition, parsePosition } from '../../notation/position.ts';
import type { TablePosition } from '../../notation/table.ts';
import type { Counsel } from '../../players/bot.ts';
import {
  counsel,
  LEARNER,
  type Match,
  momentOf,
  newMatch,
  readMatch,
  sinceLearner,
  type Told,
  withMove,
  withoutLastMove,
} from '../../players/match.ts';
import { coinsOf, isOver } from '../../rules/end.ts';
import type { Game, Move, Player } from '../../rules/game.ts';
import type { Refusal } from '../../rules/legal.ts';
import { replay } from '../../rules/play.ts';
import { gameOf, type TableSetup } from '../../rules/position.ts';
import { type ToldPlay, tellCard, tellTable } from '../field/field.ts';
import { hasPiles, tellHands } from '../moments/moments.ts';
import { lateTranslate } from '../words.ts';

/** @param match one that was checked. */
export function tellGame(match: Match, t: Translate, lang: string): ToldPlay {
  const moment = momentOf(match);
  if (!moment.ok) throw new Error(moment.error.code);
  const { game, told } = moment.value;
  const cards = game.players[LEARNER]?.hand.map((card) => tellCard(card, t)) ?? [];
  const hands = [{ name: t('board.your-hand'), cards }];
  const phase = isOver(game) ? 'over' : game.turn.phase;
  return {
    text: makeGame(match),
    table: tellTable(game, { fees: false, piles: true, hands }, t),
    phase,
    isOver: phase === 'over',
    acting: 0,
    ask: t(`board.ask.${phase}`),
    log: [
      ...tellMoves(sinceLearner(told), t, lang),
      ...(phase === 'over' ? tellLoot(game.players, speechOf(t, lang)) : []),
    ],
    players: tellPlayers(game, t, lang),
    hasMoved: match.moves.length > 0,
    marks: sayMarks(match, t),
  };
}

/** What a simple player would do, and why. */
function tellCounsel({ move, ground }: Counsel, game: Game, t: Translate): string {
  const key = `play.hint.${ground}` as const;
  switch (move.kind) {
    case 'wind':
      return t(key, { card: sayCard(move.card, t), place: t(`direction.${move.place}`) });
    case 'turn':
      return t(key, { lie: t(`lie.${move.lie}`) });
    case 'discard':
      return t(key, { card: sayCard(move.card, t), pile: t(`pile.${move.onto}`) });
    case 'draw': {
      const top = move.from === 'pile' ? undefined : game.discards[move.from].at(-1);
      return top && move.from !== 'pile'
        ? t(key, { card: sayCard(top, t), pile: t(`pile.${move.from}`) })
        : t(key);
    }
  }
}

/** A table to try: whoever’s cards are shown is played by the reader, one turn after the other. */
export function tellTry(position: TablePosition, t: Translate, lang: string): ToldPlay {
  const { setup, moves } = position;
  const told = movesOf(position);
  const game = told.at(-1)?.game ?? gameOf(setup);
  const { seat } = game.turn;
  const phase = phaseOfTry(game, setup);
  const piles = hasPiles(setup);
  const known = { ...game, players: game.players.slice(0, setup.hands.length) };
  const ask = phase !== 'play' ? phase : seat > 0 ? 'theirs' : piles ? 'play' : 'lay';
  return {
    text: makePosition(position),
    table: tellTable(game, { fees: true, piles, hands: tellHands(known, t, lang) }, t),
    phase,
    isOver: phase === 'over',
    acting: seat,
    ask: t(`board.ask.${ask}`, { name: speechOf(t, lang).name(seat) }),
    log: tellMoves(lastTurn(told), t, lang),
    players: game.players.some((player) => coinsOf(player) > 0) ? tellPlayers(known, t, lang) : [],
    hasMoved: moves.length > 0,
    marks: '',
  };
}

/** What can be tried ends where cards come that nobody knows: somebody’s hand, or the white pile. */
function phaseOfTry(game: Game, { hands, pile }: TableSetup): ToldPlay['phase'] {
  if (isOver(game)) return 'over';
  const { phase, seat } = game.turn;
  return seat >= hands.length || (phase === 'draw' && pile === null) ? 'tried' : phase;
}

interface MoveTold extends Pick<Told, 'seat' | 'events'> {
  readonly game: Game;
}

function movesOf({ setup, moves }: TablePosition): MoveTold[] {
  const start = gameOf(setup);
  const made = replay(start, moves);
  if (!made.ok) throw new Error(made.error.code);
  const seats = [start, ...made.value.map(({ game }) => game)].map(({ turn }) => turn.seat);
  return made.value.map((ruling, index) => ({ ...ruling, seat: seats[index] ?? 0 }));
}

/** The moves of whoever moved last. */
const lastTurn = (told: readonly MoveTold[]): readonly MoveTold[] =>
  told.slice(told.findLastIndex(({ seat }) => seat !== told.at(-1)?.seat) + 1);

const tellMoves = (
  told: readonly Pick<Told, 'seat' | 'events'>[],
  t: Translate,
  lang: string,
): ToldReason[] => told.flatMap(({ seat, events }) => tellEvents(events, seat, speechOf(t, lang)));

function tellPlayers(game: Game, t: Translate, lang: string): ToldPlay['players'] {
  const { name } = speechOf(t, lang);
  const has = (player: Player): string =>
    t('board.has', {
      coins: t('coins', { count: coinsOf(player) }),
      compasses: t('compasses', { count: player.compasses.length }),
    });
  return game.players.map((player, seat) => ({
    name: seat === LEARNER ? t('board.you', { name: name(seat) }) : name(seat),
    has: has(player),
    office: game.captain === seat ? t('board.captain') : '',
  }));
}

/** All that a table needs once it is played at; it is loaded then, and not before. */
export interface PlayEngine {
  /** All that a table says. */
  readonly t: Translate;
  /** Reads a game that is pasted. */
  readonly reader: TextReader;
  /** A table as it was kept or linked; else why the text is none. */
  open(text: string): Result<ToldPlay, string>;
  move(text: string, move: string): Result<ToldPlay, ToldReason>;
  back(text: string): ToldPlay;
  /** Advice on the next move, which counts when it is given; none at a table to try. */
  readonly advise?: (text: string) => { readonly told: ToldPlay; readonly hint: string };
  /** The table as it was, or the same game with other cards. */
  again(text: string, seed: number): ToldPlay;
}

export async function createPlayEngine(
  kind: 'try' | 'game',
  words: Catalogue,
  lang: string,
): Promise<PlayEngine> {
  const t = await lateTranslate(words, lang);
  return kind === 'game' ? gameEngine(t, lang) : tryEngine(t, lang);
}

/** @throws for a text that is no move: buttons only write moves. */
function moveOf(text: string): Move {
  const scanner = new TurnScanner(text);
  const [move] = readMoves(scanner).moves;
  if (scanner.error || !move) throw new Error(`“${text}” is no move`);
  return move;
}

function refusalTold(refusal: Refusal, t: Translate, lang: string): ToldReason {
  const [step] = explainRefusal(refusal);
  if (!step) throw new Error(refusal.code);
  return tellStep(sayRefusal(step, speechOf(t, lang)), step);
}

const readerOf = (t: Translate): TextReader => textReader(readMatch, makeGame, sayError, t);

function gameEngine(t: Translate, lang: string): PlayEngine {
  const matchOf = (text: string) => {
    const match = readMatch(text);
    if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
    return match.value;
  };
  const reader = readerOf(t);
  return {
    t,
    reader,
    open: (text) => {
      const match = readMatch(text);
      return match.ok ? ok(tellGame(match.value, t, lang)) : err(reader.why(match.error));
    },
    move: (text, move) => {
      const match = withMove(matchOf(text), moveOf(move));
      return match.ok ? ok(tellGame(match.value, t, lang)) : err(refusalTold(match.error, t, lang));
    },
    back: (text) => tellGame(withoutLastMove(matchOf(text)), t, lang),
    advise: (text) => {
      const match = withHint(matchOf(text));
      const [found, moment] = [counsel(match), momentOf(match)];
      if (!found || !moment.ok) throw new Error('nothing more to do');
      return {
        told: tellGame(match, t, lang),
        hint: tellCounsel(found, moment.value.game, t),
      };
    },
    again: (text, seed) => {
      const { seats, decks } = matchOf(text);
      return tellGame(newMatch(seed, seats, decks), t, lang);
    },
  };
}

function tryEngine(t: Translate, lang: string): PlayEngine {
  const positionOf = (text: string) => {
    const parsed = parsePosition(text);
    if (!parsed.ok || parsed.value.kind !== 'table') throw new Error(`“${text}” is no table`);
    return parsed.value;
  };
  const told = (text: string, moves: readonly Move[]) =>
    tellTry({ ...positionOf(text), moves }, t, lang);
  return {
    t,
    reader: readerOf(t),
    open: (text) => ok(tellTry(positionOf(text), t, lang)),
    move: (text, move) => {
      const { setup, moves } = positionOf(text);
      const next = [...moves, moveOf(move)];
      const made = replay(gameOf(setup), next);
      return made.ok ? ok(told(text, next)) : err(refusalTold(made.error, t, lang));
    },
    back: (text) => told(text, positionOf(text).moves.slice(0, -1)),
    again: (text) => told(text, []),
  };
}
