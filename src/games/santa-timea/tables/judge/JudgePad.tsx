import { For, Show } from 'solid-js';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import type { Translate } from '../../explain/words.ts';
import { Arrow, Hat } from '../cards/icons.tsx';
import { type EntryPlace, numbersAt } from './entry.ts';

interface JudgePadProps {
  readonly list: EntryPlace['list'];
  readonly wind: Wind | null;
  readonly t: Translate;
  readonly onWind: (stroke: Wind | 'piratess') => void;
  readonly onNumber: (number: number) => void;
}

/** What stands on her cards in every language. */
const PIRATESS = 'P';

export function JudgePad(props: JudgePadProps) {
  const t = props.t;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset makes no row. */}
      <div class="st-judge-winds" role="group" aria-label={t('picker.wind')}>
        <For each={WINDS}>
          {(wind) => (
            <button
              type="button"
              class={`st-button st-${wind}`}
              aria-pressed={props.wind === wind}
              aria-label={t(`wind.${wind}`)}
              onClick={() => props.onWind(wind)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <Arrow wind={wind} x={12} y={12} size={10} />
              </svg>
              {t(`letter.${wind}`)}
            </button>
          )}
        </For>
        <button
          type="button"
          class="st-button st-P"
          aria-label={t('card.piratess')}
          aria-disabled={props.list === 'row'}
          onClick={() => props.list === 'plays' && props.onWind('piratess')}
        >
          <Hat />
          {PIRATESS}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div
        class="st-judge-numbers"
        classList={{ 'st-few': props.list === 'row' }}
        role="group"
        aria-label={t(props.list === 'row' ? 'picker.damage' : 'picker.number')}
      >
        <For each={numbersAt(props.list)}>
          {(number) => (
            <button
              type="button"
              class="st-button"
              aria-disabled={props.wind === null}
              onClick={() => props.onNumber(number)}
            >
              <Show when={props.list === 'row'}>
                <span aria-hidden="true">{'▲'.repeat(number)}</span>
              </Show>
              {number}
            </button>
          )}
        </For>
      </div>
    </>
  );
}
