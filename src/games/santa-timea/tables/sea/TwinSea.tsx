import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { type Lane, Sea, type SeaProps } from './Sea.tsx';

/** One of two seas: whose it is, who sails there, and what becomes of them. */
export interface Water extends Pick<SeaProps, 'known'> {
  readonly who: string;
  readonly lanes: readonly Lane[];
  /** What is said below it, line by line. */
  readonly says: readonly string[];
}

interface TwinSeaProps {
  readonly wind: WindCard;
  readonly carried?: readonly WindCard[];
  /** The same trick twice: with another card of the learner’s, or under another reading. */
  readonly waters: readonly Water[];
  readonly t: Translate;
}

/** One trick on two seas, beside each other where there is room. */
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
