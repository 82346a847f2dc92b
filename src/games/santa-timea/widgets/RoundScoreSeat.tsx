import { createSignal, For, Show } from 'solid-js';
import type { Wind } from '../../../core/compass.ts';
import { type Speech, sayScoreStep } from '../explain/say.ts';
import type { ScoreStep } from '../explain/score.ts';
import type { ScorePosition } from '../notation/score.ts';
import type { WindCard } from '../rules/cards.ts';
import { type Holding, heldTriplets, keptCards } from '../rules/score.ts';
import { RoundScoreAdvice } from './RoundScoreAdvice.tsx';
import { RoundScoreCards } from './RoundScoreCards.tsx';
import { Steps } from './Steps.tsx';
import { addCard, removeCard, toggleSet } from './score-edits.ts';
import { sentenceOf } from './sentence.ts';
import { WindFace } from './WindFace.tsx';

export interface RoundScoreSeatProps {
  readonly name: string;
  readonly seat: number;
  readonly holding: Holding;
  readonly position: ScorePosition;
  readonly total: number;
  readonly steps: readonly ScoreStep[];
  /** Whether to say what would be best. */
  readonly advised: boolean;
  readonly isEditing: boolean;
  readonly speech: Speech;
  readonly onEdit: (edits: boolean) => void;
  /** New holdings, and what is to be said first. */
  readonly onChange: (holdings: readonly Holding[], said?: string) => void;
}

/** One player's wind cards, sets, result and reasons. */
export function RoundScoreSeat(props: RoundScoreSeatProps) {
  const t = props.speech.t;
  const wind = (of: Wind) => t(`wind.${of}`);
  const points = () => t('score.points', { count: props.total });
  const [dropped, setDropped] = createSignal('');

  const change = (holdings: readonly Holding[], said = '') => {
    setDropped(said);
    props.onChange(holdings, said);
  };
  const remove = (card: WindCard) => {
    const edit = removeCard(props.position.holdings, props.seat, card);
    change(edit.holdings, edit.dropped && t('score.dropped', { wind: wind(edit.dropped) }));
  };

  return (
    <fieldset class="st-seat">
      <legend>
        {props.name} <output>{points()}</output>
      </legend>
      <div class="st-seat-body">
        <Show
          when={props.isEditing}
          fallback={
            <>
              <Cards cards={keptCards(props.holding)} speech={props.speech} />
              <Show when={props.holding.cards.length === 0}>
                <p class="st-note">{t('score.empty')}</p>
              </Show>
              <For each={props.holding.discarded}>
                {(set) => (
                  <div class="st-gone">
                    <span>{t('score.gone', { wind: wind(set) })}</span>
                    <Cards
                      cards={[1, 2, 3].map((damage) => ({ wind: set, damage }))}
                      speech={props.speech}
                    />
                  </div>
                )}
              </For>
            </>
          }
        >
          <RoundScoreCards
            cards={props.holding.cards}
            holdings={props.position.holdings}
            t={t}
            onAdd={(card) => change(addCard(props.position.holdings, props.seat, card))}
            onRemove={remove}
          />
        </Show>
        <button
          type="button"
          class="st-button st-edit"
          aria-expanded={props.isEditing}
          aria-label={t(props.isEditing ? 'score.done-of' : 'score.edit-of', { name: props.name })}
          onClick={() => props.onEdit(!props.isEditing)}
        >
          {t(props.isEditing ? 'score.done' : 'score.edit')}
        </button>
      </div>
      <Show when={dropped()}>
        <p class="st-dropped">{dropped()}</p>
      </Show>
      <div class="st-score-choices">
        <For each={heldTriplets(props.holding.cards)}>
          {(set) => (
            <label class="st-option">
              <input
                type="checkbox"
                checked={props.holding.discarded.includes(set)}
                onChange={() => change(toggleSet(props.position.holdings, props.seat, set))}
              />
              <span>{t('score.discard', { wind: wind(set) })}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.advised}>
        <RoundScoreAdvice position={props.position} seat={props.seat} speech={props.speech} />
      </Show>
      <details class="st-why">
        <summary>{t('score.why', { points: points() })}</summary>
        <Steps
          steps={props.steps.map((step) =>
            sentenceOf(sayScoreStep(step, t), step, props.position.edition),
          )}
          t={t}
        />
      </details>
    </fieldset>
  );
}

function Cards(props: { readonly cards: readonly WindCard[]; readonly speech: Speech }) {
  return (
    <Show when={props.cards.length > 0}>
      <ul class="st-cards">
        <For each={props.cards}>
          {(card) => (
            <li>
              <WindFace card={card} t={props.speech.t} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
