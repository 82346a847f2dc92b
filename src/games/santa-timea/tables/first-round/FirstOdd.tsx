import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { ODD } from './first-round-words.ts';

/** Six cases at which a table stops, and the judge for all others; over the screen, which stays as it is. */
export function FirstOdd(props: {
  readonly id: string;
  readonly t: Translate;
  /** Left out where the judge is there already, or has nothing to judge. */
  readonly onUnsure?: (() => void) | undefined;
}) {
  const { t } = props;
  return (
    <>
      <button type="button" class="st-button" popovertarget={props.id}>
        {t('first-round.head.odd')}
      </button>
      <div
        id={props.id}
        class="st-first-odd"
        popover
        role="dialog"
        aria-label={t('first-round.head.odd')}
      >
        <For each={ODD}>
          {(odd) => (
            <details name="odd">
              <summary>{t(`first-round.odd.ask.${odd}`)}</summary>
              <p>{t(`first-round.odd.say.${odd}`)}</p>
            </details>
          )}
        </For>
        <div class="st-tools">
          <button
            type="button"
            class="st-button"
            popovertarget={props.id}
            popovertargetaction="hide"
          >
            {t('first-round.back')}
          </button>
          <Show when={props.onUnsure}>
            {(ask) => (
              <button
                type="button"
                class="st-button"
                onClick={({ currentTarget }) => {
                  // With the question this button goes, and could close nothing.
                  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                  ask()();
                }}
              >
                {t('first-round.odd.unsure')}
              </button>
            )}
          </Show>
        </div>
      </div>
    </>
  );
}
