import { describe, expect, it } from 'vitest';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

const { difficultyOf, difficultyScore, exposedBy } = QUESTIONS;

/** What is added for what has to be kept in mind, misreadings aside. */
const kept = (text: string): number => {
  const asked = question(text);
  const each = 'choices' in asked || asked.ask === 'wind' ? 1 : 2;
  return difficultyScore(asked) - each * exposedBy(asked).length;
};

describe('the difficulty of a task', () => {
  it('[V1] [V2] counts two for each misreading that leads to a wrong answer', () => {
    expect(exposedBy(question('worth 0 in trick N2: S8 S5'))).toEqual([
      'ignores-wind',
      'halves-the-opposite',
      'swaps-half-and-zero',
    ]);
    expect(difficultyScore(question('worth 0 in trick N2: S8 S5'))).toBe(6);
  });

  it.each([
    ['[T4] the trick of two at a glance', 'taker in trick N1: N9 N4', 0],
    ['[T6] one player more', 'leader in trick N1: N2 N12 N6', 1],
    ['[V4] half a point between the lowest two', 'taker in trick N1: N5 E11', 1],
    ['[V2] the rank among zeros, and no gap', 'taker in trick N1: S6 S11', 2],
    ['[X1] [X2] a lowest card that is out', 'taker in trick N1: W3 E3 N14', 2],
    ['[X1] [X2] a tie above the lowest', 'taker in trick N1: W6 E6 N1', 1],
    ['[P1] a Piratess', 'taker in trick N1: N1 N13 P', 2],
    ['[P2] two of them', 'taker in trick N1: N1 N13 P P', 4],
    ['[X3] nobody takes', 'taker in trick N1: N7 W14', 3],
    ['[P1] no copy', 'worth 0 in trick N1: N9 P', 0],
    ['[P1] one card to go back', 'worth 1 in trick N1: N9 P', 1],
    ['[P2] two cards to go back', 'share 2 in trick N1: N9 P P', 2],
    ['[P1] no further than the card that it copies', 'worth 2 in trick N1: N9 N8 P', 1],
    ['[P6] back to the led Piratess', 'worth 1 in trick N1: P P N9', 1],
    ['[T4] two cards in four winds', 'wind 0 in trick N1: N3 E5', 2],
    ['[T2] the third card of a hand', 'avoid N9 N8 N7 in trick N1: N4 _', 1],
    ['[X1] whom each card would knock out', 'give N9 N8 N7 in trick N1: N4 _', 5],
    ['[X1] whom whatever comes may knock out', 'safe N9 N8 N7 in trick N1: N4 _ ?', 6],
    ['[R4] three cards', 'damage 0 in score N1 E2 S1 / W2', 1],
    ['[R2] a set laid aside', 'damage 0 in score N1 N2 N3 -N / W2', 3],
    ['[R4] damage, however many players', 'damage 0 in score N1 E2 S1 / W2 / E3', 1],
    ['[R5] three players', 'points 0 in score N1 / W2 / E3', 2],
    ['[R7] a place shared', 'points 0 in score N1 / W1 / E3', 4],
    ['[B3] a pair', 'total 0 in score pro N1 N1 / W1', 2],
    ['[B4] a penalty', 'total 0 in score pro N1 E1 S1 W1 / W2', 3],
    ['[B6] a set to choose', 'sets 0 in score pro N1 N2 N3 / W1', 5],
    ['[B6] two sets to choose from, one penalty', 'sets 0 in score pro N1 N2 N3 E1 E2 E3 / W1', 12],
    ['[R4] two tricks', 'last in ending E1 N3: E1 E2 / E5 W6', 6],
    ['[P4] a hand', 'open in hand N3 P', 0],
    ['[S3] a row', 'now in row N2 S1 W1', 0],
    ['[S5] who starts', 'starter in game @1 3-2-1', 0],
    ['[E2] a game by another book', 'book in game 3-2-1 3-2-1 3-2-1 1-3-2 2-1-3', 10],
    ['[O2] tricks to come', 'tricks-left in stage 3 9', 0],
  ])('counts what has to be kept in mind: %s', (_, text, points) => {
    expect(kept(text)).toBe(points);
  });
});

it('difficulties begin at 0, 5, 9 and 12', () => {
  const measured = ['S6 S11', 'N13 P E4', 'N3 W12 E6', 'N7 W14', 'N11 S4 P', 'E8 P'].map(
    (plays) => {
      const asked = question(`taker in trick N1: ${plays}`);
      return [difficultyScore(asked), difficultyOf(asked)];
    },
  );
  expect(measured).toEqual([
    [4, 'easy'],
    [4, 'easy'],
    [8, 'medium'],
    [9, 'hard'],
    [11, 'hard'],
    [12, 'expert'],
  ]);
});
