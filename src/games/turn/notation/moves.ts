import type { Token } from '../../../core/scanner.ts';
import type { Move } from '../rules/game.ts';
import { cardNamed, makeCard, makeTurnCard, readCard, readDirection, readLie } from './cards.ts';
import type { TurnScanner } from './error.ts';

const PILE_MARK = '@';

/** `T^`, `E:W`, `-E:S`, `+@`, `+S` */
function makeMove(move: Move): string {
  switch (move.kind) {
    case 'turn':
      return makeTurnCard(move.lie);
    case 'wind':
      return `${makeCard(move.card)}:${move.place}`;
    case 'discard':
      return `-${makeCard(move.card)}:${move.onto}`;
    case 'draw':
      return `+${move.from === 'pile' ? PILE_MARK : move.from}`;
  }
}

export const makeMoves = (moves: readonly Move[]): string => moves.map(makeMove).join(' ');

export function readMoves(scanner: TurnScanner): { moves: Move[]; tokens: Token[] } {
  const moves: Move[] = [];
  const tokens: Token[] = [];
  while (!scanner.done && !scanner.error) {
    tokens.push(scanner.peek());
    moves.push(readMove(scanner));
  }
  return { moves, tokens };
}

function readMove(scanner: TurnScanner): Move {
  if (scanner.accept('+')) {
    const from = scanner.accept(PILE_MARK) ? 'pile' : readDirection(scanner);
    return { kind: 'draw', from };
  }
  if (scanner.accept('-')) {
    const card = readCard(scanner);
    scanner.colon();
    return { kind: 'discard', card, onto: readDirection(scanner) };
  }
  const token = scanner.peek();
  if (scanner.accept('tv')) return { kind: 'turn', lie: 'upside-down' };
  if (cardNamed(token.text) === null) scanner.fail('expected-move', token);
  const card = readCard(scanner);
  if (card === 'turn' && scanner.peek().text !== ':')
    return { kind: 'turn', lie: readLie(scanner) };
  scanner.colon();
  return { kind: 'wind', card, place: readDirection(scanner) };
}
