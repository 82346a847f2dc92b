import { expect, it } from 'vitest';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

const { parseClaimed } = QUESTIONS;

const TAKER = 'taker in trick E3: E5 N11';

it('[V1] [T4] a task that teaches what it claims is read', () => {
  expect(parseClaimed(TAKER, ['V1', 'T4'])).toEqual({
    ok: true,
    value: { question: question(TAKER), clauses: ['V1', 'T4'] },
  });
});

it.each([
  ['claims nothing', TAKER, [], { code: 'no-clauses' }],
  ['claims no clause', TAKER, ['T4', 'T99'], { code: 'unknown-clause', found: 'T99' }],
  ['is no task', 'guess in trick N2: N9 N4', ['T4'], { code: 'no-task' }],
  ['has no right answer', 'take N1 N2 in trick N2: S5 _', ['T4'], { code: 'no-right-answer' }],
  ['has only right ones', 'avoid N1 N2 in trick N2: S5 _', ['T4'], { code: 'all-answers-right' }],
  [
    '[V2] is about something else',
    'open in hand N3 P',
    ['P4', 'V2'],
    { code: 'untrue-clause', found: 'V2', clauses: 'P4' },
  ],
])('a task is refused that %s', (_, text, ids, error) => {
  expect(parseClaimed(text, ids)).toMatchObject({ ok: false, error });
});
