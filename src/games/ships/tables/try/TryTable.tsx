import { createMemo, createSignal } from 'solid-js';
import { nameAmong } from '../../../../device/fragment.ts';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/say.ts';
import type { Seat } from '../../rules/seats.ts';
import { Scene, tableWords } from '../scene/Scene.tsx';
import { toggledAt, viewScene } from '../scene/scene.ts';
import { type TriedPosition, trialOf, viewTry } from './try.ts';

export const tryWords = [...tableWords, 'ruling', 'try'] as const;

interface TryTableProps {
  readonly position: TriedPosition;
  readonly id: string;
  readonly lang: string;
  readonly words: GivenWords;
}

export function TryTable(props: TryTableProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const trial = trialOf(props.position);
  const scene = viewScene(props.position);
  const [picks, setPicks] = createSignal(trial.picks);
  const view = createMemo(() => viewTry({ ...trial, picks: picks() }, t));
  const toggle = (seat: Seat, place: number) => setPicks(toggledAt(picks(), seat, place));
  return (
    <article class="st-panel" id={props.id} aria-label={nameAmong(t('try.label'), props.id)}>
      <Scene scene={scene} picks={picks()} onToggle={toggle} t={t}>
        <p class="sl-strip sl-how needs-script">
          {t(scene.sides.length > 1 ? 'try.how' : 'try.how-alone')}
        </p>
      </Scene>
      <div aria-live="polite" classList={{ aside: view().isRefused, bad: view().isRefused }}>
        <Steps steps={view().steps} t={t} />
      </div>
    </article>
  );
}
