import { For, type JSX, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { explainRow } from '../explain/row.ts';
import { type Speech, sayRowStep } from '../explain/say.ts';
import type { WindCard } from '../rules/cards.ts';
import type { RowMoment } from './row-moments.ts';
import { Steps } from './Steps.tsx';
import { type Sentence, sentenceOf } from './sentence.ts';
import { WindFace } from './WindFace.tsx';

export interface WindRowMomentProps {
  readonly moment: RowMoment;
  readonly speech: Speech;
  /** The place in the row that was tapped. */
  readonly tapped: number | undefined;
  /** What tapping a card of the row does; without it the cards cannot be tapped. */
  readonly onTap: ((place: number) => void) | undefined;
}

/** The sentences of a moment: what moved, and which card the trick is about. */
export const sayMoment = ({ row, before }: RowMoment, speech: Speech): Sentence[] =>
  explainRow(row, before).map((step) => sentenceOf(sayRowStep(step, speech), step, 'house'));

/** The row, its deck, the forecast and the cards gone, before one trick. */
export function WindRowMoment(props: WindRowMomentProps) {
  const t = props.speech.t;
  return (
    <li class="st-row-moment" classList={{ 'st-row-later': props.moment.before !== null }}>
      <p class="st-row-trick">{t('row.trick', { number: props.moment.trick })}</p>
      <div class="st-row-table">
        <ol class="st-row-open">
          <For each={props.moment.row.open}>
            {(card, place) => (
              <li>
                <Place
                  pressed={props.tapped === place()}
                  onTap={props.onTap && (() => props.onTap?.(place()))}
                >
                  <WindFace card={card} t={t} />
                  <span>{t(`row.place.${place()}`)}</span>
                </Place>
              </li>
            )}
          </For>
        </ol>
        <div class="st-row-card">
          <Back count={props.moment.faceDown} t={t} />
          <span>{t('row.deck')}</span>
        </div>
        <Pile
          name="st-row-forecast"
          label={t('row.forecast')}
          cards={props.moment.row.forecast}
          speech={props.speech}
        />
      </div>
      <Pile
        name="st-row-gone"
        label={t('row.gone')}
        cards={props.moment.gone}
        speech={props.speech}
      />
      <Steps steps={sayMoment(props.moment, props.speech)} t={t} />
    </li>
  );
}

/** A card of the row: a button as soon as it can be tapped. */
function Place(props: {
  readonly pressed: boolean;
  readonly onTap: (() => void) | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <Show when={props.onTap} fallback={<span class="st-row-card">{props.children}</span>}>
      <button
        type="button"
        class="st-row-card"
        aria-pressed={props.pressed}
        onClick={() => props.onTap?.()}
      >
        {props.children}
      </button>
    </Show>
  );
}

/** The top card's back, with the number of cards in the deck. */
function Back(props: { readonly count: number; readonly t: Translate }) {
  return (
    <svg
      class="st-wind"
      viewBox="0 0 100 76"
      role="img"
      aria-label={props.t('row.face-down', { count: props.count })}
    >
      <g fill="none" stroke="currentColor" stroke-width="3">
        <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
        <path d="M50 8v12M50 56v12M12 38h14M74 38h14" />
      </g>
      <text x="50" y="51" font-size="36" font-weight="700" text-anchor="middle">
        {props.count}
      </text>
    </svg>
  );
}

/** Open cards that are out of the row; nothing while there are none. */
function Pile(props: {
  readonly name: string;
  readonly label: string;
  readonly cards: readonly WindCard[];
  readonly speech: Speech;
}) {
  return (
    <Show when={props.cards.length > 0}>
      <div class={`st-row-pile ${props.name}`}>
        <span>{props.label}</span>
        <ol>
          <For each={props.cards}>
            {(card) => (
              <li>
                <WindFace card={card} t={props.speech.t} />
              </li>
            )}
          </For>
        </ol>
      </div>
    </Show>
  );
}
