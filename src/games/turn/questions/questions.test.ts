import { describe, expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { QUESTIONS, type TurnQuestion } from './index.ts';

const { answersOf, parse, refusalOf, trapsOf } = QUESTIONS;

const question = (text: string): TurnQuestion => checked(parse(text));

const right = (text: string): readonly string[] => answersOf(question(text)).right;

const misled = (text: string, answer: string): string[] => trapsOf(question(text), answer);

describe('where a card goes', () => {
  it('[N12] [N13] [N18] depends on how the wind lies', () => {
    expect(right('place E in table ^ 1 2 5 10 20 * 50 1: E')).toEqual(['E']);
    expect(right('place E in table Tv 1 2 5 10 20 * 50 1: E')).toEqual(['W']);
    expect(right('place E in table ^ 1 2 5 10 20 * 50 1: E T; Tv')).toEqual(['W']);
    expect(misled('place E in table Tv 1 2 5 10 20 * 50 1: E', 'E')).toEqual(['ignores-turn']);
  });

  it('[N20] a Turn card that lies like the last one turns nothing', () => {
    const text = 'place E in table Tv Tv 1 2 5 10 20 * 50 1: E';
    expect(right(text)).toEqual(['W']);
    expect(misled(text, 'E')).toEqual(['ignores-turn', 'always-swings']);
  });

  it('[NA2] [N26] may be nowhere', () => {
    expect(right('place E in table ^ 1 2 * 10 20 5 50 1: E')).toEqual(['nowhere']);
    expect(right('place B in table ^ 1 2 * 10 20 5 50 1: B')).toEqual(['nowhere']);
    expect(misled('place W in table v 1 2 * 10 20 5 50 1: W', 'W')).toEqual(['ignores-turn']);
  });
});

describe('what a turn earns', () => {
  const text = 'earn in table Tv * * * * * * 20 *: E N B; E:W';

  it('[N8] [N9] [NA3] is the fee, and for the last place the compass too', () => {
    expect(right('earn in table ^ 1 2 5 10 20 * 50 1: E; E:E')).toEqual(['5']);
    expect(right(text)).toEqual(['520']);
  });

  it('[N9] [NA3] has its misreadings named', () => {
    expect(misled(text, '20')).toEqual(['forgets-compass']);
    expect(misled(text, '500')).toEqual(['ignores-turn', 'forgets-last-fee']);
    expect(misled(text, '520')).toEqual([]);
  });
});

it('[N10] [N13] what completes the compass is the wind card before or after the Turn card', () => {
  expect(right('order in table ^ * * * * 5 * * *: N E T')).toEqual(['Tv N']);
  expect(right('order in table ^ * * * * 5 * * *: S E T')).toEqual(['S Tv']);
  expect(misled('order in table ^ * * * * 5 * * *: N E T', 'N Tv')).toEqual(['turns-afterwards']);
  expect(misled('order in table ^ * * * * 5 * * *: S E T', 'Tv S')).toEqual(['ignores-turn']);
});

describe('what can be discarded', () => {
  it('[N23] is what does not give the next player what completes the compass', () => {
    const text = 'guard W in table ^ * * 5 * * * * 2: NW E W N / S N NE T @: NE SE; NW:NW';
    expect(right(text)).toEqual(['N']);
    expect(misled(text, 'W')).toEqual(['overlooks-turn-card']);
    expect(misled(text, 'E')).toEqual([]);
  });

  it('[N23] [N27] covers the card that the next player needs', () => {
    const text =
      'bury B in table v * * 1 * * * * 100: NE SE S B / NE NE NE S @: NW SE @N: E @SE: SE @NW: W; SE:NW';
    expect(right(text)).toEqual(['NW']);
    expect(misled(text, 'N')).toContain('ignores-turn');
  });
});

it('[N25] [N14] who wins is whoever has the most coins', () => {
  expect(right('winner in loot 200 C / 5 C C / .')).toEqual(['1']);
  expect(right('winner in loot 500 / C')).toEqual(['together']);
  expect(misled('winner in loot 500 100 / 20 C', '1')).toEqual(['counts-compasses']);
  expect(misled('winner in loot 200 / C', '0')).toEqual(['forgets-compass']);
});

describe('a task', () => {
  it.each([
    'where in table ^ 1 2 5 10 20 * 50 1: E',
    'place in table ^ 1 2 5 10 20 * 50 1: E',
    'fits E in table ^ 1 2 5 10 20 * 50 1: E',
    'guard T in table ^ 1 2 5 10 20 * 50 1: E',
    'winner in table ^ 1 2 5 10 20 * 50 1: E',
    'fits in loot 1 / 2',
  ])('is no %s', (text) => {
    expect(parse(text)).toMatchObject({ ok: false, error: { code: 'no-task' } });
  });

  it.each([
    ['bury B in table ^ 1 2 5 10 20 * 50 1: E @S: N', 'not-in-hand', 'N10', 6, 'B'],
    ['bury E in table ^ 1 2 5 10 20 * 50 1: E N; -N:S', 'already-discarded', 'N10', 1, 'bury'],
    [' guard S in table ^ 1 2 5 10 20 * 50 1: E N; -N:S', 'already-discarded', 'N10', 2, 'guard'],
  ])('asks of what can be done now: %s', (text, code, clause, column, found) => {
    const error = { code, clause, line: 1, column, found };
    expect(parse(text)).toEqual({ ok: false, error });
  });

  it('with several right answers is no puzzle', () => {
    const unclear = { code: 'no-unique-answer' };
    expect(refusalOf(question('place E in table ? 1 2 5 10 20 1 50 1: E'))).toEqual(unclear);
    expect(refusalOf(question('fits in table ^ 1 2 5 10 20 * 50 1: E N'))).toEqual(unclear);
  });
});
