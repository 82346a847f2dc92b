/** One position for every question of a reading, on which its answers come out differently. */
import { describe, expect, it } from 'vitest';
import type { WheelCard } from './cards.ts';
import { bestDeclarations, settledDeclarations } from './declare.ts';
import { recordRound, startGame, startPlayer, winners } from './game.ts';
import { QUESTIONS, type Question, type Reading } from './readings.ts';
import { play, type Round, startRound, toAct } from './round.ts';
import { openRow } from './row.ts';
import { type Holding, scoreRound } from './score.ts';
import {
  answering,
  cards,
  damages,
  holding,
  playedGame,
  playedRound,
  trick,
  windCards,
} from './test-kit.ts';
import { resolveTrick } from './trick.ts';
import type { Rules } from './variants.ts';

interface Witness<Q extends Question> {
  readonly title: string;
  readonly outcome: (rules: Rules) => unknown;
  readonly expected: { readonly [A in Reading[Q]]: unknown };
}

/** Taker and next leader. */
const ends = (plays: string) => (rules: Rules) => {
  const { taker, lead } = resolveTrick(trick('N1', plays), rules);
  return [taker, lead];
};

const totalsOf = (holdings: readonly Holding[], rules: Rules) =>
  scoreRound(holdings, rules).map((score) => score.total);

/** Both seats play their cards in the order in which they hold them. */
function playOut(hands: readonly WheelCard[][], winds: string, rules: Rules, carried = ''): Round {
  const row = openRow(windCards(winds), 0);
  let round = startRound({ hands, row }, 0, rules, windCards(carried));
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const next = play(round, seat, round.hands[seat]?.[0] as WheelCard);
    if (!next.ok) throw new Error(next.error.code);
    round = next.value;
  }
  return round;
}

const twelve = (wind: string) =>
  cards(Array.from({ length: 12 }, (_, index) => `${wind}${index + 1}`).join(' '));

