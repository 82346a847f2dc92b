import type { Problem } from '../../core/text-error.ts';
import type { Game } from '../../kit/game.ts';
import { readCourseMeta } from '../../kit/lesson/fence.ts';
import type { Fence, LessonText, Outline } from './outline.ts';

export interface StepOutline {
  readonly fence: Fence;
  readonly kind: 'task' | 'play';
  readonly id: string;
  readonly clauses: readonly string[];
  /** Which of the lesson's headings it stands below, counted from 0; -1 above the first. */
  readonly heading: number;
}

type CourseGame = Pick<Game, 'fenceLanguage'>;

const FEWEST = 3;
const MOST = 7;
const WORDS = 60;

export const stepsOf = ({ fences, headings }: Outline, game: CourseGame): StepOutline[] =>
  fences
    .filter(({ language }) => language === game.fenceLanguage)
    .flatMap((fence) => {
      const found = readCourseMeta(fence.meta);
      if (!found || found.kind === 'exam') return [];
      const heading = headings.findLastIndex(({ line }) => line < fence.line);
      return { fence, kind: found.kind, id: found.step, clauses: found.clauses, heading };
    });

/** Progress is kept by the names of steps, so each is one step’s alone in all the lessons of a language. */
export function nameProblems(
  lessons: readonly (Pick<LessonText, 'path' | 'language'> & { readonly outline: Outline })[],
  game: CourseGame,
): Problem[] {
  const all = lessons.flatMap(({ path, language, outline }) =>
    stepsOf(outline, game).map((step) => ({ path, name: `${language} ${step.id}`, ...step })),
  );
  return all
    .filter(({ name }, index) => all.findIndex((one) => one.name === name) < index)
    .map(({ path, fence, id }) => ({
      file: path,
      line: fence.line,
      found: id,
      message: `another step is called “${id}” already; give this one a name of its own`,
    }));
}

export function stepProblems(
  { path }: Pick<LessonText, 'path'>,
  outline: Outline,
  game: CourseGame,
): Problem[] {
  if (outline.series !== 'course') return [];
  const steps = stepsOf(outline, game);
  const isExam = outline.fences.some(({ meta }) => readCourseMeta(meta)?.kind === 'exam');
  const fewest = isExam || steps.some(({ kind }) => kind === 'play') ? 0 : FEWEST;
  const count =
    steps.length < fewest || steps.length > MOST
      ? [`${steps.length} steps; a lesson has ${FEWEST} to ${MOST}, so split or join some`]
      : [];
  return [
    ...count.map((message) => ({ file: path, message })),
    ...steps.flatMap((step, index) => {
      const earlier = steps.slice(0, index);
      const words = outline.headings[step.heading]?.words ?? 0;
      return [
        ...(step.heading < 0 || earlier.some(({ heading }) => heading === step.heading)
          ? [`the step “${step.id}” needs a heading of its own above it`]
          : []),
        ...(words > WORDS ? [`${words} words for the step “${step.id}”; keep to ${WORDS}`] : []),
      ].map((message) => ({ file: path, line: step.fence.line, found: step.id, message }));
    }),
  ];
}
