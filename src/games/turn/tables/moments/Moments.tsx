import { createSignal } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { createTranslate } from '../../explain/words.ts';
import type { ToldTable } from '../field/field.ts';
import { Table } from '../field/Table.tsx';
import type { ToldMoments } from './moments.ts';

/** The words of it, by top-level key. */
export const momentsWords = ['ruling', 'walk'] as const;

interface MomentsProps {
  readonly told: ToldMoments;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A table and its moves, to be walked one by one; at rest, with all that comes of them. */
export function Moments(props: MomentsProps) {
  const t = createTranslate(props.words, props.lang);
  const [step, setStep] = createSignal<number | null>(null);
  const count = () => props.told.steps.length;
  const table = () => props.told.tables[step() ?? 0] as ToldTable;
  const shown = () => {
    const at = step();
    return at === null ? props.told.steps.flat() : (props.told.steps[at - 1] ?? []);
  };
  return (
    <div class="st-panel">
      <Table told={table()} />
      <Walk step={step()} count={count()} isNext={false} t={t} onStep={setStep} />
      <Steps steps={shown()} isLive t={t} />
    </div>
  );
}
