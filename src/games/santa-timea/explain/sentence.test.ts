import { expect, it } from 'vitest';
import { isOurs, sentenceOf } from './say.ts';

it.each([
  ['[A1] printed in German', 'copiedWorth', { house: false, de: false, en: true, fr: true }],
  [
    '[A2] printed in English and French',
    'secondPiratess',
    { house: true, de: true, en: false, fr: false },
  ],
  ['[A10] printed nowhere', 'negativeRound', { house: true, de: true, en: true, fr: true }],
  ['[R7] printed everywhere', 'tieDivisor', { house: false, de: false, en: false, fr: false }],
] as const)(
  '%s, the answer to “%s” is ours where a book is silent, and in our own rules where the German one is',
  (_, question, ours) => {
    expect({
      house: isOurs('house', question),
      de: isOurs('de', question),
      en: isOurs('en', question),
      fr: isOurs('fr', question),
    }).toEqual(ours);
  },
);

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
