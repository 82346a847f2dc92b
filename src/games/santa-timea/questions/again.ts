import { anyOf } from '../../../core/random.ts';
import { createAgain } from '../../../kit/question/again.ts';
import { QUESTIONS } from './index.ts';
import type { Wish } from './kind.ts';
import type { MisreadingId } from './misreadings.ts';
import { editionFor, isSound } from './practice.ts';
import { seatsIn } from './scene.ts';

export const AGAIN = createAgain({
  questions: QUESTIONS,
  // What leads astray in a trick, and is easy to say.
  trapping: ['taker', 'leader', 'worth', 'avoid'],
  wish(random, exposes: MisreadingId | undefined, step): Wish {
    const edition = editionFor(exposes ?? null);
    if (!step) return { seats: anyOf([2, 3, 4], random), edition };
    const scene = QUESTIONS.sceneOf(step);
    const waiting = scene.kind === 'trick' ? scene.position.trick.carried.length : 0;
    return { seats: seatsIn(scene), edition, waiting };
  },
  isSound,
});
