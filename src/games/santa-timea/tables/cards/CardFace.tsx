import { For, type JSX } from 'solid-js';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import { sayCard, sayHalves } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { readingOf } from '../../rules/readings.ts';
import { numberWorth } from '../../rules/worth.ts';
import type { SeenWorth } from '../sea/sea-layout.ts';
import { Stripe } from './icons.tsx';

export function CardFace(props: {
  readonly play: WheelCard;
  readonly wind?: Wind;
  readonly worth?: Pick<SeenWorth, 'origin'> | undefined;
  readonly isCovered?: boolean;
  readonly t: Translate;
}) {
  const own = () => (props.play.kind === 'number' ? props.play.wind : 'P');
  const shown = () => (props.play.kind === 'number' ? props.play : props.worth?.origin);
  const rose = () => (props.isCovered ? [] : roseOf(props.play));
  return (
    <svg
      class={shown() ? `st-card st-${own()}` : 'st-card st-P st-copies-none'}
      style={{ '--turn': `${WINDS.indexOf(shown()?.wind ?? 'N') * 90}deg` }}
      viewBox="0 0 100 150"
      aria-hidden="true"
    >
      <rect class="st-paper" x="2" y="2" width="96" height="146" rx="12" />
      <text x="7" y="45" font-size="44" font-weight="800" letter-spacing="-3">
        {shown()?.rank}
      </text>
      {shown() && <path class="st-arrow" d="M83 8 93 31 83 25 73 31Z" />}
      <text x="83" y="51" font-size="19" font-weight="700" text-anchor="middle">
        {shown() && props.t(`letter.${shown()?.wind as Wind}`)}
      </text>
      <For each={rose()}>
        {([wind, worth]) => (
          <g
            class="st-rose"
            classList={{ 'st-lit': props.worth !== undefined && wind === props.wind }}
            transform={`translate(${ROSE[wind]})`}
          >
            <rect x="-21" y="-15" width="42" height="30" rx="13" />
            <text y="7.5">{worth}</text>
          </g>
        )}
      </For>
      {own() === 'P' && <path class="st-head" fill-rule="evenodd" d={HEAD} />}
      <Stripe of={own()} d="M12 139H90" />
    </svg>
  );
}

/** What a card counts under each wind, in which all readings agree; nothing for a Piratess. */
const roseOf = (card: WheelCard): readonly (readonly [Wind, string])[] =>
  card.kind === 'number'
    ? WINDS.map((wind) => [wind, sayHalves(numberWorth(card, wind, HOUSE).halves)])
    : [];

const HEAD =
  'M9 86Q34 78 50 56 66 78 91 86 79 97 70 94V106Q68 130 50 131 32 130 30 106V94Q21 97 9 86ZM36 98q1 11 8 10 6-1 6-6 0 5 6 6 7 1 8-10-14 6-28 0ZM43 118q7 5 14 0-7 1-14 0ZM50 68l-5 7 5 7 5-7ZM27 98Q12 116 19 131 30 128 31 117 27 108 27 98ZM73 98Q88 116 81 131 70 128 69 117 73 108 73 98Z';

const HOUSE = readingOf('house');

const ROSE: Record<Wind, string> = { N: '50 70', E: '75 95', S: '50 120', W: '25 95' };

export function WheelCards(props: { readonly cards: readonly WheelCard[]; readonly t: Translate }) {
  return (
    <ul class="row st-task-cards st-task-hand">
      <For each={props.cards}>
        {(card) => (
          <li>
            <CardFace play={card} t={props.t} />
            <span class="aloud">{sayCard(card, props.t)}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

export function WindFace(props: { readonly card: WindCard; readonly t: Translate }) {
  return (
    <svg
      class={`st-wind st-${props.card.wind}`}
      viewBox="0 0 100 76"
      role="img"
      aria-label={sayWind(props.card, props.t)}
    >
      <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
      <path class="st-arrow" d="M31 7 46 40 31 31 16 40Z" />
      <text x="74" y="37" font-size="34" font-weight="800" text-anchor="middle">
        {props.t(`letter.${props.card.wind}`)}
      </text>
      <path d={MARKS.slice(0, props.card.damage).join('')} />
      <text x="88" y="59" font-size="19" font-weight="700" text-anchor="end">
        {props.card.damage}
      </text>
      <Stripe of={props.card.wind} d="M12 67H90" />
    </svg>
  );
}

const MARKS = ['M14 59l7-12 7 12Z', 'M31 59l7-12 7 12Z', 'M48 59l7-12 7 12Z'];

export const sayWind = (card: WindCard, t: Translate): string =>
  `${t(`blows.${card.wind}`)}, ${t('damage', { count: card.damage })}`;

export function WindCards(props: {
  readonly cards: readonly WindCard[];
  readonly t: Translate;
  readonly children?: JSX.Element;
}) {
  return (
    <ul class="row st-task-cards">
      <For
        each={props.cards}
        fallback={props.children && <li class="st-note">{props.children}</li>}
      >
        {(card) => (
          <li>
            <WindFace card={card} t={props.t} />
          </li>
        )}
      </For>
    </ul>
  );
}
