import { describe, expect, it } from 'vitest';
import { positionOf } from '../../notation/test-kit.ts';
import { directionIsMoot, openDirections } from './open-directions.ts';

const score = (text: string) => positionOf('score', text);

/** Example 6 without the card whose direction the English text leaves out. */
const OPEN = 'N1 N2 N2 N3 -N / S1 S1 E2 / W1 S3 / E2 W2';

describe('a card without direction', () => {
  it.each(['score', 'score pro', 'score fr pro'])(
    '[C3] Example 6, %s: south and west are left, and give the same scores',
    (head) => {
      const directions = openDirections(score(`${head} ${OPEN}`), 2, 2);
      expect(directions.map(({ scores }) => scores !== null)).toEqual([false, false, true, true]);
      expect(directions[2]?.scores?.[2]?.damage).toBe(6);
      expect(directionIsMoot(directions)).toBe(true);
    },
  );

  it('[B3] says so when the direction matters', () => {
    const directions = openDirections(score('score pro W1 W2 / S1'), 0, 2);
    expect(directionIsMoot(directions)).toBe(false);
  });
});
