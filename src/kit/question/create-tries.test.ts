import { describe, expect, it } from 'vitest';
import { countAtOnce, createTries, joyOf, POLICIES } from './create-tries.ts';
import type { QuestionView, ReplyView } from './view.ts';

const reply = (outcome: string, text = '') => ({
  trap: '',
  hint: '',
  outcome,
  sentences: text === '' ? [] : [{ text, clause: 'S1', ours: false }],
});
const replies: Readonly<Record<string, ReplyView>> = {
  a: reply('not a'),
  b: reply('not b', 'because of b'),
  c: reply('c it is', 'because of c'),
  d: reply('d it is', 'because of d'),
};

const VIEW: QuestionView = {
  question: '?',
  answers: ['a', 'b', 'c', 'd'].map((code) => ({ code, label: code.toUpperCase() })),
  right: ['c', 'd'],
  reply: (code) => replies[code] ?? reply(''),
};

type Policy = (typeof POLICIES)[keyof typeof POLICIES];
const tryIt = (policy: Policy) => createTries(VIEW, policy);
const texts = ({ reasons }: ReturnType<typeof tryIt>) => reasons().map(({ text }) => text);

describe('where one is patient', () => {
  it('a first miss says nothing of the answer, a second one tells it, and then it can be asked again', () => {
    const tries = tryIt(POLICIES.lesson);
    tries.give(1);
    expect([tries.isRight(), tries.isOver(), texts(tries)]).toEqual([false, false, []]);
    tries.give(0);
    expect([tries.isRight(), tries.isOver(), texts(tries)]).toEqual([
      false,
      true,
      ['because of c'],
    ]);
    expect(tries.shown()?.code).toBe('c');
    tries.again();
    expect([tries.tried(), tries.isOver(), texts(tries)]).toEqual([[], false, []]);
    tries.give(2);
    expect([tries.isRight(), tries.others()]).toEqual([true, ['D']]);
  });

  it('the answer is shown to a reader who asks for it', () => {
    const tries = tryIt(POLICIES.puzzle);
    tries.give(1);
    tries.show();
    expect([tries.isRight(), tries.isOver(), texts(tries)]).toEqual([
      false,
      true,
      ['because of c'],
    ]);
  });
});

it('a day takes as many answers as it needs, and tells of a wrong one only what is wrong with it', () => {
  const tries = tryIt(POLICIES.daily);
  tries.give(1);
  expect(texts(tries)).toEqual([]);
  tries.give(0);
  expect([tries.isOver(), texts(tries)]).toEqual([false, []]);
  tries.give(1);
  expect([tries.isOver(), texts(tries)]).toEqual([false, ['because of b']]);
  tries.give(2);
  expect([tries.isOver(), texts(tries)]).toEqual([true, ['because of c']]);
});

it('one try ends with the right answer and its reasons, whatever was given', () => {
  const tries = tryIt(POLICIES.exam);
  tries.give(1);
  expect([tries.isRight(), tries.isOver()]).toEqual([false, true]);
  expect(tries.last()?.code).toBe('b');
  expect(tries.shown()?.code).toBe('c');
  expect(tries.reply()?.outcome).toBe('not b');
  expect(tries.shownReply()?.outcome).toBe('c it is');
  expect(texts(tries)).toEqual(['because of c']);
  expect(tries.others()).toEqual(['C', 'D']);
});

it('answers that are kept elsewhere are followed', () => {
  const tries = tryIt(POLICIES.daily);
  tries.follow(() => ['a', 'd']);
  expect([tries.tried(), tries.isRight()]).toEqual([[0, 3], true]);
});

it('an answer may have an empty code: it is right once it is given, and not before', () => {
  const view = { ...VIEW, answers: [{ code: '', label: 'Nothing' }, ...VIEW.answers], right: [''] };
  const tries = createTries(view, POLICIES.exam);
  expect([tries.isRight(), tries.isOver()]).toEqual([false, false]);
  tries.give(0);
  expect([tries.isRight(), tries.isOver()]).toEqual([true, true]);
});

it.each([
  [1, false, false, 'at-once'],
  [2, false, true, 'seen'],
  [3, true, true, 'hard'],
  [5, true, true, 'row'],
  [10, false, false, 'row'],
  [11, false, false, 'at-once'],
] as const)(
  'the %i. in a row, hard: %s, with something to see: %s says %s',
  (row, isHard, hasSeen, says) => {
    expect(joyOf({ row, isHard, hasSeen, tries: 2 })).toBe(says);
  },
);

it('where there is one try only, nothing is praised for being right at the first', () => {
  expect(joyOf({ row: 1, isHard: false, hasSeen: false, tries: 1 })).toBeUndefined();
});

it('a miss begins a new row', () => {
  expect([true, true, false, true].map(countAtOnce)).toEqual([1, 2, 0, 1]);
});
