import { describe, expect, it } from 'vitest';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

const { answersOf, exposedBy, parse, parseClaimed, reasonsFor, trapsOf } = QUESTIONS;

/** The right answers, and how many are offered. */
const answers = (text: string): [right: readonly string[], offered: number] => {
  const { right, offered } = answersOf(question(text));
  return [right, offered.length];
};

const EXAMPLE_6 = 'N1 N2 N2 N3 -N / S1 S1 E2 / W1 W2 S3 / E2 W2';

// About tricks the simulator answers each puzzle and day too, see tests/supply.test.ts.
it.each([
  ['[V3] [V4] a half', 'worth 1 in trick E3: E5 N11', ['11'], 5],
  ['[P1] a copy', 'worth 2 in trick N2: N13 N14 P', ['28'], 3],
  ['[T4] commas between cards', 'avoid N1,N9 in trick N2: E6,E4 _', ['N9'], 2],
  ['[P4] leading', 'open in hand N3 P', ['N3'], 2],
  ['[P4] nothing else to lead', 'open in hand P P', ['P'], 1],
  ['[T5] the next trick', 'next in row N2 S1 W1 E3', ['S1'], 3],
  ['[R5] points', `points 0 in score ${EXAMPLE_6}`, ['4'], 5],
  ['[B5] total', `total 0 in score fr pro ${EXAMPLE_6}`, ['3'], 7],
  ['[R2] sets', `sets 0 in score pro ${EXAMPLE_6}`, ['N'], 2],
  ['[R3] both sets', 'sets 0 in score N1 N2 N3 S1 S2 S3 / E1', ['NS'], 4],
  ['[S5] who starts', 'starter in game @1 3-2-1', ['0'], 4],
  ['[S6] a tie', 'starter in game @1 2-2-1', ['1'], 4],
  ['[S7] the sinking ship', 'starter in game de 3 sunk 2', ['2'], 4],
  ['[S7] lots', 'starter in game en 3 sunk 2', ['lots'], 4],
  ['[S4] cards nobody gets', 'cards-out in stage 3 0', ['24'], 4],
  ['[T7] played is gone', 'to-come S1 W9 E11 in round N2: N9 S1; E1: E5 E11', ['W9'], 3],
  ['[T4] [T6] what was played', 'played N3 E9 P in trick N2: _ E8 takes 1 leads 0', ['E9'], 3],
  ['[E2] shared', 'winner in game en 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', ['together'], 4],
  ['[E2] rounds won', 'winner in game de 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', ['0'], 4],
])('the right answers: %s: %s', (_, text, right, offered) => {
  expect(answers(text)).toEqual([right, offered]);
});

