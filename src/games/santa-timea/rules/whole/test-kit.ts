import { opposite, type Wind } from '../../../../core/compass.ts';
import type { WheelCard } from '../cards.ts';
import type { Reading } from '../readings.ts';

interface Opinion {
  readonly taker: number | null;
  readonly lead: number;
}

/**
 * A second opinion on a trick, written as a person would sort cards on a table: points with real
 * halves, opposite cards at a hundredth of their number, a led Piratess below all; sort the points,
 * strike out those that occur twice, read off both ends.
 */
export function secondOpinion(plays: readonly WheelCard[], wind: Wind, reading: Reading): Opinion {
  let points = plays.map((_, place) => pointsOf(plays, place, wind, reading));
  const isZero = (value: number) => value > 0 && value < 0.2;
  if (
    reading.copiedZero === 'bare' &&
    points.some((value, place) => isZero(value) && plays[place]?.kind === 'piratess')
  ) {
    points = points.map((value) => (isZero(value) ? 0.1 : value));
  }
  const ordered = (values: readonly number[]) =>
    reading.cardOrder === 'worth'
      ? values
      : values.toSorted(
          (a, b) => printed(plays, points.lastIndexOf(a)) - printed(plays, points.lastIndexOf(b)),
        );
  const left = ordered(alone(points));
  const low = left[0];
  const takes = low === undefined ? null : points.indexOf(low);
  const led = plays[0]?.kind === 'piratess';
  if (!led) return { taker: takes, lead: left.length > 0 ? points.indexOf(left.at(-1) ?? 0) : 0 };
  const followers = ordered(alone(points.slice(1)));
  const mayLead = reading.secondPiratessLead === 'alone' && followers.length > 0 ? followers : left;
  return {
    taker: reading.secondPiratess === 'leader-takes' ? 0 : takes,
    lead: mayLead.length > 0 ? points.lastIndexOf(mayLead.at(-1) ?? 0) : 0,
  };
}

const alone = (points: readonly number[]): number[] =>
  points
    .filter((value) => points.indexOf(value) === points.lastIndexOf(value))
    .sort((a, b) => a - b);

/** The last number that lies up to this place, which a Piratess takes over; 0 if there is none. */
function printed(plays: readonly WheelCard[], place: number): number {
  const shown = plays.slice(0, place + 1).findLast((play) => play.kind === 'number');
  return shown?.kind === 'number' ? shown.rank : 0;
}

function pointsOf(
  plays: readonly WheelCard[],
  place: number,
  wind: Wind,
  reading: Reading,
): number {
  const before = plays.slice(0, place + 1);
  const shown = before.findLast((play) => play.kind === 'number');
  if (shown?.kind !== 'number') return -1;
  const nudge = reading.equalWorth === 'print-decides' ? shown.rank / 1000 : 0;
  const copied = plays[place]?.kind === 'piratess';
  if (shown.wind === wind || (copied && reading.copiedWorth === 'printed'))
    return shown.rank + nudge;
  return shown.wind === opposite(wind) ? shown.rank / 100 : shown.rank / 2 + nudge;
}
