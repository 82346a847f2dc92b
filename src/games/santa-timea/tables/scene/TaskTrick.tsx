import { For, Index } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import type { PlayedCard, ToldReply, TrickScene } from '../../screens/question/told-task.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { NOTHING_KNOWN } from '../trick/judged-trick.ts';
import { TaskSeat } from './TaskSeat.tsx';
import '../shared/shared.css';

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
  const t = props.t;
  const known = () => props.table?.known ?? NOTHING_KNOWN;
  return (
    <div class="st-table">
      <div class="st-winds">
        <div class="st-slot">
          <WindFace card={props.scene.wind} t={t} />
        </div>
        <p class="st-blows" aria-hidden="true">
          <strong>{t(`blows.${props.scene.wind.wind}`)}</strong>
          <br />
          {t('damage', { count: props.scene.wind.damage })}
        </p>
        <div class="st-carried">
          <For each={props.scene.carried}>
            {(card, index) => (
              <>
                {index() === 0 && t('table.carried')}
                <WindFace card={card} t={t} />
              </>
            )}
          </For>
        </div>
      </div>
      <ol class="st-seats">
        <Index each={props.scene.seats}>
          {(seat, place) => (
            <TaskSeat
              place={place}
              seat={seat()}
              own={props.table && props.own}
              wind={props.scene.wind.wind}
              worth={known().worths.includes(place) ? props.table?.worths[place] : undefined}
              known={known()}
              isAsked={place === props.scene.asked}
              t={t}
            />
          )}
        </Index>
      </ol>
      <p class="st-note">{props.scene.notes.join(' · ')}</p>
    </div>
  );
}
