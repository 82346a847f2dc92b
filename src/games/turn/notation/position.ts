import type { Result } from '../../../core/result.ts';
import type { TextPart, Token } from '../../../core/scanner.ts';
import { type Card, compareCards, type Fee } from '../rules/deal.ts';
import { DIRECTIONS, type Direction, type Lie, perDirection } from '../rules/directions.ts';
import type { Move } from '../rules/game.ts';
import { replay } from '../rules/play.ts';
import {
  checkLoot,
  checkTable,
  gameOf,
  type LootSetup,
  type TableSetup,
} from '../rules/position.ts';
import {
  acceptLie,
  acceptTurnCard,
  makeCards,
  makeHand,
  makeLie,
  makeMoves,
  makeTurnCard,
  NOTHING,
  type NotationError,
  readCards,
  readDirection,
  readFee,
  readMoves,
  TurnScanner,
} from './cards.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';

/** What players have earned, seat 0 first: `loot 5 20 C / 50 C C / .` */
export interface LootPosition extends LootSetup {
  readonly kind: 'loot';
}

const COMPASS_MARK = 'C';

const makeLoot = ({ holdings }: LootPosition): string =>
  `loot ${holdings.map(makeHolding).join(' / ')}`;

const makeHolding = ({ fees, compasses }: LootPosition['holdings'][number]): string =>
  [
    ...fees.toSorted((a, b) => a - b).map(String),
    ...Array.from({ length: compasses }, () => COMPASS_MARK),
  ].join(' ') || NOTHING;

function readLoot(scanner: TurnScanner): LootPosition {
  const holdings: LootPosition['holdings'][number][] = [];
  const places = { seats: [] as Token[], fees: [] as Token[], compasses: [] as Token[] };
  do {
    places.seats.push(scanner.peek());
    holdings.push(readHolding(scanner, places));
  } while (scanner.accept('/') && !scanner.error);
  scanner.end();
  scanner.refuse(checkLoot({ holdings }), places);
  return {
    kind: 'loot',
    holdings: holdings.map(({ fees, compasses }) => ({
      fees: fees.toSorted((a, b) => a - b),
      compasses,
    })),
  };
}

function readHolding(
  scanner: TurnScanner,
  places: { fees: Token[]; compasses: Token[] },
): LootPosition['holdings'][number] {
  const fees: Fee[] = [];
  let compasses = 0;
  if (scanner.accept(NOTHING)) return { fees, compasses };
  do {
    const token = scanner.take();
    if (token.text.toUpperCase() === COMPASS_MARK) {
      places.compasses.push(token);
      compasses += 1;
    } else if (/^[0-9]+$/.test(token.text)) {
      places.fees.push(token);
      fees.push(readFee(scanner, token));
    } else {
      scanner.fail('expected-loot', token);
    }
  } while (!scanner.done && scanner.peek().text !== '/' && !scanner.error);
  return { fees, compasses };
}

/** Anything the notation can write down. NOTATION.md has the grammar. */
export type Position = TablePosition | LootPosition | GamePosition;

/** Reads one position. Spacing, commas, comments and letter case are free. */
export function parsePosition(text: string | TextPart): Result<Position, NotationError> {
  return new TurnScanner(text).kind<Position>({
    table: readTable,
    loot: readLoot,
    game: readGame,
  });
}

export function makePosition(position: Position): string {
  switch (position.kind) {
    case 'table':
      return makeTable(position);
    case 'loot':
      return makeLoot(position);
    case 'game':
      return makeGame(position);
  }
}

/** A table and what happens there: `table Tv * 20 . 5 1 2 10 *: N T / S B @S: NE; N:S -T:W`. */
export interface TablePosition {
  readonly kind: 'table';
  readonly setup: TableSetup;
  readonly moves: readonly Move[];
}

const WIND_MARK = '*';

const UNDECIDED = '?';

const PILE_MARK = '@';

const BLACK_MARK = '$';

function makeTable({ setup, moves }: TablePosition): string {
  const { turnCards, lie, places, hands, pile, discards, black } = setup;
  const lies =
    turnCards.length > 0 ? turnCards.map(makeTurnCard) : [lie === null ? UNDECIDED : makeLie(lie)];
  const marks = DIRECTIONS.map((place) => makePlace(places[place]));
  const piles = [
    ...(pile === null ? [] : [`${PILE_MARK}: ${makeCards(pile)}`]),
    ...DIRECTIONS.filter((direction) => discards[direction].length > 0).map(
      (direction) => `${PILE_MARK}${direction}: ${makeCards(discards[direction])}`,
    ),
  ];
  const text = [
    `table ${[...lies, ...marks].join(' ')}:`,
    hands.map(makeHand).join(' / '),
    ...piles,
    ...(black.length > 0 ? [`${BLACK_MARK}: ${black.join(' ')}`] : []),
  ].join(' ');
  return moves.length > 0 ? `${text}; ${makeMoves(moves)}` : text;
}

const makePlace = (place: 'wind' | Fee | null): string => {
  if (place === 'wind') return WIND_MARK;
  return place === null ? NOTHING : String(place);
};

