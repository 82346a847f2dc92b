import { createEffect, Index } from 'solid-js';
import { LONGEST_NAME, tidyName } from '../../explain/player-names.ts';
import type { Translate } from '../../explain/words.ts';
import type { ToldGame } from './game-sheet.ts';

/** What the players are called, and who led first. */
export function GameNames(props: {
  readonly told: ToldGame;
  readonly t: Translate;
  readonly onName: (seat: number, name: string) => void;
  readonly onStart: (seat: number) => void;
}) {
  const t = props.t;
  return (
    <fieldset class="st-choice">
      <legend class="st-aloud">{t('game-sheet.starter')}</legend>
      <Index each={props.told.names}>
        {(name, seat) => (
          <div class="st-tools">
            <input
              type="text"
              class="st-name-field"
              maxLength={LONGEST_NAME}
              autocomplete="off"
              aria-label={t('game-sheet.name-of', { number: seat + 1 })}
              placeholder={name()}
              ref={(field) =>
                createEffect(() => {
                  const known = props.told.game.names[seat] ?? '';
                  // A space at the end is no part of a name yet, and the next letter may follow it.
                  if (tidyName(field.value) !== known) field.value = known;
                })
              }
              onInput={({ currentTarget }) => props.onName(seat, currentTarget.value)}
            />
            <label class="st-option">
              <input
                type="radio"
                name="sheet-starter"
                checked={props.told.game.starter === seat}
                onChange={() => props.onStart(seat)}
              />
              {t('game-sheet.starter')}
              <span class="st-aloud">{` ${name()}`}</span>
            </label>
          </div>
        )}
      </Index>
    </fieldset>
  );
}
