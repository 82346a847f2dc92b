import type { Result } from '../../core/result.ts';
import type { Answer, Answers, AnyQuestion, GameTerms, QuestionKind } from './question.ts';
import type { ToldQuestion, ToldReason } from './told.ts';
import type { AskedQuestion, QuestionView, ReplyView } from './view.ts';

/** How a game speaks of its questions. */
export interface Speaking<Q extends AnyQuestion, T extends GameTerms> {
  /** How things are called at the table of a question. */
  speech(question: Q, t: T['speech']['t'], lang: string): T['speech'];
  sayReason(reason: T['reason'], speech: T['speech'], question: Q): ToldReason;
}

/** What is asked of questions to put them into words. */
interface Judging<Q extends AnyQuestion, T extends GameTerms> {
  kindOf(question: AnyQuestion): QuestionKind<Q, T>;
  parse(text: string): Result<Q, unknown>;
  answersOf(question: Q): Answers;
  trapsOf(question: Q, answer: Answer): readonly T['misreading'][];
  reasonsFor(question: Q, answer: Answer): readonly T['reason'][];
}

/** Puts questions, answers and what is said to them into words. */
export function createTelling<Q extends AnyQuestion, T extends GameTerms>(
  game: Speaking<Q, T>,
  { kindOf, parse, answersOf, trapsOf, reasonsFor }: Judging<Q, T>,
) {
  /** A question as it is asked, and nothing that tells its answer. */
  function ask(question: Q, t: T['speech']['t'], lang: string): AskedQuestion {
    const kind = kindOf(question);
    const speech = game.speech(question, t, lang);
    return {
      question: kind.say(question, speech),
      answers: answersOf(question).offered.map((code) => ({
        code,
        label: kind.sayAnswer(question, code, speech),
      })),
    };
  }

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
      sentences: reasons.map((reason): ToldReason => game.sayReason(reason, speech, question)),
    };
  }

  /** A question in words, and what the engine says of each answer once it is given. */
  const view = (question: Q, t: T['speech']['t'], lang: string): QuestionView => ({
    ...ask(question, t, lang),
    right: answersOf(question).right,
    reply: (code) => reply(question, code, t, lang),
  });

  /** A question with everything the learner may see of it, judged beforehand. */
  function tell(question: Q, t: T['speech']['t'], lang: string): ToldQuestion {
    const { question: asked, answers, right, reply } = view(question, t, lang);
    return {
      question: asked,
      answers: answers.map((answer, index) => ({
        ...answer,
        isRight: right.includes(answer.code),
        reply: index,
      })),
      replies: answers.map(({ code }) => reply(code)),
    };
  }

  /** A question that a page has asked in notation, and checked before. */
  function judge(text: string, t: T['speech']['t'], lang: string): QuestionView {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(`“${text}” is no question`);
    return view(parsed.value, t, lang);
  }

  return { ask, reply, view, tell, judge };
}
