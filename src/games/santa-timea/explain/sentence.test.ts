import { expect, it } from 'vitest';
import { sentenceOf } from './say.ts';

it.each([
  ['nobody’s ruling where it answers no open question', { clause: 'V1' }, false],
  ['the book’s where that prints the answer', { clause: 'A2', question: 'secondPiratess' }, false],
  ['ours where the book does not', { clause: 'A1', question: 'copiedWorth' }, true],
] as const)('a reason keeps its words and its clause, and is %s', (_, step, ours) => {
  expect(sentenceOf('So it is.', step, 'en')).toEqual({
    text: 'So it is.',
    clause: step.clause,
    ours,
  });
});
