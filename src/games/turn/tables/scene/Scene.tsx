import { For, Show } from 'solid-js';
import { Table } from '../field/Table.tsx';
import type { SceneView, TableSceneView } from './scene.ts';

/** What a question is about: a table and what has been played there, or what everybody has earned. */
export function Scene(props: { readonly scene: SceneView }) {
  const table = () => props.scene.kind === 'table' && props.scene;
  const loot = () => props.scene.kind === 'loot' && props.scene.lines;
  return (
    <>
      <Show when={table()}>
        {(scene) => (
          <>
            <Table view={scene().table} />
            <Played scene={scene()} />
          </>
        )}
      </Show>
      <Show when={loot()}>
        {(lines) => (
          <ul class="tn-loot st-board">
            <For each={lines()}>{(line) => <li>{line}</li>}</For>
          </ul>
        )}
      </Show>
    </>
  );
}

/** What has been played before the question is asked. */
export const Played = (props: { readonly scene: TableSceneView }) => (
  <Show when={props.scene.played}>
    <p class="st-note">{props.scene.played}</p>
  </Show>
);
