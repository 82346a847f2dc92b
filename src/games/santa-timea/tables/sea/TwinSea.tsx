import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { type Lane, Sea, type SeaProps } from './Sea.tsx';

export interface Water extends Pick<SeaProps, 'known'> {
  readonly who: string;
  readonly lanes: readonly Lane[];
  readonly says: readonly string[];
}

interface TwinSeaProps {
  readonly wind: WindCard;
  readonly carried?: readonly WindCard[];
  readonly waters: readonly Water[];
  readonly t: Translate;
}

export const TwinSea = (props: TwinSeaProps) => (
  <div class="columns st-twin">
    <For each={props.waters}>
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
