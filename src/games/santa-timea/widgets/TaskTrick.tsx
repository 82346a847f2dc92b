import { For, Index } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { NOTHING_KNOWN } from './judged-trick.ts';
import { TaskSeat } from './TaskSeat.tsx';
import type { ToldReply, TrickScene } from './told-task.ts';
import { WindFace } from './WindFace.tsx';
import './TrickCards.css';

export interface TaskTrickProps {
  readonly scene: TrickScene;
  /** The trick after an answer. */
  readonly table: ToldReply['table'];
  readonly t: Translate;
}

/** A trick that is asked about; worths are seen as far as they give nothing away. */
export function TaskTrick(props: TaskTrickProps) {
  const t = props.t;
  const judged = () => props.table?.trick ?? props.scene.trick;
  const trick = () => judged().position.trick;
  const isOwn = (place: number) => place === props.scene.gap;
  return (
    <div class="st-table">
      <div class="st-winds">
        <div class="st-slot">
          <WindFace card={trick().wind} t={t} />
        </div>
        <p class="st-blows" aria-hidden="true">
          <strong>{t(`blows.${trick().wind.wind}`)}</strong>
          <br />
          {t('damage', { count: trick().wind.damage })}
        </p>
        <div class="st-carried">
          <For each={trick().carried}>
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
        <Index each={trick().plays}>
          {(_, place) => (
            <TaskSeat
              place={place}
              name={props.scene.names[place] ?? ''}
              trick={judged()}
              known={props.table?.known ?? NOTHING_KNOWN}
              isOwn={isOwn(place)}
              isEmpty={isOwn(place) && !props.table}
              isAsked={place === props.scene.asked}
              t={t}
            />
          )}
        </Index>
      </ol>
      <p class="st-note">{judged().notes.join(' · ')}</p>
    </div>
  );
}
