import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { HOUSE } from '../rules/readings.ts';
import { QUESTIONS, type ShipsQuestion } from './index.ts';
import { safe } from './kinds/safe.ts';
import { rightSight } from './misreadings.ts';

const { answersOf, kindOf, parse } = QUESTIONS;

const task = (text: string): ShipsQuestion => checked(parse(text));

it('[W9] choices are parted by commas as by spaces', () => {
  const spaced = task('may-show N NN . in hand NN S B');
  expect(task('may-show N,NN,. in hand NN,S,B')).toEqual(spaced);
});

describe('the engine answers', () => {
  it.each([
    ['[W11] who may fire', 'fires in winds NN / E', ['0']],
    ['[W9] most winds', 'most-winds in hand NN SSS E B', ['4']],
    ['[W9] what may be shown', 'may-show NS NE in hand N E S', ['NE']],
    ['[W12] most damage, of one kind', 'damage in table fire 7-7-7 ~N BBB CC / 7-7-7 ~S G', ['3']],
    ['[W2] several that sink', 'sinks in table fire 7-7-7 ~N B C / 1-1-7 ~S G', ['ball', 'chain']],
    ['[W9] opposites do not threaten', 'safe in table sail 1-7-7 NNE / 7-7-7 NS B', ['2']],
    ['[W11] never safe', 'doomed in table sail 1-7-7 NS / 7-7-7 S B', ['yes']],
    ['[WA2] both lost', 'result in table fire 1-7-7 ~N B / 1-7-7 ~S B : B / B', ['draw']],
  ])('%s', (_, text, right) => {
    expect(answersOf(task(text)).right).toEqual(right);
  });

  it('with more winds than the enemy can show nobody is brought down, with as many they can be: by playing every pair', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const found = safe.draft?.('safe', createRandom(seed), {});
        if (!found) throw new Error('no table');
        const sight = rightSight(HOUSE);
        const { ships, hands } = found.position;
        const isSafe = (count: number) =>
          sight.shows(hands[0]).some(
            (mine) =>
              mine.length === count &&
              sight.shows(hands[1]).every((enemy) => {
                const may = sight.fires([mine, enemy])[1];
                const shots = may ? sight.attacks(hands[1]) : [];
                return shots.every((shot) => !sight.lost(sight.strike(ships, [[], shot]))[0]);
              }),
          );
        const least = [0, 1, 2, 3, 4, 5, 6, 7].find(isSafe);
        expect(answersOf(found).right).toEqual([least === undefined ? 'none' : String(least)]);
      }),
      { numRuns: 12 },
    );
  });
});

it('[W12] shots mixed seem to strike as if fired one after the other', () => {
  const text = 'result in table fire 7-7-7 ~N B C / 7-7-7 ~S G : B / G';
  expect(kindOf(task(text)).seemsRight?.(task(text), 'mixes-shots')).toEqual(['on']);
});