describe('what is offered', () => {
  it.each([
    ['[T6] every place: somebody always leads', 'leader in trick N2: N5 E10', '0 1'],
    ['[V4] whole, half, rounded, none', 'worth 1 in trick E3: E5 N11', '0 10 11 12 22'],
    ['[P6] a led Piratess counts nothing', 'worth 0 in trick E3: P N10', '0'],
    ['[T2] the hand, alike cards once', 'avoid N1 N9 P P in trick N2: N7 _', 'N1 N9 P'],
    ['[P4] the hand', 'open in hand P P N3', 'N3 P'],
    ['[R4] cards, sets kept, one more', `damage 0 in score ${EXAMPLE_6}`, '2 4 8 9'],
    ['[R5] as many as players', `points 0 in score ${EXAMPLE_6}`, '0 1 2 3 4'],
    ['[R10] one more and one less', `total 0 in score pro ${EXAMPLE_6}`, '-1 0 1 2 3 4 5'],
    [
      '[B4] what is right, however low',
      'total 0 in score pro N3 E3 S3 W3 E2 S2 W2 N2 / .',
      '-2 -1 0 1 2 3',
    ],
    ['[S4] numbers nearby', 'cards-out in stage 3 0', '12 24 36 60'],
    ['[T7] the cards asked for', 'to-come S1 P P in round N2: S1 P', 'S1 P'],
  ])('%s: %s', (_, text, offered) => {
    expect(answersOf(question(text)).offered.join(' ')).toBe(offered);
  });

  it('[P4] a card that may not be led reaches nothing, one that follows may', () => {
    expect(answers('avoid N1 P in trick N2: _ E4')[0]).toEqual([]);
    expect(answers('avoid N9 P in trick N2: N7 _')[0]).toEqual(['N9', 'P']);
  });

  it('[X3] [T6] a lead that only stays is not won', () => {
    expect(answers('win-lead N9 N2 in trick N2: _ E4')[0]).toEqual(['N9']);
    expect(answers('win-lead N2 N1 in trick N2: _ E4')[0]).toEqual([]);
  });

  it('[A1] [A16] another answer to an open question makes other answers right', () => {
    const { right } = answersOf(question('taker in trick N2: E8 P'), { copiedWorth: 'printed' });
    expect([answers('taker in trick N2: E8 P')[0], right]).toEqual([['nobody'], ['0']]);
    const lead = answersOf(question('leader in trick N2: E8 P'), { copiedWorth: 'printed' });
    expect(lead.right).toEqual(['1']);
    const worth = answersOf(question('worth 1 in trick N2: E8 P'), { copiedWorth: 'printed' });
    expect(worth.right).toEqual(['16']);
    const avoid = answersOf(question('avoid P N9 in trick N2: E8 _'), { copiedWorth: 'printed' });
    expect(avoid.right).toEqual(['N9', 'P']);
    const set = answersOf(question(`total 0 in score pro ${EXAMPLE_6}`), {
      discardedTriplet: 'counted',
    });
    expect(set.right).toEqual(['3']);
  });
});

describe('the reasons', () => {
  const clauses = (text: string, answer: string) =>
    reasonsFor(question(text), answer).map(({ step }) => step.clause);

  it('[V3] tell of one card only what it counts, with what it copies', () => {
    expect(clauses('worth 1 in trick E3: E5 N11', '11')).toEqual(['V3']);
    expect(clauses('worth 3 in trick N2: E2 S4 P P', '0')).toEqual(['V2', 'P1', 'P2']);
  });

  it('[S3] tell of a row which card lies furthest from the deck', () => {
    expect(reasonsFor(question('now in row N2 S1 W1 E3'), 'N2')).toEqual([
      {
        about: 'row',
        step: { key: 'row-current', clause: 'S3', card: { wind: 'N', damage: 2 } },
      },
    ]);
  });

  it('[P4] say what a play would lead to, or why it is refused', () => {
    expect(clauses('avoid N1 N9 in trick N2: _ E4', 'N1')).toContain('T4');
    expect(clauses('avoid N1 P in trick N2: _ E4', 'P')).toEqual(['P4']);
    expect(answers('take N1 P in trick N2: _ E4')).toEqual([['N1'], 2]);
    expect(clauses('open in hand N1 P', 'P')).toEqual(['P4']);
    expect(clauses('open in hand N1 P', 'N1')).toEqual([]);
  });

  it('[R4] [R10] stop at the column asked for', () => {
    expect(clauses(`damage 0 in score pro ${EXAMPLE_6}`, '2')).toEqual(['R2', 'R4']);
    expect(clauses(`total 0 in score pro ${EXAMPLE_6}`, '4').at(-1)).toBe('R10');
  });

  it('[B3] show what a declaration would score', () => {
    expect(clauses(`sets 0 in score pro ${EXAMPLE_6}`, '')).toContain('B3');
    expect(clauses(`sets 0 in score pro ${EXAMPLE_6}`, 'N')).not.toContain('B3');
  });
});

