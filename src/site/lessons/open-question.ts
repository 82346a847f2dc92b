import type { AstroGlobal } from 'astro';
import type { Result } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';
import type { FenceError } from '../../kit/lesson/fence.ts';
import type { Puzzle } from '../../kit/question/file.ts';
import type { PlacedQuestion } from '../../kit/question/QuestionCard.tsx';
import type { AnyQuestion } from '../../kit/question/question.ts';
import type { Questions } from '../../kit/question/questions.ts';
import { gameWords } from '../games.ts';
import { languageOf } from '../i18n/languages.ts';
import { gameCatalogue, shareWords } from '../i18n/pages.ts';
import { nextNumber } from '../page-state.ts';
import { type FenceProps, openFence } from './open-fence.ts';

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
