import { Match, Switch } from 'solid-js';
import type { Translate } from '../../explain/say.ts';
import { type Card, isWindCard } from '../../rules/deal.ts';
import { DIRECTIONS, type Direction } from '../../rules/directions.ts';

/** To the North, in a box of 24 × 24 around zero. */
const ARROW = 'M0-11 8 8 0 3-8 8Z';

/** In a box of 80 × 80 around zero; the needle points to the North. */
const ROSE = 'M0-35 6-6 35 0 6 6 0 35-6 6-35 0-6-6Z';
const NEEDLE = 'M0-35 6-6H-6Z';

export const ArrowMark = (props: { readonly to: Direction }) => (
  <svg class="tn-arrow" viewBox="-12 -12 24 24" aria-hidden="true">
    <path
      transform={`rotate(${DIRECTIONS.indexOf(props.to) * 45})`}
      d={ARROW}
      fill="currentColor"
    />
  </svg>
);

export const TurnMark = () => (
  <svg class="tn-turn" viewBox="-12 -12 24 24" aria-hidden="true">
    <path
      d="M0-11V11M-11 0H11M-8-8 8 8M8-8-8 8M-2.5-8 0-11 2.5-8M-2.5 8 0 11 2.5 8M-8-2.5-11 0-8 2.5M8-2.5 11 0 8 2.5"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
    />
  </svg>
);

export const RoseMark = () => (
  <svg class="tn-rose" viewBox="-40 -40 80 80" aria-hidden="true">
    <circle fill="var(--panel)" stroke="var(--ink)" stroke-width="2" r="37" />
    <path d={ROSE} />
    <path class="tn-needle" fill="var(--bad)" d={NEEDLE} />
  </svg>
);

export const CardMark = (props: { readonly card: Card; readonly t: Translate }) => (
  <span class="tn-card" aria-hidden="true">
    <Switch fallback={<span class="tn-blank" />}>
      <Match when={isWindCard(props.card) && props.card}>
        {(to) => (
          <>
            <ArrowMark to={to()} />
            <b>{props.t(`letter.${to()}`)}</b>
          </>
        )}
      </Match>
      <Match when={props.card === 'turn'}>
        <TurnMark />
      </Match>
    </Switch>
  </span>
);
