import { expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { LEVELS, type Level, opponentAt } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { deal } from '../rules/deal.ts';
import { play, type Round, seatAt, startRound, toAct } from '../rules/round.ts';
import { rulesOf, VARIANTS } from '../rules/variants.ts';
import { counsel } from './coach.ts';
import { chooseStrong } from './strong.ts';
import { type View, viewOf } from './view.ts';

const COACH_PLAYS = 20_000;

/** Seat 0 follows the coach among players of a level; of its open cards the best and one other are played, too. */
function calibrate(level: Level, positions: number) {
  const rows = Array.from({ length: 10 }, () => ({ cards: 0, said: 0, taken: 0 }));
  const table = { level, hasWays: true };
  let found = 0;
  for (let seed = 1; found < positions; seed++) {
    const seats = 2 + (seed % 4);
    const byOthers = (view: View): WheelCard =>
      chooseStrong(view, { ...opponentAt(table, view.seat), seed }).card;
    const playedOn = (round: Round, choose: (view: View) => WheelCard): Round => {
      const view = viewOf(round, toAct(round) ?? 0) as View;
      return checked(play(round, view.seat, choose(view)));
    };
    const takes = (round: Round, card: WheelCard): boolean => {
      let now = playedOn(round, () => card);
      while (now.tricks.length === round.tricks.length) now = playedOn(now, byOthers);
      const { leader, ruling } = now.tricks.at(-1) as Round['tricks'][number];
      return ruling.taker !== null && seatAt(leader, ruling.taker, seats) === 0;
    };
    const start = deal(seed, seats, VARIANTS.basic);
    let round = startRound(start, seed % seats, rulesOf('house', 'basic'));
    for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
      if (seat !== 0) {
        round = playedOn(round, byOthers);
        continue;
      }
      const { cards } = counsel(viewOf(round, 0) as View, table, seed, COACH_PLAYS);
      const open = cards.filter(({ isProven }) => !isProven);
      const other = open[1 + (seed % Math.max(1, open.length - 1))];
      for (const one of [open[0], other].filter((card) => card !== undefined)) {
        const row = rows[Math.min(9, Math.floor(one.takes * 10))] as (typeof rows)[number];
        row.cards += 1;
        row.said += one.takes;
        if (takes(round, one.card)) row.taken += 1;
      }
      if (open.length > 0) found += 1;
      round = playedOn(round, () => (cards[0] as (typeof cards)[number]).card);
    }
  }
  return rows;
}

it.each(LEVELS)(
  'among %s players, about as many of the cards given 10 to 20 per cent to take do',
  { tags: 'all', timeout: 3_600_000 },
  (level) => {
    const { cards = 0, said = 0, taken = 0 } = calibrate(level, 2000)[1] ?? {};
    expect(Math.abs(taken - said) / cards).toBeLessThan(0.05);
  },
);
