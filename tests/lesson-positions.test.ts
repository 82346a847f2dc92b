/** The question of a step agrees with its text: the right answer follows the advice given. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import { question } from '../src/games/santa-timea/questions/test-kit.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';
import { courseSteps } from './course-kit.ts';

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
  'what-waits',
];

it('where several cards are right, none of them is preferred', () => {
  const lenient = courseSteps('en').flatMap(({ step, questions: [first] }) =>
    first && first.ask !== 'open' && QUESTIONS.answersOf(first).right.length > 1 ? [step] : [],
  );
  const toDo = 'has several right answers: see that its text prefers none, and list it';
  expect(lenient.toSorted(), toDo).toEqual(ANY_OF_SEVERAL);
});

/** How a text prefers one card to all others. */
const PREFERS: Readonly<Record<string, RegExp>> = {
  en: /\b(best|(low|high|cheap|saf|strong|weak)est|most|least|fewest)\b/i,
  de: /\b(beste[nrs]?|am \S+sten|(niedrig|höch|billig|teuer|sicher|stärk|schwäch)ste[nrs]?|möglichst)\b/i,
  fr: /\b(meilleure?|le mieux|l[ea] (plus|moins))(?=\s)/i,
};

it.each(Object.keys(PREFERS))(
  'where several cards are right, the text asks for no one card, in %s',
  (language) => {
    const asking = lessonTexts('santa-timea')
      .filter((lesson) => lesson.language === language)
      .flatMap(({ text }) => text.split('\n## '))
      .filter((section) => ANY_OF_SEVERAL.some((step) => section.includes(`task ${step} `)))
      .map((section) => section.replace(/<Fact.*?<\/Fact>/g, ''));
    expect(asking).toHaveLength(ANY_OF_SEVERAL.length);
    expect(asking.filter((section) => PREFERS[language]?.test(section))).toEqual([]);
  },
);

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
