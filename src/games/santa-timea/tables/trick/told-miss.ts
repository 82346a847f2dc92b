import { createQuestions } from '../../../../kit/question/questions.ts';
import { playerNames } from '../../explain/player-names.ts';
import type { Translate } from '../../explain/words.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { SETTINGS } from '../../questions/common.ts';
import type { TimeaTerms } from '../../questions/kind.ts';
import { type TakerQuestion, taker } from '../../questions/kinds/taker.ts';
import { NOBODY } from '../../questions/trick.ts';
import type { Known } from '../sea/fleet.ts';
import { namedIn, type TrickVerdict } from './judged-trick.ts';

/** What is said to whoever names a wrong taker. */
export interface ToldMiss {
  /** Who was named. */
  readonly name: string;
  /** The slip that leads there, else where to look again. */
  readonly why: string;
  /** What may be seen then. */
  readonly known: Known;
}

/** The one question that a table asks: the other kinds need not come for it. */
const TAKERS = createQuestions<TakerQuestion, TimeaTerms>({ ...SETTINGS, kinds: { taker } });

/** @param place who was named, in playing order; null for nobody. */
export function tellMiss(
  position: TrickPosition,
  verdict: TrickVerdict,
  place: number | null,
  t: Translate,
  lang: string,
): ToldMiss {
  const answer = place === null ? NOBODY : String(place);
  const { trap, hint } = TAKERS.reply({ ask: 'taker', position }, answer, t, lang);
  return {
    name: playerNames(t)[place ?? -1] ?? t('question.nobody'),
    why: trap || hint,
    known: namedIn(verdict, place),
  };
}
