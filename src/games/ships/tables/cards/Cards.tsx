import { createSignal, For, onMount, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { ToldCard } from '../scene/scene.ts';
import { CardPicture } from './CardPicture.tsx';

export interface CardsProps {
  readonly label: string;
  readonly cards: readonly ToldCard[];
  readonly t: Translate;
  /** The places of the cards that are chosen. */
  readonly chosen?: readonly number[] | undefined;
  /** Makes every card a button. */
  readonly onToggle?: ((index: number) => void) | undefined;
}

/** A row of cards, to look at or to choose from. */
export function Cards(props: CardsProps) {
  // Without JavaScript, and before it is there, cards are to look at.
  const [isAlive, setAlive] = createSignal(false);
  onMount(() => setAlive(true));
  const isChosen = (index: number) => props.chosen?.includes(index) ?? false;
  return (
    <div class="sl-row">
      <span class="sl-label">{props.label}</span>
      <Show when={props.cards.length > 0} fallback={<span>{props.t('scene.none')}</span>}>
        <ul class="sl-cards" classList={{ 'sl-choice': props.onToggle !== undefined }}>
          <For each={props.cards}>
            {(told, index) => (
              <li>
                <Show when={isAlive() && props.onToggle} fallback={<CardPicture told={told} />}>
                  {(onToggle) => (
                    <button
                      type="button"
                      class="sl-pick"
                      aria-pressed={isChosen(index())}
                      onClick={() => onToggle()(index())}
                    >
                      <CardPicture told={told} />
                    </button>
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
