import { createSignal, For, Index, Show } from 'solid-js';
import { WINDS } from '../../../../core/compass.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Key, Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { type Holding, heldTriplets, keptCards, MOST_DAMAGE } from '../../rules/score.ts';
import { WindCards } from '../cards/LaidCards.tsx';
import { WindFace } from '../cards/WindFace.tsx';
import { ofWidget } from '../trick/ReadingSwitch.tsx';
import { addCard, copiesLeft, isDamage, removeCard, toggleSet } from './score-cards.ts';
import type { ScoreView } from './score-view.ts';

interface ScoreSeatsProps {
  readonly seats: ScoreView['seats'];
  readonly holdings: readonly Holding[];
  /** What was typed for a damage and can be none, by seat. */
  readonly wrong?: readonly (string | undefined)[] | undefined;
  /** What else there is to say about the cards of a seat; empty ones are left out. */
  readonly notesOf?: (seat: number) => readonly string[];
  /** What the score is called where others are on the page; else empty. */
  readonly of: string;
  readonly t: Translate;
  /** Notes the damage alone, as it was written; left out where cards have to be laid. */
  readonly onNote?: ((seat: number, written: string) => void) | undefined;
  /** The new holdings, whose they are, and what is to be said about them. */
  readonly onChange: (holdings: readonly Holding[], seat: number, said?: string) => void;
}

/** What was typed for a damage and can be none, by seat. */
export function createWrong() {
  const [wrong, setWrong] = createSignal<readonly (string | undefined)[]>([]);
  return {
    wrong,
    noteWrong(seat: number, text: string) {
      setWrong(Object.assign([...wrong()], { [seat]: text && !isDamage(text) ? text : undefined }));
    },
    clearWrong: () => setWrong([]),
  };
}

/** Everybody's wind cards, sets, results and reasons; the cards of one player at a time can be changed. */
export function ScoreSeats(props: ScoreSeatsProps) {
  const { t } = props;
  const [editing, setEditing] = createSignal<number>();
  return (
    <div class="columns st-score-seats">
      <Index each={props.seats}>
        {(view, seat) => {
          const holding = () => props.holdings[seat] as Holding;
          const isEditing = () => editing() === seat;
          const isNoted = () => props.onNote && holding().cards.length === 0;
          const about = (key: Key) => t(key, { name: view().name });
          return (
            <fieldset
              class="st-score-seat"
              aria-label={ofWidget(`${view().name} ${view().points}`, props.of)}
            >
              <legend>
                {view().name} <span>{view().points}</span>
              </legend>
              <div class="row st-score-body">
                <Show
                  when={isEditing()}
                  fallback={
                    <>
                      <Show
                        when={isNoted()}
                        fallback={
                          <WindCards cards={keptCards(holding())} t={t}>
                            {t('score.empty')}
                          </WindCards>
                        }
                      >
                        <label class="row st-score-noted">
                          {t('score.noted')}
                          <span class="aloud">{`, ${view().name}`}</span>
                          <input
                            type="text"
                            inputmode="numeric"
                            autocomplete="off"
                            aria-invalid={props.wrong?.[seat] !== undefined}
                            value={props.wrong?.[seat] ?? holding().damage ?? ''}
                            onInput={({ currentTarget }) =>
                              props.onNote?.(seat, currentTarget.value)
                            }
                          />
                        </label>
                      </Show>
                      <For each={holding().discarded}>
                        {(wind) => (
                          <div class="st-apart">
                            {t('score.gone')}
                            <WindCards
                              cards={[1, 2, 3].map((damage) => ({ wind, damage }))}
                              t={t}
                            />
                          </div>
                        )}
                      </For>
                    </>
                  }
                >
                  <Picker {...props} seat={seat} />
                </Show>
                <button
                  type="button"
                  class="st-button st-score-edit"
                  aria-expanded={isEditing()}
                  aria-label={about(isEditing() ? 'score.done-of' : 'score.edit-of')}
                  onClick={() => setEditing(isEditing() ? undefined : seat)}
                >
                  {t(isEditing() ? 'score.done' : 'score.edit')}
                </button>
              </div>
              <div class="row st-score-choices">
                <For each={heldTriplets(holding().cards)}>
                  {(wind) => (
                    <label class="st-option">
                      <input
                        type="checkbox"
                        checked={holding().discarded.includes(wind)}
                        onChange={() => props.onChange(toggleSet(props.holdings, seat, wind), seat)}
                      />
                      {t('score.discard', { wind: t(`wind.${wind}`) })}
                    </label>
                  )}
                </For>
              </div>
              <Show when={props.wrong?.[seat]}>
                <p class="st-remark" aria-live="polite">
                  {t('score.most', { most: MOST_DAMAGE })}
                </p>
              </Show>
              <For each={props.notesOf?.(seat).filter(Boolean)}>
                {(note) => (
                  <p class="st-remark" aria-live="polite">
                    {note}
                  </p>
                )}
              </For>
              <details class="st-score-why">
                <summary>{t('score.why', { points: view().points })}</summary>
                <Steps steps={view().sentences} t={t} />
              </details>
            </fieldset>
          );
        }}
      </Index>
    </div>
  );
}

const KINDS: readonly WindCard[] = [1, 2, 3].flatMap((damage) =>
  WINDS.map((wind) => ({ wind, damage })),
);

/** Changes a player's wind cards: tap one to give it back, or take one that the deck still has. */
function Picker(props: ScoreSeatsProps & { readonly seat: number }) {
  const { t } = props;
  let own: HTMLUListElement | undefined;
  const remove = (card: WindCard, index: number) => {
    const { holdings, dropped } = removeCard(props.holdings, props.seat, card);
    props.onChange(
      holdings,
      props.seat,
      dropped && t('scored.dropped', { wind: t(`wind.${dropped}`) }),
    );
    // The button that was pressed may be gone: go on where it was.
    const buttons = own?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <ul class="st-task-cards" ref={own}>
        <Index each={props.holdings[props.seat]?.cards}>
          {(card, index) => (
            <li>
              <button type="button" class="st-score-card" onClick={() => remove(card(), index)}>
                <span class="aloud">{t('scored.remove')}</span>
                <WindFace card={card()} t={t} />
                <span aria-hidden="true">×</span>
              </button>
            </li>
          )}
        </Index>
      </ul>
      <p class="st-note">{t('scored.give-back')}</p>
      <ul class="st-score-picker">
        <For each={KINDS}>
          {(card) => {
            const left = () => copiesLeft(props.holdings, card);
            return (
              <li>
                <button
                  type="button"
                  class="st-score-card"
                  aria-disabled={left() === 0}
                  onClick={() =>
                    left() > 0 &&
                    props.onChange(addCard(props.holdings, props.seat, card), props.seat)
                  }
                >
                  <WindFace card={card} t={t} />
                  <span>{t('scored.left', { count: left() })}</span>
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </>
  );
}
