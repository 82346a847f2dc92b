import { describe, expect, it } from 'vitest';
import { viewed } from './test-kit.ts';

describe('who is ahead', () => {
  it.each([
    [
      '[S7] with nothing to go by',
      'starter in game fr 3 sunk 2',
      'Nothing in this book puts Johannes ahead of the others.',
    ],
    [
      '[S6] with as many points as another',
      'starter in game 3-1-3',
      'Johannes ties with somebody for the most points. Does this book look any further?',
    ],
  ])('%s, a hint speaks of the player who was named', (_, text, hint) => {
    expect(viewed(text).reply('2').hint).toBe(hint);
  });
});
