import { readCourseMeta } from '../../../../kit/lesson/fence.ts';
import { lessonTexts } from '../../../../site/lessons/lesson-texts.ts';
import { outlineOf } from '../../../../site/lessons/outline.ts';
import {
  carriers,
  decidingClause,
  fieldsOf,
  groundOf,
  type RegisterEntry,
} from '../../editions/register.ts';
import { readExam } from '../../fence.ts';
import { isAgreed } from '../../questions/by-book.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';

export interface Typical {
  readonly lesson: string;
  /** The step of the lesson; null for a printed example and in the exam. */
  readonly step: string | null;
  readonly question: TimeaQuestion;
}

interface LessonExample extends Typical {
  readonly clauses: readonly string[];
}

/** The lessons with their fences and clauses; they are the same in every language. */
const LESSONS = lessonTexts('santa-timea')
  .filter(({ language }) => language === 'en')
  .map(({ path, text }) => ({ lesson: path.replace(/.*\/|\.mdx$/g, ''), ...outlineOf(text) }));

export const lessonsAbout = (entry: RegisterEntry): readonly string[] =>
  LESSONS.filter(({ clauses }) => carriers(entry).some((one) => clauses.includes(one))).map(
    ({ lesson }) => lesson,
  );

const STEPS: readonly LessonExample[] = LESSONS.flatMap(({ lesson, fences }) =>
  fences.flatMap(({ meta, source }): LessonExample[] => {
    const fence = readCourseMeta(meta);
    const exam = fence?.kind === 'exam' ? readExam(source) : null;
    if (exam?.ok) return exam.value.map((task) => ({ ...task, lesson, step: null }));
    const parsed = fence?.kind === 'task' ? QUESTIONS.parse(source) : null;
    if (fence?.kind !== 'task' || !parsed?.ok) return [];
    return [{ lesson, step: fence.step, clauses: fence.clauses, question: parsed.value }];
  }),
);

const EXAMPLES: Readonly<Record<string, readonly [lesson: string, fence: number, ask: string]>> = {
  EX1: ['example-1', 0, 'next'],
  EX2: ['example-2', 0, 'taker'],
  EX3: ['example-3', 0, 'taker'],
  EX4: ['example-4', 0, 'taker'],
  EX5: ['example-5', 0, 'leader'],
  EX6: ['example-6', 0, 'points 0'],
  'EX6-pro': ['example-6', 1, 'total 0'],
  'EX6-keep': ['example-6', 2, 'total 0'],
};

export const PRINTED_EXAMPLES = Object.values(EXAMPLES).map(([lesson, fence]) => ({
  lesson,
  text: LESSONS.find((one) => one.lesson === lesson)?.fences[fence]?.source.trim() ?? '',
}));

/** The entry's own printed example, else the step of the course that shows it best; null if none does. */
export function typicalOf(entry: RegisterEntry): Typical | null {
  const printed = EXAMPLES[entry.id];
  if (printed) return exampleOf(...printed);
  const clauses: readonly string[] = carriers(entry);
  const among = STEPS.filter((step) => step.clauses.some((clause) => clauses.includes(clause)));
  // A whole position says more than a choice of cards; and the less else a step is about the better.
  const weight = ({ question, clauses: own }: LessonExample) =>
    ('choices' in question ? 100 : 0) +
    own.length +
    own.findIndex((clause) => clauses.includes(clause)) / 10;
  const [best] = among
    .filter(({ question }) => isAgreed(question))
    .toSorted((a, b) => weight(a) - weight(b));
  return best ?? null;
}

export function shownWith(entry: RegisterEntry) {
  const { id, kind, verdict } = entry;
  const fields = fieldsOf(id);
  const questions = fields.filter((question) => decidingClause(question) === id);
  const isElsewhere = groundOf(entry) === 'witness' && questions.length === 0;
  const isPlayed = kind !== 'note' || verdict === 'equivalent';
  return {
    questions,
    /** Where else its witnesses stand: a question is shown once, with the clause that decides it. */
    elsewhere: isElsewhere ? [...new Set(fields.map(decidingClause))] : [],
    typical: isPlayed && !isElsewhere && questions.length === 0 ? typicalOf(entry) : null,
  };
}

/** @throws when the lesson has no such position: that is our own mistake. */
function exampleOf(lesson: string, index: number, ask: string): Typical {
  const fence = LESSONS.find((one) => one.lesson === lesson)?.fences[index];
  const parsed = QUESTIONS.parse(`${ask} in ${fence?.source}`);
  if (!parsed.ok) throw new Error(`${lesson}: no “${ask}” for position ${index}`);
  return { lesson, step: null, question: parsed.value };
}
