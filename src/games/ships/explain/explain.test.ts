import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { LANGUAGES, type Language } from '../../../site/i18n/languages.ts';
import { gameCatalogue } from '../../../site/i18n/pages.ts';
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
import {
  explainChoices,
  explainEnd,
  explainFire,
  explainNext,
  explainPhase,
  explainSail,
  explainStart,
  type RulingStep,
} from './phase.ts';
import { createSpeech, createTranslate, sayStep } from './say.ts';

const speechIn = (language: Language) =>
  createSpeech(createTranslate(gameCatalogue(language, 'ships'), language));

const EN = speechIn('en');

const said = (steps: readonly RulingStep[]): string[] => steps.map((step) => sayStep(step, EN));

const clauses = (steps: readonly RulingStep[]): string[] => steps.map(({ clause }) => clause);

describe('winds shown', () => {
  it('[W9] [W10] [W11] more of them: the advantage, and who may fire', () => {
    const steps = explainSail([winds('NNE'), winds('S')], HOUSE);
    expect(clauses(steps)).toEqual(['W9', 'W9', 'W10', 'W11']);
    expect(said(steps)).toEqual([
      'Your ship shows 2 North winds and 1 East wind.',
      'The enemy shows 1 South wind.',
      'Your ship shows more winds, 3 to 1, and has the advantage.',
      'Only the ship with the advantage may attack: your ship may fire.',
    ]);
  });

  it('[WA4] none at all is our ruling, and says so', () => {
    const steps = explainSail([[], []], HOUSE);
    expect(steps[2]).toEqual({ key: 'equals-none', clause: 'WA4', question: 'noWinds' });
    expect(explainSail([[], []], answering('noWinds', 'no-attack')).at(-1)?.key).toBe(
      'nobody-may-fire',
    );
  });
});

describe('attacks', () => {
  it('[W12] [W11] [WA7] tell what falls, who may not fire and who does not', () => {
    const game = firing(['777', '577'], ['BB', 'C'], ['N', '']);
    const table = { ...game, phase: 'fire' } as const;
    expect(said(explainFire(table, [cards('BB'), []], HOUSE))).toEqual([
      'Your ship fires 2 cannon balls: the enemy’s hull falls from 5 to 3.',
      'The enemy shows fewer winds and may not fire.',
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

  it('[WA5] say that they strike together only where both ships fire', () => {
    const table = { ...firing(['777', '777'], ['BB', 'C'], ['N', 'E']), phase: 'fire' } as const;
    const both = explainFire(table, [cards('BB'), cards('C')], HOUSE);
    expect(clauses(both)).toEqual(['WA5', 'W12', 'W12']);
    expect(said(both)[0]).toBe('Both attacks are shown at once and hit at the same moment.');
    expect(clauses(explainFire(table, [cards('BB'), []], HOUSE))).toEqual(['W12', 'WA7']);
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

describe('cards dealt and discarded', () => {
  it('[W1] [W3] [W4] [W6] the start is told with the numbers of the engine', () => {
    expect(clauses(explainStart())).toEqual(['W1', 'W3', 'W4', 'W6']);
    expect(said(explainStart()).slice(1)).toEqual([
      'Hull, rigging and crew of both ships start at 7.',
      'One deck for both: 56 cards, 7 kinds, 8 of each.',
      'Both hands are filled up to 7 cards.',
    ]);
  });

  it('[WA8] what is discarded lies face down, or open in the other reading', () => {
    const keys = (choices: Choices, rules = HOUSE) =>
      explainChoices({ ...startGame(1, rules), phase: 'reload' }, choices, rules).map(
        ({ key }) => key,
      );
    expect(keys([cards('N'), []])).toEqual(['reloads', 'keeps', 'face-down']);
    expect(keys([[], []])).toEqual(['keeps', 'keeps']);
    expect(keys([[], cards('B')], answering('discards', 'open')).at(-1)).toBe('face-up');
  });

  /** A game whose deck holds two cards; each hand holds seven. */
  const scarce = (rules = HOUSE) => {
    const game = startGame(3, rules);
    const { deck } = game.supply;
    const supply = { ...game.supply, deck: deck.slice(0, 2), discards: deck.slice(2) };
    return { ...game, supply };
  };
  const reloaded = (letters: (hand: Choices[0]) => Choices[0], rules = HOUSE) => {
    const game = scarce(rules);
    const choices: Choices = [letters(game.hands[0]), letters(game.hands[1])];
    return explainPhase(game, choices, played(game, choices)).map(({ key }) => key);
  };

  it('[W7] [WA6] the deck that runs out is told, and what is shuffled and dealt in which order', () => {
    expect(reloaded((hand) => hand.slice(0, 1))).toEqual(['reloads', 'reloads', 'face-down']);
    expect(reloaded((hand) => hand.slice(0, 2)).slice(3)).toEqual([
      'shuffled',
      'fresh-shuffled-in',
      'dealt-in-turn',
    ]);
    expect(
      reloaded((hand) => hand.slice(0, 2), {
        ...answering('dealing', 'hand-by-hand'),
        freshDiscards: 'left-out',
      }).slice(4),
    ).toEqual(['fresh-left-out', 'dealt-hand-by-hand']);
  });
});

it('[W5] [W6] [W7] [W8] [W13] every phase of every game is told in every language, with known clauses', () => {
  const speeches = LANGUAGES.map(speechIn);
  fc.assert(
    fc.property(arbSeed, arbReading, (seed, rules) => {
      const random = createRandom(seed);
      let game = startGame(seed, rules);
      for (let left = 30; game.phase && left > 0; left--) {
        const choices: Choices = anyChoices(game, random);
        const after = played(game, choices);
        const steps = [...explainPhase(game, choices, after), ...explainNext(after)];
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
