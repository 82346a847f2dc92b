import { describe, expect, it } from 'vitest';
import { PIRATESS } from '../../twin/cards.ts';
import { differing } from './test-kit.ts';

describe('misreadings in bulk', () => {
  it('[V1] [V2] [V3] [V4] [X1] [P1] name the same taker on every trick of three', () => {
    for (let first = 0; first < PIRATESS; first++) {
      for (let second = 0; second <= PIRATESS; second++) {
        if (second !== first) expect(differing([first, second])).toEqual([]);
      }
    }
  });
});
