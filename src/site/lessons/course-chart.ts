type Point = readonly [x: number, y: number];

const ZIGZAG = [12, 30, 44, 24] as const;

export const LAND =
  'M100 0V130C92 150 96 200 91 230S98 300 95 340 100 400 100 420ZM0 120C8 150 3 200 9 240S2 330 0 350ZM100 560C94 590 98 640 93 670S98 760 100 790ZM0 640C10 660 4 720 8 760S3 820 0 850ZM0 1060C14 1080 8 1130 18 1155S70 1172 100 1185V1200H0Z';

const pointOf = (index: number): Point => [ZIGZAG[index % ZIGZAG.length] ?? 0, index * 100 + 50];

export const placeOf = (index: number): string => `--x:${pointOf(index)[0]}%`;

export function routeOf(count: number): string {
  const points = Array.from({ length: count }, (_, index) => pointOf(index));
  const curves = points.slice(1).map(([toX, toY], index) => {
    const [x, y] = points[index] ?? [toX, toY];
    return `C${x} ${y + 50} ${toX} ${toY - 50} ${toX} ${toY}`;
  });
  return `M${points[0]?.join(' ')}${curves.join('')}`;
}
