import { readCourseMeta } from '../../core/course-meta.ts';
import { GAMES } from '../../games/list.ts';
import { lessonTexts } from './lesson-texts.ts';
import type { Lesson } from './lessons.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type StepOutline, stepsOf } from './step-problems.ts';

function outlineOfLesson({ language, game, slug }: Lesson): Outline | undefined {
  const path = `content/${language}/${game}/${slug}.mdx`;
  const text = lessonTexts(game).find((lesson) => lesson.path === path)?.text;
  return text === undefined ? undefined : outlineOf(text);
}

export function stepsOfLesson(lesson: Lesson): StepOutline[] {
  const rules = GAMES.find(({ id }) => id === lesson.game);
  const outline = outlineOfLesson(lesson);
  return rules && outline ? stepsOf(outline, rules) : [];
}

export function examOfLesson(lesson: Lesson): number {
  const exam = outlineOfLesson(lesson)?.fences.find(
    ({ meta }) => readCourseMeta(meta)?.kind === 'exam',
  );
  return exam?.source.split('\n').filter((line) => line.trim() !== '').length ?? 0;
}
