export const SPARS = 'M44 34V104M94 6V104M146 26V104M166 100 196 84M24 44H64M72 36H116M126 34H166';
export const HULL = 'M8 84H26V98H158L184 92C180 116 168 134 146 134H44C22 134 10 112 8 84Z';
/** With a cross, left open. */
export const FLAG = 'M94 2h7v4h-7zM103 2h13v4h-13zM94 8h7v4h-7zM103 8h13v4h-13z';
export const PENNANT = 'M94 2h22l-7 5 7 5H94Z';
export const WAVE = `M-10 132q13.75-7 27.5 0${'t27.5 0'.repeat(7)}V150H-10Z`;

const SAILS = [
  [27, 42, 34, 20],
  [25, 66, 38, 22],
  [80, 14, 28, 18],
  [74, 36, 40, 22],
  [71, 62, 46, 24],
  [130, 34, 32, 20],
  [127, 58, 38, 24],
] as const;

export function sail(place: number): string {
  const [x, y, width, height] = SAILS[place] ?? [0, 0, 0, 0];
  return `M${x} ${y}h${width}q9 ${height / 2} 0 ${height}h-${width}q9-${height / 2} 0-${height}z`;
}

export function rag(place: number): string {
  const [x, y, width] = SAILS[place] ?? [0, 0, 0];
  return `M${x} ${y}h${width}l1 7-6-3-4 11-5-9-5 5-5-6-5 12-5-10z`;
}

const along = (place: number) => 30 + 19 * place;

export const man = (place: number) =>
  `M${along(place) + 4} 98q0-5 2.7-5.4a3.4 3.4 0 1 1 4.6 0q2.7.4 2.7 5.4z`;
export const gone = (place: number) =>
  `M${along(place) + 5.5} 91a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0`;
export const port = (place: number) => `M${along(place)} 108h9v8h-9z`;
export const hole = (place: number) =>
  `M${along(place)} 104l4 4 5-5 1 7 6 2-5 4 2 7-6-2-4 5-3-6-6 1 3-6-4-5 6-1z`;
