import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { deal } from './deal.ts';
import { type RoundRecord, replayRound } from './replay.ts';
import { type Round, startRound } from './round.ts';
import {
  arbSeats,
  arbSeed,
  cards,
  HOUSE,
  PRO,
  playedOut,
  windCard,
  windCards,
} from './test-kit.ts';

/** What was played in a round, as a record. */
const recorded = (round: Round, leader: number): RoundRecord => ({
  leader,
  tricks: round.tricks.map(({ trick }) => ({ wind: trick.wind, plays: trick.plays })),
});

const record = (leader: number, ...tricks: (readonly [string, string])[]): RoundRecord => ({
  leader,
  tricks: tricks.map(([wind, plays]) => ({ wind: windCard(wind), plays: cards(plays) })),
});

describe('replayRound', () => {
  it('[T1] [T4] [T6] comes to the same tricks, wind cards and lead as the round it records', () => {
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

  it('[B2] carries wind cards through a short record', () => {
    const ties = record(0, ['N1', 'N5 E10'], ['E1', 'E4 P'], ['S1', 'S2 S9']);
    const replayed = replayRound(ties, PRO);
    expect(replayed).toMatchObject({ ok: true, value: { collected: [windCards('S1 N1 E1'), []] } });
  });

  it('[P4] refuses a Piratess led while the record shows a numbered card in that hand', () => {
    const led = record(0, ['N1', 'N9 N3'], ['E1', 'P E4'], ['S1', 'E6 S9']);
    expect(replayRound(led, HOUSE)).toEqual({
      ok: false,
      error: { code: 'piratess-led', clause: 'P4', trick: 1, place: 0 },
    });
    const last = record(0, ['N1', 'N9 N3'], ['E1', 'P E4']);
    expect(replayRound(last, HOUSE)).toMatchObject({ ok: true, value: { leader: 1 } });
  });
});