describe('the misreadings behind a wrong answer', () => {
  it('[V2] [V3] are named for takers, worths and shares', () => {
    expect(trapsOf(question('share 0 in trick N2: S8 N5'), 'half')).toContain(
      'halves-the-opposite',
    );
    expect(trapsOf(question('share 0 in trick N2: E8 N5'), 'zero')).toContain(
      'swaps-half-and-zero',
    );
    expect(trapsOf(question('worth 0 in trick N2: E7 N5'), '6')).toEqual(['rounds-halves-down']);
    expect(trapsOf(question('taker in trick E3: E5 N11 S10'), '0')).toContain('forgets-ties');
  });

  it('[V2] [V3] are named for each wind in which a card seems to take', () => {
    const traps = (answer: string) => trapsOf(question('wind 0 in trick N1: N3 E5'), answer);
    expect(traps('N')).toEqual(['ignores-wind']);
    expect(traps('W')).toEqual(['ignores-wind', 'halves-the-opposite', 'swaps-half-and-zero']);
    expect(traps('never')).toEqual([]);
  });

  it('[P6] are none of the share of a led Piratess, or of her copy: neither has a number', () => {
    expect(exposedBy(question('share 0 in trick N2: P N4'))).toEqual([]);
    expect(exposedBy(question('share 1 in trick N2: P P'))).toEqual([]);
  });
});

describe('what is no task', () => {
  it.each([
    ['taker trick N2: N9 N4', 'no-task', 1, 'taker trick N2: N9 N'],
    [' guess in trick N2: N9 N4', 'no-task', 2, 'guess'],
    ['taker in row N2 S1 W1', 'no-task', 10, 'row'],
    ['worth 2 in trick N2: N9 N4', 'no-such-seat', 7, '2'],
    ['worth in trick N2: N9 N4', 'no-such-seat', 6, ''],
    ['worth 1.0 in trick N2: N9 N4', 'no-such-seat', 7, '1.0'],
    ['avoid N1 in trick N2: N9 N4', 'no-gap', 28, ''],
    ['taker N9 in trick N2: N9 N4', 'no-task', 7, 'N9'],
    ['avoid in trick N2: N7 _ E4', 'no-cards', 6, ''],
    ['to-come in round N2: N9 S1', 'no-cards', 8, ''],
    ['avoid  N1,N15 in trick N2: N7 _ E4', 'bad-rank', 11, 'N15'],
    ['avoid N1 N1 in trick N2: N7 _ E4', 'duplicate-card', 10, 'N1'],
    ['avoid N9 in trick N2: N8 _ _', 'expected-card', 28, '_'],
    ['safe N1 in trick N2: N7 _', 'no-task', 12, 'trick'],
    ['safe N1 in trick N2: N7 _ ? ?', 'unexpected', 29, '?'],
    ['safe N1 in trick N2: E1 E2 E3 E4 _ ?', 'no-task', 12, 'trick'],
    ['played N9 in trick N2: _ E3', 'no-task', 14, 'trick'],
    ['winner in game 3-2-1 2-1', 'no-task', 11, 'game'],
    ['last in ending N1: E1 / E1', 'duplicate-card', 25, 'E1'],
    ['at-most in ending N3: E1 / E2', 'no-task', 8, ''],
  ])('%s: %s', (text, code, column, found) => {
    const error = { code, line: 1, column, found };
    expect(parse(text)).toMatchObject({ ok: false, error });
  });

  it('is reported with its line', () => {
    const error = { code: 'bad-rank', line: 3, column: 4, found: 'N15' };
    expect(parse('taker\n  in trick N2: # who?\nN4 N15')).toMatchObject({ error });
  });
});

it('[V1] [T4] a task that teaches what it claims is read', () => {
  const text = 'taker in trick E3: E5 N11';
  expect(parseClaimed(text, ['V1', 'T4'])).toEqual({
    ok: true,
    value: { question: question(text), clauses: ['V1', 'T4'] },
  });
});

it.each([
  ['has no right answer', 'take N1 N2 in trick N2: S5 _', ['T4'], { code: 'no-right-answer' }],
  [
    '[V2] is about something else',
    'open in hand N3 P',
    ['P4', 'V2'],
    { code: 'untrue-clause', found: 'V2', clauses: 'P4' },
  ],
])('a task is refused that %s', (_, text, ids, error) => {
  expect(parseClaimed(text, ids)).toMatchObject({ ok: false, error });
});
