import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { parserOf } from '../../notation/cards.ts';
import { readTrick } from '../../notation/trick.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { question } from '../../questions/test-kit.ts';
import { seenAfter } from '../scene/seen-trick.ts';
import { sayMiss } from './miss.ts';
import { namedIn, viewTrick } from './trick-view.ts';

const t = wordsIn('en');

const parse = parserOf({ trick: readTrick });

/** What is said to a reader who names this place in a trick. */
function said(notation: string, place: number | null) {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(`${notation} is no trick`);
  return {
    ...sayMiss(parsed.value, place, t),
    known: namedIn(viewTrick(parsed.value, t), place),
  };
}

const HOME = 'trick N2: N9 E12 S13';

it.each([HOME, 'trick S1: S3 P S6 S8', 'trick N2: P E4 N9', 'trick E2: N4 S4 W3 W9'])(
  'a wrong taker is told what the question “taker” tells: %s',
  (notation) => {
    const asked = question(`taker in ${notation}`);
    const { answers, right, reply } = QUESTIONS.view(asked, t);
    const wrong = answers.filter(({ code }) => !right.includes(code));
    expect(wrong.length).toBeGreaterThan(1);
    for (const { code, label } of wrong) {
      const { trap, hint } = reply(code);
      expect(said(notation, code === 'nobody' ? null : Number(code))).toEqual({
        name: label,
        why: trap || hint,
        known: seenAfter(asked, code, t)?.known,
      });
    }
  },
);
