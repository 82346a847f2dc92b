import type { Result } from '../../core/result.ts';
import type { Answer, Answers, AnyQuestion, GameTerms, QuestionKind } from './question.ts';
import type { AskedQuestion, ToldAnswer, ToldQuestion, ToldReason, ToldReply } from './told.ts';

/** How a game speaks of its questions. */
export interface Speaking<Q extends AnyQuestion, T extends GameTerms> {
  /** How things are called at the table of a question. */
  speech(question: Q, t: T['speech']['t'], lang: string): T['speech'];
  sayReason(reason: T['reason'], speech: T['speech'], question: Q): ToldReason;
}

/** What is asked of questions to tell them. */
interface Judging<Q extends AnyQuestion, T extends GameTerms> {
  kindOf(question: AnyQuestion): QuestionKind<Q, T>;
  parse(text: string): Result<Q, unknown>;
  answersOf(question: Q): Answers;
  trapsOf(question: Q, answer: Answer): readonly T['misreading'][];
  reasonsFor(question: Q, answer: Answer): readonly T['reason'][];
}

/** What a game adds to answers and replies for its own pictures. */
interface Pictures<A extends ToldAnswer, R extends ToldReply> {
  answer(answer: ToldAnswer): A;
  reply(reply: ToldReply, answer: ToldAnswer): R;
}

const NO_PICTURES: Pictures<ToldAnswer, ToldReply> = {
  answer: (answer) => answer,
  reply: (reply) => reply,
};

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

  /** What an answer is told: of a wrong one the trap it fell into, else a hint; of a right one the reasons. */
  function reply(question: Q, answer: Answer, t: T['speech']['t'], lang: string): ToldReply {
    const kind = kindOf(question);
    const speech = game.speech(question, t, lang);
    const isRight = answersOf(question).right.includes(answer);
    const [trap] = trapsOf(question, answer);
    const hint = () => kind.hint?.(question, answer, speech) ?? t(`hint.${question.ask}`);
    const told = isRight || kind.hasOwnReasons ? reasonsFor(question, answer) : [];
    return {
      trap: trap ? t(`misreading.${trap}`) : '',
      hint: isRight || trap ? '' : hint(),
      outcome: kind.outcome?.(question, answer, speech) ?? '',
      sentences: told.map((reason): ToldReason => game.sayReason(reason, speech, question)),
    };
  }

  /** A question with everything the learner may see of it, judged beforehand, and its pictures. */
  function tellWith<A extends ToldAnswer, R extends ToldReply>(
    question: Q,
    t: T['speech']['t'],
    lang: string,
    pictures: Pictures<A, R>,
  ): ToldQuestion<A, R> {
    const { right } = answersOf(question);
    const asked = ask(question, t, lang);
    const replies: R[] = [];
    // Answers that are told the same share one reply: pages carry it once.
    const placeOf = (told: R): number => {
      const text = JSON.stringify(told);
      const same = replies.findIndex((one) => JSON.stringify(one) === text);
      return same < 0 ? replies.push(told) - 1 : same;
    };
    const answers = asked.answers.map((one) => {
      const answer = { ...one, isRight: right.includes(one.code), reply: 0 };
      const told = pictures.reply(reply(question, one.code, t, lang), answer);
      return pictures.answer({ ...answer, reply: placeOf(told) });
    });
    return { question: asked.question, answers, replies };
  }

  /** A question with everything the learner may see of it, judged beforehand. */
  const tell = (question: Q, t: T['speech']['t'], lang: string): ToldQuestion =>
    tellWith(question, t, lang, NO_PICTURES);

  /** Tells a question that a page has asked in notation, and checked before. */
  function judge(text: string, t: T['speech']['t'], lang: string): ToldQuestion {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(`“${text}” is no question`);
    return tell(parsed.value, t, lang);
  }

  return { ask, reply, tellWith, tell, judge };
}
