import { Show } from 'solid-js';
import { Choice } from '../../../../kit/Choice.tsx';
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
  const Kind = (of: {
    readonly kind: keyof Ruleset;
    readonly values: readonly (Edition | VariantName)[];
  }) => {
    const label = () => props.t(`reading.${of.kind}`);
    return (
      <Show when={of.values.length > 1}>
        <Choice
          name={`${props.id}-${of.kind}`}
          label={label()}
          spoken={ofWidget(label(), props.of)}
          values={of.values}
          chosen={props.ruleset[of.kind]}
          onChoose={(value) => props.onChange({ ...props.ruleset, [of.kind]: value })}
        >
          {(value) => props.t(`reading.${value}`)}
        </Choice>
      </Show>
    );
  };
  return (
    <>
      <Kind kind="edition" values={props.editions ?? []} />
      <Kind kind="variant" values={props.variants} />
    </>
  );
}

export const ofWidget = (legend: string, of: string | undefined) =>
  of ? `${legend}, ${of}` : undefined;
