import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import { Button } from '../../../../kit/Button.tsx';
import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import {
  HIGHEST_RANK,
  numberCard,
  PIRATESS,
  sameCard,
  type WheelCard,
  type WindCard,
} from '../../rules/cards.ts';
import { checkTrick } from '../../rules/position.ts';
import type { Trick } from '../../rules/trick.ts';
import type { Slot } from '../sea/Sea.tsx';
import { withPlay, withWind } from '../trick/trick-edits.ts';
import { Arrow } from './icons.tsx';

interface PickerProps {
  readonly id: string;
  readonly picked: Slot;
  readonly trick: Trick;
  readonly names: readonly string[];
  readonly t: Translate;
  readonly onChange: (trick: Trick) => void;
  readonly onClose: () => void;
}

/** Every number a choice can stand for; 0 stands for a Piratess. */
const RANKS = Array.from({ length: HIGHEST_RANK }, (_, index) => index + 1);
const DAMAGES = [1, 2, 3];
const PIRATESS_CHOICE = 0;

export function Picker(props: PickerProps) {
  let panel!: HTMLFieldSetElement;
  const first = chosenIn(props.trick, props.picked);
  const [wind, setWind] = createSignal(first.wind);
  const [number, setNumber] = createSignal(first.number);
  const tableWith = (toWind: Wind, toNumber: number): Trick =>
    props.picked === 'wind'
      ? withWind(props.trick, { wind: toWind, damage: toNumber })
      : withPlay(props.trick, props.picked, wheelCard(toWind, toNumber));
  const trouble = (toNumber: number) => {
    const problem = checkTrick(tableWith(wind(), toNumber));
    return problem && sayTaken(props, wind(), toNumber, problem.code);
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
      <legend class="st-title">{title(props)}</legend>
      <PickerGroup
        name={`${props.id}-wind`}
        kind="wind"
        legend={props.t('picker.wind')}
        values={WINDS}
        chosen={number() === PIRATESS_CHOICE ? undefined : wind()}
        onChoose={(value) => choose(value, number() || HIGHEST_RANK / 2)}
      >
        {(value) => (
          <>
            <svg class={`st-${value}`} viewBox="0 0 24 24" aria-hidden="true">
              <Arrow wind={value} x={12} y={12} size={10} />
            </svg>
            {props.t(`wind.${value}`)}
          </>
        )}
      </PickerGroup>
      <PickerGroup
        name={`${props.id}-number`}
        kind="number"
        legend={props.t(props.picked === 'wind' ? 'picker.damage' : 'picker.number')}
        values={props.picked === 'wind' ? DAMAGES : [...RANKS, PIRATESS_CHOICE]}
        chosen={number()}
        isTaken={(value) => trouble(value) !== null}
        onChoose={(value) => choose(wind(), value)}
      >
        {(value) => numberLabel(value, () => trouble(value), props.t)}
      </PickerGroup>
      <p class="st-taken" role="status">
        {trouble(number())}
      </p>
      <Button isPrimary onPress={() => props.onClose()}>
        {props.t('picker.done')}
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

function numberLabel(value: number, trouble: () => string | null, t: Translate): JSX.Element {
  return (
    <>
      {value === PIRATESS_CHOICE ? t('card.piratess') : value}
      <Show when={trouble()}>{(said) => <span class="aloud"> ({said()})</span>}</Show>
    </>
  );
}

function title({ picked: slot, names, t }: PickerProps): string {
  return slot === 'wind' ? t('picker.which-wind') : t('picker.which', { name: names[slot] ?? '' });
}

const wheelCard = (wind: Wind, number: number): WheelCard =>
  number === PIRATESS_CHOICE ? PIRATESS : numberCard(wind, number);

function chosenIn(trick: Trick, slot: Slot): { wind: Wind; number: number } {
  if (slot === 'wind') return { wind: trick.wind.wind, number: trick.wind.damage };
  const card = trick.plays[slot];
  return card?.kind === 'number'
    ? { wind: card.wind, number: card.rank }
    : { wind: trick.wind.wind, number: PIRATESS_CHOICE };
}

function sayTaken(props: PickerProps, wind: Wind, number: number, code: string): string {
  const { t, trick, names, picked: slot } = props;
  if (slot === 'wind') {
    const card: WindCard = { wind, damage: number };
    return sayError({ code, found: sayWindCard(card, t) }, t);
  }
  const card = wheelCard(wind, number);
  const holder = trick.plays.findIndex((play, place) => place !== slot && sameCard(play, card));
  return code === 'duplicate-card'
    ? t('picker.taken', { card: sayCard(card, t), name: names[holder] ?? '' })
    : sayError({ code, found: sayCard(card, t) }, t);
}
