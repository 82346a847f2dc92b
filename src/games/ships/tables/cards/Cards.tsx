import { For, type JSX, Show } from 'solid-js';
import { sayCard, type Translate } from '../../explain/say.ts';
import { type Card, isShot, type Shot } from '../../rules/cards.ts';

const PICTURES: { readonly [S in Shot]: () => JSX.Element } = {
  ball: () => <circle cx="12" cy="12" r="7" fill="currentColor" />,
  chain: () => (
    <g fill="currentColor" stroke="currentColor">
      <circle cx="6" cy="17" r="4" />
      <circle cx="18" cy="7" r="4" />
      <path d="M8 14.5 16 9.5" stroke-width="2" stroke-dasharray="2.5 1.5" />
    </g>
  ),
  grape: () => (
    <g fill="currentColor">
      <circle cx="12" cy="5" r="2.8" />
      <circle cx="7" cy="11" r="2.8" />
      <circle cx="17" cy="11" r="2.8" />
      <circle cx="12" cy="13" r="2.8" />
      <circle cx="8" cy="19" r="2.8" />
      <circle cx="16" cy="19" r="2.8" />
    </g>
  ),
};

function CardPicture(props: { readonly card: Card; readonly t: Translate }) {
  const { card, t } = props;
  return (
    <span class={`sl-card ${isShot(card) ? 'sl-shot' : `st-${card}`}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {isShot(card) ? (
          PICTURES[card]()
        ) : (
          <path class="st-arrow" fill="currentColor" d="M12 2 19 11H14V22H10V11H5Z" />
        )}
      </svg>
      <span aria-hidden="true">{isShot(card) ? t(`short.${card}`) : t(`letter.${card}`)}</span>
      <span class="aloud">{sayCard(card, t)}</span>
    </span>
  );
}

export function Cards(props: {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly t: Translate;
  readonly chosen?: readonly number[] | undefined;
  readonly onToggle?: ((index: number) => void) | undefined;
  /** Whether a press says only why the card may not be chosen. */
  readonly isBarred?: ((index: number) => boolean) | undefined;
}) {
  const isChosen = (index: number) => props.chosen?.includes(index) ?? false;
  return (
    <div class="sl-row">
      <div class="sl-label">{props.label}</div>
      <Show when={props.cards.length > 0} fallback={<span>{props.t('scene.none')}</span>}>
        <ul class="row sl-cards" classList={{ 'sl-choice': props.onToggle !== undefined }}>
          <For each={props.cards}>
            {(card, index) => (
              <li>
                <CardPicture card={card} t={props.t} />
                <Show when={props.onToggle}>
                  {(onToggle) => (
                    <button
                      type="button"
                      class="st-cover sl-pick needs-script"
                      aria-label={sayCard(card, props.t)}
                      aria-pressed={isChosen(index())}
                      aria-disabled={props.isBarred?.(index())}
                      onClick={() => onToggle()(index())}
                    />
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}
