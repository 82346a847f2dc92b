import { For, Match, Show, Switch } from 'solid-js';
import { WINDS, type Wind } from '../../../core/compass.ts';
import type { Translate } from '../../../core/words.ts';
import { sayHalves } from '../explain/say.ts';
import type { NumberCard, WheelCard } from '../rules/cards.ts';
import type { Rules } from '../rules/variants.ts';
import { numberWorth, type Worth } from '../rules/worth.ts';
import { Arrow, Stripe } from './marks.tsx';
import { PiratessHead } from './PiratessHead.tsx';
import './widgets.css';
import './CardFace.css';

export interface CardFaceProps {
  readonly card: WheelCard;
  readonly wind: Wind;
  /** What the card counts under this wind; null while that is not to be seen. */
  readonly worth: Worth | null;
  readonly rules: Rules;
  readonly t: Translate;
}

/** A wheel card. Its name for screen readers is given by whatever holds it. */
export function CardFace(props: CardFaceProps) {
  const numbered = () => (props.card.kind === 'number' ? props.card : null);
  return (
    <svg class={`st-card st-${numbered()?.wind ?? 'P'}`} viewBox="0 0 100 150" aria-hidden="true">
      <rect class="st-paper" x="2" y="2" width="96" height="146" rx="12" />
      <Switch>
        <Match when={numbered()}>{(card) => <NumberFace face={props} card={card()} />}</Match>
        <Match when={props.card.kind === 'piratess'}>
          <PiratessHead />
          <Show when={props.worth?.origin}>
            {(origin) => <Copied card={origin()} t={props.t} />}
          </Show>
        </Match>
      </Switch>
      <Stripe of={numbered()?.wind ?? 'P'} y={139} width={100} />
    </svg>
  );
}

function NumberFace(props: { readonly face: CardFaceProps; readonly card: NumberCard }) {
  const isLit = (wind: Wind) => props.face.worth !== null && wind === props.face.wind;
  return (
    <>
      <text x="7" y="46" font-size="47" font-weight="800" letter-spacing="-2">
        {props.card.rank}
      </text>
      <Arrow wind={props.card.wind} x={80} y={20} size={13} />
      <text x="80" y="51" font-size="19" font-weight="700" text-anchor="middle">
        {props.face.t(`letter.${props.card.wind}`)}
      </text>
      <path d="M50 84v22M39 95h22" stroke="currentColor" opacity="0.4" />
      <For each={WINDS}>
        {(wind) => (
          <>
            <Show when={isLit(wind)}>
              <rect
                x={ROSE[wind][0] - 21}
                y={ROSE[wind][1] - 15}
                width="42"
                height="30"
                rx="13"
                fill="currentColor"
              />
            </Show>
            <text
              class={isLit(wind) ? 'st-lit' : undefined}
              x={ROSE[wind][0]}
              y={ROSE[wind][1] + 7.5}
              font-size="22"
              font-weight={isLit(wind) ? 800 : 500}
              text-anchor="middle"
            >
              {sayHalves(numberWorth(props.card, wind, props.face.rules).halves)}
            </text>
          </>
        )}
      </For>
    </>
  );
}

/** The numbered card whose worth a Piratess has. */
function Copied(props: { readonly card: NumberCard; readonly t: Translate }) {
  return (
    <g class={`st-${props.card.wind}`}>
      <text x="8" y="122" font-size="24" font-weight="700">
        =
      </text>
      <Arrow wind={props.card.wind} x={36} y={114} size={10} />
      <text x="93" y="124" font-size="30" font-weight="800" text-anchor="end">
        {props.card.rank}
      </text>
    </g>
  );
}

/** Where the four worths stand around the middle of the rose. */
const ROSE: { readonly [W in Wind]: readonly [x: number, y: number] } = {
  N: [50, 70],
  E: [75, 95],
  S: [50, 120],
  W: [25, 95],
};
