import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINDS } from '../../../core/compass.ts';
import { createRandom } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { deal, TRICKS } from './deal.ts';
import {
  type DealtGame,
  type DealtRound,
  gameBefore,
  gameWith,
  holdingsOf,
  LEARNER,
  roundOf,
  seedOf,
  starterOf,
} from './dealt-game.ts';
import { type Game, ROUNDS, recordRound, startGame, totals } from './game.ts';
import { type Round, startRound } from './round.ts';
import { arbSeats, damages, HOUSE, PRO, playedOut, playedRound, windCards } from './test-kit.ts';

/** Two short tricks of three players, six cards a round, unless something else is said. */
const dealt = (parts: Partial<DealtGame> = {}): DealtGame => ({
  seed: 1,
  seats: 3,
  people: [LEARNER],
  tricks: 2,
  edition: 'house',
  variant: 'basic',
  isGame: true,
  before: [],
  cards: [],
  sets: [],
  keeps: [],
  ...parts,
});

const arbGameSeed = fc.nat(2 ** 31 - 1);

/** How a round goes from its first card to its last, by the rules. */
const courseOf = (start: Round, seed: number): Round[] => [...playedOut(start, createRandom(seed))];

const cardsOf = (round: Round) => [
  ...round.tricks.flatMap(({ trick }) => trick.plays),
  ...round.plays,
];

/** The same game so many rounds later; all sets were discarded. */
function roundsLater(game: DealtGame, count: number): DealtGame {
  if (count === 0) return game;
  const end = courseOf(checked(roundOf(game)), game.seed).at(-1) as Round;
  const over: DealtRound = { cards: cardsOf(end), sets: WINDS, keeps: [] };
  return roundsLater({ ...game, before: [...game.before, over] }, count - 1);
}

/** A game after one round with these damages, a digit a seat. */
const gameAfter = (round: string, starter: number, nextLeader: number): Game =>
  recordRound(
    startGame(round.length, HOUSE),
    playedRound(damages(round), HOUSE, starter, nextLeader),
  );

/** A round that is over, in which the seats collected these wind cards. */
const over = (collected: readonly string[], rules = HOUSE): Round => ({
  ...startRound(deal(1, collected.length, rules), LEARNER, rules),
  collected: collected.map(windCards),
});

