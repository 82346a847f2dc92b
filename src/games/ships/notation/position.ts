import type { Wind } from '../../../core/compass.ts';
import type { Result } from '../../../core/result.ts';
import type { TextPart } from '../../../core/scanner.ts';
import type { Card } from '../rules/cards.ts';
import { checkCopies, checkHands } from '../rules/position.ts';
import { windsOf } from '../rules/sail.ts';
import { both, type Pair, SEATS } from '../rules/seats.ts';
import {
  checkShow,
  failAt,
  makeCards,
  makePair,
  type NotationError,
  readCards,
  readPair,
  Scanner,
} from './cards.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';
import { makeTable, readTable, type TablePosition } from './table.ts';

/** Up to seven cards in one hand, sorted: `hand NN E BBB C`. */
export interface HandPosition {
  readonly kind: 'hand';
  readonly cards: readonly Card[];
}

export const makeHand = ({ cards }: HandPosition): string => `hand ${makeCards(cards)}`;

export function readHand(scanner: Scanner): HandPosition {
  const { cards, tokens } = readCards(scanner);
  scanner.end();
  failAt(scanner, checkHands([cards, []]) ?? checkCopies(cards), tokens);
  return { kind: 'hand', cards };
}

/** The winds that both have shown: `winds NN E / W`. */
export interface WindsPosition {
  readonly kind: 'winds';
  readonly winds: Pair<readonly Wind[]>;
}

const makeWinds = ({ winds }: WindsPosition): string => `winds ${makePair(winds)}`;

export function readWinds(scanner: Scanner): WindsPosition {
  const shown = readPair(scanner);
  scanner.end();
  for (const seat of SEATS) checkShow(scanner, shown[seat]);
  const cards = shown.flatMap((one) => one.cards);
  const tokens = shown.flatMap((one) => one.tokens);
  failAt(scanner, checkCopies(cards), tokens);
  return { kind: 'winds', winds: both((seat) => windsOf(shown[seat].cards)) };
}

/** Anything the notation can write down. NOTATION.md has the grammar. */
export type Position = HandPosition | WindsPosition | TablePosition | GamePosition;

const READERS: { readonly [K in Position['kind']]: (scanner: Scanner) => Position } = {
  hand: readHand,
  winds: readWinds,
  table: readTable,
  game: readGame,
};

/** Reads one position. Spacing, commas, comments, letter case and the order of cards are free. */
export function parsePosition(text: string | TextPart): Result<Position, NotationError> {
  return new Scanner(text).kind(READERS);
}

export function makePosition(position: Position): string {
  switch (position.kind) {
    case 'hand':
      return makeHand(position);
    case 'winds':
      return makeWinds(position);
    case 'table':
      return makeTable(position);
    case 'game':
      return makeGame(position);
  }
}
