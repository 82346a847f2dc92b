import type { Wind } from '../../../../core/compass.ts';

/** How the stripe of a card is drawn: the winds are told apart without colour, too. */
const STRIPES: Record<Wind | 'P', { width: number; dash?: string; cap?: 'round' }> = {
  N: { width: 9, dash: '3 4' },
  E: { width: 4 },
  S: { width: 7, dash: '0 10', cap: 'round' },
  W: { width: 4, dash: '14 8' },
  P: { width: 6, dash: '0 10 10 10', cap: 'round' },
};

export function Stripe(props: { readonly of: Wind | 'P'; readonly d: string }) {
  const stripe = () => STRIPES[props.of];
  // Attributes that are spread would bring a kilobyte of Solid with them.
  return (
    <path
      fill="none"
      stroke="currentColor"
      d={props.d}
      stroke-width={stripe().width}
      stroke-dasharray={stripe().dash}
      stroke-linecap={stripe().cap}
    />
  );
}

export const Hat = () => (
  <svg class="st-hat" viewBox="0 0 20 20" aria-hidden="true">
    <path
      fill-rule="evenodd"
      d="M1 11Q3 5 7 5 8 2 10 2T13 5Q17 5 19 11 15 9 10 9T1 11ZM5 11.5Q10 10 15 11.5V14Q15 19 10 19T5 14ZM6.5 13.5A1.4 1.4 0 109.3 13.5ZM10.7 13.5A1.4 1.4 0 1013.5 13.5Z"
    />
  </svg>
);

/** The arrow of a wind; without one it points where the class of what it stands in says, `st-E`. */
export const Needle = (props: { readonly wind?: Wind }) => (
  <svg
    class={props.wind ? `st-needle st-${props.wind}` : 'st-needle'}
    viewBox="-10 -10 20 20"
    aria-hidden="true"
  >
    <path class="st-arrow" d="M0-9 8 8 0 4-8 8Z" />
  </svg>
);

/** A percentage as a bar; its parent says it in words. */
export const Bar = (props: { readonly class?: string; readonly percent: number }) => (
  <svg
    class={`share ${props.class ?? ''}`}
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect fill="var(--paper)" stroke="var(--edge)" width="100" height="12" />
    <rect width={props.percent.toFixed(2)} height="12" />
  </svg>
);
