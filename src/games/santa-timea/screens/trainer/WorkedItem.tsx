import { For } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../../core/words.ts';
import { createSpeech } from '../../explain/say.ts';
import type { Item } from '../../trainer/item.ts';
import { DrillCards } from './DrillCards.tsx';
import { createDrill, sayDrillAnswer, sayRuling } from './drill.ts';
import '../../tables/shared/shared.css';
import './Trainer.css';

export interface WorkedItemProps {
  readonly item: Item;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A question of the drill with its answer and the reasons; rendered on the server. */
export function WorkedItem(props: WorkedItemProps) {
  const t = createTranslate(props.words, props.lang);
  const drill = createDrill(props.item, t, props.lang);
  const speech = createSpeech(t, props.lang, drill.names);
  return (
    <section class="st-panel">
      <h3 class="st-question-text">{drill.question}</h3>
      <DrillCards drill={drill} isOpen t={t} />
      <p class="st-worked">
        {t('trainer.answer', { answer: sayDrillAnswer(drill, drill.right, t) })}
      </p>
      <For each={sayRuling(props.item, drill.right, speech)}>{(reason) => <p>{reason}</p>}</For>
    </section>
  );
}
