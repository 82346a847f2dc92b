import type { JSX } from 'solid-js';
import { playerNames } from '../../explain/player-names.ts';
import type { Translate } from '../../explain/words.ts';
import { seatsIn, type TrickScene } from '../../questions/scene.ts';
import { choicesThatMatter } from '../cards/choices.ts';
import { NOTHING_KNOWN } from '../sea/fleet.ts';
import { type Choice, Sea } from '../sea/Sea.tsx';
import { notesOn } from '../trick/trick-view.ts';
import type { SeenTrick } from './seen-trick.ts';

interface TaskTrickProps {
  readonly scene: TrickScene;
  /** What is known after an answer; left out before one. */
  readonly table?: SeenTrick | undefined;
  /** The players named so far, where they are the answers. */
  readonly tried?: readonly (number | null)[];
  /** The right answer, once it may be known. */
  readonly right?: number | null | undefined;
  /** The label for nobody, where that was answered or is right. */
  readonly nobody?: string | undefined;
  readonly choice?: Choice | undefined;
  /** Whether one may look closer, and whether the small numbers and the key are covered then. */
  readonly closer?: 'open' | 'covered';
  /** Leaves out which rules judge it. */
  readonly isBare?: boolean;
  readonly t: Translate;
  readonly children?: JSX.Element;
}

/** A trick that is asked about; worths are seen as far as they give nothing away. */
export function TaskTrick(props: TaskTrickProps) {
  const { t } = props;
  const { position, asked, own } = props.scene;
  const names = playerNames(t);
  const trick = () => props.table?.trick ?? position.trick;
  const isWindAsked = () => props.scene.isWindAsked === true && !props.table;
  const lanes = () =>
    Array.from({ length: seatsIn(props.scene) }, (_, place) => {
      const isOwn = place === own?.place;
      // Before an answer the learner's card is missing, as is one from a hand that is not seen.
      const isMissing = isOwn && !props.table;
      return {
        name: isOwn ? t('task.seat-you') : (names[place] ?? ''),
        isYou: isOwn,
        played: isMissing ? null : (trick().plays[place] ?? null),
        missing: t(isOwn ? 'attempt.your-card' : 'attempt.unseen'),
        worth: props.table?.worths[place],
      };
    });
  const notes = notesOn(position, choicesThatMatter(position), t);
  return (
    <>
      <Sea
        wind={trick().wind}
        carried={trick().carried}
        lanes={lanes()}
        known={props.table?.known ?? NOTHING_KNOWN}
        asked={asked}
        tried={props.tried ?? []}
        right={props.right}
        nobody={props.nobody}
        choice={props.choice}
        closer={isWindAsked() ? undefined : props.closer}
        hasNoKey={props.closer === 'covered'}
        isWindAsked={isWindAsked()}
        t={t}
      >
        {props.children}
      </Sea>
      <p class="st-note">{!props.isBare && notes.join(' · ')}</p>
    </>
  );
}
