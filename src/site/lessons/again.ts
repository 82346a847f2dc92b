import type { Result } from '../../core/result.ts';
import { type AgainProps, againWords } from '../../kit/question/Again.tsx';
import { gameCatalogue, pickWords, shareWords } from '../i18n/pages.ts';
import { type Lesson, stepsOfLesson } from './lessons.ts';

export interface AgainPlace extends Pick<AgainProps, 'at'> {
  lesson: Lesson;
  lessons: readonly Lesson[];
}

interface QuestionText<Question> {
  readonly parse: (source: string) => Result<Question, unknown>;
  readonly make: (question: Question) => string;
}

const FROM = 2;

/**
 * What may come again there: from the third lesson on a question of the one before it, and behind its end its own
 * steps; null where nothing does.
 * @param said the groups of words of its questions.
 * @param adapt makes the question of a step what it is to this reader.
 */
export function againIn<Question>(
  { lesson, lessons, at }: AgainPlace,
  said: readonly string[],
  { parse, make }: QuestionText<Question>,
  adapt = (question: Question): Question => question,
) {
  const { language, game, slug } = lesson;
  const number = lessons.findIndex((one) => one.slug === slug);
  if (at === 'begin' && number < FROM) return null;
  const taken = at === 'end' ? lesson : lessons[number - 1];
  const known = lessons.slice(0, at === 'end' ? number + 1 : number);
  const steps = (taken ? stepsOfLesson(taken) : []).flatMap(({ kind, id, clauses, fence }) => {
    const read = kind === 'task' ? parse(fence.source.split('\n')[0] ?? '') : null;
    return read?.ok ? [{ id, clauses, source: make(adapt(read.value)) }] : [];
  });
  const taught = [...new Set(known.flatMap(({ entry }) => entry.data.clauses))];
  const catalogue = gameCatalogue(language, game);
  const words = shareWords(catalogue, language, `${game}-question`, said);
  const own = pickWords(catalogue, againWords);
  const place = { game, lang: language };
  const asked: AgainProps = { at, ...place, steps, taught, words: words.id, own };
  return { words, asked };
}
