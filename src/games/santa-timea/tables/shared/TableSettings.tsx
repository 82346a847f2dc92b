import { createEffect, Index, type JSX, Show } from 'solid-js';
import { LONGEST_NAME, tidyName } from '../../../../core/people.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import type { Edition } from '../../rules/readings.ts';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';

interface SeatNamesProps {
  readonly names: readonly string[];
  /** The names that somebody has given; empty where nobody has. */
  readonly given: readonly string[];
  /** What is asked of the players; beside each name, where one of them is chosen. */
  readonly legend: string;
  readonly leader?: number | undefined;
  readonly onName: (seat: number, name: string) => void;
  readonly onLeader?: (seat: number) => void;
  readonly t: Translate;
}

export function SeatNames(props: SeatNamesProps) {
  return (
    <fieldset class="st-choice">
      <legend class="aloud">{props.legend}</legend>
      <Index each={props.names}>
        {(name, seat) => (
          <div class="st-tools">
            <input
              type="text"
              class="st-name-field"
              maxLength={LONGEST_NAME}
              autocomplete="off"
              aria-label={props.t('table.name-of', { number: seat + 1 })}
              placeholder={name()}
              ref={(field) =>
                createEffect(() => {
                  const given = props.given[seat] ?? '';
                  // A space at the end is no part of a name yet, and the next letter may follow it.
                  if (tidyName(field.value) !== given) field.value = given;
                })
              }
              onInput={({ currentTarget }) => props.onName(seat, currentTarget.value)}
            />
            <Show when={props.onLeader}>
              <label class="st-option">
                <input
                  type="radio"
                  name="leader"
                  checked={props.leader === seat}
                  onChange={() => props.onLeader?.(seat)}
                />
                {props.legend}
                <span class="aloud">{` ${name()}`}</span>
              </label>
            </Show>
          </div>
        )}
      </Index>
    </fieldset>
  );
}

interface TableSettingsProps extends SeatNamesProps {
  readonly label: string;
  readonly ruleset: Ruleset;
  readonly editions?: readonly Edition[];
  readonly onSeats?: ((seats: number) => void) | undefined;
  readonly onRuleset: (ruleset: Ruleset) => void;
  readonly children: JSX.Element;
}

export function TableSettings(props: TableSettingsProps) {
  const More = (to: { readonly by: 1 | -1; readonly most: number; readonly label: string }) => (
    <Button
      isOff={!props.onSeats || props.names.length === to.most}
      onPress={() => props.onSeats?.(props.names.length + to.by)}
    >
      {to.label}
    </Button>
  );
  return (
    <details class="st-bar">
      <summary>{props.label}</summary>
      <SeatNames {...props} />
      <div class="st-tools">
        <More by={-1} most={MIN_SEATS} label={props.t('table.fewer')} />
        <More by={1} most={MAX_SEATS} label={props.t('table.more')} />
        {props.children}
      </div>
      <ReadingSwitch {...props} id="table" variants={['basic', 'pro']} onChange={props.onRuleset} />
    </details>
  );
}
