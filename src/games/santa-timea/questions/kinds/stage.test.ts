import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

it.each([
  [
    '[O2] twelve tricks, those played taken off',
    'tricks-left in stage 4 5',
    'O2',
    'A round has 12 tricks. Played: 5. Still to come: 7.',
  ],
  [
    '[S4] sixty cards, twelve for each player taken off',
    'cards-out in stage 4 0',
    'S4',
    'Of the 60 wheel cards, 48 are dealt. Left over for this round: 12.',
  ],
  [
    '[R1] twenty wind cards, one for each trick taken off',
    'winds-unused in stage 2 12',
    'R1',
    'Of the 20 wind cards, 12 were played for, one in each trick. Left over: 8.',
  ],
  [
    '[S1] all twenty wind cards',
    'winds-shuffled in stage 5 12',
    'S1',
    'All 20 wind cards are shuffled again, no matter who took them.',
  ],
])('the reason counts %s', (_, text, clause, sentence) => {
  const { right, reply } = QUESTIONS.view(question(text), t, 'en');
  expect(right.flatMap((code) => reply(code).sentences)).toContainEqual({
    text: sentence,
    clause,
    ours: false,
  });
});

describe('a stage of a round', () => {
  it.each([
    ['[C6] of two players, before the first trick', '2 0', 2, 0],
    ['[C6] [O2] of five players, after the last', '5 12', 5, 12],
  ])('%s', (_, written, seats, tricks) => {
    const asked = question(`tricks-left in stage ${written}`);
    expect(QUESTIONS.sceneOf(asked)).toEqual({ kind: 'stage', stage: { seats, tricks } });
  });

  it.each([
    ['[C6] one player', 'stage 1 4'],
    ['[C6] six players', 'stage 6 4'],
    ['[O2] a thirteenth trick', 'stage 3 13'],
    ['no number of tricks', 'stage 3'],
    ['a word before it', 'back stage 3 9'],
    ['a number too many', 'stage 3 9 1'],
    ['another position', 'hand N1'],
  ])('is none: %s', (_, position) => {
    expect(QUESTIONS.parse(`tricks-left in ${position}`)).toMatchObject({
      ok: false,
      error: { code: 'no-task', column: 16, found: position.split(' ')[0] },
    });
  });
});
