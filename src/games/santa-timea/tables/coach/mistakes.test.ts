import { expect, it } from 'vitest';
import { QUESTIONS } from '../../questions/index.ts';
import { question } from '../../questions/test-kit.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { rulesOf } from '../../rules/variants.ts';
import { slipOfTrick } from './mistakes.ts';

const RULES = rulesOf('house', 'basic');

/** What is read out of a trick that this seat leads. */
function slip(leader: number, text: string) {
  const scene = QUESTIONS.sceneOf(question(`taker in trick ${text}`));
  if (scene.kind !== 'trick') throw new Error(text);
  const { trick } = scene.position;
  return slipOfTrick({ leader, trick, ruling: resolveTrick(trick, RULES) }, RULES);
}

it('[V2] who plays last and takes the trick with a high number did not look at the wind', () => {
  expect(slip(1, 'N2: N6 N3 S12')).toBe('ignores-wind');
  // The lowest by any reading was no misreading; and who is not last could not know.
  expect(slip(1, 'N2: N6 N3 N1')).toBeUndefined();
  expect(slip(0, 'N2: S12 N6 N3')).toBeUndefined();
});
