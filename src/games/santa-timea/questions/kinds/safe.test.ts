import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { makeTrick } from '../../notation/trick.ts';
import { QUESTIONS } from '../index.ts';
import { seatsIn } from '../scene.ts';
import { candidate } from '../supply/mine.ts';
import { question } from '../test-kit.ts';

const { exposedBy, reasonsFor, sceneOf, trapsOf } = QUESTIONS;

/** What is told first of an answer, and the trick that is judged for it. */
function told(text: string, answer: string) {
  const asked = question(text);
  const [first, next] = reasonsFor(asked, answer);
  if (first?.about !== 'stage' || next?.about !== 'trick') throw new Error(answer);
  const trick = makeTrick({ kind: 'trick', edition: 'house', variant: 'basic', trick: next.trick });
  return [first.step.key, trick];
}

describe('a card that is safe, whatever comes last', () => {
  it('[X1] [X2] a wrong one is met with a card that makes it take', () => {
    const text = 'safe N4 N12 in trick N2: W8 _ ?';
    expect(told(text, 'N12')).toEqual(['stage-comes', 'trick N2: W8 N12 E8']);
    expect(told('safe N2 N12 in trick N2: W8 _ ?', 'N2')[0]).toBe('stage-comes');
  });

  it('[T4] a right one with one that comes as close to it as any', () => {
    const text = 'safe N5 N12 in trick N2: N2 W8 _ ?';
    expect(told(text, 'N12')).toEqual(['stage-whatever', 'trick N2: N2 W8 N12 N4']);
  });

  it('[V2] whoever takes all zeros for alike trusts in a tie that is none', () => {
    const text = 'safe N1 S3 N9 in trick N2: S8 _ ?';
    expect(exposedBy(question(text))).toEqual(['zeros-all-tie']);
    expect(trapsOf(question(text), 'S3')).toEqual(['zeros-all-tie']);
  });

  it('[C6] is about one player more than cards are seen, and three at least', () => {
    expect(seatsIn(sceneOf(question('safe N4 N12 in trick N2: W8 _ ?')))).toBe(3);
    for (const seats of [2, 3, 4, 5]) {
      const made = candidate('safe', seats, 'house', createRandom(seats));
      expect(seatsIn(sceneOf(made))).toBe(Math.max(3, seats));
    }
  });
});
