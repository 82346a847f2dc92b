import { type Bearing, WINDS, type Wind } from '../../../core/compass.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { drawItem, type Item } from './session.ts';
import { SKILLS } from './skills.ts';
import type { Answered } from './tally.ts';

/** With `calm` no clock runs: the storm comes nearer by every answer alone. */
export type Pace = 'clock' | 'calm';

export interface StormRun {
  readonly seed: number;
  readonly pace: Pace;
  readonly answers: readonly Answered[];
}

/** The lead over the storm at the beginning, which is as far as one sees; in seconds, as all that follow. */
export const FULL_LEAD = 45;

const LONGEST = 90;

const GAIN = 1.5;
const LOSS = 6;

const CALM_ANSWER = 2.25;

const STEADY = 4;

export const startRun = (seed: number, pace: Pace): StormRun => ({ seed, pace, answers: [] });

const secondsOf = ({ pace }: StormRun, { ms }: Pick<Answered, 'ms'>): number =>
  pace === 'calm' ? CALM_ANSWER : ms / 1000;

/** How far ahead of the storm the ship is. @param waited milliseconds since the latest answer. */
export function leadOf(run: StormRun, waited: number): number {
  const lead = run.answers.reduce((before, answer) => {
    const after = before - secondsOf(run, answer);
    if (after <= 0) return Number.NEGATIVE_INFINITY;
    return Math.min(FULL_LEAD, after + (answer.isRight ? GAIN : -LOSS));
  }, FULL_LEAD);
  return Math.max(0, run.pace === 'calm' ? lead : lead - waited / 1000);
}

export const hasEnded = (run: StormRun, waited: number): boolean =>
  leadOf(run, waited) === 0 || hasEscaped(run, waited);

export function hasEscaped(run: StormRun, waited: number): boolean {
  const answering = run.answers.reduce((sum, answer) => sum + secondsOf(run, answer), 0);
  const waiting = run.pace === 'calm' ? 0 : waited / 1000;
  return leadOf(run, waited) > 0 && answering + waiting >= LONGEST;
}

export const milesOf = ({ answers }: StormRun): number =>
  answers.filter(({ isRight }) => isRight).length;

export function nextCard({ seed, answers }: StormRun): Item {
  const wind = windAt(createRandom(seed), Math.floor(answers.length / STEADY));
  const random = createRandom(seed + 1 + answers.length);
  const bearing = BEARINGS[random(BEARINGS.length)];
  const skill = SKILLS.find(
    ({ id, winds }) => id.startsWith(`share-${bearing}-`) && winds?.includes(wind),
  );
  if (!skill) throw new Error(`No skill asks for ${bearing} under ${wind}`);
  return drawItem({ ...skill, winds: [wind] }, random);
}

const BEARINGS: readonly Bearing[] = ['along', 'across', 'against'];

function windAt(random: Random, turns: number): Wind {
  let side = random(WINDS.length);
  for (let turn = 0; turn < turns; turn++) side += 1 + random(WINDS.length - 1);
  return WINDS[side % WINDS.length] as Wind;
}
