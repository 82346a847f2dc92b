import { describe, expect, it } from 'vitest';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

const { answersOf, exposedBy, parse, reasonsFor, trapsOf } = QUESTIONS;

/** The right answers, and how many are offered. */
const answers = (text: string): [right: readonly string[], offered: number] => {
  const { right, offered } = answersOf(question(text));
  return [right, offered.length];
};

const EXAMPLE_6 = 'N1 N2 N2 N3 -N / S1 S1 E2 / W1 W2 S3 / E2 W2';

describe('the right answers', () => {
  it.each([
    ['[T4] who takes', 'taker in trick E3: E5 N11', ['0'], 3],
    ['[X3] nobody takes', 'taker in trick N2: N5 E10', ['nobody'], 3],
    ['[T6] who leads next', 'leader in trick N2: S8 S5', ['0'], 2],
    ['[V3] [V4] a half', 'worth 1 in trick E3: E5 N11', ['11'], 5],
    ['[P1] a copy', 'worth 2 in trick N2: N13 N14 P', ['28'], 3],
    ['[V1] full', 'share 0 in trick E3: E5 N11', ['full'], 3],
    ['[V2] zero', 'share 0 in trick N2: S8 N5', ['zero'], 3],
    ['[V2] the wind that makes it zero', 'wind 1 in trick N2: W4 E7', ['W'], 5],
    ['[X1] its own, once two others are out', 'wind 2 in trick S3: E3 S6 E5', ['E'], 5],
    ['[V2] none', 'wind 2 in trick E2: S11 E5 E8', ['never'], 5],
    ['[T4] avoiding', 'avoid N1 N9 P in trick N2: N7 _ E4', ['N9', 'P'], 3],
    ['[T4] commas between cards', 'avoid N1,N9 in trick N2: E6,E4 _', ['N9'], 2],
    ['[X1] giving to the next', 'give N4 N9 E6 in trick N2: _ N5 E8 N7', ['N4'], 3],
    ['[X1] [T1] the last to the first', 'give S2 W8 N9 in trick N2: N7 E8 _', ['W8'], 3],
    ['[X1] by a tie, whatever comes', 'safe N4 N12 in trick N2: W8 _ ?', ['N4'], 2],
    [
      '[X1] nobody else holds what would tie',
      'safe N2 N4 N12 E8 in trick N2: W8 _ ?',
      ['N4', 'N12', 'E8'],
      4,
    ],
    ['[V2] nothing ties with a zero', 'safe N4 S3 S9 in trick N2: S8 _ ?', ['N4', 'S9'], 3],
    ['[X2] two are lower', 'safe N3 N12 in trick N2: N2 W8 _ ?', ['N12'], 2],
    ['[P6] one was led', 'safe N1 S1 in trick N2: P _ ?', ['N1', 'S1'], 2],
    ['[P4] leading', 'open in hand N3 P', ['N3'], 2],
    ['[P4] nothing else to lead', 'open in hand P P', ['P'], 1],
    ['[S3] this trick', 'now in row N2 S1 W1 E3', ['N2'], 3],
    ['[T5] the next trick', 'next in row N2 S1 W1 E3', ['S1'], 3],
    ['[R4] damage', `damage 0 in score ${EXAMPLE_6}`, ['2'], 4],
    ['[R5] points', `points 0 in score ${EXAMPLE_6}`, ['4'], 5],
    ['[B5] total', `total 0 in score fr pro ${EXAMPLE_6}`, ['3'], 7],
    ['[R2] sets', `sets 0 in score pro ${EXAMPLE_6}`, ['N'], 2],
    ['[R3] both sets', 'sets 0 in score N1 N2 N3 S1 S2 S3 / E1', ['NS'], 4],
    ['[S5] who starts', 'starter in game @1 3-2-1', ['0'], 4],
    ['[S6] a tie', 'starter in game @1 2-2-1', ['1'], 4],
    ['[S7] the sinking ship', 'starter in game de 3 sunk 2', ['2'], 4],
    ['[S7] lots', 'starter in game en 3 sunk 2', ['lots'], 4],
    ['[O2] tricks to come', 'tricks-left in stage 3 9', ['3'], 4],
    ['[S4] cards nobody gets', 'cards-out in stage 3 0', ['24'], 4],
    ['[R1] winds left over', 'winds-unused in stage 3 12', ['8'], 4],
    ['[S1] winds shuffled', 'winds-shuffled in stage 3 12', ['20'], 4],
    ['[T7] played is gone', 'to-come S1 W9 E11 in round N2: N9 S1; E1: E5 E11', ['W9'], 3],
    ['[T7] one of four is gone', 'to-come S1 P in round N2: S1 P', ['P'], 2],
    ['[E2] shared', 'winner in game en 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', ['together'], 4],
    ['[E2] rounds won', 'winner in game de 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', ['0'], 4],
  ])('%s: %s', (_, text, right, offered) => {
    expect(answers(text)).toEqual([right, offered]);
  });
});

