import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { ODD } from './first-round-words.ts';

/** Six cases at which a table stops, and the judge for all others. */
export function FirstOdd(props: {
  readonly t: Translate;
  /** Left out where the judge is there already, or has nothing to judge. */
  readonly onUnsure?: (() => void) | undefined;
}) {
  const { t } = props;
  return (
    <details class="st-bar st-first-odd">
      <summary>{t('first-round.head.odd')}</summary>
      <For each={ODD}>
        {(odd) => (
          <details name="odd">
            <summary>{t(`first-round.odd.ask.${odd}`)}</summary>
            <p>{t(`first-round.odd.say.${odd}`)}</p>
          </details>
        )}
      </For>
      <Show when={props.onUnsure}>
        {(ask) => (
          <button type="button" class="st-button" onClick={() => ask()()}>
            {t('first-round.odd.unsure')}
          </button>
        )}
      </Show>
    </details>
  );
}
