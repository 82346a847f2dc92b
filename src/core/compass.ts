/** The four winds, clockwise from north. Letters are ids, never words for people. */
export const WINDS = ['N', 'E', 'S', 'W'] as const;

export type Wind = (typeof WINDS)[number];

/** A letter never stands without its arrow. */
export const ARROWS = { N: '↑', E: '→', S: '↓', W: '←' };

export type Bearing = 'along' | 'against' | 'across';

export const isWind = (text: string): text is Wind => (WINDS as readonly string[]).includes(text);

/** Turns a direction clockwise by quarter turns; any whole number, negative ones turn back. */
export function rotate(wind: Wind, quarterTurns: number): Wind {
  const index = (((WINDS.indexOf(wind) + quarterTurns) % 4) + 4) % 4;
  return WINDS[index] as Wind;
}

export const opposite = (wind: Wind): Wind => rotate(wind, 2);

export function bearing(direction: Wind, wind: Wind): Bearing {
  if (direction === wind) return 'along';
  return direction === opposite(wind) ? 'against' : 'across';
}

export const compareWinds = (a: Wind, b: Wind): number => WINDS.indexOf(a) - WINDS.indexOf(b);
