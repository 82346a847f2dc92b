import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { RowPosition } from '../../notation/row.ts';
import { viewRow } from './row-view.ts';
import { WindRowMoment } from './WindRowMoment.tsx';

export function WindRowRest(props: { readonly position: RowPosition; readonly t: Translate }) {
  const { row } = props.position;
  const rest = viewRow(row, props.t).slice(1);
  return (
    <Show when={rest.length > 0}>
      <noscript>
        <div class="st-panel st-row">
          <ol class="st-row-moments" aria-label={props.t('row.label')}>
            <For each={rest}>
              {(moment) => (
                <WindRowMoment
                  moment={moment}
                  forecast={row.forecast}
                  tapped={undefined}
                  onTap={undefined}
                  t={props.t}
                />
              )}
            </For>
          </ol>
        </div>
      </noscript>
    </Show>
  );
}
