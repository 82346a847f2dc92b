/** Lessons are short: a few steps, each with few words and something to do, in every language. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCourseMeta } from '../src/core/course-meta.ts';
import { GAMES } from '../src/games/list.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';
import { proseOf } from '../src/site/lessons/prose.ts';

/** How many words somebody reads before there is something to do. */
const MOST_WORDS = 45;

/** The way to captain that the course promises, in minutes. */
const MINUTES = 45;

/** What we judge it takes, not measured on people: words read in a minute, seconds for an answer and its why. */
const PACE = 200;
const DECISION = 20;
/** Seconds for a card in a round. */
const CARD = 12;

const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;

/** The opening of a lesson, then its steps: what stands behind each heading. */
const partsOf = (text: string): string[] => text.replace(FRONTMATTER, '').split(/^## .*$/m);

const wordsOf = (part: string): number =>
  proseOf(part)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

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

it.each(LANGUAGES)('Santa Timea takes no longer than the course says, in %s', (language) => {
  const texts = lessonTexts('santa-timea').filter(
    ({ text, ...lesson }) => lesson.language === language && outlineOf(text).series === 'course',
  );
  const fences = texts.flatMap(({ text }) => outlineOf(text).fences);
  const kinds = fences.map(({ meta, source }) => ({ kind: readCourseMeta(meta)?.kind, source }));
  const words = texts.flatMap(({ text }) => partsOf(text)).map(wordsOf);
  const decisions = kinds.map(({ kind, source }) =>
    kind === 'exam' ? source.trim().split('\n').length : Number(kind === 'task'),
  );
  const cards = kinds.map(({ kind, source }) =>
    kind === 'play' ? Number(/tricks (\d+)/.exec(source)?.[1] ?? 12) : 0,
  );
  const seconds = sum(words) * (60 / PACE) + sum(decisions) * DECISION + sum(cards) * CARD;
  expect(Math.round(seconds / 60)).toBeLessThanOrEqual(MINUTES);
});

it('counts what is read, no code and no markup', () => {
  expect(
    wordsOf('Two <Fact of="half">half</Fact> [words](../x/) more.\n\n```timea\na b c\n```\n'),
  ).toBe(4);
});
