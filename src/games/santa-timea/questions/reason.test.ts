import { describe, expect, it } from 'vitest';
import { createSpeech } from '../explain/say.ts';
import { QUESTIONS } from './index.ts';
import { sayReason, sayReasons } from './reason.ts';
import { question, t } from './test-kit.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const speech = createSpeech(t, NAMES);

const reasonsOf = (text: string, answer: string) => QUESTIONS.reasonsFor(question(text), answer);

describe('a reason is said in the words of what it is about', () => {
  it.each([
    [
      '[S3] a row',
      'now in row N2 S1 W1 E3',
      'N2',
      'This trick is for North\u00a02, the face-up card furthest from the deck.',
    ],
    [
      '[P4] a card that may not be led',
      'open in hand N3 P',
      'P',
      'You may lead a Piratess only if you hold nothing else.',
    ],
  ])('%s', (_, text, answer, sentence) => {
    const said = reasonsOf(text, answer).map((reason) => sayReason(reason, speech));
    expect(said).toContain(sentence);
  });

  it('[T4] the last tricks: who plays what in turn and takes, and what it comes to', () => {
    // [V1] Both count in full, so that North 4 is the lowest.
    expect(sayReasons(reasonsOf('last in ending N3: N4 / N9', 'N4'), speech)).toBe(
      'Trick 1, North\u00a03: Ada North\u00a04 and Ben North\u00a09. Ada takes the wind card. ' +
        'North\u00a04: if your opponents play as well as they can, you end up with 3 damage points.',
    );
  });
});
