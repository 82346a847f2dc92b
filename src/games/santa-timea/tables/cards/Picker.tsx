import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import { Button } from '../../../../kit/Button.tsx';
import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { HIGHEST_RANK, sameCard } from '../../rules/cards.ts';
import { checkTrick } from '../../rules/position.ts';
import type { Trick } from '../../rules/trick.ts';
import { numbersAt, wheelCardOf } from '../judge/entry.ts';
import type { Slot } from '../sea/Sea.tsx';
import { Needle } from './icons.tsx';

const PIRATESS_CHOICE = 0;

export function Picker(props: {
  readonly id: string;
  readonly picked: Slot;
  readonly trick: Trick;
  readonly names: readonly string[];
  readonly t: Translate;
  readonly onChange: (trick: Trick) => void;
  readonly onClose: () => void;
}) {
  const { picked: slot, names, t } = props;
  let panel!: HTMLFieldSetElement;
  const first = chosenIn(props.trick, slot);
  const [wind, setWind] = createSignal(first.wind);
  const [number, setNumber] = createSignal(first.number);
  const tableWith = (toWind: Wind, toNumber: number): Trick =>
    slot === 'wind'
      ? { ...props.trick, wind: { wind: toWind, damage: toNumber } }
      : { ...props.trick, plays: props.trick.plays.with(slot, wheelCardOf(toWind, toNumber)) };
  const trouble = (toNumber: number) => {
    const problem = checkTrick(tableWith(wind(), toNumber));
    if (!problem) return null;
    const { code } = problem;
    if (slot === 'wind') {
      return sayError({ code, found: sayWindCard({ wind: wind(), damage: toNumber }, t) }, t);
    }
    const card = wheelCardOf(wind(), toNumber);
    const found = sayCard(card, t);
    if (code !== 'duplicate-card') return sayError({ code, found }, t);
    const { plays } = props.trick;
    const holder = plays.findIndex((play, place) => place !== slot && sameCard(play, card));
    return t('picker.taken', { card: found, name: names[holder] ?? '' });
  };
  const choose = (toWind: Wind, toNumber: number) => {
    setWind(toWind);
    setNumber(toNumber);
    if (!trouble(toNumber)) props.onChange(tableWith(toWind, toNumber));
  };
  onMount(() => {
    panel.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  });
  return (
    <fieldset
      ref={panel}
      class="st-picker"
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      <legend class="st-title">
        {slot === 'wind' ? t('picker.which-wind') : t('picker.which', { name: names[slot] ?? '' })}
      </legend>
      <PickerGroup
        name={`${props.id}-wind`}
        kind="wind"
        legend={t('picker.wind')}
        values={WINDS}
        chosen={number() === PIRATESS_CHOICE ? undefined : wind()}
        onChoose={(value) => choose(value, number() || HIGHEST_RANK / 2)}
      >
        {(value) => (
          <>
            <Needle wind={value} />
            {t(`wind.${value}`)}
          </>
        )}
      </PickerGroup>
      <PickerGroup
        name={`${props.id}-number`}
        kind="number"
        legend={t(slot === 'wind' ? 'picker.damage' : 'picker.number')}
        values={slot === 'wind' ? numbersAt('row') : [...numbersAt('plays'), PIRATESS_CHOICE]}
        chosen={number()}
        isTaken={(value) => trouble(value) !== null}
        onChoose={(value) => choose(wind(), value)}
      >
        {(value) => (
          <>
            {value === PIRATESS_CHOICE ? t('card.piratess') : value}
            <Show when={trouble(value)}>{(said) => <span class="aloud"> ({said()})</span>}</Show>
          </>
        )}
      </PickerGroup>
      <p role="status">{trouble(number())}</p>
      <Button isPrimary onPress={() => props.onClose()}>
        {t('picker.done')}
      </Button>
    </fieldset>
  );
}

interface PickerGroupProps<V extends string | number> {
  readonly name: string;
  readonly kind: 'wind' | 'number';
  readonly legend: string;
  readonly values: readonly V[];
  readonly chosen: V | undefined;
  readonly isTaken?: (value: V) => boolean;
  readonly onChoose: (value: V) => void;
  readonly children: (value: V) => JSX.Element;
}

function PickerGroup<V extends string | number>(props: PickerGroupProps<V>) {
  return (
    <fieldset
      class={`st-keys st-picks-${props.kind}`}
      style={{ '--keys': props.kind === 'number' ? 6 : 4 }}
    >
      <legend>{props.legend}</legend>
      <For each={props.values}>
        {(value) => (
          <label
            class="st-button st-pick"
            classList={{ 'st-is-taken': props.isTaken?.(value) ?? false }}
          >
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

function chosenIn(trick: Trick, slot: Slot): { wind: Wind; number: number } {
  if (slot === 'wind') return { wind: trick.wind.wind, number: trick.wind.damage };
  const card = trick.plays[slot];
  return card?.kind === 'number'
    ? { wind: card.wind, number: card.rank }
    : { wind: trick.wind.wind, number: PIRATESS_CHOICE };
}
