import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { Steps } from '../../../widgets/Steps.tsx';
import { Cards } from './Cards.tsx';
import { ShipStats } from './ShipStats.tsx';
import type { ToldScene } from './told-scene.ts';
import type { Picks, ToldTry } from './try-desk.ts';

/** The words of it, by top-level key; what is said of choices is loaded when one is made. */
export const tryWords = ['scene', 'ruling', 'try'] as const;

export interface TryTableProps {
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
  const toggle = async (seat: number, index: number) => {
    const now = picks()[seat] ?? [];
    const next = now.includes(index) ? now.filter((one) => one !== index) : [...now, index];
    const [first, second] = picks();
    setPicks(seat === 0 ? [next, second] : [first, next]);
    const { createTryDesk } = await import('./try-desk.ts');
    const desk = await createTryDesk(props.source, props.words, props.lang);
    setTold(desk.tell(picks()));
  };
  return (
    <section class="st-panel" id={props.id} aria-label={t('try.label')}>
      <p class="st-note">{t('try.how')}</p>
      <div class="sl-scene">
        <Show when={props.scene.title}>
          <p class="sl-phase">{props.scene.title}</p>
        </Show>
        <For each={props.scene.sides}>
          {(side, seat) => (
            <div class="sl-side">
              <p class="sl-name">{side.name}</p>
              <Show when={side.stats.length > 0}>
                <ShipStats stats={side.stats} />
              </Show>
              <Show when={side.hand && side.shown}>
                {(shown) => <Cards label={t('scene.shown')} cards={shown()} t={t} />}
              </Show>
              <Cards
                label={t('scene.hand')}
                cards={side.hand ?? side.shown ?? []}
                chosen={picks()[seat()] ?? []}
                onToggle={(index) => toggle(seat(), index)}
                t={t}
              />
            </div>
          )}
        </For>
      </div>
      <div aria-live="polite">
        <For each={told().refusals}>
          {(refusal) => (
            <p class="st-alarm">
              {refusal.text}{' '}
              <a href={t('ruling.at', { clause: refusal.clause })}>
                {t('ruling.clause', { clause: refusal.clause })}
              </a>
            </p>
          )}
        </For>
        <Steps steps={told().steps} t={t} />
      </div>
    </section>
  );
}
