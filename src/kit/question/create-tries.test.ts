import { describe, expect, it } from 'vitest';
import { createTries } from './create-tries.ts';
import { POLICIES } from './policies.ts';
import type { ToldQuestion } from './told.ts';

const reply = (outcome: string, text: string) => ({
  trap: '',
  hint: '',
  outcome,
  sentences: text === '' ? [] : [{ text, clause: 'S1', ours: false }],
});
const answer = (code: string, isRight: boolean, place: number) => ({
  code,
  label: code.toUpperCase(),
  isRight,
  reply: place,
});

const TOLD: ToldQuestion = {
  question: '?',
  answers: [
    answer('a', false, 0),
    answer('b', false, 1),
    answer('c', true, 2),
    answer('d', true, 2),
  ],
  replies: [reply('not a', ''), reply('not b', 'because of b'), reply('c it is', 'because of c')],
};

const texts = ({ reasons }: Pick<ReturnType<typeof createTries>, 'reasons'>) =>
  reasons().map(({ text }) => text);

describe('as many tries as it takes', () => {
  it('tell reasons on the second wrong answer: its own, else those of the right one', () => {
    const tries = createTries(() => TOLD, POLICIES.lesson);
    expect(texts(tries)).toEqual([]);
    tries.give(1);
    expect([tries.isRight(), tries.isOver(), texts(tries)]).toEqual([false, false, []]);
    tries.give(0);
    expect(texts(tries)).toEqual(['because of c']);
    tries.give(1);
    expect(texts(tries)).toEqual(['because of b']);
    tries.give(2);
    expect([tries.isRight(), tries.isOver()]).toEqual([true, true]);
    expect(texts(tries)).toEqual(['because of c']);
    expect(tries.others()).toEqual(['D']);
    expect(tries.tried()).toEqual([1, 0, 1, 2]);
  });
});

describe('one try', () => {
  it('ends with the right answer and its reasons, whatever was given', () => {
    const tries = createTries(() => TOLD, POLICIES.exam);
    tries.give(1);
    expect([tries.isRight(), tries.isOver()]).toEqual([false, true]);
    expect(tries.last()?.code).toBe('b');
    expect(tries.shown()?.code).toBe('c');
    expect(tries.reply()?.outcome).toBe('not b');
    expect(tries.shownReply()?.outcome).toBe('c it is');
    expect(texts(tries)).toEqual(['because of c']);
    expect(tries.others()).toEqual(['C', 'D']);
  });
});

it('nothing is said while the question is still to be judged', () => {
  const tries = createTries(() => undefined, POLICIES.puzzle);
  tries.give(0);
  expect([tries.last(), tries.reply(), tries.isRight(), texts(tries)]).toEqual([
    undefined,
    undefined,
    false,
    [],
  ]);
});
