import { createSpeech, playerNames, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { viewTrick } from '../../tables/trick/trick-view.ts';
import type { Progress } from '../../trainer/progress.ts';
import { DRILL } from '../../trainer/questions.ts';
import type { Item } from '../../trainer/session.ts';
import { added, type Kind, NO_ANSWERS, type Tally } from '../../trainer/tally.ts';

export type Drill = ReturnType<typeof viewDrill>;

export function viewDrill(item: Item, t: Translate) {
  const { position } = item.question;
  const { list } = createSpeech(t);
  return {
    item,
    names: playerNames(t),
    /** What each card counts; to be seen after the answer only. */
    table: viewTrick(position, t),
    aloud: t('trainer.aloud', {
      wind: t(`blows.${position.trick.wind.wind}`),
      cards: list(position.trick.plays.map((card) => sayCard(card, t))),
    }),
    view: DRILL.view(item.question, t),
  };
}

const TENTHS = 10;

/** A time in tenths of a second as people read it: `2.1 sec`, in French `2,1 s`. */
export const sayTime = (tenths: number, lang: string): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(tenths / TENTHS);

export const sayPercent = (percent: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100);

const sum = (tallies: readonly (Tally | undefined)[]): Tally =>
  tallies.reduce<Tally>((total, tally) => (tally ? added(total, tally) : total), NO_ANSWERS);

export const kindTally = ({ days }: Progress, kind: Kind): Tally =>
  sum(Object.values(days).map((day) => day[kind]));
