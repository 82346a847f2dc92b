import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { explainRefusal } from '../../explain/refusal.ts';
import { sayRefusal } from '../../explain/say.ts';
import { speechOf, tellStep } from '../../explain/tell.ts';
import type { Translate } from '../../explain/words.ts';
import { TurnScanner } from '../../notation/error.ts';
import { readMoves } from '../../notation/moves.ts';
import { parsePosition } from '../../notation/position.ts';
import { momentOf, withMove, withoutLastMove } from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';
import type { Decks } from '../../rules/deck.ts';
import type { Refusal } from '../../rules/legal.ts';
import type { Move } from '../../rules/move.ts';
import { gameOf } from '../../rules/position.ts';
import { replay } from '../../rules/replay.ts';
import type { ToldBoard } from '../field/told-table.ts';
import { lateTranslate } from '../words.ts';
import { tellGame, tellTry } from './tell-board.ts';

/** All that a board needs once it is played at; it is loaded then, and not before. */
export interface BoardDesk {
  /** All that a board says. */
  readonly t: Translate;
  /** The board as it was kept; null if the text is none. */
  read(text: string): ToldBoard | null;
  move(text: string, move: string): Result<ToldBoard, ToldReason>;
  back(text: string): ToldBoard;
  /** The table as it was, or another game with so many players and decks. */
  again(text: string, seats: number, decks: Decks): ToldBoard;
}

/** Short enough to be told by telephone. */
const SEEDS = 1_000_000;

export async function createBoardDesk(
  kind: 'try' | 'game',
  words: Catalogue,
  lang: string,
): Promise<BoardDesk> {
  const t = await lateTranslate(words, lang);
  return kind === 'game' ? gameDesk(t, lang) : tryDesk(t, lang);
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

function gameDesk(t: Translate, lang: string): BoardDesk {
  const matchOf = (text: string) => {
    const match = readMatch(text);
    if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
    return match.value;
  };
  return {
    t,
    read: (text) => {
      const match = readMatch(text);
      return match.ok ? tellGame(match.value, t, lang) : null;
    },
    move: (text, move) => {
      const match = withMove(matchOf(text), moveOf(move));
      const moment = momentOf(match);
      return moment.ok ? ok(tellGame(match, t, lang)) : err(refusalTold(moment.error, t, lang));
    },
    back: (text) => tellGame(withoutLastMove(matchOf(text)), t, lang),
    again: (_, seats, decks) => {
      const seed = Math.floor(Math.random() * SEEDS);
      return tellGame({ seed, seats, decks, moves: [] }, t, lang);
    },
  };
}

function tryDesk(t: Translate, lang: string): BoardDesk {
  const positionOf = (text: string) => {
    const parsed = parsePosition(text);
    if (!parsed.ok || parsed.value.kind !== 'table') throw new Error(`“${text}” is no table`);
    return parsed.value;
  };
  const told = (text: string, moves: readonly Move[]) =>
    tellTry({ ...positionOf(text), moves }, t, lang);
  return {
    t,
    read: (text) => tellTry(positionOf(text), t, lang),
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
