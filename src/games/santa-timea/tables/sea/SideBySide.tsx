import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { type Lane, Sea, type SeaProps } from './Sea.tsx';

export interface NamedSea extends Pick<SeaProps, 'known'> {
  readonly who: string;
  readonly lanes: readonly Lane[];
  readonly says: readonly string[];
}

export const SideBySide = (props: {
  readonly wind: WindCard;
  readonly carried?: readonly WindCard[];
  readonly seas: readonly NamedSea[];
  readonly t: Translate;
}) => (
  <div class="columns st-beside" style={{ '--column': '18rem' }}>
    <For each={props.seas}>
      {({ who, lanes, known, says }) => (
        <figure>
          <figcaption>
            <b>{who}</b>
          </figcaption>
          <Sea
            hasNoKey
            wind={props.wind}
            carried={props.carried ?? []}
            lanes={lanes}
            known={known}
            t={props.t}
          />
          <For each={says}>{(line) => <p>{line}</p>}</For>
        </figure>
      )}
    </For>
  </div>
);
