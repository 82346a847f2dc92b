import { createSignal } from 'solid-js';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { createTranslate } from '../../explain/words.ts';
import type { TablePosition } from '../../notation/table.ts';
import type { TableView } from '../field/field.ts';
import { Table, tableWords } from '../field/Table.tsx';
import { viewMoments } from './moments.ts';

export const momentsWords = [...tableWords, 'ruling', 'walk'] as const;

interface MomentsProps {
  readonly position: TablePosition;
  readonly lang: string;
  readonly words: GivenWords;
}

/** A table and its moves, to be walked one by one; at rest, with all that comes of them. */
export function Moments(props: MomentsProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const { tables, steps } = viewMoments(props.position, t, props.lang);
  const [step, setStep] = createSignal<number | null>(null);
  const table = () => tables[step() ?? 0] as TableView;
  const shown = () => {
    const at = step();
    return at === null ? steps.flat() : (steps[at - 1] ?? []);
  };
  return (
    <div class="st-panel">
      <Table view={table()} />
      <Walk step={step()} count={steps.length} isNext={false} t={t} onStep={setStep} />
      <Steps steps={shown()} isLive t={t} />
    </div>
  );
}
