import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { makeTrick } from '../../notation/trick.ts';
import { QUESTIONS } from '../index.ts';
import { seatsIn } from '../scene.ts';
import { candidate, question, viewed } from '../test-kit.ts';

const { exposedBy, reasonsFor, sceneOf, trapsOf } = QUESTIONS;

/** The first reason for an answer, its player, and the trick that is judged for it. */
function said(text: string, answer: string) {
  const asked = question(text);
  const [first, next] = reasonsFor(asked, answer);
  if (first?.about !== 'stage' || next?.about !== 'trick') throw new Error(answer);
  if (!('place' in first.step)) throw new Error(first.step.key);
  const trick = makeTrick({ kind: 'trick', edition: 'house', variant: 'basic', trick: next.trick });
  return [first.step.key, first.step.place, trick];
}

describe('a card that is safe, whatever comes last', () => {
  it('[X1] [X2] a wrong one is met with a card that makes it take', () => {
    const text = 'safe N4 N12 in trick N2: W8 _ ?';
    expect(said(text, 'N12')).toEqual(['stage-comes', 2, 'trick N2: W8 N12 E8']);
    expect(said('safe N2 N12 in trick N2: W8 _ ?', 'N2')[0]).toBe('stage-comes');
  });

  it('[T4] a right one with one that comes as close to it as any', () => {
    const text = 'safe N5 N12 in trick N2: N2 W8 _ ?';
    expect(said(text, 'N12')).toEqual(['stage-whatever', 3, 'trick N2: N2 W8 N12 N4']);
  });

  it('[X1] and not with one that knocks it out, as N5 would E10', () => {
    const text = 'safe S1 E10 in trick N2: S5 _ ?';
    expect(said(text, 'E10')).toEqual(['stage-whatever', 2, 'trick N2: S5 E10 N6']);
  });

  it('[T1] the one who plays last is the next player', () => {
    expect(viewed('safe N4 P in trick N2: W8 _ ?')).toMatchObject({
      question: 'Which card keeps you clear of the wind card, whatever Johannes plays last?',
      answers: [
        { code: 'N4', label: 'North\u00a04' },
        { code: 'P', label: 'Piratess' },
      ],
    });
  });

  it('[V2] taking all zeros for equal finds a tie that is none', () => {
    const text = 'safe N1 S3 N9 in trick N2: S8 _ ?';
    expect(exposedBy(question(text))).toEqual(['zeros-all-tie']);
    expect(trapsOf(question(text), 'S3')).toEqual(['zeros-all-tie']);
    // Others’ cards may be misread for this one, which is not: that is no reason.
    expect(trapsOf(question('safe E5 E10 in trick E2: S14 S11 _ ?'), 'E5')).toEqual([]);
  });

  it('[C6] is about one player more than cards are seen, and three at least', () => {
    expect(seatsIn(sceneOf(question('safe N4 N12 in trick N2: W8 _ ?')))).toBe(3);
    for (const seats of [2, 3, 4, 5]) {
      const made = candidate('safe', seats, 'house', createRandom(seats));
      expect(seatsIn(sceneOf(made))).toBe(Math.max(3, seats));
    }
  });
});
