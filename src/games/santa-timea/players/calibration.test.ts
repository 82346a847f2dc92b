/** Whether the coach's chances are true: cards are played as it weighs them, and the others finish the trick. */
import { expect, it } from 'vitest';
import { LEVELS, type Level, opponentAt } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { play, type Round, seatAt, toAct } from '../rules/round.ts';
import { counsel } from './coach.ts';
import { chooseStrong } from './strong.ts';
import { start } from './test-kit.ts';
import { type View, viewOf } from './view.ts';

/** As much as is needed to tell tenths of a chance apart. */
const PLAYS = 20_000;

/** Cards that were given about the same chance of taking. */
interface Bin {
  cards: number;
  given: number;
  taken: number;
}

function played(round: Round, card: WheelCard): Round {
  const next = play(round, toAct(round) ?? -1, card);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** Seat 0 follows the coach among players of a level; its best card and one other are held against what happens. */
function calibrate(level: Level, positions: number): readonly Bin[] {
  const bins = Array.from({ length: 10 }, (): Bin => ({ cards: 0, given: 0, taken: 0 }));
  const table = { level, hasWays: true };
  let found = 0;
  for (let seed = 1; found < positions; seed++) {
    const byOther = (round: Round): Round => {
      const view = viewOf(round, toAct(round) ?? -1) as View;
      return played(round, chooseStrong(view, { ...opponentAt(table, view.seat), seed }).card);
    };
    const takes = (round: Round, card: WheelCard): boolean => {
      let now = played(round, card);
      while (now.tricks.length === round.tricks.length) now = byOther(now);
      const { leader, ruling } = now.tricks.at(-1) as Round['tricks'][number];
      return ruling.taker !== null && seatAt(leader, ruling.taker, now.hands.length) === 0;
    };
    let round = start(seed, 2 + (seed % 4), 'basic');
    for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
      if (seat !== 0) {
        round = byOther(round);
        continue;
      }
      const { cards } = counsel(viewOf(round, 0) as View, table, seed, PLAYS);
      const open = cards.filter(({ isProven }) => !isProven);
      const other = open[1 + (seed % Math.max(1, open.length - 1))];
      for (const card of [open[0], other].filter((one) => one !== undefined)) {
        const bin = bins[Math.min(9, Math.floor(card.takes * 10))] as Bin;
        bin.cards += 1;
        bin.given += card.takes;
        if (takes(round, card.card)) bin.taken += 1;
      }
      if (open.length > 0) found += 1;
      round = played(round, (cards[0] as (typeof cards)[number]).card);
    }
  }
  return bins;
}

/** How far a chance may be off. Strong players avoid taking better than any policy that the coach imagines. */
const OFF: Record<Level, number> = { gentle: 0.05, able: 0.05, strong: 0.12 };

it.each(LEVELS)(
  'among %s players, about as many of the cards given 10 to 20 %% to take do',
  { tags: 'all', timeout: 3_600_000 },
  (level) => {
    const { cards, given, taken } = calibrate(level, 2000)[1] as Bin;
    expect(Math.abs(taken - given) / cards).toBeLessThan(OFF[level]);
  },
);