describe('what is offered', () => {
  it.each([
    ['[T6] every place: somebody always leads', 'leader in trick N2: N5 E10', '0 1'],
    ['[V4] whole, half, rounded, none', 'worth 1 in trick E3: E5 N11', '0 10 11 12 22'],
    ['[V3] nothing to round', 'worth 1 in trick E3: E5 N10', '0 10 20'],
    ['[P6] a led Piratess counts nothing', 'worth 0 in trick E3: P N10', '0'],
    ['[T2] the hand, alike cards once', 'avoid N1 N9 P P in trick N2: N7 _', 'N1 N9 P'],
    ['[T2] the hand, whatever comes', 'safe N1 P P in trick N2: W8 _ ?', 'N1 P'],
    ['[P4] the hand', 'open in hand P P N3', 'N3 P'],
    ['[R4] cards, sets kept, one more', `damage 0 in score ${EXAMPLE_6}`, '2 4 8 9'],
    ['[R5] as many as players', `points 0 in score ${EXAMPLE_6}`, '0 1 2 3 4'],
    ['[R10] one more and one less', `total 0 in score pro ${EXAMPLE_6}`, '-1 0 1 2 3 4 5'],
    [
      '[B4] what is right, however low',
      'total 0 in score pro N3 E3 S3 W3 E2 S2 W2 N2 / .',
      '-2 -1 0 1 2 3',
    ],
    ['[O2] numbers nearby', 'tricks-left in stage 3 9', '3 9 11 12'],
    ['[S4] numbers nearby', 'cards-out in stage 3 0', '12 24 36 60'],
    ['[R1] numbers nearby', 'winds-unused in stage 3 12', '0 8 12 20'],
    ['[S1] numbers nearby', 'winds-shuffled in stage 3 12', '8 12 20 60'],
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

  it('[T5] there is no next trick behind the last card of the row', () => {
    expect(answers('next in row N2 S1 W1')[0]).toEqual(['S1']);
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

  it('[X1] [X3] judge every aim by the whole trick', () => {
    expect(answers('nobody N1 N9 in trick N2: _ W2')).toEqual([['N1'], 2]);
    expect(answers('win-lead N1 N9 in trick N2: _ E4')).toEqual([['N9'], 2]);
    expect(answers('take E7 E9 in trick N2: N4 _')).toEqual([['E7'], 2]);
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

  it('are none for a right answer', () => {
    expect(trapsOf(question('share 0 in trick N2: S8 N5'), 'zero')).toEqual([]);
    expect(trapsOf(question('taker in trick N2: S8 S5'), '1')).toEqual([]);
    expect(trapsOf(question('leader in trick N2: S8 S5'), '1')).toEqual([]);
  });
});

describe('what is no task', () => {
  it.each([
    ['taker trick N2: N9 N4', 'no-task', 1, 'taker trick N2: N9 N'],
    [' guess in trick N2: N9 N4', 'no-task', 2, 'guess'],
    ['taker in row N2 S1 W1', 'no-task', 10, 'row'],
    ['worth 2 in trick N2: N9 N4', 'no-such-seat', 7, '2'],
    ['worth in trick N2: N9 N4', 'no-such-seat', 6, ''],
    ['worth 01 in trick N2: N9 N4', 'no-such-seat', 7, '01'],
    ['worth 1.0 in trick N2: N9 N4', 'no-such-seat', 7, '1.0'],
    ['points 4 in score N1 / E1', 'no-such-seat', 8, '4'],
    ['avoid N1 in trick N2: N9 N4', 'no-gap', 28, ''],
    ['taker N9 in trick N2: N9 N4', 'no-task', 7, 'N9'],
    ['avoid in trick N2: N7 _ E4', 'no-cards', 6, ''],
    ['to-come in round N2: N9 S1', 'no-cards', 8, ''],
    ['avoid  N1,N15 in trick N2: N7 _ E4', 'bad-rank', 11, 'N15'],
    ['avoid N1 N1 in trick N2: N7 _ E4', 'duplicate-card', 10, 'N1'],
    ['avoid N8, N9 in trick N2: N9 _', 'duplicate-card', 11, 'N9'],
    ['avoid N9 in trick N2: _ N9', 'duplicate-card', 25, 'N9'],
    ['avoid N9 in trick N2: N8 _ _', 'expected-card', 28, '_'],
    ['taker in trick N2: N15 N4', 'bad-rank', 20, 'N15'],
    ['safe N1 in trick N2: N7 _', 'no-task', 12, 'trick'],
    ['safe N1 in trick N2: N7 ?', 'expected-card', 25, '?'],
    ['safe N1 in trick N2: N7 _ ? ?', 'unexpected', 29, '?'],
    ['safe N1 in trick N2: _ ?', 'too-few-seats', 6, 'N1'],
    ['safe N1 in trick N2: E1 E2 E3 E4 _ ?', 'no-task', 12, 'trick'],
    ['winner in game 3-2-1 2-1', 'no-task', 11, 'game'],
    ['last in ending N1 N2: E1 E2 / E3', 'no-task', 9, 'ending'],
    ['last in ending N1: E1 / E1', 'duplicate-card', 25, 'E1'],
    ['at-most in ending N3: E1 / E2', 'no-task', 8, ''],
    ['at-most N1 in ending N3: E1 / E2', 'no-task', 9, 'N1'],
  ])('%s: %s', (text, code, column, found) => {
    const error = { code, line: 1, column, found };
    expect(parse(text)).toMatchObject({ ok: false, error });
  });

  it('is told with its line', () => {
    const error = { code: 'bad-rank', line: 3, column: 4, found: 'N15' };
    expect(parse('taker\n  in trick N2: # who?\nN4 N15')).toMatchObject({ error });
  });
});
