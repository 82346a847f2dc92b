import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Decks } from '../../rules/deck.ts';
import type { Choice, ToldBoard } from '../field/field.ts';

/** [N1] [N2] With how many players and decks the next game is dealt; the one on the table stays until then. */
export const Dealing = (props: {
  readonly deal: NonNullable<ToldBoard['deal']>;
  readonly seats: number;
  readonly decks: Decks;
  readonly t: Translate;
  readonly onSeats: (seats: number) => void;
  readonly onDecks: (decks: Decks) => void;
}) => (
  <>
    <Choosing
      label={props.t('board.players')}
      choices={props.deal.seatChoices}
      value={props.seats}
      onChoose={props.onSeats}
    />
    <Choosing
      label={props.t('board.decks.label')}
      choices={props.deal.deckChoices}
      value={props.decks}
      onChoose={props.onDecks}
    />
  </>
);

function Choosing<Value extends number>(props: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <select
      class="tn-choice"
      aria-label={props.label}
      onChange={(event) => {
        const choice = props.choices[event.currentTarget.selectedIndex];
        if (choice) props.onChoose(choice.value);
      }}
    >
      <For each={props.choices}>
        {({ value, label }) => (
          <option value={value} selected={value === props.value}>
            {label}
          </option>
        )}
      </For>
    </select>
  );
}

/** What everybody has earned, and who is Captain. */
export const Players = (props: { readonly players: ToldBoard['players'] }) => (
  <Show when={props.players.length > 0}>
    <ul class="tn-players">
      <For each={props.players}>
        {({ name, has, office }) => (
          <li>
            <b>{name}</b> {has}
            <Show when={office}> · {office}</Show>
          </li>
        )}
      </For>
    </ul>
  </Show>
);
