import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../index.ts';
import { question, t } from '../test-kit.ts';

const { answersOf, dependsOn, reasonsFor } = QUESTIONS;

/** Seats 0 and 2 are level with twelve points; seat 0 has won three rounds and seat 2 two, one of them together. */
const LEVEL = 'book in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2';

it.each([
  ['[B5] a set that tips the penalty', '0 in score pro S1 W1 W1 W2 W3 -W / N3 / N2 E1', 'fr'],
  ['[B5] a set that is kept', '0 in score pro S1 W1 W1 W2 W3 / N3 / N2 E1', 'none'],
  ['[B4] the basic game', '0 in score S1 W1 W1 W2 W3 -W / N3 / N2 E1', 'none'],
  ['[E2] rounds won settle it', 'in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2', 'de'],
  ['[E1] nobody level', 'in game 3-1-2 3-1-2 2-3-1 3-2-1 1-2-3', 'none'],
])('%s', (_, text, right) => {
  expect(answersOf(question(`book ${text}`))).toEqual({
    offered: ['en', 'de', 'fr', 'none'],
    right: [right],
  });
});

it('[A9] [A12] hangs on what a book is silent about, and on nothing that it prints', () => {
  const open = (text: string) => dependsOn(question(`book ${text}`));
  expect(open('0 in score pro W1 W2 W3 E1 -W / N1')).toEqual(['twoPlayerTie']);
  expect(open('in game 3-1-2 1-3-2 1-2-3 3-3-1 1-2-3')).toEqual(['sharedRound']);
  expect(open('0 in score pro S1 W1 W1 W2 W3 -W / N3 / N2 E1')).toEqual([]);
});

it('[B5] is explained by the book that rules otherwise', () => {
  const reasons = reasonsFor(question('book 0 in score pro S1 W1 W1 W2 W3 -W / N3 / N2 E1'), 'fr');
  expect(reasons).toContainEqual({
    about: 'score',
    step: expect.objectContaining({ key: 'penalty-with-set', counted: 5, penalty: 1 }),
  });
});

it('says what each book comes to, but not to a wrong answer', () => {
  const task = question('book 0 in score pro S1 W1 W1 W2 W3 -W / N3 / N2 E1');
  const { reply } = QUESTIONS.view(task, t);
  const outcome = (code: string) => reply(code).outcome;
  expect(outcome('fr')).toBe('English: 3. German: 3. French: 2.');
  expect(outcome('en')).toBe('');
});

describe('of a game', () => {
  const task = question(LEVEL);

  it('[E2] asks who decides the win otherwise, and says where to look and whom each book has win', () => {
    const { question: words, reply } = QUESTIONS.view(task, t);
    expect(words).toBe(
      'All five rounds have been played. Which of the three rulebooks names a different winner?',
    );
    expect(reply('fr').hint).toMatch(/^If players tie on points, /);
    expect(reply('de').outcome).toBe(
      'English: Sebastian and Johannes. German: Sebastian. French: Sebastian and Johannes.',
    );
  });

  it.each([
    ['[E2] the rounds won by the German book', 'de', 'win-rounds', [0]],
    ['[E2] a win that is shared by the English one', 'en', 'win-shared', [0, 2]],
    ['[E2] the rounds won by ours', 'none', 'win-rounds', [0]],
  ])('is explained by %s', (_, answer, key, seats) => {
    expect(reasonsFor(task, answer).at(-1)).toEqual({
      about: 'game',
      step: expect.objectContaining({ key, clause: 'E2', seats }),
    });
  });
});
