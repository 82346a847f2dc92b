import type { Result } from '../../../core/result.ts';
import type { TextPart, Token } from '../../../core/scanner.ts';
import type { Fee } from '../rules/cards.ts';
import { checkLoot, type LootSetup } from '../rules/position.ts';
import { NOTHING, type NotationError, readFee, TurnScanner } from './cards.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';
import { makeTable, readTable, type TablePosition } from './table.ts';

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
