import { keepMiss } from '../../../../device/course.ts';
import { keepMark, type Mark } from '../../../../device/puzzles.ts';
import { openRecord } from '../../../../device/record.ts';
import { keptMistakes } from '../../players/kept.ts';
import { MISREADINGS, misreadTaker, slipTo } from '../../questions/misreadings.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { type PlayedTrick, type Round, seatAt } from '../../rules/round.ts';
import type { Rules } from '../../rules/variants.ts';

export const keepMistake = (text: string, mark: Mark): boolean =>
  keepMark(keptMistakes, text, mark);

export const openMistakes = (): string[] =>
  Object.entries(openRecord(keptMistakes).get()).flatMap(([text, mark]) =>
    mark === 'missed' ? [text] : [],
  );

/** Keeps a misreading that shows in play, so that something like it comes before a lesson. */
const keep = (slip: string | undefined): void => {
  if (slip !== undefined) keepMiss('santa-timea', slip, false);
};

export function keepMisreadCall({ tricks, rules }: Round, called: number | null): void {
  const last = tricks.at(-1);
  if (last && last.ruling.taker !== called) keep(slipTo(last.trick, rules, 'taker', called));
}

/** What explains that the learner, with the whole trick in sight, took it by mistake. */
export function slipOfTrick({ leader, trick, ruling }: PlayedTrick, rules: Rules) {
  const last = trick.plays.length - 1;
  const isOwn = ruling.taker === last && seatAt(leader, last, trick.plays.length) === LEARNER;
  return isOwn ? MISREADINGS.find((id) => misreadTaker(trick, rules, id) !== last) : undefined;
}

export function keepMisreadTricks({ tricks, rules }: Round, mistaken: readonly number[]): void {
  for (const trick of mistaken) keep(slipOfTrick(tricks[trick] as PlayedTrick, rules));
}
