import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const found = (...args: Parameters<typeof findWords>) =>
  findWords(...args).map(({ word, index }) => `${word}@${index}`);

it('finds words of their own, the longest first, and none inside another', () => {
  expect(found('Wind cards, a wind card, windy', ['wind', 'wind card', 'wind cards'])).toEqual([
    'Wind cards@0',
    'wind card@14',
  ]);
  expect(found('nothing', [])).toEqual([]);
});

it('takes signs of patterns for text', () => {
  expect(found('a (b) aab', ['(b)', 'a+b'])).toEqual(['(b)@2']);
});

it('lets a hyphen make a longer word, where that is asked', () => {
  expect(found('half-full half', ['half'])).toEqual(['half@0', 'half@10']);
  expect(found('half-full half', ['half'], 'terms')).toEqual(['half@10']);
});

it('lets a word begin a sentence, and be shouted only where that is asked', () => {
  expect(found('Trick TRICK', ['trick'], 'terms')).toEqual(['Trick@0']);
  expect(found('Trick TRICK', ['trick'])).toEqual(['Trick@0', 'TRICK@6']);
});
