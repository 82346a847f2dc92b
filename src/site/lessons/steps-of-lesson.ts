import { GAMES } from '../../games/list.ts';
import { lessonTexts } from './lesson-texts.ts';
import type { Lesson } from './lessons.ts';
import { outlineOf } from './outline.ts';
import { type Step, stepsOf } from './step-problems.ts';

/** The steps of a lesson, in their order; none for lessons without. */
export function stepsOfLesson({ language, game, slug }: Lesson): Step[] {
  const rules = GAMES.find(({ id }) => id === game);
  const path = `content/${language}/${game}/${slug}.mdx`;
  const text = lessonTexts(game).find((lesson) => lesson.path === path)?.text;
  return rules && text ? stepsOf(outlineOf(text), rules) : [];
}
