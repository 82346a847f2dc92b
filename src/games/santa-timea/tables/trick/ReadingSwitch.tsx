import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import type { Edition } from '../../rules/readings.ts';
import type { VariantName } from '../../rules/variants.ts';

interface ReadingSwitchProps {
  readonly id: string;
  readonly of?: string;
  readonly ruleset: Ruleset;
  readonly editions: readonly Edition[];
  readonly variants: readonly VariantName[];
  readonly t: Translate;
  readonly onChange: (ruleset: Ruleset) => void;
}

export function ReadingSwitch(props: ReadingSwitchProps) {
  return (
    <>
      <Show when={props.editions.length > 1}>
        <Choice
          of={props.of}
          name={`${props.id}-edition`}
          legend={props.t('reading.edition')}
          values={props.editions}
          chosen={props.ruleset.edition}
          label={(edition) => props.t(`reading.${edition}`)}
          onChoose={(edition) => props.onChange({ ...props.ruleset, edition })}
        />
      </Show>
      <Show when={props.variants.length > 1}>
        <Choice
          of={props.of}
          name={`${props.id}-variant`}
          legend={props.t('reading.variant')}
          values={props.variants}
          chosen={props.ruleset.variant}
          label={(variant) => props.t(`reading.${variant}`)}
          onChoose={(variant) => props.onChange({ ...props.ruleset, variant })}
        />
      </Show>
    </>
  );
}

interface ChoiceProps<V extends string> {
  readonly of: string | undefined;
  readonly name: string;
  readonly legend: string;
  readonly values: readonly V[];
  readonly chosen: V;
  readonly label: (value: V) => string;
  readonly onChoose: (value: V) => void;
}

export const ofWidget = (legend: string, of: string | undefined) =>
  of ? `${legend}, ${of}` : undefined;

function Choice<V extends string>(props: ChoiceProps<V>) {
  return (
    <fieldset class="st-choice" aria-label={ofWidget(props.legend, props.of)}>
      <legend>{props.legend}</legend>
      <For each={props.values}>
        {(value) => (
          <label class="st-option">
            <input
              type="radio"
              name={props.name}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            {props.label(value)}
          </label>
        )}
      </For>
    </fieldset>
  );
}
