import { For, Show } from 'solid-js';
import type { Wind } from '../../../../core/compass.ts';
import type { Translate } from '../../../../core/words.ts';
import type { PlayedCard, SeenWorth, TrickSeat } from '../../screens/question/told-task.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { Known } from '../trick/judged-trick.ts';

export interface TaskSeatProps {
  readonly place: number;
  readonly seat: TrickSeat;
  /** What the learner has played, if the learner sits here. */
  readonly own: PlayedCard | undefined;
  readonly wind: Wind;
  /** What the card counts; undefined while that is not to be seen. */
  readonly worth: SeenWorth | undefined;
  readonly known: Known;
  /** Whether the question is about this card. */
  readonly isAsked: boolean;
  readonly t: Translate;
}

/** One player of a trick that is asked about: a card or the learner's empty place, and what became of it. */
export function TaskSeat(props: TaskSeatProps) {
  const t = props.t;
  const is = (places: readonly number[]) => places.includes(props.place);
  const isOwn = () => props.seat.played === null;
  const played = () => props.seat.played ?? props.own;
  const tags = () => [
    ...(is(props.known.out) ? ['out'] : []),
    ...(props.known.taker === props.place ? ['takes'] : []),
    ...(props.known.lead === props.place ? ['leads'] : []),
  ];
  const classes = () =>
    ['st-seat', props.isAsked && 'st-told', ...tags().map((tag) => `st-${tag}`)]
      .filter(Boolean)
      .join(' ');
  const order = () => (props.place === 0 ? t('table.led') : String(props.place + 1));
  return (
    <li class={classes()}>
      <span class={props.place === 0 ? 'st-order st-flag' : 'st-order'}>{order()}</span>
      <span class="st-name">
        {props.seat.name}
        {isOwn() && <b class="st-you">{` ${t('attempt.you')}`}</b>}
      </span>
      <span class="st-slot">
        <Show
          when={played()}
          fallback={
            <>
              <svg class="st-card" viewBox="0 0 100 150" aria-hidden="true">
                <rect class="st-paper st-gap" x="3" y="3" width="94" height="144" rx="12" />
              </svg>
              <span class="st-aloud">{t('attempt.your-card')}</span>
            </>
          }
        >
          {(shown) => (
            <>
              <CardFace
                play={shown().play}
                card={shown().card}
                wind={props.wind}
                worth={props.worth}
                t={t}
              />
              <span class="st-aloud">{shown().card.name}</span>
            </>
          )}
        </Show>
      </span>
      <span class={`st-worth st-${props.worth?.by}`} aria-hidden={!props.worth}>
        {props.worth?.text ?? '?'}
      </span>
      <span class="st-tags">
        <For each={tags()}>{(tag) => <span class={`st-tag-${tag}`}>{t(`table.${tag}`)}</span>}</For>
      </span>
    </li>
  );
}
