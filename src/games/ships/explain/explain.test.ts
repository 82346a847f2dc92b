import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { type Choices, startGame } from '../rules/game.ts';
import { HOUSE } from '../rules/readings.ts';
import {
  answering,
  anyChoices,
  arbReading,
  arbSeed,
  cards,
  firing,
  played,
  winds,
} from '../rules/test-kit.ts';
import { explainEnd, explainFire } from './fire.ts';
import { explainPhase } from './phase.ts';
import { explainMostWinds, explainSail, explainShow } from './sail.ts';
import { sayCards, sayStep } from './say.ts';
import type { Step } from './step.ts';
import { LANGUAGES, speechIn } from './test-kit.ts';

const EN = speechIn('en');
const said = (steps: readonly Step[]): string[] => steps.map((step) => sayStep(step, EN));
const clauses = (steps: readonly Step[]): string[] => steps.map(({ clause }) => clause);

describe('winds shown', () => {
  it('[W9] [W10] [W11] more of them: the advantage, and who may fire', () => {
    const steps = explainSail([winds('NNE'), winds('S')], HOUSE);
    expect(clauses(steps)).toEqual(['W9', 'W9', 'W10', 'W11']);
    expect(said(steps)).toEqual([
      'Your ship shows 2 North winds and 1 East wind.',
      'The enemy shows 1 South wind.',
      'Your ship shows 3 against 1: more winds, so it has the advantage.',
      'Only the ship with the advantage may attack: your ship may fire.',
    ]);
  });

  it('[W10] [W11] as many: both may fire', () => {
    expect(said(explainSail([winds('N'), winds('W')], HOUSE)).slice(2)).toEqual([
      'Both show 1 wind: they are equals.',
      'Equals may both attack.',
    ]);
  });

  it('[WA4] none at all is our ruling, and says so', () => {
    const steps = explainSail([[], []], HOUSE);
    expect(steps[2]).toEqual({ key: 'equals-none', clause: 'WA4', question: 'noWinds' });
    expect(explainSail([[], []], answering('noWinds', 'no-attack')).at(-1)?.key).toBe(
      'nobody-may-fire',
    );
  });

  it('[W9] names the opposites, and the most of a hand', () => {
    expect(said([explainShow(winds('NES'))])).toEqual([
      'North and South are opposites and are never shown together.',
    ]);
    expect(explainShow(winds('NNE')).key).toBe('no-opposites');
    expect(explainMostWinds(cards('NNSEWWB'))).toMatchObject({ counts: [2, 2] });
  });
});

describe('attacks', () => {
  it('[W12] [W11] [WA7] tell what falls, who may not fire and who does not', () => {
    const game = firing(['777', '577'], ['BB', 'C'], ['N', '']);
    const table = { ...game, phase: 'fire' } as const;
    expect(said(explainFire(table, [cards('BB'), []], HOUSE))).toEqual([
      'Your ship fires 2 cannon balls: the enemy hull falls from 5 to 3.',
      'The enemy has fewer winds and may not fire.',
    ]);
    expect(clauses(explainFire(table, [[], []], HOUSE))).toEqual(['WA7', 'W11']);
  });

  it('[WA3] say that a value stops at zero only where there is too much shot', () => {
    const table = { ...firing(['777', '277'], ['BBB', ''], ['', '']), phase: 'fire' } as const;
    const keys = (letters: string) =>
      explainFire(table, [cards(letters), []], HOUSE).map(({ key }) => key);
    expect(keys('BB')).toEqual(['fires', 'holds-fire']);
    expect(keys('BBB')).toEqual(['fires', 'beyond-zero', 'holds-fire']);
  });

  it('[W14] [WA1] [WA2] [W2] say what is lost and who wins', () => {
    const ship = { hull: 1, rigging: 1, crew: 1 };
    expect(said(explainEnd([{ ...ship, crew: 0 }, ship], HOUSE))).toEqual([
      'Your ship has no crew left: all aboard have perished.',
      'The enemy wins.',
    ]);
    expect(
      clauses(
        explainEnd(
          [
            { ...ship, rigging: 0 },
            { ...ship, hull: 0 },
          ],
          HOUSE,
        ),
      ),
    ).toEqual(['WA1', 'W14', 'WA2']);
    expect(explainEnd([ship, ship], HOUSE)).toEqual([{ key: 'nobody-down', clause: 'W2' }]);
  });
});

it('[W5] [W6] [W7] [W8] [W13] every phase of every game is told in every language, with known clauses', () => {
  const speeches = LANGUAGES.map((language) => speechIn(language));
  fc.assert(
    fc.property(arbSeed, arbReading, (seed, rules) => {
      const random = createRandom(seed);
      let game = startGame(seed, rules);
      for (let left = 30; game.phase && left > 0; left--) {
        const choices: Choices = anyChoices(game, random);
        const after = played(game, choices);
        const steps = explainPhase(game, choices, after);
        expect(steps.length).toBeGreaterThan(1);
        for (const step of steps) {
          expect(CLAUSES).toContain(step.clause);
          for (const speech of speeches) {
            expect(sayStep(step, speech)).toMatch(/^\P{Ll}.*\.$/u);
          }
        }
        game = after;
      }
    }),
    { numRuns: 25 },
  );
});

it('counts cards of a kind together', () => {
  expect(sayCards(cards('BNB'), EN)).toBe('1 North wind and 2 cannon balls');
  expect(sayCards([], EN)).toBe('no cards');
});
