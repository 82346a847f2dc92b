import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random, shuffled } from './random.ts';

const draws = (random: Random, count: number, below: number): number[] =>
  Array.from({ length: count }, () => random(below));

/** A stream that says these numbers and refuses to say more, or a number out of range. */
function scripted(numbers: readonly number[]): Random {
  let next = 0;
  return (below) => {
    const number = numbers[next++];
    if (number === undefined || number >= below) throw new Error('off the script');
    return number;
  };
}

/** Every way in which the draws of a shuffle of so many items can fall: below n, below n-1, … below 2. */
function scripts(items: number): number[][] {
  let all: number[][] = [[]];
  for (let below = items; below > 1; below--) {
    all = all.flatMap((script) =>
      Array.from({ length: below }, (_, number) => [...script, number]),
    );
  }
  return all;
}

describe('createRandom', () => {
  it('keeps its promise across devices and updates: the first draws of seed 1', () => {
    expect(draws(createRandom(1), 12, 60)).toEqual([6, 48, 21, 57, 30, 29, 22, 23, 58, 28, 36, 53]);
  });

  it('favours no number: 70,000 draws below 7', () => {
    const counts = new Map<number, number>();
    for (const number of draws(createRandom(2026), 70_000, 7)) {
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect(counts.size).toBe(7);
    // Four standard deviations of a count are 370; the seed is fixed, so this cannot flicker.
    expect([...counts.values()].filter((count) => Math.abs(count - 10_000) > 370)).toEqual([]);
  });
});

describe('shuffled', () => {
  it.each([1, 2, 3, 4, 5, 6])('[S1] brings each order of %i items about exactly once', (length) => {
    const items = Array.from({ length }, (_, item) => item);
    const orders = scripts(length).map((script) => shuffled(items, scripted(script)).join(' '));
    expect(new Set(orders).size).toBe(orders.length);
    expect(orders.length).toBe(items.reduce((product, item) => product * (item + 1), 1));
  });

  it('[S1] keeps every item and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const after = shuffled(items, createRandom(seed));
        expect(items).toEqual(before);
        expect([...after].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
      }),
    );
  });
});
