import { type Accessor, createSignal } from 'solid-js';
import type { Policy } from './policies.ts';
import { type AnswerView, type QuestionView, type ReplyView, rightAnswers } from './view.ts';

export type Tries<A extends AnswerView, R extends ReplyView> = ReturnType<typeof createTries<A, R>>;

/** From which wrong answer on its own reasons are told; before that, a hint. */
const REASONS_FROM = 2;

/**
 * The answers given so far, and what is said to the last one.
 */
export function createTries<A extends AnswerView, R extends ReplyView>(
  view: QuestionView<A, R>,
  policy: Pick<Policy, 'tries'>,
) {
  const [own, setOwn] = createSignal<readonly string[]>([]);
  const [kept, setKept] = createSignal<Accessor<readonly string[]>>();
  const [isShown, setShown] = createSignal(false);
  const given = () => kept()?.() ?? own();
  const last = () => view.answers.find(({ code }) => code === given().at(-1));
  const isAnswerRight = (answer: A | undefined) =>
    answer !== undefined && view.right.includes(answer.code);
  const isRight = () => isAnswerRight(last());
  const right = rightAnswers(view);
  const replies = new Map<string, R | undefined>();
  /** Each is asked of the engine once. */
  const replyTo = (answer: A | undefined): R | undefined => {
    if (!answer) return undefined;
    const { code } = answer;
    const reply = replies.get(code) ?? view.reply(code);
    replies.set(code, reply);
    return reply;
  };
  const isOver = () =>
    isRight() || isShown() || (policy.tries !== null && given().length >= policy.tries);
  /** Behind the last try it is the right answer whose reasons are told. */
  const shown = () => (isOver() && !isRight() ? right[0] : last());
  return {
    /** The codes of the answers given, in their order. */
    given,
    /** The indexes of the answers given, in their order. */
    tried: () => given().map((code) => view.answers.findIndex((one) => one.code === code)),
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
    /** The reasons to tell, if it is time for them: of a wrong answer its own, in the end those of the right one. */
    reasons: () => {
      const own = replyTo(shown())?.sentences ?? [];
      if (!isOver()) return given().length < REASONS_FROM ? [] : own;
      return own.length > 0 ? own : (replyTo(right[0])?.sentences ?? []);
    },
    /** The right answers, and their codes. */
    right: () => right.map(({ label }) => label),
    rightCodes: () => right.map(({ code }) => code),
    /** What else would have been right. */
    others: () => right.filter(({ code }) => code !== given().at(-1)).map(({ label }) => label),
    isAnswerRight: (index: number) => isAnswerRight(view.answers[index]),
    give: (index: number) => setOwn([...own(), view.answers[index]?.code ?? '']),
    /** Goes by answers that are kept elsewhere. */
    follow: (codes: Accessor<readonly string[]>) => setKept(() => codes),
    /** Gives the question up. */
    show: () => setShown(true),
    /** Asks again as if nothing had been answered. */
    again: () => {
      setShown(false);
      setOwn([]);
    },
  };
}
