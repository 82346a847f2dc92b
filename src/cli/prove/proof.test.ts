/** The stored proof is that of the engines as they are: two and three players anew, more by sample. */
import { describe, expect, it } from 'vitest';
import { WINDS } from '../../core/compass.ts';
import { createRandom, shuffled } from '../../core/random.ts';
import stored from '../../games/santa-timea/proof.json' with { type: 'json' };
import {
  MISREADINGS,
  type MisreadingId,
  misleading,
  PUZZLE_RULES,
} from '../../games/santa-timea/questions/misreadings.ts';
import { allTricks } from '../../games/santa-timea/questions/survey/survey.ts';
import { wheelDeck } from '../../games/santa-timea/rules/cards.ts';
import { resolveTrick, type Trick } from '../../games/santa-timea/rules/trick.ts';
import { doJob, JOBS, keyOf, SEATS } from './jobs.ts';
import { proofOf } from './proof.ts';

const surveyFor = (seats: number) =>
  stored.surveys.find((survey) => survey.seats === seats) ?? expect.fail(`no survey of ${seats}`);

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

const goesWrong = (trick: Trick) => (id: MisreadingId) =>
  misleading(trick, PUZZLE_RULES, id, 'taker').length > 0;

/** Ordered tricks of so many cards from 60, under one wind, that a numbered card leads. */
const numberedLed = (seats: number): number => (allTricks(seats) / WINDS.length / 60) * 56;

describe('the stored proof', () => {
  /** Of so many players, counted anew. */
  const survey = (players: number) => {
    const jobs = JOBS.filter(({ work, seats }) => work === 'count' && seats === players);
    return proofOf(jobs.map(doJob)).surveys.find(({ seats }) => seats === players);
  };

  it.each([2, 3])('[T4] [T6] [X1] [X3] is what the twin counts now for %i players', (seats) => {
    expect(survey(seats)).toEqual(surveyFor(seats));
  });

  it.each([4, 5])(
    '[T4] [T6] [X1] [X3] is what the twin counts now for %i players',
    { tags: 'all' },
    (seats) => {
      expect(survey(seats)).toEqual(surveyFor(seats));
    },
  );

  it.each(SEATS)('[T4] [T6] counts every ordered trick of %i players once', (seats) => {
    const { tricks, takers, nobody, leads, numbered } = surveyFor(seats);
    expect(tricks).toBe(allTricks(seats));
    expect(sum(takers) + nobody).toBe(tricks);
    expect(sum(leads)).toBe(tricks);
    expect(numbered).toBe(numberedLed(seats));
  });

  it.each([4, 5])(
    '[T4] [X3] [V1] [P1] is about what the readable engine says on dealt tricks of %i',
    (seats) => {
      const random = createRandom(7);
      const sample = 10_000;
      const { tricks, takers, numbered, wrong } = surveyFor(seats);
      const found = { first: 0, wrong: Object.fromEntries(MISREADINGS.map((id) => [id, 0])) };
      for (let trick = 0; trick < sample; trick++) {
        const plays = shuffled(wheelDeck(), random).slice(0, seats);
        if (plays[0]?.kind === 'piratess') continue;
        const position = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
        if (resolveTrick(position, PUZZLE_RULES).taker === 0) found.first += 1;
        for (const id of MISREADINGS.filter(goesWrong(position)))
          found.wrong[id] = (found.wrong[id] ?? 0) + 1;
      }
      const dealt = (sample * 56) / 60;
      // A led Piratess takes, in a fifteenth of all tricks.
      const first = ((takers[0] ?? 0) - tricks / 15) / (tricks - tricks / 15);
      expect(found.first / dealt).toBeCloseTo(first, 1);
      for (const id of MISREADINGS) {
        expect(Math.abs((found.wrong[id] ?? 0) / dealt - wrong[id] / numbered)).toBeLessThan(0.025);
      }
    },
  );

  it('[T4] [T6] has asked both engines about every trick, and they never differ', () => {
    expect(stored.compared.map(({ seats, winds }) => [seats, winds.join('')])).toEqual([
      [2, 'NESW'],
      [3, 'NESW'],
      [4, 'NESW'],
      [5, 'N'],
    ]);
    // Piratesses not told apart: 3,193, 175,729, 9,498,945 and 504,147,000 under each wind.
    for (const { seats, winds, tricks } of stored.compared) {
      expect(tricks).toBe(winds.length * different(seats));
    }
    expect(stored.compared.flatMap((compared) => compared.different)).toEqual([]);
  });
});

/** Ordered tricks of so many of 56 numbered cards and four Piratesses that look alike. */
function different(seats: number, numbered = 56, piratesses = 4): number {
  if (seats === 0) return 1;
  const led = numbered * different(seats - 1, numbered - 1, piratesses);
  return led + (piratesses > 0 ? different(seats - 1, numbered, piratesses - 1) : 0);
}

describe('the pieces of the proof', () => {
  it('have different names, and shards share them out', () => {
    const keys = JOBS.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(4 * 4 * 60 + (3 * 4 + 1) * 57);
  });
});
