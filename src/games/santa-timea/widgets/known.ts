import type { TrickStep } from '../explain/trick.ts';

/** What a table may show after the first steps of a ruling. All numbers are places in playing order. */
export interface Known {
  /** Whose worth is known. */
  readonly worths: readonly number[];
  readonly out: readonly number[];
  /** Who takes; null for nobody, undefined before that is known. */
  readonly taker: number | null | undefined;
  readonly lead: number | undefined;
  /** Whom the newest step speaks of; nobody once all steps are known. */
  readonly now: readonly number[];
}

const LEADS: readonly TrickStep['key'][] = [
  'highest',
  'next-highest',
  'only-card-leads',
  'lead-stays',
];

export function knownAfter(steps: readonly TrickStep[], shown: number): Known {
  const worths: number[] = [];
  const out: number[] = [];
  let taker: number | null | undefined;
  let lead: number | undefined;
  for (const step of steps.slice(0, shown)) {
    if ('places' in step) {
      if (step.key !== 'zeros-ranked') out.push(...step.places);
    } else if ('halves' in step) worths.push(step.place);
    else if ('cards' in step) continue;
    else if (LEADS.includes(step.key)) lead = step.place ?? undefined;
    else {
      taker = step.place;
      if (step.key === 'only-card') lead = step.place ?? undefined;
    }
  }
  const newest = shown < steps.length ? steps[shown - 1] : undefined;
  return { worths, out, taker, lead, now: newest ? placesOf(newest) : [] };
}

function placesOf(step: TrickStep): readonly number[] {
  if ('places' in step) return step.places;
  return 'place' in step && step.place !== null ? [step.place] : [];
}
