import { describe, expect, it } from 'vitest';
import { makePosition, parsePosition } from './position.ts';

const HEAD = 'game seed 7 seats 2 decks 2';

const made = (text: string) => {
  const read = parsePosition(text);
  return read.ok ? makePosition(read.value) : read.error.code;
};

describe('the text of a game', () => {
  it.each([`${HEAD}:`, ` GAME Seed 07, seats 2 decks 2 # ${'x'.repeat(2000)}`])(
    'may be written carelessly, and at length',
    (text) => {
      expect(made(text)).toBe(HEAD);
    },
  );

  it.each([
    ['no decks', 'game seed 7 seats 2: N:N', 'expected-decks', ':'],
    ['a person who is not there', 'game seed 7 seats 2 people 0 2 decks 2', 'bad-number', '2'],
    ['three decks', 'game seed 7 seats 2 decks 3', 'bad-number', '3'],
    ['what is no move', `${HEAD}: SE:SE x`, 'expected-move', 'x'],
    ['more than it reads', `${HEAD} # ${'x'.repeat(6000)}`, 'too-long', ''],
  ])('is refused with its place: %s', (_, text, code, found) => {
    const read = parsePosition(text);
    if (read.ok) throw new Error('read');
    expect(read.error).toMatchObject({ code, found });
    expect(text.slice(read.error.column - 1).startsWith(found)).toBe(true);
  });

  it('[N10] is refused at the move that nobody may make, whoever’s turn it is', () => {
    const text = `${HEAD}: SE:SE +@`;
    const read = parsePosition(text);
    if (read.ok) throw new Error('read');
    expect(read.error).toMatchObject({ code: 'discard-first', clause: 'N10' });
    expect(read.error.column).toBe(text.indexOf('+') + 1);
  });
});
