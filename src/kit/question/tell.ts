import type { Answer, Answers, AnyPoint, GameTerms, QuestionKind } from './question.ts';
import type { QuestionView, ReasonText, ReplyView } from './view.ts';

/** How a game speaks of its questions. */
export interface Speaking<Q extends AnyPoint, T extends GameTerms> {
  /** How things are called at the table of a question. */
  speech(question: Q, t: T['speech']['t'], lang: string): T['speech'];
  sayReason(reason: T['reason'], speech: T['speech'], question: Q): ReasonText;
}

/** What is asked of questions to put them into words. */
interface Judging<Q extends AnyPoint, T extends GameTerms> {
  kindOf(question: AnyPoint): QuestionKind<Q, T>;
  answersOf(question: Q): Answers;
  trapsOf(question: Q, answer: Answer): readonly T['misreading'][];
  reasonsFor(question: Q, answer: Answer): readonly T['reason'][];
}

/** Puts questions, answers and what is said to them into words. */
export function createTelling<Q extends AnyPoint, T extends GameTerms>(
  game: Speaking<Q, T>,
  { kindOf, answersOf, trapsOf, reasonsFor }: Judging<Q, T>,
) {
  /** What is said to an answer: to a wrong one the trap it fell into, else a hint; to a right one the reasons. */
  function reply(question: Q, answer: Answer, t: T['speech']['t'], lang: string): ReplyView {
    const kind = kindOf(question);
    const speech = game.speech(question, t, lang);
    const isRight = answersOf(question).right.includes(answer);
    const [trap] = trapsOf(question, answer);
    const hint = () => kind.hint?.(question, answer, speech) ?? t(`hint.${question.ask}`);
    const reasons = isRight || kind.hasOwnReasons ? reasonsFor(question, answer) : [];
    return {
      trap: trap ? t(`misreading.${trap}`) : '',
      hint: isRight || trap ? '' : hint(),
      outcome: kind.outcome?.(question, answer, speech) ?? '',
      sentences: reasons.map((reason): ReasonText => game.sayReason(reason, speech, question)),
    };
  }

  /** A question in words, and what the engine says of each answer once it is given. */
  function view(question: Q, t: T['speech']['t'], lang: string): QuestionView {
    const kind = kindOf(question);
    const speech = game.speech(question, t, lang);
    const { offered, right } = answersOf(question);
    return {
      question: kind.say(question, speech),
      answers: offered.map((code) => ({ code, label: kind.sayAnswer(question, code, speech) })),
      right,
      reply: (code) => reply(question, code, t, lang),
    };
  }

  return { view };
}
