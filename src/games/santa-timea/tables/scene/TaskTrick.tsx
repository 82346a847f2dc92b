import type { JSX } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { NOTHING_KNOWN } from '../sea/fleet.ts';
import { type Choice, Sea } from '../sea/Sea.tsx';
import type { PlayedCard, SeenTrick, TrickSceneView } from './scene-view.ts';

export interface TaskTrickProps {
  readonly scene: TrickSceneView;
  /** What is known after an answer. */
  readonly table: SeenTrick | undefined;
  readonly own: PlayedCard | undefined;
  /** The players named so far, where they are the answers. */
  readonly tried?: readonly (number | null)[];
  /** The right answer, once it may be known. */
  readonly right?: number | null | undefined;
  /** The label for nobody, where that was answered or is right. */
  readonly nobody?: string | undefined;
  readonly choice?: Choice | undefined;
  /** Whether one may look closer, and whether the small numbers and the key are covered then. */
  readonly closer?: 'open' | 'covered';
  readonly t: Translate;
  readonly children?: JSX.Element;
}

/** A trick that is asked about; worths are seen as far as they give nothing away. */
export function TaskTrick(props: TaskTrickProps) {
  const isCovered = () => props.closer === 'covered';
  const isWindAsked = () => props.scene.isWindAsked === true && !props.table;
  const rose = ({ card }: PlayedCard) => {
    if (isWindAsked()) return undefined;
    return isCovered() ? [] : props.closer && card.rose;
  };
  const lanes = () =>
    props.scene.seats.map((seat, place) => {
      const isOwn = seat.played === null && !seat.isUnseen;
      const played = seat.played ?? (isOwn ? props.table && props.own : props.table?.unseen);
      return {
        name: seat.name,
        isYou: isOwn,
        played: played ? { play: played.play, name: played.card.name, rose: rose(played) } : null,
        missing: props.t(isOwn ? 'attempt.your-card' : 'attempt.unseen'),
        worth: props.table?.worths[place],
      };
    });
  return (
    <>
      <Sea
        wind={props.table?.wind ?? props.scene.wind}
        carried={props.scene.carried}
        lanes={lanes()}
        known={props.table?.known ?? NOTHING_KNOWN}
        asked={props.scene.asked}
        tried={props.tried ?? []}
        right={props.right}
        nobody={props.nobody}
        choice={props.choice}
        hasNoKey={isCovered()}
        isWindAsked={isWindAsked()}
        t={props.t}
      >
        {props.children}
      </Sea>
      <p class="st-note">{props.scene.notes.join(' · ')}</p>
    </>
  );
}
