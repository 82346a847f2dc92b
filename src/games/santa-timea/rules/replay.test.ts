import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { deal } from './deal.ts';
import { type Round, type RoundRecord, replayRound, startRound } from './round.ts';
import { arbSeats, arbSeed, HOUSE, PRO, playedOut } from './test-kit.ts';

/** What was played in a round, as a record. */
const recorded = (round: Round, leader: number): RoundRecord => ({
  leader,
  tricks: round.tricks.map(({ trick }) => ({ wind: trick.wind, plays: trick.plays })),
});

it('[T1] [T4] [T6] replayRound comes to the same tricks, wind cards and lead as the round it records', () => {
  fc.assert(
    fc.property(arbSeed, arbSeats, fc.constantFrom(HOUSE, PRO), (seed, seats, rules) => {
      const random = createRandom(seed);
      const leader = random(seats);
      const start = startRound(deal(seed, seats, rules), leader, rules);
      const end = [...playedOut(start, random)].at(-1) ?? start;
      const replayed = replayRound(recorded(end, leader), rules);
      if (!replayed.ok) throw new Error(replayed.error.code);
      const { tricks, collected, carried, aside } = replayed.value;
      expect([tricks, collected, carried, aside, replayed.value.leader]).toEqual([
        end.tricks,
        end.collected,
        end.carried,
        end.aside,
        end.leader,
      ]);
    }),
    { numRuns: 60 },
  );
});
