import type { AstroGlobal } from 'astro';
import { type Result, sayProblem } from '../../core/result.ts';
import { createTranslate, type Translate } from '../../core/words.ts';
import type { FenceError } from '../../kit/lesson/fence.ts';
import { type AgainProps, againWords } from '../../kit/question/Again.tsx';
import type { Puzzle } from '../../kit/question/file.ts';
import type { PlacedQuestion } from '../../kit/question/QuestionCard.tsx';
import type { AnyQuestion } from '../../kit/question/question.ts';
import type { Questions } from '../../kit/question/questions.ts';
import { gameWords } from '../games.ts';
import { languageOf } from '../i18n/languages.ts';
import { gameCatalogue, pageWords, pickWords, shareWords } from '../i18n/pages.ts';
import { nextNumber } from '../page-state.ts';
import { fenceProblem } from './check.ts';
import { type Lesson, stepsOfLesson } from './lessons.ts';

export interface FenceProps {
  source: string;
  meta?: string;
  file?: string;
  line?: string;
}

export interface PositionProps extends FenceProps {
  /** Whether the notation is left out. */
  bare?: boolean;
}

/**
 * What a fence holds, for the component that shows fences of these kinds (of all, if none is named), and the words of its game.
 * @throws if it can't be read, which a build reports first, or if it is of another game.
 */
export function openFence<
  T extends Translate<never>,
  F extends { readonly kind: string },
  K extends F['kind'] = F['kind'],
>(
  { props, params }: Pick<AstroGlobal<FenceProps>, 'props' | 'params'>,
  game: string,
  readFence: (source: string, meta: string, t: T) => Result<F, FenceError>,
  ...kinds: readonly K[]
) {
  const { source, meta = '', file = '', line = '0' } = props;
  const words = pageWords(params, game, createTranslate);
  const t = words.t as Translate<never> as T;
  const read = readFence(source, meta, t);
  if (!read.ok) throw new Error(sayProblem(fenceProblem(file, Number(line), read.error)));
  const isOne = (one: F): one is Extract<F, { readonly kind: K }> =>
    kinds.length === 0 || kinds.some((kind) => kind === one.kind);
  const fence = read.value;
  if (!isOne(fence)) throw new Error(`${file}:${line}: nothing shows “${fence.kind}” here`);
  return { ...words, fence, t };
}

interface PuzzleProps<Q extends AnyQuestion> {
  puzzle: Puzzle<Q>;
  next?: string | undefined;
}

export type QuestionProps<Q extends AnyQuestion> = PuzzleProps<Q> | FenceProps;

interface AskedFence<Q> {
  readonly question: Q;
  readonly more?: readonly Q[];
  readonly step?: string;
}

const isAsked = (fence: object): fence is AskedFence<never> => 'question' in fence;

/**
 * What the panel of a question, its island and its answers without scripts need.
 * @param said the groups of words of the island.
 * @param adapt makes the question of a lesson what it is to this reader.
 */
export function openQuestion<Q extends AnyQuestion, F extends { readonly kind: string }>(
  { props, params, locals }: Pick<AstroGlobal<QuestionProps<Q>>, 'props' | 'params' | 'locals'>,
  game: string,
  readFence: (source: string, meta: string, t: Translate) => Result<F, FenceError>,
  questions: Questions<Q>,
  said: readonly string[],
  adapt = (question: Q, _lang: string): Q => question,
) {
  const lang = languageOf(params);
  const t = gameWords(lang, game);
  const words = shareWords(gameCatalogue(lang, game), lang, `${game}-question`, said);
  const opened = 'puzzle' in props ? ofPuzzle(props) : ofFence(props);
  const { id, placed, all, notes, layout } = opened;
  const [source = '', ...more] = all.map((question) => questions.make(question));
  return {
    panel: { id, words, notes, layout },
    asked: { ...placed, source, lang, words: words.id },
    more,
    shown: all.map((question) => ({ question, view: questions.view(question, t) })),
    t,
  };

  function ofPuzzle({ puzzle, next }: PuzzleProps<Q>) {
    const { question, key } = puzzle;
    const placed: Placed = { place: 'puzzle', puzzle: { game, id: key }, next };
    const notes = questions.dependsOn(question).map((point) => t(`depends.${point}`));
    return { id: `p${nextNumber(locals)}`, placed, all: [question], notes, layout: 'split' };
  }

  function ofFence(props: FenceProps) {
    const { fence } = openFence({ props, params }, game, readFence);
    if (!isAsked(fence)) throw new Error(`${props.source} asks nothing`);
    const { step, question, more = [] }: AskedFence<Q> = fence;
    const all = [question, ...more].map((one) => adapt(one, lang));
    const { lesson } = locals;
    const placed: Placed =
      step === undefined
        ? { place: 'puzzle' }
        : {
            place: 'lesson',
            step: { game, step },
            next: lesson?.after(step),
          };
    const id = step === undefined ? `p${nextNumber(locals)}` : `step-${step}`;
    return { id, placed, all, notes: [], layout: step && 'part' };
  }
}

type Placed = Pick<PlacedQuestion, 'place' | 'step' | 'puzzle' | 'next'>;

export interface AgainPlace extends Pick<AgainProps, 'at'> {
  lesson: Lesson;
  lessons: readonly Lesson[];
}

const FROM = 2;

/**
 * What may come again there: from the third lesson on a question of the one before it, and behind its end its own
 * steps; null where nothing does.
 */
export function againIn<Q extends AnyQuestion>(
  { lesson, lessons, at }: AgainPlace,
  said: readonly string[],
  { parse, make }: Questions<Q>,
  adapt = (question: Q): Q => question,
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
