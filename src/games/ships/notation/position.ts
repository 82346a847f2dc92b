import type { Wind } from '../../../core/compass.ts';
import type { Result } from '../../../core/result.ts';
import type { TextPart, Token } from '../../../core/scanner.ts';
import type { Card } from '../rules/cards.ts';
import { type Choices, checkMove } from '../rules/game.ts';
import { PHASES } from '../rules/legal.ts';
import { checkCopies, checkHands, checkShips, gameAt, type Table } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { windsOf } from '../rules/sail.ts';
import { both, type Pair, SEATS, type Seat } from '../rules/seats.ts';
import { type Ship, STATS } from '../rules/ship.ts';
import {
  checkShow,
  failAt,
  makeCards,
  makePair,
  makeWord,
  type NotationError,
  type ReadCards,
  readCards,
  readPair,
  readWord,
  Scanner,
} from './cards.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';

/** Up to seven cards in one hand, sorted: `hand NN E BBB C`. */
export interface HandPosition {
  readonly kind: 'hand';
  readonly cards: readonly Card[];
}

const makeHand = ({ cards }: HandPosition): string => `hand ${makeCards(cards)}`;

function readHand(scanner: Scanner): HandPosition {
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

function readWinds(scanner: Scanner): WindsPosition {
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

/** `table fire 7-7-7 ~NN BBB C / 5-7-2 ~W GG : BBB / .`; what both have chosen may be missing. */
export interface TablePosition extends Table {
  readonly kind: 'table';
  readonly choices: Choices | null;
}

function makeTable({ phase, ships, hands, winds, choices }: TablePosition): string {
  const side = (seat: Seat): string =>
    [
      makeShip(ships[seat]),
      ...(phase === 'fire' ? [`~${makeWord(winds[seat])}`] : []),
      makeCards(hands[seat]),
    ].join(' ');
  const chosen = choices ? ` : ${makePair(choices)}` : '';
  return `table ${phase} ${side(0)} / ${side(1)}${chosen}`;
}

/** `7-6-5`: hull, rigging, crew. */
const makeShip = (ship: Ship): string => STATS.map((stat) => ship[stat]).join('-');

function readTable(scanner: Scanner): TablePosition {
  const phase = PHASES.find((name) => scanner.accept(name));
  if (!phase) scanner.fail('expected-phase', scanner.peek());
  const isFire = phase === 'fire';
  const first = readSide(scanner, isFire);
  scanner.slash();
  const sides: Pair<Side> = [first, readSide(scanner, isFire)];
  const chosen = scanner.accept(':') ? readPair(scanner) : null;
  scanner.end();
  const table: Table = {
    phase: phase ?? 'sail',
    ships: both((seat) => sides[seat].ship),
    hands: both((seat) => sides[seat].hand.cards),
    winds: both((seat) => windsOf(sides[seat].shown.cards)),
  };
  checkSides(scanner, sides);
  checkChosen(scanner, table, chosen);
  return { kind: 'table', ...table, choices: chosen && both((seat) => chosen[seat].cards) };
}

interface Side {
  readonly ship: Ship;
  readonly stats: readonly Token[];
  readonly shown: ReadCards;
  readonly hand: ReadCards;
}

function readSide(scanner: Scanner, isFire: boolean): Side {
  const { ship, stats } = readShip(scanner);
  const mark = scanner.peek();
  const announced = scanner.accept('~');
  if (isFire && !announced) scanner.fail('winds-missing', mark, 'W9');
  if (!isFire && announced) scanner.fail('winds-too-early', mark, 'W5');
  const shown = announced ? readWord(scanner) : { cards: [], tokens: [] };
  checkShow(scanner, shown);
  return { ship, stats, shown, hand: readCards(scanner) };
}

function readShip(scanner: Scanner): Pick<Side, 'ship' | 'stats'> {
  const stats: Token[] = [];
  for (const _ of STATS) {
    if (stats.length > 0 && !scanner.accept('-')) scanner.fail('expected-stat', scanner.peek());
    const token = scanner.take();
    if (!/^\d{1,2}$/.test(token.text)) scanner.fail('expected-stat', token);
    stats.push(token);
  }
  const [hull = 0, rigging = 0, crew = 0] = stats.map(({ text }) => Number(text));
  return { ship: { hull, rigging, crew }, stats };
}

function checkSides(scanner: Scanner, sides: Pair<Side>): void {
  const held = both((seat) => [...sides[seat].shown.cards, ...sides[seat].hand.cards]);
  const tokens = sides.flatMap(({ shown, hand }) => [...placesOf(shown), ...placesOf(hand)]);
  failAt(
    scanner,
    checkShips(both((seat) => sides[seat].ship)),
    sides.flatMap(({ stats }) => stats),
  );
  failAt(scanner, checkHands(held) ?? checkCopies(held.flat()), tokens);
}

const placesOf = ({ cards, tokens }: ReadCards): readonly Token[] => tokens.slice(0, cards.length);

function checkChosen(scanner: Scanner, table: Table, chosen: Pair<ReadCards> | null): void {
  if (!chosen || scanner.error) return;
  const game = gameAt(table, HOUSE);
  for (const seat of SEATS) {
    const checked = checkMove(game, seat, chosen[seat].cards);
    if (!checked.ok) failAt(scanner, checked.error, chosen[seat].tokens);
  }
}
