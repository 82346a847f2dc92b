import { For } from 'solid-js';
import type { ToldStat } from '../scene/scene.ts';

/** Hull, rigging and crew: a number and as many boxes. */
export function ShipStats(props: { readonly stats: readonly ToldStat[] }) {
  return (
    <dl class="sl-stats">
      <For each={props.stats}>
        {(stat) => (
          <div class={stat.left > 0 ? undefined : 'sl-down'}>
            <dt>{stat.name}</dt>
            <dd>
              <b>{stat.left}</b>{' '}
              <span class="sl-boxes" aria-hidden="true">
                {'■'.repeat(stat.left)}
                {'□'.repeat(stat.full - stat.left)}
              </span>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}
