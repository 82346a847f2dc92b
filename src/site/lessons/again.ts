import type { Result } from '../../core/result.ts';
import { type AgainProps, againWords } from '../../kit/question/Again.tsx';
import { gameCatalogue, pickWords, shareWords } from '../i18n/catalogues.ts';
import type { Lesson } from './lessons.ts';
import { stepsOfLesson } from './steps-of-lesson.ts';

/** Where something comes again in a lesson: before its first step, or behind its end. */
export interface AgainPlace {
  lesson: Lesson;
  /** All of the course. */
  lessons: readonly Lesson[];
  at: 'begin' | 'end';
}

/** Two lessons make something to come again. */
const FROM = 2;

/**
 * What may come again there: from the third lesson on a question of the one before it, and behind its end its own
 * steps; null where nothing does.
 * @param said the words of its questions: their name in the page, and their top-level keys.
 * @param readStep the question of a step in notation; an error if it is none.
 */
export function againIn(
  { lesson, lessons, at }: AgainPlace,
  said: readonly [name: string, keys: readonly string[]],
  readStep: (source: string) => Result<string, unknown>,
) {
  const { language, game, slug } = lesson;
  const number = lessons.findIndex((one) => one.slug === slug);
  if (at === 'begin' && number < FROM) return null;
  const asked = at === 'end' ? lesson : lessons[number - 1];
  const known = lessons.slice(0, at === 'end' ? number + 1 : number);
  const steps = (asked ? stepsOfLesson(asked) : []).flatMap(({ kind, id, clauses, fence }) => {
    const read = kind === 'task' ? readStep(fence.source.split('\n')[0] ?? '') : null;
    return read?.ok ? [{ id, clauses, source: read.value }] : [];
  });
  const taught = [...new Set(known.flatMap(({ entry }) => entry.data.clauses))];
  const catalogue = gameCatalogue(language, game);
  const words = shareWords(catalogue, language, ...said);
  const own = pickWords(catalogue, againWords);
  const place = { game, lesson: slug, lang: language };
  const props: AgainProps = { ...place, steps, taught, words: words.id, own };
  return { at, words, asked: props };
}
