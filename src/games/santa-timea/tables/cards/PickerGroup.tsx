import { For, type JSX } from 'solid-js';

interface PickerGroupProps<V extends string | number> {
  /** Unique in the page. */
  readonly name: string;
  readonly kind: 'wind' | 'number';
  readonly legend: string;
  readonly values: readonly V[];
  readonly chosen: V | undefined;
  readonly isTaken?: (value: V) => boolean;
  readonly onChoose: (value: V) => void;
  readonly children: (value: V) => JSX.Element;
}

/** A group of choices of which one holds; the arrow keys walk through it. */
export function PickerGroup<V extends string | number>(props: PickerGroupProps<V>) {
  return (
    <fieldset class={`st-picks st-picks-${props.kind}`}>
      <legend>{props.legend}</legend>
      <For each={props.values}>
        {(value) => (
          <label class="st-pick" classList={{ 'st-is-taken': props.isTaken?.(value) ?? false }}>
            <input
              type="radio"
              name={props.name}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span>{props.children(value)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
