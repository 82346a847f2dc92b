import type { Wind } from '../../../../core/compass.ts';
import { sayHalves } from '../../explain/say.ts';
import { HIGHEST_RANK, type NumberCard } from '../../rules/cards.ts';
import { type NumberBy, numberWorth, type Worth } from '../../rules/worth.ts';

export interface SeenWorth {
  readonly by: NumberBy | 'led';
  readonly halves: number;
  readonly text: string;
  readonly origin: Pick<NumberCard, 'wind' | 'rank'> | null;
}

export function seenWorth(
  { origin, halves }: Worth,
  wind: Wind,
  reading: Parameters<typeof numberWorth>[2],
): SeenWorth {
  if (!origin) return { by: 'led', halves, text: '–', origin };
  return { by: numberWorth(origin, wind, reading).by, halves, text: sayHalves(halves), origin };
}

/** What a table may show at a step of the ruling. All numbers are places in playing order. */
export interface Revealed {
  readonly worths: readonly number[];
  readonly out: readonly number[];
  readonly taker: number | null;
  readonly lead: number | null;
  readonly now: readonly number[];
}

export const NOTHING_KNOWN: Revealed = { worths: [], out: [], taker: null, lead: null, now: [] };

export const sailing = (tried: readonly (number | null)[]): Revealed => ({
  ...NOTHING_KNOWN,
  worths: tried.filter((place) => place !== null),
});

export const isLost = ({ taker, lead }: Pick<Revealed, 'taker' | 'lead'>): boolean =>
  taker === null && lead !== null;

/**
 * Ships lie as far out as they count, `--w:4.5`; those that count nothing in the calm by their printed numbers, `--z:8`, a
 * led Piratess below all.
 */
export function chartPlaceOf({ origin, halves }: Pick<SeenWorth, 'origin' | 'halves'>): string {
  if (!origin) return '--z:0';
  if (halves === 0) return `--z:${origin.rank}`;
  return wayOf(halves);
}

/** So far from the calm, in half points of worth: 1 to 28. */
export const wayOf = (halves: number): string => `--w:${halves / 2}`;

export const MARKS: readonly number[] = Array.from(
  { length: HIGHEST_RANK / 2 },
  (_, index) => 2 * (index + 1),
);

/** The line between ships that knock each other out, as classes of one lane: whether it goes on above or below, or breaks off. */
export function tieAt(
  worths: readonly (SeenWorth | undefined)[],
  out: readonly number[],
  place: number,
): string | undefined {
  const placeAt = (at: number) => worths[at] && chartPlaceOf(worths[at]);
  const level = out.filter((other) => placeAt(other) && placeAt(other) === placeAt(place));
  if (level.length < 2 || !level.includes(place)) return undefined;
  const isUp = level.some((other) => other < place);
  return [
    ...(isUp ? ['st-tie-up'] : []),
    ...(isUp && !level.includes(place - 1) ? ['st-tie-torn'] : []),
    ...(level.some((other) => other > place) ? ['st-tie-down'] : []),
  ].join(' ');
}
