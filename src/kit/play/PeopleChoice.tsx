import { createSignal, Index, type JSX, onMount, Show } from 'solid-js';
import { isShared, LONGEST_NAME, type People, tidyName } from '../../core/people.ts';
import type { Translate } from '../../core/words.ts';
import { keepName, keptNames } from '../../device/names.ts';

export function PeopleChoice(props: {
  readonly against: string;
  readonly players: readonly { readonly name: string; readonly note?: string }[];
  readonly picture?: (seat: number) => JSX.Element;
  readonly people: People;
  readonly onPeople: (people: People) => void;
  readonly t: Translate<'people.table' | 'people.here' | 'people.name'>;
}) {
  const [names, setNames] = createSignal<readonly string[]>([]);
  onMount(() => setNames(keptNames()));
  const isPerson = (seat: number) => props.people.includes(seat);
  const turn = (seat: number) =>
    props.onPeople(
      isPerson(seat)
        ? props.people.filter((one) => one !== seat)
        : [...props.people, seat].sort((a, b) => a - b),
    );
  return (
    <div class="st-captains">
      <p>{isShared(props.people) ? props.t('people.table') : props.against}</p>
      <ul class="columns" aria-live="polite">
        <Index each={props.players}>
          {(player, seat) => (
            <Show when={seat > 0 || isShared(props.people)}>
              <li class="row">
                <Show
                  when={isPerson(seat)}
                  fallback={
                    <>
                      {props.picture?.(seat)}
                      <span>
                        {player().name} <small>{player().note}</small>
                      </span>
                    </>
                  }
                >
                  <input
                    type="text"
                    class="st-name-field"
                    maxLength={LONGEST_NAME}
                    aria-label={props.t('people.name', { number: seat + 1 })}
                    placeholder={player().name}
                    value={names()[seat] ?? ''}
                    onChange={({ currentTarget }) =>
                      setNames(keepName(seat, tidyName(currentTarget.value)))
                    }
                  />
                </Show>
                <Show when={seat > 0}>
                  <label class="st-option">
                    <input type="checkbox" checked={isPerson(seat)} onChange={() => turn(seat)} />
                    <span class="aloud">{`${player().name} `}</span>
                    {props.t('people.here')}
                  </label>
                </Show>
              </li>
            </Show>
          )}
        </Index>
      </ul>
    </div>
  );
}
