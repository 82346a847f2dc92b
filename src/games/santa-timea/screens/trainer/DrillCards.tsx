import { For, Show } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { CardFace } from '../../tables/cards/CardFace.tsx';
import { WindFace } from '../../tables/cards/WindFace.tsx';
import type { Drill } from './drill.ts';

export interface DrillCardsProps {
  readonly drill: Drill;
  /** Whether the worths may be seen. */
  readonly isOpen: boolean;
  readonly t: Translate;
  /** Left out where no card is to be chosen. */
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** The wind card and the cards of one question. Before the answer the cards show no worths. */
export function DrillCards(props: DrillCardsProps) {
  const trick = () => props.drill.item.question.position.trick;
  const worth = (place: number) => (props.isOpen ? props.drill.worths[place] : undefined);
  const face = (place: number) => {
    const card = props.drill.cards[place] ?? { name: '', rose: [] };
    return (
      <CardFace
        play={trick().plays[place] as WheelCard}
        card={props.isOpen ? card : { ...card, rose: [] }}
        wind={trick().wind.wind}
        worth={worth(place)}
        t={props.t}
      />
    );
  };
  const name = (place: number) => worth(place)?.name ?? props.drill.cards[place]?.name ?? '';
  return (
    <div class={trick().plays.length > 2 ? 'st-table' : 'st-table st-few'}>
      <div class="st-winds">
        <span class="st-slot">
          <WindFace card={trick().wind} t={props.t} />
        </span>
        <p class="st-blows" aria-hidden="true">
          <strong>{props.t(`blows.${trick().wind.wind}`)}</strong>
        </p>
      </div>
      <ol class="st-seats">
        <For each={trick().plays}>
          {(_, place) => (
            <li class="st-seat">
              <span class="st-name">{props.drill.names[place()]}</span>
              <Show
                when={props.onChoose}
                fallback={
                  <span class="st-slot" role="img" aria-label={name(place())}>
                    {face(place())}
                  </span>
                }
              >
                {(choose) => (
                  <span class="st-slot">
                    {face(place())}
                    <button
                      type="button"
                      class="st-cover"
                      aria-label={name(place())}
                      onClick={() => choose()(place())}
                    />
                  </span>
                )}
              </Show>
              <Show
                when={worth(place())}
                fallback={
                  <Show when={props.onChoose}>
                    <span class="st-key" aria-hidden="true">
                      {place() + 1}
                    </span>
                  </Show>
                }
              >
                {(shown) => (
                  <span class={`st-worth st-${shown().by}`} aria-hidden="true">
                    {shown().text}
                  </span>
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
