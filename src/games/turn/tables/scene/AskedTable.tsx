import { For, Show } from 'solid-js';
import type { Asking } from '../../../../kit/question/QuestionCard.tsx';
import type { ToldAnswer, ToldReply } from '../../../../kit/question/told.ts';
import type { Translate } from '../../explain/words.ts';
import type { TableSpot } from '../field/field.ts';
import { Spot, type Use } from '../field/Spot.tsx';
import { Table } from '../field/Table.tsx';
import { type AskedScene, answerAt, restOf } from './asked.ts';
import { Played } from './Scene.tsx';

export interface AskedTableProps {
  readonly scene: AskedScene;
  readonly asking: Asking<ToldAnswer, ToldReply>;
  readonly t: Translate;
}

/** A table whose spots are the answers: what was wrong stays marked, in the end so is what is right. */
export function AskedTable(props: AskedTableProps) {
  const { scene, asking, t } = props;
  const isGiven = (index: number) => asking.tried().includes(index);
  const right = () => (asking.isOver() ? asking.shown() : undefined);
  const touch = (spot: TableSpot): Use | undefined => {
    const index = answerAt(scene, asking.answers, spot);
    const answer = asking.answers[index];
    if (!answer) return undefined;
    const what = spot.label;
    if (answer.code === right()?.code)
      return { mark: 'right', label: t('picture.right', { what }) };
    const tried: Use = isGiven(index)
      ? { mark: 'tried', label: t('attempt.tried', { answer: what }) }
      : {};
    if (asking.isOver()) return tried;
    return {
      label: t('picture.choice', { what }),
      ...tried,
      answer: answer.code,
      // The second half of a double press is no answer: the page may have moved under it.
      onTouch: ({ detail }) => detail < 2 && !isGiven(index) && asking.give(index),
    };
  };
  const ask = {
    on: scene.on,
    question: asking.question,
    strip: () => (
      <p class="st-call tn-call" aria-live="polite">
        <span>{asking.question}</span>
        <Show when={right()}>
          {(answer) => <span>{t('picture.answer', { answer: answer().label })}</span>}
        </Show>
      </p>
    ),
    rest: () => (
      <For each={restOf(scene, asking.answers)}>
        {({ code, label }) => (
          <Spot class="tn-spot tn-rest" at={{ part: 'rest', code, label }} touch={touch}>
            {label}
          </Spot>
        )}
      </For>
    ),
  };
  return (
    <>
      <Table told={scene.table} touch={touch} ask={ask} />
      <Played scene={scene} />
    </>
  );
}
