/** What the tests of Ships of the Line share: its words, and what its engine says of its lessons and puzzles. */
import { readdirSync, readFileSync } from 'node:fs';
import { readCourseMeta } from '../../src/core/course-meta.ts';
import { type Catalogue, createTranslate, type Translate } from '../../src/core/words.ts';
import {
  PUZZLE_FILE,
  QUESTIONS,
  type ShipsQuestion,
} from '../../src/games/ships/questions/index.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { outlineOf } from '../../src/site/lessons/outline.ts';
import { goTo, wake } from './pages.ts';
import type { Locator, Page } from './test.ts';

/** The words of the game in one language: all files of its folder together. */
export function shipsWords(language: Language): Translate {
  const folder = `content/${language}/ships`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const catalogues = files.map(
    (name): Catalogue => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
  );
  return createTranslate(Object.assign({}, ...catalogues), language);
}

/** The tasks of a lesson by the ids of their steps; the same in every language. */
export function tasksOf(lesson: string): ReadonlyMap<string, ShipsQuestion> {
  const { fences } = outlineOf(readFileSync(`content/en/ships/${lesson}.mdx`, 'utf8'));
  return new Map(
    fences.flatMap(({ meta, source }) => {
      const fence = readCourseMeta(meta);
      const task = QUESTIONS.parse(source);
      return fence?.kind === 'task' && task.ok ? [[fence.step, task.value] as const] : [];
    }),
  );
}

const file = PUZZLE_FILE.parse(readFileSync('puzzles/ships/puzzles.txt', 'utf8'));
export const PUZZLES = file.ok ? file.value : [];

/** The numbers of the right and of the wrong answers. */
export function choices(task: ShipsQuestion) {
  const { offered, right } = QUESTIONS.answersOf(task);
  const numbers = [...offered.keys()];
  const isRight = (number: number) => right.includes(offered[number] ?? '');
  return { right: numbers.filter(isRight), wrong: numbers.filter((one) => !isRight(one)) };
}

/** The buttons of a question, in the order of its answers. */
export const answers = (place: Locator): Locator => place.locator('[data-answer]');

/** Opens a page and waits until the widget there answers. */
export async function openAt(page: Page, address: string, place: string): Promise<Locator> {
  await page.goto(address);
  return awake(page.locator(place));
}

export async function awake(place: Locator): Promise<Locator> {
  const island = place.locator('astro-island');
  await goTo(island);
  await wake(island);
  return place;
}
