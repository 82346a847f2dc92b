/** A first wrong answer in the course is met with a hint that leaves the answer to be found. */
import { describe, expect, it } from 'vitest';
import { QUESTIONS as ASKABLE } from '../src/games/santa-timea/questions/index.ts';
import { rightAnswers } from '../src/kit/question/view.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { courseSteps } from './course-kit.ts';
import { wordsIn } from './santa-timea-words.ts';

/** Every question of the course; the same in every language. */
const QUESTIONS = courseSteps('en').flatMap(({ lesson, step, questions }) =>
  questions.map((task) => ({ place: `${lesson} ${step}`, task })),
);

describe.each(LANGUAGES)('in %s', (language) => {
  const t = wordsIn(language);
  const replies = QUESTIONS.flatMap(({ place, task }) => {
    const view = ASKABLE.view(task, t);
    const right = rightAnswers(view).map(({ label }) => label);
    return view.answers
      .filter(({ code }) => !view.right.includes(code))
      .map(({ code, label }) => {
        const { trap, hint, outcome } = view.reply(code);
        return { place: `${place}: ${label}`, task, right, trap, hint, outcome };
      });
  });

  it('every wrong answer is met with a word on what was overlooked', () => {
    expect(replies.filter(({ trap, hint, outcome }) => !`${trap}${hint}${outcome}`)).toEqual([]);
  });

  it('no hint names the answer where it is asked for', () => {
    // What a play leads to is no secret: the learner still has to find another card.
    const asked = replies.filter(({ task }) => !('choices' in task));
    const naming = asked.filter(({ hint, outcome, right }) =>
      right.some((label) => ` ${hint} ${outcome} `.includes(` ${label} `)),
    );
    expect(naming.map(({ place, hint }) => `${place} — ${hint}`)).toEqual([]);
  });
});
