/** One position for every question of a reading, on which its answers come out differently. */
import { expect, it } from 'vitest';
import { OPEN_POINTS, type OpenPoint, readingOf } from '../rules/readings.ts';
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

const PLAYED: readonly (readonly [
  title: string,
  question: OpenPoint,
  outcomes: Readonly<Record<string, unknown>>,
])[] = [
  [
    '[A14] P, N5 with S1 carried to N2: what does she take?',
    'ledPiratessTakes',
    { 'carried-too': trick(0, 1, 'N2 S1'), 'new-card-only': trick(0, 1, 'N2') },
  ],
  [
    '[A8] [S1] the last ten tricks all tie: do their wind cards wait for the next round?',
    'lastTrickCarry',
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
  [
    '[B6] [A5] N1 N2 N2 N3 S2 against E1 E2 E2 E3: does it settle?',
    'declarations',
    {
      together: { kind: 'declare', settled: [] },
      'in-turn': { kind: 'declare', settled: [[1, 3]] },
    },
  ],
  [
    '[A10] four threes against nothing',
    'negativeRound',
    { allowed: score(-1, 2), 'floor-zero': score(0, 2) },
  ],
  [
    '[S6] 1-1, seat 0 led round one, seat 1 won its last trick: who starts?',
    'tiedStarter',
    { 'round-starter': start(0), 'last-trick-leader': start(1) },
  ],
  [
    '[A12] [E2] 9, 11, 11, the last round shared by seats 0 and 2: who wins?',
    'sharedRound',
    { 'counts-for-all': win(2), 'counts-for-none': win(1, 2) },
  ],
];

const played = (question: OpenPoint) =>
  OPEN_POINTS[question].answers.map((answer) => ({
    answer,
    ...playOut(WITNESSES[question], { ...readingOf('house'), [question]: answer }),
  }));

it.each(PLAYED)('%s', (_, question, expected) => {
  const found = played(question).map(({ answer, outcome }) => [answer, outcome]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

it.each(Object.keys(OPEN_POINTS) as OpenPoint[])(
  'every answer to %s comes out differently, and parts from each other at a step',
  (question) => {
    const all = played(question);
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        expect(sameOutcome(one.outcome, other.outcome)).toBe(false);
        expect(partingStep(one.steps, other.steps)).not.toBeNull();
      }
    }
  },
);
