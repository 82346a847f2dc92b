type Point = readonly [x: number, y: number];

const ZIGZAG = [12, 30, 44, 24] as const;

const COLUMNS = [12.5, 37.5, 62.5, 87.5] as const;
const SWELL = [45, 36, 48, 39] as const;

export const NARROW_LAND =
  'M100 0V130C92 150 96 200 91 230S98 300 95 340 100 400 100 420ZM0 120C8 150 3 200 9 240S2 330 0 350ZM100 560C94 590 98 640 93 670S98 760 100 790ZM0 640C10 660 4 720 8 760S3 820 0 850ZM0 1060C14 1080 8 1130 18 1155S70 1172 100 1185V1200H0Z';

export const WIDE_LAND =
  'M0 0H30C26 5 20 2 15 5S8 4 5 8 2 14 0 15ZM60 0H100V12C99 9 98 6 93 5S82 4 76 5 64 4 60 0ZM0 79C3 79 4 82 4 87S6 96 12 97 24 95 30 100H0ZM100 62C96 64 97 70 96 74S99 84 98 90 88 95 82 97 74 98 70 100H100Z';

export const rowsOf = (count: number): number => Math.ceil(count / COLUMNS.length);

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const narrow = (index: number): Point => [ZIGZAG[index % ZIGZAG.length] ?? 0, index * 100 + 50];

function wide(index: number): Point {
  const row = Math.floor(index / COLUMNS.length);
  const at = index % COLUMNS.length;
  return [COLUMNS[row % 2 === 0 ? at : COLUMNS.length - 1 - at] ?? 0, row * 100 + (SWELL[at] ?? 0)];
}

export function placeOf(index: number): string {
  const [x, y] = wide(index);
  const column = (COLUMNS as readonly number[]).indexOf(x) + 1;
  const row = Math.floor(index / COLUMNS.length) + 1;
  return `--x:${narrow(index)[0]}%;--at:${row}/${column};--y:${y % 100}`;
}

function leg([x, y]: Point, [toX, toY]: Point): string {
  const to = `${toX} ${toY}`;
  if (x === toX) {
    // Out to the edge first, past the title below the upper harbour.
    const out = x > 50 ? 1 : -1;
    return `C${x + out * 18.5} ${y - 20} ${x + out * 12.5} ${toY - 20} ${to}`;
  }
  const third = (toX - x) / 3;
  return Math.abs(toY - y) >= 100
    ? `C${x} ${y + 50} ${toX} ${toY - 50} ${to}`
    : `C${x + third} ${y - 28} ${toX - third} ${toY - 28} ${to}`;
}

function routeOf(points: readonly Point[]): string {
  const legs = points.slice(1).map((point, index) => leg(points[index] ?? point, point));
  return `M${points[0]?.join(' ')}${legs.join('')}`;
}

export const narrowRoute = (count: number): string => routeOf(indexes(count).map(narrow));

export const wideRoute = (count: number): string => routeOf(indexes(count).map(wide));
