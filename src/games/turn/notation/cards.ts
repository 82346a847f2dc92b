import type words from '../../../../content/en/turn/rulings.json';
import type { TextError } from '../../../core/result.ts';
import { Scanner, type TextPart, type Token } from '../../../core/scanner.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { type Card, compareCards, copiesOfFee, type Fee } from '../rules/deal.ts';
import { type Direction, isDirection, type Lie } from '../rules/directions.ts';
import type { Move } from '../rules/game.ts';

/** Why a text is refused and where, by a code that has words; the clause is that of the rule which forbids it. */
export type NotationError = TextError<keyof (typeof words)['error'], ClauseId>;

/** The longest text, in characters. A game of four decks takes about 2000. */
const LONGEST = 6000;

export class TurnScanner extends Scanner<NotationError['code'], ClauseId> {
  constructor(text: string | TextPart) {
    super(text, LONGEST);
  }
}

const TURN_MARK = 'T';

const BLANK_MARK = 'B';

export const NOTHING = '.';

export const makeCard = (card: Card): string => {
  if (card === 'turn') return TURN_MARK;
  return card === 'blank' ? BLANK_MARK : card;
};

export const makeCards = (cards: readonly Card[]): string =>
  cards.map(makeCard).join(' ') || NOTHING;

export const makeHand = (cards: readonly Card[]): string => makeCards(cards.toSorted(compareCards));

const LIE_MARKS = { upright: '^', 'upside-down': 'v' } as const;

export const makeLie = (lie: Lie): string => LIE_MARKS[lie];

/** `T^` or `Tv` */
export const makeTurnCard = (lie: Lie): string => `${TURN_MARK}${makeLie(lie)}`;

/** `N`, `NE`, `T` or `B`; null if the word is none of them. */
export function cardNamed(word: string): Card | null {
  const name = word.toUpperCase();
  if (name === TURN_MARK) return 'turn';
  if (name === BLANK_MARK) return 'blank';
  return isDirection(name) ? name : null;
}

function readCard(scanner: TurnScanner): Card {
  const token = scanner.take();
  const card = cardNamed(token.text);
  if (card === null) failWord(scanner, token, 'expected-card');
  return card ?? 'blank';
}

export function readDirection(scanner: TurnScanner): Direction {
  const token = scanner.take();
  const name = token.text.toUpperCase();
  if (isDirection(name)) return name;
  failWord(scanner, token, 'expected-direction');
  return 'N';
}

/** Letters that are a direction in some language deserve their own advice: O is east to one reader and west to another. */
function failWord(
  scanner: TurnScanner,
  token: Token,
  code: 'expected-card' | 'expected-direction',
): void {
  scanner.fail(/^[NSEWO]{1,2}$/i.test(token.text) ? 'unknown-letter' : code, token);
}

/** Cards up to the next mark, with their tokens; `.` for none. */
export function readCards(scanner: TurnScanner): { cards: Card[]; tokens: Token[] } {
  const cards: Card[] = [];
  const tokens: Token[] = [];
  if (scanner.accept(NOTHING)) return { cards, tokens };
  do {
    tokens.push(scanner.peek());
    cards.push(readCard(scanner));
  } while (/^[A-Za-z0-9]/.test(scanner.peek().text));
  return { cards, tokens };
}

/** `^` or `v`; null if something else stands here. */
export function acceptLie(scanner: TurnScanner): Lie | null {
  if (scanner.accept(LIE_MARKS.upright)) return 'upright';
  return scanner.accept(LIE_MARKS['upside-down']) ? 'upside-down' : null;
}

function readLie(scanner: TurnScanner): Lie {
  const token = scanner.peek();
  const lie = acceptLie(scanner);
  if (lie === null) scanner.fail('expected-lie', token);
  return lie ?? 'upright';
}

/** `T^` or `Tv`; null if something else stands here. */
export function acceptTurnCard(scanner: TurnScanner): Lie | null {
  if (scanner.accept('tv')) return 'upside-down';
  return scanner.accept('t') ? readLie(scanner) : null;
}

export function readFee(scanner: TurnScanner, token: Token): Fee {
  const fee = Number(token.text);
  if (copiesOfFee(fee) === 0) scanner.fail('unknown-fee', token, 'N8');
  return fee;
}

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
