import { For, type JSX } from 'solid-js';

export const Choice = <Value extends string | number>(props: {
  readonly name: string;
  readonly label: string;
  /** Said for the label, where a page holds more than one such choice. */
  readonly spoken?: string | undefined;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly children: (value: Value) => JSX.Element;
}) => (
  <fieldset class="st-choice" aria-label={props.spoken}>
    <legend>{props.label}</legend>
    <For each={props.values}>
      {(value) => (
        <label class="st-option">
          <input
            type="radio"
            name={props.name}
            checked={props.chosen === value}
            onChange={() => props.onChoose(value)}
          />
          {props.children(value)}
        </label>
      )}
    </For>
  </fieldset>
);
