/** Lessons are short: a few steps, each with few words and something to do, in every language. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCourseMeta } from '../src/core/course-meta.ts';
import { GAMES } from '../src/games/list.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { lessonTexts, proseOf } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';

/** How many words somebody reads before there is something to do. */
const MOST_WORDS = 45;

const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;

/** The opening of a lesson, then its steps: what stands behind each heading. */
const partsOf = (text: string): string[] => text.replace(FRONTMATTER, '').split(/^## .*$/m);

const wordsOf = (part: string): number =>
  proseOf(part)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

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

it('counts what is read, no code and no markup', () => {
  expect(
    wordsOf('Two <Fact of="half">half</Fact> [words](../x/) more.\n\n```timea\na b c\n```\n'),
  ).toBe(4);
});