const WITNESSES: { readonly [Q in Question]: Witness<Q> } = {
  copiedWorth: {
    title: '[P3] [A1] E10, P, N7: does she copy 5 or 10?',
    outcome: ends('E10 P N7'),
    expected: { effective: [2, 2], printed: [0, 1] },
  },
  copiedZero: {
    title: '[P3] [A1b] S8, P, S5: does the S5 tie with the copy of the S8?',
    outcome: ends('S8 P S5'),
    expected: { ranked: [2, 2], bare: [null, 0] },
  },
  equalWorth: {
    title: '[X1] [A16] N7, E14: do they tie?',
    outcome: ends('N7 E14'),
    expected: { 'knock-out': [null, 0], 'print-decides': [0, 1] },
  },
  secondPiratess: {
    title: '[P6] [A2] P, P, N5: who takes?',
    outcome: ends('P P N5'),
    expected: { 'leader-takes': [0, 2], 'both-out': [2, 2] },
  },
  secondPiratessLead: {
    title: '[P5] [A3] P, P, N5, E10: who leads?',
    outcome: ends('P P N5 E10'),
    expected: { tied: [0, 0], alone: [0, 1] },
  },
  severalCarried: {
    title: '[B2] two tricks in a row without a taker: what does the third taker get?',
    outcome: (rules) =>
      playOut([cards('N5 E4 S2'), cards('E10 P S9')], 'N1 E1 S1', rules).collected,
    expected: {
      all: [windCards('S1 N1 E1'), []],
      'latest-only': [windCards('S1 E1'), []],
    },
  },
  ledPiratessTakes: {
    title: '[A14] P, N5 with S1 carried to N2: what does she take?',
    outcome: (rules) => resolveTrick(trick('N2', 'P N5', 'S1'), rules).takes,
    expected: { 'carried-too': windCards('N2 S1'), 'new-card-only': windCards('N2') },
  },
  lastTrickCarry: {
    title:
      '[A8] [S1] the last ten tricks all tie: does the first taker of the next round get them?',
    outcome: (rules) => {
      const hands = [twelve('E'), twelve('W')];
      const winds = 'E1 W1 N1 N1 N2 N2 N3 S1 S1 S2 S2 S3';
      const { carried, aside } = playOut(hands, winds, rules);
      const next = startRound({ hands, row: openRow(windCards('E2'), 0) }, 0, rules, carried);
      return [aside.length, next.carried.length];
    },
    expected: { lost: [10, 0], 'next-round': [0, 10] },
  },
  triplets: {
    title: '[R3] two sets against a three: may both sets go?',
    outcome: (rules) => {
      const holdings = [holding('N1 N2 N3 S1 S2 S3'), holding('E3')];
      const [discarded = []] = bestDeclarations(holdings, 0, rules).options;
      return totalsOf(holdings.with(0, { cards: holdings[0]?.cards ?? [], discarded }), rules);
    },
    expected: { 'one-per-direction': [2, 0], one: [0, 2] },
  },
  twoPlayerTie: {
    title: '[R7] [A9] N1 against E1',
    outcome: (rules) => totalsOf([holding('N1'), holding('E1')], rules),
    expected: { 'one-each': [1, 1], 'two-each': [2, 2] },
  },
  discardedTriplet: {
    title: '[B5] four players, one discards N1 N2 N3: does the set cost a point?',
    outcome: (rules) =>
      scoreRound([holding('N1 N2 N3', 'N'), holding(''), holding(''), holding('')], rules)[0]
        ?.penalty,
    expected: { 'not-counted': 0, counted: 1 },
  },
  negativeRound: {
    title: '[A10] four threes against nothing',
    outcome: (rules) => totalsOf([holding('N3 E3 S3 W3'), holding('')], rules),
    expected: { allowed: [-1, 2], 'floor-zero': [0, 2] },
  },
  declarations: {
    title: '[B6] [A5] N1 N2 N2 N3 S2 against E1 E2 E2 E3: in how many ways does it settle?',
    outcome: (rules) =>
      settledDeclarations([windCards('N1 N2 N2 N3 S2'), windCards('E1 E2 E2 E3')], rules).length,
    expected: { together: 0, 'in-turn': 1 },
  },
  firstStarter: {
    title: '[S7] seat 1 was on a sinking ship: who starts?',
    outcome: (rules) => startPlayer(startGame(2, rules), [1]).seats,
    expected: { lots: [0, 1], 'sinking-ship': [1] },
  },
  tiedStarter: {
    title: '[S6] 1-1, seat 0 led round one, seat 1 won its last trick: who starts?',
    outcome: (rules) =>
      startPlayer(recordRound(startGame(2, rules), playedRound(['N1', 'E1'], rules, 0, 1))).seats,
    expected: { 'round-starter': [0], 'last-trick-leader': [1] },
  },
  tieWithoutStarter: {
    title: '[S6] [A7] 1, 3, 3 and seat 0 started: who starts now?',
    outcome: (rules) => startPlayer(playedGame([damages('211')], rules)).seats,
    expected: { 'starter-stays': [0], 'lots-among-tied': [1, 2] },
  },
  finalTie: {
    title: '[E2] 11, 11, 8 with three rounds won against one: who wins?',
    outcome: (rules) =>
      winners(playedGame(['123', '123', '123', '312', '321'].map(damages), rules)),
    expected: {
      shared: { seats: [0, 1], by: 'shared' },
      'most-rounds-won': { seats: [0], by: 'most-rounds-won' },
    },
  },
  roundWonBy: {
    title: '[A11] [E2] 7-7, less damage in one round but more points for the other: who wins?',
    outcome: (rules) => {
      const shared = ['N1', 'E1'];
      const rounds = [['N3', 'S2 S2 W2 W2'], shared, shared, shared, ['', 'S1 S1']];
      return winners(playedGame(rounds, rules)).seats;
    },
    expected: { damage: [0], points: [0, 1] },
  },
  sharedRound: {
    title: '[A12] [E2] 9, 11, 11, the last round shared by seats 0 and 2: who wins?',
    outcome: (rules) =>
      winners(playedGame(['213', '213', '321', '321', '121'].map(damages), rules)).seats,
    expected: { 'counts-for-all': [2], 'counts-for-none': [1, 2] },
  },
};

describe('every question has a witness', () => {
  for (const question of Object.keys(QUESTIONS) as Question[]) {
    const { title, outcome, expected } = WITNESSES[question];
    // The advanced game asks every question; those of the basic game come out the same in it.
    it(title, () => {
      const found = QUESTIONS[question].answers.map((answer) => [
        answer,
        outcome(answering(question, answer, 'pro')),
      ]);
      expect(Object.fromEntries(found)).toEqual(expected);
      const different = new Set(found.map(([, seen]) => JSON.stringify(seen)));
      expect(different.size).toBe(QUESTIONS[question].answers.length);
    });
  }
});
