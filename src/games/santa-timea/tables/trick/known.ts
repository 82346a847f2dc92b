import type { TrickStep } from '../../explain/trick.ts';
import { type Known, NOTHING_KNOWN } from './judged-trick.ts';

const LEADS: readonly TrickStep['key'][] = [
  'highest',
  'next-highest',
  'only-card-leads',
  'lead-stays',
];

/** What is known after no step, after the first, and so on; in the end no single step stands out. */
export function knownByStep(steps: readonly TrickStep[]): readonly Known[] {
  const known = [NOTHING_KNOWN];
  for (const step of steps) known.push(knownAfter(known.at(-1) ?? NOTHING_KNOWN, step));
  return known.with(-1, { ...(known.at(-1) ?? NOTHING_KNOWN), now: [] });
}

function knownAfter(before: Known, step: TrickStep): Known {
  if ('places' in step) {
    const out = step.key === 'zeros-ranked' ? before.out : [...before.out, ...step.places];
    return { ...before, out, now: step.places };
  }
  if ('cards' in step) return { ...before, now: [] };
  const { place } = step;
  const now = place === null ? [] : [place];
  if ('halves' in step) return { ...before, worths: [...before.worths, step.place], now };
  if (LEADS.includes(step.key)) return { ...before, lead: place, now };
  return { ...before, taker: place, lead: step.key === 'only-card' ? place : before.lead, now };
}
