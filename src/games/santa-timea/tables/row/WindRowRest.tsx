import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { ToldRow } from './told-row.ts';
import { WindRowMoment } from './WindRowMoment.tsx';

/** The later moments of a row below each other, for readers without JavaScript; rendered on the server. */
export function WindRowRest(props: { readonly told: ToldRow; readonly t: Translate }) {
  return (
    <noscript>
      <div class="st-panel st-row">
        <ol class="st-row-moments" aria-label={props.t('row.label')}>
          <For each={props.told.moments.slice(1)}>
            {(moment) => (
              <WindRowMoment
                moment={moment}
                forecast={props.told.forecast}
                tapped={undefined}
                onTap={undefined}
                t={props.t}
              />
            )}
          </For>
        </ol>
      </div>
    </noscript>
  );
}
