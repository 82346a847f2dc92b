import { createSignal } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { nameAmong } from '../../../../kit/name-among.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import type { Seat } from '../../rules/seats.ts';
import { type Picks, toggledAt } from '../cards/picks.ts';
import { Scene } from '../scene/Scene.tsx';
import type { ToldScene } from '../scene/scene.ts';
import { createTryEngine, type ToldTry } from './try.ts';

/** The words of it, by top-level key; what is said of choices is loaded when one is made. */
export const tryWords = ['scene', 'phase', 'ruling', 'try'] as const;

interface TryTableProps {
  /** The position in notation. */
  readonly source: string;
  readonly scene: ToldScene;
  readonly picks: Picks;
  readonly told: ToldTry;
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A table with open hands: whatever is chosen, the rules say at once what comes of it. */
export function TryTable(props: TryTableProps) {
  const t = createTranslate(props.words, props.lang);
  const [picks, setPicks] = createSignal(props.picks);
  const [told, setTold] = createSignal(props.told);
  const toggle = async (seat: Seat, place: number) => {
    setPicks(toggledAt(picks(), seat, place));
    const engine = await createTryEngine(props.source, props.words, props.lang);
    setTold(engine.tell(picks()));
  };
  return (
    <article class="st-panel" id={props.id} aria-label={nameAmong(t('try.label'), props.id)}>
      <Scene scene={props.scene} picks={picks()} onToggle={toggle} t={t}>
        <p class="sl-strip sl-how needs-script">
          {t(props.scene.sides.length > 1 ? 'try.how' : 'try.how-alone')}
        </p>
      </Scene>
      <div aria-live="polite" class={told().isRefused ? 'sl-refused' : ''}>
        <Steps steps={told().steps} t={t} />
      </div>
    </article>
  );
}
