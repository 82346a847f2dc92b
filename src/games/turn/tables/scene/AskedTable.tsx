import { For } from 'solid-js';
import type { QuestionView } from '../../../../kit/question/view.ts';
import type { TableSpot } from '../field/field.ts';
import { Spot, type Use } from '../field/Spot.tsx';
import { Table } from '../field/Table.tsx';
import { type AskedScene, answerAt, restOf } from './asked.ts';
import { Played } from './Scene.tsx';

interface AskedTableProps {
  readonly scene: AskedScene;
  readonly asked: Pick<QuestionView, 'question' | 'answers'>;
}

/** A table whose spots are the answers; `AskedPicture` makes them buttons. */
export function AskedTable(props: AskedTableProps) {
  const { scene, asked } = props;
  const touch = (spot: TableSpot): Use | undefined => {
    const answer = asked.answers[answerAt(scene, asked.answers, spot)]?.code;
    return answer === undefined ? undefined : { answer };
  };
  const ask = {
    on: scene.on,
    question: asked.question,
    strip: () => (
      <p class="st-call tn-call" aria-live="polite">
        <span class="tn-reply" />
        <span>{asked.question}</span>
      </p>
    ),
    rest: () => (
      <For each={restOf(scene, asked.answers)}>
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
      <Table view={scene.table} touch={touch} ask={ask} />
      <Played scene={scene} />
    </>
  );
}
