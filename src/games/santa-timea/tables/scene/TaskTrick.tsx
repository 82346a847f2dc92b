import type { Translate } from '../../../../core/words.ts';
import type { PlayedCard, ToldReply, TrickScene } from '../../screens/question/told-task.ts';
import { Sea } from '../sea/Sea.tsx';
import { NOTHING_KNOWN } from '../trick/judged-trick.ts';

export interface TaskTrickProps {
  readonly scene: TrickScene;
  /** What is known after an answer. */
  readonly table: ToldReply['table'];
  /** The card that the learner has played. */
  readonly own: PlayedCard | undefined;
  readonly t: Translate;
}

/** A trick that is asked about; worths are seen as far as they give nothing away. */
export function TaskTrick(props: TaskTrickProps) {
  const lanes = () =>
    props.scene.seats.map((seat, place) => {
      const played = seat.played ?? (props.table && props.own);
      return {
        name: seat.name,
        you: seat.played === null ? props.t('attempt.you') : undefined,
        played: played ? { play: played.play, name: played.card.name } : null,
        missing: props.t('attempt.your-card'),
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
        t={props.t}
      />
      <p class="st-note">{props.scene.notes.join(' · ')}</p>
    </>
  );
}
