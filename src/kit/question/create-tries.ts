import { type Accessor, createSignal } from 'solid-js';
import { type AnswerView, type QuestionView, type ReplyView, rightAnswers } from './view.ts';

export interface Policy {
  /** How many answers may be given; null for as many as it takes. Behind the last one comes the solution. */
  readonly tries: number | null;
  readonly canSkip: boolean;
  /** What is said to a right answer, and to a wrong one where the solution follows it, as keys of words. */
  readonly right: string;
  readonly solved: string;
  /** Above the reasons, which are folded below it so that what comes next is near; they lie open if left out. */
  readonly why?: string;
}

/** A first miss leaves the answer to be found; after a second one it can be shown, and answered again. */
const PATIENT: Policy = {
  tries: 2,
  canSkip: true,
  right: 'attempt.right',
  solved: 'attempt.solved',
};

const STRICT: Policy = { ...PATIENT, tries: 1, canSkip: false, solved: 'exam.wrong' };

export const POLICIES = {
  lesson: PATIENT,
  puzzle: PATIENT,
  practice: PATIENT,
  daily: {
    ...PATIENT,
    tries: null,
    canSkip: false,
    right: 'daily.right',
    why: 'daily.why',
  },
  exam: STRICT,
  drill: { ...STRICT, solved: 'trainer.wrong' },
} as const satisfies Readonly<Record<string, Policy>>;

export type QuestionPlace = keyof typeof POLICIES;

/** From which wrong answer on its own reasons are told; before that, a hint. */
const REASONS_FROM = 2;

export function createTries(view: QuestionView, policy: Pick<Policy, 'tries'>) {
  const [own, setOwn] = createSignal<readonly string[]>([]);
  const [kept, setKept] = createSignal<Accessor<readonly string[]>>();
  const [isShown, setShown] = createSignal(false);
  const given = () => kept()?.() ?? own();
  const last = () => view.answers.find(({ code }) => code === given().at(-1));
  const isAnswerRight = (answer: AnswerView | undefined) =>
    answer !== undefined && view.right.includes(answer.code);
  const isRight = () => isAnswerRight(last());
  const right = rightAnswers(view);
  const replies = new Map<string, ReplyView>();
  const replyTo = (answer: AnswerView | undefined): ReplyView | undefined => {
    if (!answer) return undefined;
    const { code } = answer;
    const reply = replies.get(code) ?? view.reply(code);
    replies.set(code, reply);
    return reply;
  };
  const isOver = () =>
    isRight() || isShown() || (policy.tries !== null && given().length >= policy.tries);
  const shown = () => (isOver() && !isRight() ? right[0] : last());
  return {
    given,
    tried: () => given().map((code) => view.answers.findIndex((one) => one.code === code)),
    last,
    shown,
    /** The mistake behind it is named once. */
    reply: () => {
      const reply = replyTo(last());
      const traps = given().map((code) => replies.get(code)?.trap);
      const isNamed = traps.indexOf(reply?.trap) + 1 < traps.length;
      return reply && isNamed ? { ...reply, trap: '' } : reply;
    },
    shownReply: () => replyTo(shown()),
    isRight,
    isOver,
    /** Of a wrong answer its own, in the end those of the right one; only a walk repeats what the outcome says. */
    reasons: (isWalked = false) => {
      const { sentences = [], outcome = '' } = replyTo(shown()) ?? {};
      if (!isOver() && given().length < REASONS_FROM) return [];
      const own = sentences.filter(({ text }) => isWalked || !outcome.includes(text));
      return sentences.length > 0 || !isOver() ? own : (replyTo(right[0])?.sentences ?? []);
    },
    right: () => right.map(({ label }) => label),
    rightCodes: () => right.map(({ code }) => code),
    others: () => right.filter(({ code }) => code !== given().at(-1)).map(({ label }) => label),
    isAnswerRight: (index: number) => isAnswerRight(view.answers[index]),
    give: (index: number) => setOwn([...own(), view.answers[index]?.code ?? '']),
    follow: (codes: Accessor<readonly string[]>) => setKept(() => codes),
    show: () => setShown(true),
    again: () => {
      setShown(false);
      setOwn([]);
    },
  };
}

const ROW = 5;

export function joyOf({
  row,
  isHard,
  hasSeen,
  tries,
}: {
  readonly row: number;
  readonly isHard: boolean;
  readonly hasSeen: boolean;
  readonly tries: Policy['tries'];
}) {
  if (row % ROW === 0) return 'row';
  if (isHard) return 'hard';
  if (hasSeen) return 'seen';
  // With one try only, every right answer is the first.
  return tries === 1 ? undefined : 'at-once';
}

let row = 0;

export function countAtOnce(isRight: boolean): number {
  row = isRight ? row + 1 : 0;
  return row;
}
