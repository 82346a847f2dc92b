import { describe, expect, it } from 'vitest';
import { FULL, HALF, type Rig, SLACK } from './ship.ts';

type Point = readonly [x: number, y: number];

/** The corners of each piece of a drawing, which has nothing but absolute commands. */
function piecesOf(drawing: string): readonly (readonly Point[])[] {
  return drawing
    .split('M')
    .slice(1)
    .map((piece) => {
      const points: Point[] = [];
      for (const [, command = 'L', rest = ''] of `L${piece}`.matchAll(/([LHVCQZ])([^A-Z]*)/g)) {
        const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
        const [x = 0, y = 0] = points.at(-1) ?? [];
        if (command === 'H') points.push([numbers[0] ?? 0, y]);
        else if (command === 'V') points.push([x, numbers[0] ?? 0]);
        else
          for (let at = 0; at < numbers.length; at += 2)
            points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      }
      return points;
    });
}

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { top, left, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The yards from left to right: what lies across a mast. */
const yardsOf = ({ spar }: Rig): readonly Box[] =>
  piecesOf(spar)
    .map(boxOf)
    .filter(({ height }) => height === 0)
    .toSorted((one, other) => one.left - other.left);

const sailsOf = ({ cloth }: Rig): readonly Box[] =>
  piecesOf(cloth)
    .map(boxOf)
    .toSorted((one, other) => one.left - other.left);

/** How far apart two heights are at arm's length: a tenth of a ship of 46. */
const SEEN = 4.6;

describe('half and slack sails are told apart at arm’s length', () => {
  it('every yard of half sails is lowered, that of the mainsail to the middle of its mast', () => {
    const [half, slack] = [yardsOf(HALF), yardsOf(SLACK)];
    expect([half.length, slack.length]).toEqual([3, 3]);
    for (const [mast, { top }] of half.entries()) {
      expect(top - (slack[mast]?.top ?? top), `mast ${mast}`).toBeGreaterThan(SEEN);
    }
    expect((half[1]?.top ?? 0) - (slack[1]?.top ?? 0)).toBeGreaterThan(2 * SEEN);
  });

  it('a half sail is spread below its yard and bears its letter', () => {
    const [, main] = yardsOf(HALF);
    const [sail] = sailsOf(HALF);
    expect(sail?.top).toBe(main?.top);
    expect(sail?.width).toBeGreaterThan(sail?.height ?? 0);
    expect(HALF.at?.[1]).toBeGreaterThan(main?.top ?? 0);
  });

  it('slack sails hang from the top of the mast like washing, and bear none', () => {
    const yards = yardsOf(SLACK).map(({ top }) => top);
    const sails = sailsOf(SLACK);
    expect(sails.length).toBeGreaterThan(2);
    for (const { top, width, height } of sails) {
      expect(yards).toContain(top);
      expect(height).toBeGreaterThan(2 * width);
    }
    expect(SLACK.at).toBeUndefined();
  });

  it('full sails are higher than both', () => {
    const heightOf = (rig: Rig) => Math.max(...sailsOf(rig).map(({ height }) => height));
    expect(heightOf(FULL) - heightOf(HALF)).toBeGreaterThan(2 * SEEN);
    expect(heightOf(FULL)).toBeGreaterThan(heightOf(SLACK));
  });
});
