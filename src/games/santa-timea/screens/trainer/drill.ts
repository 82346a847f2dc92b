import type { QuestionView } from '../../../../kit/question/view.ts';
import { createSpeech, playerNames, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type TableWorth, viewTrick } from '../../tables/trick/trick-view.ts';
import type { Item } from '../../trainer/item.ts';
import { DRILL } from '../../trainer/questions.ts';

export interface Drill {
  readonly item: Item;
  readonly names: readonly string[];
  /** What each card counts; to be seen after the answer only. */
  readonly worths: readonly TableWorth[];
  readonly aloud: string;
  readonly view: QuestionView;
}

export function viewDrill(item: Item, t: Translate): Drill {
  const { position } = item.question;
  const { worths } = viewTrick(position, t);
  const { list } = createSpeech(t);
  return {
    item,
    names: playerNames(t),
    worths,
    aloud: t('trainer.aloud', {
      wind: t(`blows.${position.trick.wind.wind}`),
      cards: list(position.trick.plays.map((card) => sayCard(card, t))),
    }),
    view: DRILL.view(item.question, t),
  };
}
