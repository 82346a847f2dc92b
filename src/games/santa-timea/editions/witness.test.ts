/** One position for every question of a reading, on which its answers come out differently. */
import { describe, expect, it } from 'vitest';
import { OPEN_POINTS, type OpenPoint, type Reading, readingOf } from '../rules/readings.ts';
import { windCards } from '../rules/test-kit.ts';
import { partingStep, playOut, sameOutcome } from './play.ts';
import { WITNESSES } from './witness.ts';

const win = (...seats: number[]) => ({ kind: 'win', seats });
const start = (...seats: number[]) => ({ kind: 'start', seats });
const score = (...totals: number[]) => ({ kind: 'score', totals });
const trick = (taker: number | null, lead: number, takes = taker === null ? '' : 'N1') => ({
  kind: 'trick',
  taker,
  lead,
  takes: windCards(takes),
});

const EXPECTED: {
  readonly [Q in OpenPoint]: readonly [
    title: string,
    outcomes: { readonly [A in Reading[Q]]: unknown },
  ];
} = {
  copiedWorth: [
    '[P3] [A1] E10, P, N7: does she copy 5 or 10?',
    { effective: trick(2, 2), printed: trick(0, 1) },
  ],
  copiedZero: [
    '[P3] [A1b] S8, P, S5: does the S5 tie with the copy of the S8?',
    { ranked: trick(2, 2), bare: trick(null, 0) },
  ],
  equalWorth: [
    '[X1] [A16] N7, E14: do they tie?',
    { 'knock-out': trick(null, 0), 'print-decides': trick(0, 1) },
  ],
  cardOrder: [
    '[T4] [T6] E5, N8 in an east wind: is the 5 lower, or the 8 that is worth 4?',
    { worth: trick(1, 0, 'E1'), print: trick(0, 1, 'E1') },
  ],
  secondPiratess: [
    '[P6] [A2] P, P, N5: who takes?',
    { 'leader-takes': trick(0, 2), 'both-out': trick(2, 2) },
  ],
  secondPiratessLead: [
    '[P5] [A3] P, P, N5, E10: who leads?',
    { tied: trick(0, 0), alone: trick(0, 1) },
  ],
  severalCarried: [
    '[B2] two tricks in a row without a taker: what does the third taker get?',
    {
      all: {
        kind: 'round',
        collected: [windCards('S1 N1 E1'), windCards('')],
        carried: [],
        lead: 1,
      },
      'latest-only': {
        kind: 'round',
        collected: [windCards('S1 E1'), windCards('')],
        carried: [],
        lead: 1,
      },
    },
  ],
  ledPiratessTakes: [
    '[A14] P, N5 with S1 carried to N2: what does she take?',
    { 'carried-too': trick(0, 1, 'N2 S1'), 'new-card-only': trick(0, 1, 'N2') },
  ],
  lastTrickCarry: [
    '[A8] [S1] the last ten tricks all tie: do their wind cards wait for the next round?',
    {
      lost: { kind: 'round', collected: [windCards('W1'), windCards('E1')], carried: [], lead: 1 },
      'next-round': {
        kind: 'round',
        collected: [windCards('W1'), windCards('E1')],
        carried: windCards('N1 N1 N2 N2 N3 S1 S1 S2 S2 S3'),
        lead: 1,
      },
    },
  ],
  triplets: [
    '[R3] two sets against a three: may both sets go?',
    {
      'one-per-direction': { kind: 'declare', settled: [[2, 0]] },
      one: { kind: 'declare', settled: expect.arrayContaining([[0, 2]]) },
    },
  ],
  tieDivisor: [
    '[R7] two second places of five: (4 + 3) ÷ 2 or ÷ 5?',
    { 'tied-players': score(5, 4, 4, 2, 1), 'all-players': score(5, 2, 2, 2, 1) },
  ],
  twoPlayerTie: ['[R7] [A9] N1 against E1', { 'one-each': score(1, 1), 'two-each': score(2, 2) }],
  discardedTriplet: [
    '[B5] four players, one discards N1 N2 N3: does the set cost a point?',
    { 'not-counted': score(3, 3, 3, 3), counted: score(2, 3, 3, 3) },
  ],
  negativeRound: [
    '[A10] four threes against nothing',
    { allowed: score(-1, 2), 'floor-zero': score(0, 2) },
  ],
  declarations: [
    '[B6] [A5] N1 N2 N2 N3 S2 against E1 E2 E2 E3: does it settle?',
    {
      together: { kind: 'declare', settled: [] },
      'in-turn': { kind: 'declare', settled: [[1, 3]] },
    },
  ],
  firstStarter: [
    '[S7] seat 1 was on a sinking ship: who starts?',
    { lots: start(0, 1), 'sinking-ship': start(1) },
  ],
  tiedStarter: [
    '[S6] 1-1, seat 0 led round one, seat 1 won its last trick: who starts?',
    { 'round-starter': start(0), 'last-trick-leader': start(1) },
  ],
  tieWithoutStarter: [
    '[S6] [A7] 1, 3, 3 and seat 0 started: who starts now?',
    { 'starter-stays': start(0), 'lots-among-tied': start(1, 2) },
  ],
  finalTie: [
    '[E2] 11, 11, 8 with three rounds won against one: who wins?',
    { shared: win(0, 1), 'most-rounds-won': win(0) },
  ],
  roundWonBy: [
    '[A11] [E2] 7-7, less damage in one round but more points for the other: who wins?',
    { damage: win(0), points: win(0, 1) },
  ],
  sharedRound: [
    '[A12] [E2] 9, 11, 11, the last round shared by seats 0 and 2: who wins?',
    { 'counts-for-all': win(2), 'counts-for-none': win(1, 2) },
  ],
};

describe('every question has a witness', () => {
  for (const question of Object.keys(OPEN_POINTS) as OpenPoint[]) {
    const [title, expected] = EXPECTED[question];
    it(title, () => {
      const played = OPEN_POINTS[question].answers.map((answer) => ({
        answer,
        ...playOut(WITNESSES[question], { ...readingOf('house'), [question]: answer }),
      }));
      const found = Object.fromEntries(played.map(({ answer, outcome }) => [answer, outcome]));
      expect(found).toEqual(expected);
      for (const [index, one] of played.entries()) {
        for (const other of played.slice(index + 1)) {
          expect(sameOutcome(one.outcome, other.outcome)).toBe(false);
          expect(partingStep(one.steps, other.steps)).not.toBeNull();
        }
      }
    });
  }
});
