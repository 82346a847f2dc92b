/** Lessons are short: a few steps, each with few words and something to do, in every language. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCourseMeta } from '../src/core/course-meta.ts';
import { createTranslate } from '../src/core/words.ts';
import { GAMES } from '../src/games/list.ts';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import { tellTask } from '../src/games/santa-timea/screens/question/tell.ts';
import { gameCatalogue } from '../src/site/i18n/catalogues.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { lessonTexts, proseOf } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';

/** How many words somebody reads before there is something to do. */
const MOST_WORDS = 45;

/** What we judge it takes, not measured on people: words read in a minute, seconds for a decision. */
const PACE = 200;
const DECISION = 10;
/** Seconds for a card in a round. */
const CARD = 12;

const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;

/** The opening of a lesson, then its steps: what stands behind each heading. */
const partsOf = (text: string): string[] => text.replace(FRONTMATTER, '').split(/^## .*$/m);

const wordsOf = (part: string): number =>
  proseOf(part)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The questions of an exam: each stands behind its clauses. */
const examLines = (source: string): string[] =>
  source
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf('|') + 1).trim());

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const doings = (part: string) =>
  outlineOf(part).fences.flatMap(({ meta }) => readCourseMeta(meta)?.kind ?? []);

const courses = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

describe.each(courses)('the course of $game.id in $language', ({ game, language }) => {
  const lessons = lessonTexts(game.id)
    .filter((text) => text.language === language)
    .map(({ path, text }) => ({ slug: basename(path, '.mdx'), text }))
    .filter(({ text }) => outlineOf(text).series === 'course')
    .map(({ slug, text }) => {
      const [opening = '', ...steps] = partsOf(text);
      return { slug, opening, steps };
    });

  it('is there', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(3);
  });

  it.each(lessons)('$slug opens with something to do', ({ opening, steps }) => {
    const isExam = steps.length === 0;
    expect(doings(opening)).toEqual(isExam ? ['exam'] : []);
    expect(wordsOf(opening)).toBeLessThanOrEqual(MOST_WORDS);
  });

  it.each(lessons.filter(({ steps }) => steps.length > 0))(
    '$slug has three to seven short steps, each with one thing to do',
    ({ steps }) => {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(7);
      expect(steps.map((step) => doings(step).length)).toEqual(steps.map(() => 1));
      expect(steps.map(wordsOf).filter((words) => words > MOST_WORDS)).toEqual([]);
    },
  );
});

/** The way to captain that the course promises, in minutes, and its words for it. */
const WAYS = { most: 45, every: 60 };
const SAID = [
  ['en', 'forty-five minutes', 'an hour if you read every reason'],
  ['de', 'einer Dreiviertelstunde', 'einer Stunde, wenn du jede Begründung liest'],
  ['fr', 'trois quarts d’heure', 'une heure si vous lisez toutes les explications'],
] as const;

describe.each(SAID)('the way to captain in %s', (language, ...said) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);
  const texts = lessonTexts('santa-timea').filter(
    ({ text, ...lesson }) => lesson.language === language && outlineOf(text).series === 'course',
  );
  const steps = texts
    .flatMap(({ text }) => outlineOf(text).fences)
    .map(({ meta, source }) => ({ kind: readCourseMeta(meta)?.kind, source }));
  const told = steps.flatMap(({ kind, source }) => {
    const tasks = kind === 'task' ? [source] : kind === 'exam' ? examLines(source) : [];
    return tasks.map((task) => {
      const question = QUESTIONS.parse(task);
      if (!question.ok) throw new Error(task);
      return tellTask(question.value, t, language);
    });
  });
  const cards = steps.map(({ kind, source }) =>
    kind === 'play' ? Number(/tricks (\d+)/.exec(source)?.[1] ?? 12) : 0,
  );
  const words = sum([
    ...texts.flatMap(({ text }) => partsOf(text)).map(wordsOf),
    ...told.map(({ question }) => wordsOf(question)),
  ]);
  const reasons = told.map(({ answers, replies }) => {
    const right = replies[answers.find(({ isRight }) => isRight)?.reply ?? -1];
    return wordsOf([right?.outcome, ...(right?.sentences ?? []).map(({ text }) => text)].join(' '));
  });
  /** The minutes it takes whoever reads this share of all reasons. */
  const minutes = (share: number) =>
    (words + share * sum(reasons)) / PACE + (told.length * DECISION + sum(cards) * CARD) / 60;

  it('is said', () => {
    for (const way of said) expect(t('course.intro')).toContain(way);
  });

  it('takes as long as is said, with the reasons of a third of the answers and with all', () => {
    expect(minutes(1 / 3)).toBeLessThanOrEqual(WAYS.most);
    expect(Math.abs(minutes(1) - WAYS.every)).toBeLessThan(5);
  });
});

it('counts what is read, no code and no markup', () => {
  expect(
    wordsOf('Two <Fact of="half">half</Fact> [words](../x/) more.\n\n```timea\na b c\n```\n'),
  ).toBe(4);
});
