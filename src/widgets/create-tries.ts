import { createSignal } from 'solid-js';
import type { ToldAnswer, ToldQuestion, ToldReply } from './told.ts';

/** As many tries as it takes: the answers given so far, and what is said to the last one. */
export function createTries<A extends ToldAnswer, R extends ToldReply>({
  answers,
  replies,
}: Pick<ToldQuestion<A, R>, 'answers' | 'replies'>) {
  const [tried, setTried] = createSignal<readonly number[]>([]);
  const last = () => answers[tried().at(-1) ?? -1];
  const reply = () => replies[last()?.reply ?? -1];
  const isRight = () => last()?.isRight === true;
  const solution = () => replies[answers.find((answer) => answer.isRight)?.reply ?? -1];
  return {
    /** The indexes of the answers given, in their order. */
    tried,
    last,
    reply,
    isRight,
    /** Whoever is told the reasons at once only copies the answer: they come on the second wrong one. */
    reasons: () => {
      if (!isRight() && tried().length < 2) return [];
      const own = reply()?.sentences ?? [];
      return own.length > 0 ? own : (solution()?.sentences ?? []);
    },
    /** What else would have been right. */
    others: () =>
      answers.filter((answer) => answer.isRight && answer !== last()).map(({ label }) => label),
    give: (index: number) => setTried([...tried(), index]),
  };
}
