import { For, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { CardFace } from './CardFace.tsx';
import type { JudgedTrick, Known } from './judged-trick.ts';

export interface TaskSeatProps {
  readonly place: number;
  readonly name: string;
  readonly trick: JudgedTrick;
  readonly known: Known;
  /** Whether the learner sits here. */
  readonly isOwn: boolean;
  /** Whether the card is still missing. */
  readonly isEmpty: boolean;
  /** Whether the question is about this card. */
  readonly isAsked: boolean;
  readonly t: Translate;
}

/** One player of a trick that is asked about: a card or the learner's empty place, and what became of it. */
export function TaskSeat(props: TaskSeatProps) {
  const t = props.t;
  const is = (places: readonly number[]) => places.includes(props.place);
  const worth = () =>
    is(props.known.worths) ? props.trick.verdict?.worths[props.place] : undefined;
  const label = () => worth()?.name ?? props.trick.cards[props.place]?.name;
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
        {props.name}
        {props.isOwn && <b class="st-you">{` ${t('attempt.you')}`}</b>}
      </span>
      <span class="st-slot">
        <Show
          when={!props.isEmpty && props.trick.position.trick.plays[props.place]}
          fallback={
            <>
              <svg class="st-card" viewBox="0 0 100 150" aria-hidden="true">
                <rect class="st-paper st-gap" x="3" y="3" width="94" height="144" rx="12" />
              </svg>
              <span class="st-aloud">{t('attempt.your-card')}</span>
            </>
          }
        >
          {(play) => (
            <>
              <CardFace
                play={play()}
                card={props.trick.cards[props.place] ?? { name: '', rose: [] }}
                wind={props.trick.position.trick.wind.wind}
                worth={worth()}
                t={t}
              />
              <span class="st-aloud">{label()}</span>
            </>
          )}
        </Show>
      </span>
      <span class={`st-worth st-${worth()?.by}`} aria-hidden="true">
        {worth()?.text ?? '?'}
      </span>
      <span class="st-tags">
        <For each={tags()}>{(tag) => <span class={`st-tag-${tag}`}>{t(`table.${tag}`)}</span>}</For>
      </span>
    </li>
  );
}
