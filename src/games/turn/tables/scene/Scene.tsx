import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Table } from '../field/Table.tsx';
import type { ToldScene } from './scene.ts';

/** What a question is about: a table and what has been played there, or what everybody has earned. */
export function Scene(props: { readonly scene: ToldScene; readonly t: Translate }) {
  const table = () => props.scene.kind === 'table' && props.scene;
  const loot = () => props.scene.kind === 'loot' && props.scene.lines;
  return (
    <>
      <Show when={table()}>
        {(scene) => (
          <>
            <Table told={scene().table} />
            <Show when={scene().played}>
              <p class="st-note">{scene().played}</p>
            </Show>
          </>
        )}
      </Show>
      <Show when={loot()}>
        {(lines) => (
          <ul class="tn-loot">
            <For each={lines()}>{(line) => <li>{line}</li>}</For>
          </ul>
        )}
      </Show>
    </>
  );
}
