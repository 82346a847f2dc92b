import { createRandom, type Random } from '../../core/random.ts';
import type { AnyQuestion, Difficulty } from './question.ts';
import type { Claimed, Questions } from './questions.ts';

interface AgainGame<Q extends AnyQuestion> {
  readonly questions: Questions<Q>;
  readonly trapping?: readonly Q['ask'][];
  /** What one should be like; made after a step of a lesson if one is given. */
  wish?(random: Random, exposes: string | undefined, step?: Q): object;
  isSound?(question: Q): boolean;
}

export type Again<Q extends AnyQuestion> = ReturnType<typeof createAgain<Q>>;

export function createAgain<Q extends AnyQuestion>({
  questions,
  trapping = questions.practised,
  wish = () => ({}),
  isSound = () => true,
}: AgainGame<Q>) {
  const { clausesOf, dependsOn, exposedBy, kindOf, misreadings, patternOf, practised } = questions;
  const misreadingOf = (miss: string) => misreadings.find((id) => id === miss);

  /** Under what a mistake is remembered: the misreading that explains it, else what was asked. */
  const missOf = (question: Q, answer: string): string =>
    questions.trapsOf(question, answer)[0] ?? question.ask;

  /** The mistake to put right first: one that is explained by a misreading says more than one that is not. */
  const firstOf = (misses: readonly string[]): string | undefined =>
    misses.find(misreadingOf) ?? misses[0];

  /** Whether a question turns on nothing but these clauses; points that the books leave open are none of its own. */
  const isTaught = (question: Q, taught: readonly string[]): boolean =>
    [...clausesOf(question)].every((id) => OPEN_POINT.test(id) || taught.includes(id));

  const isAskable = (question: Q, taught: readonly string[], exposes?: string): boolean =>
    isSound(question) &&
    questions.refusalOf(question) === null &&
    (!exposes || exposedBy(question).includes(exposes)) &&
    isTaught(question, taught);

  function lookForMiss(miss: string, taught: readonly string[], seed: number) {
    const exposes = misreadingOf(miss);
    return lookForQuestion({
      asks: exposes ? trapping : practised.filter((ask) => ask === miss),
      random: createRandom(seed),
      make: (ask, random) => questions.draft(ask, random, wish(random, exposes)),
      isWanted: (made) => isAskable(made, taught, exposes) && dependsOn(made).length === 0,
    });
  }

  /** Looks for the question of a step with other cards: about the same clauses, and with the same trap if it had one. */
  function lookForOther(
    { question, clauses }: Claimed<Q>,
    taught: readonly string[],
    seed: number,
  ) {
    const exposes = exposedBy(question).at(-1);
    const pattern = patternOf(question);
    const { draft, redraw } = kindOf(question);
    const open = dependsOn(question);
    // What the step itself turns on is no news.
    const known = [...taught, ...clausesOf(question)];
    return lookForQuestion({
      asks: draft || redraw ? [question.ask] : [],
      random: createRandom(seed),
      make: (ask, random) =>
        redraw
          ? redraw(question, random)
          : questions.draft(ask, random, wish(random, exposes, question)),
      isWanted: (made) =>
        clauses.every((id) => [...clausesOf(made)].some((one) => one === id)) &&
        isAskable(made, known, exposes) &&
        dependsOn(made).every((point) => open.includes(point)) &&
        patternOf(made) !== pattern,
    });
  }

  return { questions, missOf, firstOf, isTaught, lookForMiss, lookForOther };
}

const OPEN_POINT = /^[WN]?A\d/;

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
  { ask, difficulty }: { readonly ask?: Q['ask']; readonly difficulty?: Difficulty },
): Q | null {
  return foundBy(
    lookForQuestion({
      asks: ask === undefined ? questions.practised : [ask],
      random: createRandom(seed),
      make: questions.draft,
      isWanted: (made) =>
        questions.isWorthMaking(made) &&
        (!difficulty || questions.difficultyOf(made) === difficulty),
    }),
  );
}

export function foundBy<R>(search: Generator<void, R, void>): R {
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}
