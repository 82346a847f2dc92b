import { createSignal, For, Index, Show } from 'solid-js';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createSpeech } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import {
  type Holding,
  heldTriplets,
  keptCards,
  MOST_DAMAGE,
  tripletOf,
} from '../../rules/score.ts';
import { WindCards, WindFace } from '../cards/CardFace.tsx';
import { ofWidget } from '../trick/ReadingSwitch.tsx';
import { addCard, copiesLeft, isDamage, removeCard, toggleSet, withDamage } from './score-cards.ts';
import { type ScoreView, sayAdvice } from './score-view.ts';

/** What was typed for a damage and can be none, seat by seat; empty where nothing was typed and something has to be. */
export function createTypedDamage() {
  const [wrong, setWrong] = createSignal<readonly (string | undefined)[]>([]);
  const mark = (seat: number, text: string | undefined) =>
    setWrong(Object.assign([...wrong()], { [seat]: text }));
  return {
    wrong,
    type: (seat: number, text: string) => mark(seat, text && !isDamage(text) ? text : undefined),
    miss: (seat: number) => mark(seat, ''),
    clear: () => setWrong([]),
  };
}

type TypedDamage = ReturnType<typeof createTypedDamage>;

export function ScoreSeats(props: {
  readonly judged: ScoreView;
  readonly isBlank: boolean;
  /** What was typed for a damage and can be none; left out where cards have to be laid. */
  readonly typed?: TypedDamage | undefined;
  /** What the score is called where others are on the page. */
  readonly of?: string | undefined;
  readonly t: Translate;
  readonly onChange: (holdings: readonly Holding[]) => void;
}) {
  const { t } = props;
  const [editing, setEditing] = createSignal<number>();
  const [isAdvised, setAdvised] = createSignal(false);
  const [broken, setBroken] = createSignal<{ readonly seat: number; readonly set: Wind }>();
  const holdings = () => props.judged.position.holdings;
  const hasSets = () => holdings().some(({ cards }) => heldTriplets(cards).length > 0);
  const advice = (seat: number) => {
    const names = props.judged.seats.map(({ name }) => name);
    return isAdvised() ? sayAdvice(props.judged.position, seat, createSpeech(t, names)) : '';
  };
  const change = (next: readonly Holding[], seat = 0, set?: Wind) => {
    setBroken(set && { seat, set });
    props.onChange(next);
  };
  const note = (seat: number, written: string) => {
    props.typed?.type(seat, written);
    change(withDamage(holdings(), seat, written));
  };
  const remarks = (seat: number) => {
    const gone = broken();
    return [
      props.typed?.wrong()[seat] ? t('score.most', { most: MOST_DAMAGE }) : '',
      gone?.seat === seat ? t('scored.dropped', { wind: t(`wind.${gone.set}`) }) : '',
      advice(seat),
    ].filter(Boolean);
  };
  return (
    <div classList={{ 'st-blank': props.isBlank }}>
      <div class="columns st-score-seats" style={{ '--column': '17rem' }}>
        <Index each={props.judged.seats}>
          {(view, seat) => {
            const holding = () => holdings()[seat] as Holding;
            const isEditing = () => editing() === seat;
            const name = () => view().name;
            /** Who is left without a card once all are laid has none. */
            const damage = () => holding().damage ?? (props.isBlank ? '' : view().damage);
            return (
              <fieldset
                class="st-score-seat"
                aria-label={ofWidget(`${name()} ${view().points}`, props.of)}
              >
                <legend>{name()}</legend>
                <details class="st-score-why">
                  <summary>{view().points}</summary>
                  <Steps steps={view().sentences} t={t} />
                </details>
                <Show when={props.typed && holding().cards.length === 0 && !isEditing()}>
                  <input
                    class="st-score-noted"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-label={`${t('score.noted')}, ${name()}`}
                    aria-invalid={props.typed?.wrong()[seat] !== undefined}
                    value={props.typed?.wrong()[seat] ?? damage()}
                    onInput={({ currentTarget }) => note(seat, currentTarget.value)}
                  />
                </Show>
                <Button
                  class="st-score-edit"
                  isExpanded={isEditing()}
                  label={t(isEditing() ? 'score.done-of' : 'score.edit-of', { name: name() })}
                  onPress={() => setEditing(isEditing() ? undefined : seat)}
                >
                  {t(isEditing() ? 'score.done' : 'score.edit')}
                </Button>
                <Show when={isEditing()}>
                  <Picker
                    holdings={holdings()}
                    seat={seat}
                    t={t}
                    onChange={(next, set) => {
                      props.typed?.type(seat, '');
                      change(next, seat, set);
                    }}
                  />
                </Show>
                <Show when={!isEditing() && (!props.typed || holding().cards.length > 0)}>
                  <div class="row whole st-score-body">
                    <WindCards cards={keptCards(holding())} t={t}>
                      {t('score.empty')}
                    </WindCards>
                    <Show when={props.typed}>
                      <b>{t('damage', { count: view().damage })}</b>
                    </Show>
                    <For each={holding().discarded}>
                      {(wind) => (
                        <div class="st-apart">
                          {t('score.gone')}
                          <WindCards cards={tripletOf(wind)} t={t} />
                        </div>
                      )}
                    </For>
                  </div>
                </Show>
                <For each={heldTriplets(holding().cards)}>
                  {(wind) => (
                    <label class="whole st-option">
                      <input
                        type="checkbox"
                        checked={holding().discarded.includes(wind)}
                        onChange={() => change(toggleSet(holdings(), seat, wind))}
                      />
                      {t('score.discard', { wind: t(`wind.${wind}`) })}
                    </label>
                  )}
                </For>
                <For each={remarks(seat)}>
                  {(remark) => (
                    <p class="whole aside" aria-live="polite">
                      {remark}
                    </p>
                  )}
                </For>
              </fieldset>
            );
          }}
        </Index>
      </div>
      <Show when={hasSets()}>
        <div class="st-tools">
          <Button isPressed={isAdvised()} onPress={() => setAdvised(!isAdvised())}>
            {t('score.advise')}
          </Button>
        </div>
      </Show>
      <p class="st-note">{props.judged.tooMany}</p>
      <p class="aloud" aria-live="polite">
        {props.isBlank ? '' : props.judged.totals}
      </p>
    </div>
  );
}

const KINDS: readonly WindCard[] = [1, 2, 3].flatMap((damage) =>
  WINDS.map((wind) => ({ wind, damage })),
);

function Picker(props: {
  readonly holdings: readonly Holding[];
  readonly seat: number;
  readonly t: Translate;
  readonly onChange: (holdings: readonly Holding[], broken?: Wind) => void;
}) {
  const { t } = props;
  let own: HTMLUListElement | undefined;
  const remove = (card: WindCard, index: number) => {
    const { holdings, dropped } = removeCard(props.holdings, props.seat, card);
    props.onChange(holdings, dropped);
    // The button that was pressed may be gone: go on where it was.
    const buttons = own?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  return (
    <div class="whole st-score-body">
      <ul class="row st-task-cards" ref={own}>
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
      <ul class="st-keys st-score-picker">
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
                    left() > 0 && props.onChange(addCard(props.holdings, props.seat, card))
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
    </div>
  );
}
