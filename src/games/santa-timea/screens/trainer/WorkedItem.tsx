import { For } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { rightAnswers } from '../../../../kit/question/view.ts';
import { createTranslate } from '../../explain/words.ts';
import type { Item } from '../../trainer/item.ts';
import { DrillCards } from './DrillCards.tsx';
import { viewDrill } from './drill.ts';
import './Trainer.css';

interface WorkedItemProps {
  readonly item: Item;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A question of the drill with its answer and the reasons; rendered on the server. */
export function WorkedItem(props: WorkedItemProps) {
  const t = createTranslate(props.words, props.lang);
  const drill = viewDrill(props.item, t, props.lang);
  const { view } = drill;
  const [right] = rightAnswers(view);
  return (
    <section class="st-panel">
      <h3 class="st-question-text">{view.question}</h3>
      <DrillCards drill={drill} isOpen t={t} />
      <p class="st-worked">{t('trainer.answer', { answer: right?.label ?? '' })}</p>
      <For each={right && view.reply(right.code).sentences}>{({ text }) => <p>{text}</p>}</For>
    </section>
  );
}
