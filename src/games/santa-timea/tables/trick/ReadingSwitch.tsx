import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import type { Edition } from '../../rules/readings.ts';
import type { VariantName } from '../../rules/variants.ts';

interface ReadingSwitchProps {
  readonly id: string;
  readonly of?: string;
  readonly ruleset: Ruleset;
  /** The books to choose from; none where that makes no difference. */
  readonly editions?: readonly Edition[] | undefined;
  readonly variants: readonly VariantName[];
  readonly t: Translate;
  readonly onChange: (ruleset: Ruleset) => void;
}

export function ReadingSwitch(props: ReadingSwitchProps) {
  return (
    <>
      <Choice {...props} kind="edition" values={props.editions ?? []} />
      <Choice {...props} kind="variant" values={props.variants} />
    </>
  );
}

export const ofWidget = (legend: string, of: string | undefined) =>
  of ? `${legend}, ${of}` : undefined;

function Choice(
  props: ReadingSwitchProps & {
    readonly kind: keyof Ruleset;
    readonly values: readonly (Edition | VariantName)[];
  },
) {
  const legend = () => props.t(`reading.${props.kind}`);
  return (
    <Show when={props.values.length > 1}>
      <fieldset class="st-choice" aria-label={ofWidget(legend(), props.of)}>
        <legend>{legend()}</legend>
        <For each={props.values}>
          {(value) => (
            <label class="st-option">
              <input
                type="radio"
                name={`${props.id}-${props.kind}`}
                checked={value === props.ruleset[props.kind]}
                onChange={() => props.onChange({ ...props.ruleset, [props.kind]: value })}
              />
              {props.t(`reading.${value}`)}
            </label>
          )}
        </For>
      </fieldset>
    </Show>
  );
}