function readTable(scanner: TurnScanner): TablePosition {
  const { turnCards, lie } = readLies(scanner);
  const { places, ...field } = readPlaces(scanner);
  scanner.colon();
  const { hands, ...held } = readHands(scanner);
  const { pile, discards, tokens } = readPiles(scanner);
  const black = readBlack(scanner);
  const setup: TableSetup = { turnCards, lie, places, hands, pile, discards, black: black.fees };
  const hasMoves = scanner.accept(';');
  const movesRead = hasMoves ? readMoves(scanner) : { moves: [], tokens: [] };
  scanner.end();
  if (scanner.error) return { kind: 'table', setup, moves: [] };
  scanner.refuse(checkTable(setup), {
    cards: [...held.cards, ...tokens],
    seats: held.seats,
    places: field.marks,
    fees: [...field.fees, ...black.tokens],
  });
  if (!scanner.error) checkMoves(scanner, setup, movesRead);
  const sorted = hands.map((hand) => hand.toSorted(compareCards));
  return { kind: 'table', setup: { ...setup, hands: sorted }, moves: movesRead.moves };
}

function readLies(scanner: TurnScanner): Pick<TableSetup, 'turnCards' | 'lie'> {
  const token = scanner.peek();
  if (scanner.accept(UNDECIDED)) return { turnCards: [], lie: null };
  const plain = acceptLie(scanner);
  if (plain !== null) return { turnCards: [], lie: plain };
  const turnCards: Lie[] = [];
  for (let lie = acceptTurnCard(scanner); lie !== null && !scanner.error; ) {
    turnCards.push(lie);
    lie = acceptTurnCard(scanner);
  }
  if (turnCards.length === 0) scanner.fail('expected-lie', token);
  return { turnCards, lie: turnCards.at(-1) ?? null };
}

function readPlaces(scanner: TurnScanner) {
  const marks: Token[] = [];
  const fees: Token[] = [];
  const places = perDirection((): 'wind' | Fee | null => {
    const token = scanner.peek();
    marks.push(token);
    if (scanner.accept(WIND_MARK)) return 'wind';
    if (scanner.accept(NOTHING)) return null;
    if (!/^[0-9]+$/.test(token.text)) {
      scanner.fail('expected-place', token);
      return null;
    }
    fees.push(scanner.take());
    return readFee(scanner, token);
  });
  return { places, marks, fees };
}

function readHands(scanner: TurnScanner) {
  const hands: Card[][] = [];
  const cards: Token[] = [];
  const seats: Token[] = [];
  do {
    seats.push(scanner.peek());
    const hand = readCards(scanner);
    hands.push(hand.cards);
    cards.push(...hand.tokens);
  } while (scanner.accept('/') && !scanner.error);
  return { hands, cards, seats };
}

/** `@: N E` the draw pile, `@S: N E` a discard pile; each at most once, in any order. */
function readPiles(scanner: TurnScanner) {
  let pile: { cards: Card[]; tokens: Token[] } | null = null;
  const found = new Map<Direction, { cards: Card[]; tokens: Token[] }>();
  for (let token = scanner.peek(); scanner.accept(PILE_MARK); token = scanner.peek()) {
    const direction = scanner.peek().text === ':' ? null : readDirection(scanner);
    scanner.colon();
    if (direction === null ? pile !== null : found.has(direction)) {
      scanner.fail('repeated-pile', token);
    }
    const read = readCards(scanner);
    if (direction === null) pile = read;
    else found.set(direction, read);
  }
  return {
    pile: pile?.cards ?? null,
    discards: perDirection((direction) => found.get(direction)?.cards ?? []),
    tokens: [
      ...(pile?.tokens ?? []),
      ...DIRECTIONS.flatMap((direction) => found.get(direction)?.tokens ?? []),
    ],
  };
}

/** `$: 5 20 1` the black pile; nothing where it is not written. */
function readBlack(scanner: TurnScanner) {
  const fees: Fee[] = [];
  const tokens: Token[] = [];
  if (!scanner.accept(BLACK_MARK)) return { fees, tokens };
  scanner.colon();
  do {
    const token = scanner.take();
    if (!/^[0-9]+$/.test(token.text)) scanner.fail('expected-fee', token);
    tokens.push(token);
    fees.push(readFee(scanner, token));
  } while (/^[A-Za-z0-9]/.test(scanner.peek().text) && !scanner.error);
  return { fees, tokens };
}

/** The engine makes every move; what lies in a pile that is not shown can’t be drawn. */
function checkMoves(
  scanner: TurnScanner,
  setup: TableSetup,
  { moves, tokens }: { readonly moves: readonly Move[]; readonly tokens: readonly Token[] },
): void {
  const unknown = moves.findIndex((move) => move.kind === 'draw' && move.from === 'pile');
  const made = replay(gameOf(setup), moves);
  const refused = made.ok ? moves.length : made.error.index;
  if (setup.pile === null && unknown >= 0 && unknown <= refused) {
    scanner.fail('unknown-draw', tokens[unknown] as Token);
  } else if (!made.ok) {
    scanner.fail(made.error.code, tokens[refused] as Token, made.error.clause);
  }
}
