/** The question of a step agrees with its text: the right answer follows the advice given. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTranslate } from '../src/core/words.ts';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import { question } from '../src/games/santa-timea/questions/test-kit.ts';
import { QUESTIONS as SHIPS } from '../src/games/ships/questions/index.ts';
import { QUESTIONS as TURN } from '../src/games/turn/questions/index.ts';
import type { AnyQuestion } from '../src/kit/question/question.ts';
import type { Questions } from '../src/kit/question/questions.ts';
import { LANGUAGES, type Language } from '../src/site/i18n/languages.ts';
import { gameCatalogue } from '../src/site/i18n/pages.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';
import { stepsOf } from './course-kit.ts';

const LESSON = readFileSync('content/en/santa-timea/row-of-winds.mdx', 'utf8');

/** The question of a step; other languages have the same ones. */
function asked(step: string): string {
  const fence = new RegExp(`task ${step} .*\n(.+)`).exec(LESSON);
  if (!fence?.[1]) throw new Error(`no step ${step}`);
  return fence[1];
}

const right = (text: string) => QUESTIONS.answersOf(question(text)).right;

it('[V1] no right answer in the north wind is a card that will be missed in the east wind', () => {
  const answers = right(asked('full-hand'));
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.filter((card) => card.startsWith('E'))).toEqual([]);
});

it('[T4] only one card stays clear of West 1, and no other could of the same trick for West 3', () => {
  const cheap = asked('cheap-wind').replace('take', 'avoid');
  const saved = right(cheap);
  expect(saved).toHaveLength(1);
  expect(right(cheap.replace('trick W1', 'trick W3'))).toEqual(saved);
});

/** Steps with more than one right answer. Their texts prefer none of these to another. */
const ANY_OF_SEVERAL = [
  'cheap-wind',
  'full-hand',
  'hide-behind-a-zero',
  'keep-clear',
  'lead-yourself',
  'what-to-lead',
  'what-waits',
];

/** How a text prefers one answer to all others. */
const PREFERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(best|(low|high|cheap|saf|strong|weak)est|most|least|fewest)\b/i,
  de: /\b(beste[nrs]?|am \S+sten|(niedrig|höch|billig|teuer|sicher|stärk|schwäch)ste[nrs]?|möglichst)\b/i,
  fr: /\b(meilleure?|le mieux|l[ea] (plus|moins))(?=\s)/i,
};

/** The steps with several right answers: what each says and asks. */
function lenientSteps<Q extends AnyQuestion>(
  game: string,
  questions: Questions<Q>,
  language: Language,
) {
  const t = createTranslate(gameCatalogue(language, game), language);
  return stepsOf(game, questions, language).flatMap(({ step, section, questions: asked }) => {
    const lenient = asked.find((question) => questions.answersOf(question).right.length > 1);
    if (!lenient) return [];
    const text = section.replace(/<Fact.*?<\/Fact>/g, '');
    return [{ step, says: `${text} ${questions.view(lenient, t).question}` }];
  });
}

it.each(LANGUAGES)('where several answers are right, the text prefers none, in %s', (language) => {
  const lenient = [
    ...lenientSteps('santa-timea', QUESTIONS, language),
    ...lenientSteps('ships', SHIPS, language),
    ...lenientSteps('turn', TURN, language),
  ];
  const toDo = 'has several right answers: see that its text prefers none, and list it';
  expect(lenient.map(({ step }) => step).sort(), toDo).toEqual(ANY_OF_SEVERAL);
  expect(lenient.filter(({ says }) => PREFERS[language].test(says))).toEqual([]);
});

it('each of the first five lessons ends in a few tricks of play', () => {
  const last = lessonTexts('santa-timea')
    .map(({ language, text }) => ({ language, ...outlineOf(text) }))
    .filter(({ series, order }) => series === 'course' && Number(order) <= 5)
    .map(({ language, order, fences }) => [language, order, fences.at(-1)?.meta.split(' ')[0]]);
  expect(last).toHaveLength(15);
  expect(last.filter(([, , kind]) => kind !== 'play')).toEqual([]);
});

it('every lesson of the course ends with its rule in one sentence, in every language', () => {
  const without = lessonTexts('santa-timea').filter(
    ({ path, text }) =>
      text.includes('series: course') &&
      !path.endsWith('captains-exam.mdx') &&
      !/^rule: "[^.]+\."$/m.test(text),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});
