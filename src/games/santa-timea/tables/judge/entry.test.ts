import { expect, it } from 'vitest';
import { makeCard } from '../../notation/cards.ts';
import {
  type EntryPlace,
  type KeyPress,
  NOTHING,
  readKey,
  type TypedCard,
  type TypedNumber,
  wheelCardOf,
} from './entry.ts';

/** What is typed and what was entered after these keys: `n9` is north and nine. */
function typed(text: string, list: EntryPlace['list'] = 'plays') {
  let entry: TypedCard = NOTHING;
  const done: TypedNumber[] = [];
  for (const letter of text) {
    const key = keyOf(letter);
    const read = readKey(entry, key, list);
    entry = read.entry;
    done.push(...read.done);
  }
  return { entry, done: done.map(({ wind, number }) => makeCard(wheelCardOf(wind, number))) };
}

function keyOf(key: string): KeyPress {
  if (key === ' ') return 'end';
  if (key === 'p') return 'piratess';
  return /\d/.test(key) ? Number(key) : (key.toUpperCase() as 'N' | 'E' | 'S' | 'W');
}

it.each([
  ['n9e12pw14s10', ['N9', 'E12', 'P', 'W14', 'S10'], 'need nothing between them'],
  ['n 9', ['N9'], 'keep their direction at a space'],
  ['n1 ', ['N1'], 'are ended by a space where they may be a 1'],
  ['n1e2', ['N1', 'E2'], 'are a 1 once the next begins'],
  ['n1p', ['N1', 'P'], 'are a 1 once a Piratess follows'],
  ['7ns7', ['S7'], 'have the last direction, and no number before it'],
  ['n0', [], 'are never 0'],
  ['n16 ', ['N1'], 'are never 16'],
])('cards that are typed: %s is %j; they %s', (text, cards) => {
  expect(typed(text).done).toEqual(cards);
});

it.each(['', 'n9', 'n1 ', 'n10', 'np'])('nothing of the next card is read after %j', (text) => {
  expect(typed(text).entry).toEqual({ wind: null, isOne: false });
});

it('a 1 waits for the digit that may follow', () => {
  expect(typed('n1')).toEqual({ entry: { wind: 'N', isOne: true }, done: [] });
});

it('[C3] a wind card has one to three points, at once, and is no Piratess', () => {
  expect(typed('n1e3p', 'row').done).toEqual(['N1', 'E3']);
  expect(typed('n4', 'row').done).toEqual([]);
});
