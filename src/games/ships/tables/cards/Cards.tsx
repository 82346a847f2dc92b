import { For, Show } from 'solid-js';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { Card } from '../../rules/cards.ts';
import { CardPicture } from './CardPicture.tsx';

interface CardsProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly t: Translate;
  readonly chosen?: readonly number[] | undefined;
  readonly onToggle?: ((index: number) => void) | undefined;
}

export function Cards(props: CardsProps) {
  const isChosen = (index: number) => props.chosen?.includes(index) ?? false;
  return (
    <div class="sl-row">
      <span class="sl-label">{props.label}</span>
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
                      class="sl-pick needs-script"
                      aria-label={sayCard(card, props.t)}
                      aria-pressed={isChosen(index())}
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