describe('a round that was dealt', () => {
  it('[S1] [T1] [T2] stands where its cards have brought it, each played by whose turn it was', () => {
    fc.assert(
      fc.property(arbGameSeed, arbSeats, fc.nat(60), (seed, seats, count) => {
        const alone = dealt({ seed, seats, tricks: TRICKS, isGame: false });
        const course = courseOf(startRound(deal(seed, seats, HOUSE), LEARNER, HOUSE), seed);
        const now = course.at(count % course.length) as Round;
        expect(checked(roundOf({ ...alone, cards: cardsOf(now) }))).toEqual(now);
      }),
    );
  });

  it('[O2] may be short', () => {
    const { hands } = checked(roundOf(dealt({ tricks: 4 })));
    expect(hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
  });

  it('[S1] is dealt again in every round of a game', () => {
    const rounds = Array.from({ length: ROUNDS }, (_, count) =>
      JSON.stringify(checked(roundOf(roundsLater(dealt(), count))).hands),
    );
    expect(new Set(rounds).size).toBe(5);
  });

  it('[S1] never comes twice in games whose seeds are near each other', () => {
    const seeds = [0, 1, 2, 3, 4].flatMap((round) =>
      Array.from({ length: 1000 }, (_, seed) => seedOf(2 ** 31 - 500 + seed, round)),
    );
    expect(new Set(seeds).size).toBe(5000);
    expect(seeds.every((seed) => seed >= 0 && seed < 2 ** 31)).toBe(true);
  });
});

/** The cards of three rounds that are over. */
const threeRounds = () => roundsLater(dealt(), 3).before.map(({ cards }) => cards);

const refused = (spoiled: number, cards: DealtRound['cards']) => {
  const [one, two, now] = threeRounds().with(spoiled, cards);
  const before = [one, two].map((played = []) => ({ cards: played, sets: WINDS, keeps: [] }));
  return roundOf(dealt({ before, cards: now ?? [] }));
};

it.each([
  ['first', 0, 1, 6],
  ['second', 1, 7, 12],
  ['third', 2, 13, 18],
])('a refused card of the %s round is counted over all rounds', (_, round, second, seventh) => {
  const played = threeRounds()[round] ?? [];
  const [card] = played;
  expect(refused(round, played).ok).toBe(true);
  expect(refused(round, card ? [card, card] : [])).toMatchObject({
    ok: false,
    error: { code: 'not-in-hand', clause: 'T1', card, place: second },
  });
  expect(refused(round, card ? [...played, card] : [])).toMatchObject({
    ok: false,
    error: { code: 'round-over', clause: 'R1', card, place: seventh },
  });
});

describe('who leads the first trick', () => {
  it.each([
    ['[S5] the player with most points', '321', 0, 0, 2],
    ['[S6] who led before, where several have most points', '11', 1, 0, 1],
    ['[A7] who led before, even where others have most points', '211', 0, 1, 0],
  ])('of a later round is %s', (_, round, before, nextLeader, starter) => {
    const game = gameAfter(round, before, nextLeader);
    expect(starterOf(dealt(), game)).toBe(starter);
    expect(starterOf(dealt({ isGame: false }), game)).toBe(LEARNER);
  });

  it('[S7] of a game is drawn by lot, about equally often each', () => {
    const drawn = Array.from({ length: 900 }, (_, seed) =>
      starterOf(dealt({ seed }), startGame(3, HOUSE)),
    );
    const times = [0, 1, 2].map((seat) => drawn.filter((one) => one === seat).length);
    // Each of three is expected 300 times; four standard deviations are 57.
    expect(times.filter((count) => Math.abs(count - 300) > 57)).toEqual([]);
  });

  it('[S5] [S6] [S7] is who leads the round that is dealt', () => {
    fc.assert(
      fc.property(arbGameSeed, arbSeats, fc.nat(ROUNDS - 1), (seed, seats, count) => {
        const later = roundsLater(dealt({ seed, seats }), count);
        const { game } = checked(gameBefore(later));
        expect(checked(roundOf(later)).leader).toBe(starterOf(later, game));
      }),
    );
  });
});

describe('what the rounds before have brought', () => {
  it('[R10] is nothing before the first', () => {
    expect(checked(gameBefore(dealt({ variant: 'pro' })))).toEqual({
      game: startGame(3, PRO),
      carried: [],
    });
  });

  it.each([
    ['discards it and has no damage left', ['N'], [2, 0]],
    ['keeps it', [], [0, 2]],
  ] as const)('[R2] [R6] [R10] with a set, six against two, the learner %s', (_, sets, points) => {
    const round = { ...over(['N1 N2 N3', 'E2']), leader: 1 };
    const after = gameWith(
      dealt({ seats: 2 }),
      { cards: [], sets, keeps: [] },
      gameAfter('12', 1, 0),
      round,
    );
    expect(after.results).toHaveLength(2);
    expect(after.results[1]).toMatchObject({ starter: 0, nextLeader: 1 });
    expect(totals({ ...after, results: after.results.slice(1) })).toEqual(points);
    expect(totals(after)).toEqual([points[0] + 2, points[1]]);
  });

  it('is what each round brought, the sets that the learner discarded in it among it', () => {
    fc.assert(
      fc.property(arbGameSeed, fc.subarray([...WINDS]), (seed, sets) => {
        const start = dealt({ seed, tricks: TRICKS });
        const end = courseOf(checked(roundOf(start)), seed).at(-1) as Round;
        const round = { cards: cardsOf(end), sets, keeps: [] };
        const { game } = checked(gameBefore({ ...start, before: [round] }));
        expect(game).toEqual(gameWith(start, round, startGame(3, HOUSE), end));
      }),
      { numRuns: 30 },
    );
  });

  it('is worked out once for all cards of a round, and again for another game', () => {
    const second = roundsLater(dealt(), 1);
    const once = gameBefore(second);
    expect(gameBefore({ ...second, cards: second.cards.slice(0, 1), sets: ['N'] })).toBe(once);
    const first = checked(gameBefore(dealt())).game;
    expect([first.results.length, checked(once).game.results.length]).toEqual([0, 1]);
  });
});

describe('the sets at the end of a round', () => {
  const discarded = (
    collected: readonly string[],
    sets: readonly (typeof WINDS)[number][],
    rules = HOUSE,
    people = [LEARNER],
  ) => holdingsOf(over(collected, rules), sets, people).map((one) => one.discarded.join(' '));

  it.each([
    ['[R2] the learner discards those of the sets held that are named', ['N', 'W'], ['N', '']],
    ['[R3] the learner may keep all', [], ['', '']],
  ] as const)('%s', (_, sets, expected) => {
    expect(discarded(['N1 N2 N3 S1 S2 S3', 'E1'], sets)).toEqual(expected);
  });

  it('[R2] of several people each discards those of the own sets that are named', () => {
    const collected = ['S1 S2 S3', 'N1 N2 N3', 'E1 E2 E3'];
    expect(discarded(collected, ['N'], HOUSE, [LEARNER, 1])).toEqual(['', 'N', 'E']);
  });

  it('[R2] the others discard all their sets where that costs nothing', () => {
    // Twelve with both sets kept is still less than fourteen.
    const collected = ['E2 E2 E3 W2 W2 W3', 'N1 N2 N3 S1 S2 S3'];
    expect(discarded(collected, [])).toEqual(['', 'N S']);
  });

  it.each([[[]], [['S']]] as const)(
    '[A5] [B6] against a set that may go another keeps a pair, and does not know whether the learner discards %j',
    (sets) => {
      const collected = ['S1 S1 S2 S3', 'E1 E2 E2 E3'];
      expect(discarded(collected, sets, PRO)).toEqual([sets.join(' '), '']);
    },
  );
});
