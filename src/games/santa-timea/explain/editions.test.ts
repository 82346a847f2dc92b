import { expect, it } from 'vitest';
import { CLAUSES } from '../rules/clauses.ts';
import { OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import { openQuestion, questionsAbout } from './editions.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];

it('[E2] [S7] [B5] names the three questions on which the books contradict each other', () => {
  const differing = questions.filter((question) => openQuestion(question)?.kind === 'differ');
  expect(differing.toSorted()).toEqual(['discardedTriplet', 'finalTie', 'firstStarter']);
});

it('[A16] [A7] is quiet where all books say the same', () => {
  expect(openQuestion('equalWorth')).toBeNull();
  expect(questionsAbout('A16')).toEqual({ own: [], elsewhere: [] });
  expect(questionsAbout('A7')).toEqual({ own: [], elsewhere: [] });
});

it('[R3] says which books are silent, and that the German one decides', () => {
  expect(questionsAbout('R3').own).toEqual([
    {
      question: 'triplets',
      kind: 'some-silent',
      printed: [
        { edition: 'en', answer: null },
        { edition: 'de', answer: 'one-per-direction' },
        { edition: 'fr', answer: null },
      ],
      played: 'one-per-direction',
      ours: false,
    },
  ]);
});

it('[A10] says where all books are silent and the answer is ours', () => {
  const [open] = questionsAbout('A10').own;
  expect(open).toMatchObject({ kind: 'all-silent', played: 'allowed', ours: true });
});

it('[P3] explains a question once and points there from other clauses', () => {
  expect(questionsAbout('P3')).toEqual({ own: [], elsewhere: ['A1', 'A1b'] });
  expect(questionsAbout('A1')).toMatchObject({
    own: [{ question: 'copiedWorth' }],
    elsewhere: [],
  });
  const own = CLAUSES.flatMap((clause) => questionsAbout(clause).own);
  expect(own.map(({ question }) => question).toSorted()).toEqual(
    questions.filter((question) => openQuestion(question)).toSorted(),
  );
});
