import { createSignal } from 'solid-js';
import type { Policy } from './policies.ts';
import type { ToldAnswer, ToldQuestion, ToldReply } from './told.ts';

/**
 * The answers given so far, and what is said to the last one.
 * @param told the judged question; nothing while it is still to be judged.
 */
export function createTries<A extends ToldAnswer, R extends ToldReply>(
  told: () => ToldQuestion<A, R> | undefined,
  policy: Pick<Policy, 'tries' | 'reasonsFrom'>,
) {
  const [tried, setTried] = createSignal<readonly number[]>([]);
  const answers = () => told()?.answers ?? [];
  const last = () => answers()[tried().at(-1) ?? -1];
  const isRight = () => last()?.isRight === true;
  const right = () => answers().filter((answer) => answer.isRight);
  const replyTo = (answer: A | undefined) => told()?.replies[answer?.reply ?? -1];
  const isOver = () => isRight() || (policy.tries !== null && tried().length >= policy.tries);
  /** Behind the last try it is the right answer whose reasons are told. */
  const shown = () => (isOver() && !isRight() ? right()[0] : last());
  return {
    /** The indexes of the answers given, in their order. */
    tried,
    last,
    /** The answer by which the table shows what comes of it. */
    shown,
    /** What is said to the last answer. */
    reply: () => replyTo(last()),
    /** What is said to the answer that is shown. */
    shownReply: () => replyTo(shown()),
    isRight,
    /** Whether nothing more is to be answered. */
    isOver,
    /** The reasons to tell, if it is time for them. */
    reasons: () => {
      if (!isOver() && tried().length < policy.reasonsFrom) return [];
      const own = replyTo(shown())?.sentences ?? [];
      return own.length > 0 ? own : (replyTo(right()[0])?.sentences ?? []);
    },
    /** What else would have been right. */
    others: () =>
      right()
        .filter((answer) => answer !== last())
        .map(({ label }) => label),
    give: (index: number) => setTried([...tried(), index]),
  };
}
