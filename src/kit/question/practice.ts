import { createRandom, type Random } from '../../core/random.ts';
import type { AnyQuestion, GameTerms } from './question.ts';
import type { Questions } from './questions.ts';

interface Search<Q extends AnyQuestion, T extends GameTerms> {
  readonly asks: readonly Q['ask'][];
  readonly like?: Q;
  readonly random: Random;
  wish(random: Random): T['wish'];
  isWanted(question: Q): boolean;
}

const TRIES = 4000;

/** Makes questions until one is wanted, and pauses after each. @returns null if nothing fits. */
export function* lookForQuestion<Q extends AnyQuestion, T extends GameTerms>(
  { kindOf }: Questions<Q, T>,
  { asks, like, random, wish, isWanted }: Search<Q, T>,
): Generator<void, Q | null, void> {
  for (let left = asks.length > 0 ? TRIES : 0; left > 0; left--) {
    const ask = asks[random(asks.length)] as Q['ask'];
    const kind = kindOf({ ask });
    const question =
      like && kind.redraw
        ? kind.redraw(like, random)
        : (kind.draft?.(ask, random, wish(random)) ?? null);
    if (question && isWanted(question)) return question;
    yield;
  }
  return null;
}

/** The same for the same seed, a 32-bit whole number, on every device; null if nothing fits. */
export function practiceQuestion<Q extends AnyQuestion, T extends GameTerms>(
  questions: Questions<Q, T>,
  seed: number,
  ask?: Q['ask'],
): Q | null {
  return foundBy(
    lookForQuestion(questions, {
      asks: ask === undefined ? questions.practised : [ask],
      random: createRandom(seed),
      wish: () => ({}) as T['wish'],
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
