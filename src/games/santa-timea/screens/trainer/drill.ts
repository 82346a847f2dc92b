import { createSpeech, playerNames, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { viewTrick } from '../../tables/trick/trick-view.ts';
import type { Item } from '../../trainer/item.ts';
import { DRILL } from '../../trainer/questions.ts';

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
