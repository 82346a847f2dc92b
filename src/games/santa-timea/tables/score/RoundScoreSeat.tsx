import { createSignal, For, Index, type JSX, Show } from 'solid-js';
import type { Wind } from '../../../../core/compass.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Key, Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { type Holding, MOST_DAMAGE } from '../../rules/score.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { ofWidget } from '../trick/ReadingSwitch.tsx';
import { RoundScoreCards } from './RoundScoreCards.tsx';
import { toggleSet } from './score-cards.ts';
import type { SeatView } from './score-view.ts';

interface RoundScoreSeatProps {
  readonly seat: SeatView;
  /** What there is to say about this player's cards; empty ones are left out. */
  readonly notes: readonly string[];
  /** What was typed for the damage and can be none. */
  readonly wrong?: string | undefined;
  readonly isEditing: boolean;
  /** What changes the cards, shown in their place while they are changed. */
  readonly children: JSX.Element;
  /** What the score is called where others are on the page; else empty. */
  readonly of: string;
  readonly t: Translate;
  readonly onEdit: () => void;
  readonly onToggle: (set: Wind) => void;
  /** Notes the damage alone, as it was written; none where cards have to be laid. */
  readonly onNote?: ((written: string) => void) | undefined;
}

/** One player's wind cards, sets, result and reasons. */
function RoundScoreSeat(props: RoundScoreSeatProps) {
  const t = props.t;
  const hasNone = () => props.seat.kept.length + props.seat.sets.length === 0;
  const about = (key: Key) => t(key, { name: props.seat.name });
  return (
    <fieldset
      class="st-score-seat"
      aria-label={ofWidget(`${props.seat.name} ${props.seat.points}`, props.of)}
    >
      <legend>
        {props.seat.name} <span>{props.seat.points}</span>
      </legend>
      <div class="st-score-body">
        <Show
          when={props.isEditing}
          fallback={
            <>
              <Show when={!(hasNone() && props.onNote)}>
                <Cards cards={props.seat.kept} t={t} />
              </Show>
              <Show when={hasNone() && props.onNote}>
                {(note) => (
                  <label class="st-score-noted">
                    {t('score.noted')}
                    <span class="aloud">{`, ${props.seat.name}`}</span>
                    <input
                      type="text"
                      inputmode="numeric"
                      autocomplete="off"
                      aria-invalid={props.wrong !== undefined}
                      value={props.wrong ?? props.seat.noted ?? ''}
                      onInput={({ currentTarget }) => note()(currentTarget.value)}
                    />
                  </label>
                )}
              </Show>
              <For each={props.seat.sets.filter((set) => set.isDiscarded)}>
                {(set) => (
                  <div class="st-score-gone">
                    {t('score.gone')}
                    <Cards cards={set.cards} t={t} />
                  </div>
                )}
              </For>
            </>
          }
        >
          {props.children}
        </Show>
        <button
          type="button"
          class="st-button st-score-edit"
          aria-expanded={props.isEditing}
          aria-label={about(props.isEditing ? 'score.done-of' : 'score.edit-of')}
          onClick={() => props.onEdit()}
        >
          {t(props.isEditing ? 'score.done' : 'score.edit')}
        </button>
      </div>
      <div class="st-score-choices">
        <Index each={props.seat.sets}>
          {(set) => (
            <label class="st-option">
              <input
                type="checkbox"
                checked={set().isDiscarded}
                onChange={() => props.onToggle(set().wind)}
              />
              {t('score.discard', { wind: t(`wind.${set().wind}`) })}
            </label>
          )}
        </Index>
      </div>
      <For each={props.notes.filter(Boolean)}>
        {(note) => (
          <p class="st-score-advice" aria-live="polite">
            {note}
          </p>
        )}
      </For>
      <details class="st-score-why">
        <summary>{t('score.why', { points: props.seat.points })}</summary>
        <Steps steps={props.seat.sentences} t={t} />
      </details>
    </fieldset>
  );
}

interface ScoreSeatsProps {
  readonly seats: readonly SeatView[];
  readonly holdings: readonly Holding[];
  /** What was typed for a damage and can be none, by seat. */
  readonly wrong?: readonly (string | undefined)[] | undefined;
  /** What else there is to say about the cards of a seat. */
  readonly notesOf?: (seat: number) => readonly string[];
  readonly of: string;
  readonly t: Translate;
  readonly onNote?: ((seat: number, written: string) => void) | undefined;
  /** The new holdings, whose they are, and what is to be said about them. */
  readonly onChange: (holdings: readonly Holding[], seat: number, said?: string) => void;
}

/** Everybody's wind cards; those of one player at a time can be changed. */
export function ScoreSeats(props: ScoreSeatsProps) {
  const { t } = props;
  const [editing, setEditing] = createSignal<number>();
  return (
    <div class="st-score-seats">
      <Index each={props.seats}>
        {(view, seat) => (
          <RoundScoreSeat
            seat={view()}
            of={props.of}
            notes={[
              props.wrong?.[seat] ? t('score.most', { most: MOST_DAMAGE }) : '',
              ...(props.notesOf?.(seat) ?? []),
            ]}
            wrong={props.wrong?.[seat]}
            isEditing={editing() === seat}
            t={t}
            onEdit={() => setEditing(editing() === seat ? undefined : seat)}
            onNote={props.onNote && ((written) => props.onNote?.(seat, written))}
            onToggle={(wind) => props.onChange(toggleSet(props.holdings, seat, wind), seat)}
          >
            <RoundScoreCards
              holdings={props.holdings}
              seat={seat}
              t={t}
              onChange={(holdings, said) => props.onChange(holdings, seat, said)}
            />
          </RoundScoreSeat>
        )}
      </Index>
    </div>
  );
}

function Cards(props: { readonly cards: readonly WindCard[]; readonly t: Translate }) {
  return (
    <ul class="st-score-cards">
      <For each={props.cards} fallback={<li class="st-note">{props.t('score.empty')}</li>}>
        {(card) => (
          <li>
            <WindFace card={card} t={props.t} />
          </li>
        )}
      </For>
    </ul>
  );
}
