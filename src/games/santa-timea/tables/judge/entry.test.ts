import { describe, expect, it } from 'vitest';
import { makeCard } from '../../notation/cards.ts';
import {
  type EntryPlace,
  hear,
  NOTHING,
  type Numbered,
  type Stroke,
  type TypedCard,
  wheelCardOf,
} from './entry.ts';

/** What is left to hear and what was entered, after these strokes: `n9` is north and nine. */
function typed(text: string, list: EntryPlace['list'] = 'plays') {
  let entry: TypedCard = NOTHING;
  const done: Numbered[] = [];
  for (const key of text) {
    const stroke = strokeOf(key);
    if (stroke === null) continue;
    const heard = hear(entry, stroke, list);
    entry = heard.entry;
    done.push(...heard.done);
  }
  return { entry, done: done.map(({ wind, number }) => makeCard(wheelCardOf(wind, number))) };
}

function strokeOf(key: string): Stroke {
  if (key === ' ') return 'end';
  if (key === 'p') return 'piratess';
  return /\d/.test(key) ? Number(key) : (key.toUpperCase() as 'N' | 'E' | 'S' | 'W');
}

describe('cards that are typed', () => {
  it('need nothing between them', () => {
    expect(typed('n9e12pw14s10').done).toEqual(['N9', 'E12', 'P', 'W14', 'S10']);
  });

  it('the space bar ends no card but a 1: the direction is still heard', () => {
    expect(typed('n 9').done).toEqual(['N9']);
  });

  it.each(['', 'n9', 'n1 ', 'n10', 'np'])('nothing of the next card is heard after %j', (text) => {
    expect(typed(text).entry).toEqual({ wind: null, isOne: false });
  });

  it.each([
    ['n1e2', ['N1', 'E2']],
    ['n1p', ['N1', 'P']],
    ['n1 ', ['N1']],
  ])('a 1 is all of the number once the next card begins: %s', (text, cards) => {
    expect(typed(text).done).toEqual(cards);
  });

  it('a 1 waits for the digit that may follow', () => {
    expect(typed('n1')).toEqual({ entry: { wind: 'N', isOne: true }, done: [] });
  });

  it('the last direction counts, and a number without one is not heard', () => {
    expect(typed('7ns7').done).toEqual(['S7']);
  });

  it.each(['n0', 'n17', 'n16 '])('no card has the number of %s', (text) => {
    expect(typed(text).done.filter((card) => card !== 'N1')).toEqual([]);
  });

  it('[C3] a wind card has one to three points, at once, and is no Piratess', () => {
    expect(typed('n1', 'row').done).toEqual(['N1']);
    expect(typed('n1e3p', 'row').done).toEqual(['N1', 'E3']);
    expect(typed('n4', 'row').done).toEqual([]);
  });
});
