import { parserOf } from './cards.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';
import { type HandPosition, makeHandPosition, readHand } from './hand.ts';
import { makeRound, type RoundPosition, readRound } from './round.ts';
import { makeRow, type RowPosition, readRow } from './row.ts';
import { makeScore, readScore, type ScorePosition } from './score.ts';
import { makeTrick, readTrick, type TrickPosition } from './trick.ts';

/** Anything the notation can write down. NOTATION.md has the grammar. */
export type Position =
  | TrickPosition
  | RoundPosition
  | GamePosition
  | ScorePosition
  | RowPosition
  | HandPosition;

/** Reads one position. Spacing, commas, comments and letter case are free. */
export const parsePosition = parserOf<Position>({
  trick: readTrick,
  round: readRound,
  game: readGame,
  score: readScore,
  row: readRow,
  hand: readHand,
} satisfies { readonly [K in Position['kind']]: unknown });

export function makePosition(position: Position): string {
  switch (position.kind) {
    case 'trick':
      return makeTrick(position);
    case 'round':
      return makeRound(position);
    case 'game':
      return makeGame(position);
    case 'score':
      return makeScore(position);
    case 'row':
      return makeRow(position);
    case 'hand':
      return makeHandPosition(position);
  }
}
