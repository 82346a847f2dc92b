import { playerNames } from '../../explain/say.ts';
import { seatsIn, type TrickScene } from '../../questions/scene.ts';
import { Sea, type SeaProps } from '../sea/Sea.tsx';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { notesOn, variantsThatMatter } from '../trick/rule-choices.ts';
import type { SeenTrick } from './seen-trick.ts';

interface TaskTrickProps
  extends Pick<SeaProps, 'tried' | 'right' | 'nobody' | 'choice' | 'closer' | 'children' | 't'> {
  readonly scene: TrickScene;
  readonly table?: SeenTrick | undefined;
  readonly isBare?: boolean;
}

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
  const notes = notesOn(position, variantsThatMatter(position), t);
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
