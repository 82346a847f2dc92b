import { createRandom, type Random } from '../../core/random.ts';
import type { AnyQuestion } from './question.ts';
import type { Questions } from './questions.ts';

interface Search<Ask, Q> {
  readonly asks: readonly Ask[];
  readonly random: Random;
  make(ask: Ask, random: Random): Q | null;
  isWanted(question: Q): boolean;
}

const TRIES = 4000;

/** Makes questions until one is wanted, and pauses after each. @returns null if nothing fits. */
export function* lookForQuestion<Ask, Q>({
  asks,
  random,
  make,
  isWanted,
}: Search<Ask, Q>): Generator<void, Q | null, void> {
  for (let left = asks.length > 0 ? TRIES : 0; left > 0; left--) {
    const question = make(asks[random(asks.length)] as Ask, random);
    if (question && isWanted(question)) return question;
    yield;
  }
  return null;
}

/** The same for the same seed, a 32-bit whole number, on every device; null if nothing fits. */
export function practiceQuestion<Q extends AnyQuestion>(
  questions: Questions<Q>,
  seed: number,
  ask?: Q['ask'],
): Q | null {
  return foundBy(
    lookForQuestion({
      asks: ask === undefined ? questions.practised : [ask],
      random: createRandom(seed),
      make: questions.draft,
      isWanted: questions.isWorthMaking,
    }),
  );
}

export function foundBy<R>(search: Generator<void, R, void>): R {
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}
