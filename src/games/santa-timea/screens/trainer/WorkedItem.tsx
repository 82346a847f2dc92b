import { For, Show } from 'solid-js';
import { rightAnswers } from '../../../../kit/question/view.ts';
import type { Translate } from '../../explain/words.ts';
import type { Item } from '../../trainer/session.ts';
import { DrillCards } from './DrillTable.tsx';
import { viewDrill } from './trainer-view.ts';
import './Trainer.css';

export function WorkedItem(props: {
  readonly item: Item;
  readonly given?: string;
  readonly t: Translate;
}) {
  const { t } = props;
  const drill = viewDrill(props.item, t);
  const { view } = drill;
  const [right] = rightAnswers(view);
  const answer = right?.label ?? '';
  const given = view.answers.find(({ code }) => code === props.given);
  return (
    <>
      <p>
        <b>{view.question}</b>
      </p>
      <DrillCards drill={drill} isOpen t={t} />
      <p class="st-worked">
        {given
          ? t('trainer.wrong', { answers: answer, answer: given.label })
          : t('trainer.answer', { answer })}
      </p>
      <Show when={given && view.reply(given.code).trap}>{(trap) => <p>{trap()}</p>}</Show>
      <For each={right && view.reply(right.code).sentences}>{({ text }) => <p>{text}</p>}</For>
    </>
  );
}
