/** What tables, games with open hands and games against the opponent answer to what is chosen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../rules/clauses.ts';
import { HOUSE } from '../rules/readings.ts';
import { gameAfter } from '../rules/replay.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { NO_PICKS, type Picks, toggledAt } from './cards/picks.ts';
import { createGameEngine } from './game/game.ts';
import { createPlayEngine } from './play/play.ts';
import { pickedFrom } from './scene/scene.ts';
import { createTryEngine } from './try/try.ts';

const START = { seed: 12, choices: [] };

describe('what is picked', () => {
  it('comes and goes for each seat alone', () => {
    const arbPicks = fc.array(fc.nat(6), { maxLength: 12 });
    fc.assert(
      fc.property(arbPicks, fc.constantFrom(0, 1), fc.nat(6), (places, seat, place) => {
        const picks = places.reduce((now, one) => toggledAt(now, 0, one), NO_PICKS);
        const next = toggledAt(picks, seat, place);
        expect(next[1 - seat]).toEqual(picks[1 - seat]);
        expect(next[seat].includes(place)).toBe(!picks[seat].includes(place));
        expect(toggledAt(next, seat, place)[seat].toSorted()).toEqual(picks[seat].toSorted());
      }),
    );
  });

  it('names cards of the hand, and none beyond it', () => {
    const hands = gameAfter(START, HOUSE).hands;
    expect(pickedFrom(hands, [[0, 4], [99]])).toEqual([[hands[0][0], hands[0][4]], []]);
  });
});

describe('a game with open hands', () => {
  it('[W5] [W8] goes on when both choices are legal, and one phase back', async () => {
    const engine = await createGameEngine({}, 'en');
    const next = engine.reveal(START, [[0, 1], []]);
    if (!next.ok) throw new Error('refused');
    const { record, steps, scene, canGoBack } = next.value;
    expect(record.choices).toEqual([[['E', 'E'], []]]);
    expect(steps.map(({ clause }) => clause)).toEqual(['W8', 'W8', 'WA8', 'W5']);
    expect(scene.title).toBe('Turn 1 · Sail');
    expect(scene.sides[0]?.hand).toHaveLength(7);
    expect(canGoBack).toBe(true);
    const back = engine.back(record);
    expect(back.record).toEqual(START);
    expect(back.canGoBack).toBe(false);
    expect(back.steps.map(({ clause }) => clause)).toEqual(['W1', 'W3', 'W4', 'W6', 'W5']);
  });

  it('[W8] refuses whoever chooses too much, each with the rule', async () => {
    const engine = await createGameEngine({}, 'de');
    const five = [0, 1, 2, 3, 4];
    const next = engine.reveal(START, [five, five]);
    if (next.ok) throw new Error('not refused');
    expect(next.error.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Dein Schiff: Höchstens vier/),
      expect.stringMatching(/^Der Feind: Höchstens vier/),
    ]);
    expect(next.error.map(({ clause }) => clause)).toEqual(['W8', 'W8']);
  });

  it('[W4] knows where all cards are, whatever is chosen', async () => {
    const engine = await createGameEngine({}, 'fr');
    const arbPlaces = fc.uniqueArray(fc.nat(6), { maxLength: 4 });
    const arbPicks: fc.Arbitrary<Picks> = fc.tuple(arbPlaces, arbPlaces);
    fc.assert(
      fc.property(arbSeed, fc.array(arbPicks, { maxLength: 12 }), (seed, all) => {
        let record: Parameters<typeof engine.back>[0] = { seed, choices: [] };
        for (const picks of all) {
          const next = engine.reveal(record, picks);
          if (!next.ok) {
            expect(next.error.length).toBeGreaterThan(0);
            continue;
          }
          for (const { counts } of next.value.kinds) {
            expect(counts.reduce((sum, count) => sum + count)).toBe(8);
          }
          record = next.value.record;
          if (next.value.isOver) break;
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a table to try', () => {
  const told = async (source: string, picks: Picks) =>
    (await createTryEngine(source, {}, 'en')).tell(picks);

  it('[W12] [W2] [W9] answers every choice with rules', async () => {
    const table = 'table fire 5-5-5 ~N BBB CC / 3-4-6 ~. GG';
    expect((await told(table, [[0, 1, 2], []])).steps.at(-1)?.text).toBe('Your ship wins.');
    const { isRefused, steps } = await told(table, [[0, 3], [0]]);
    expect(isRefused).toBe(true);
    expect(steps.map(({ clause }) => clause)).toEqual(['W12', 'W11']);
    for (const { clause } of (await told('hand NNS', [[0], []])).steps) expect(clause).toBe('W9');
    for (const source of ['winds N / EE', 'table retire 7-7-7 N B / 7-7-7 C']) {
      for (const { clause } of (await told(source, [[0], [0]])).steps) {
        expect(CLAUSES).toContain(clause);
      }
    }
  });

  it('[W9] says of a hand alone what it shows and the most it could, and nothing of an enemy', async () => {
    const { steps } = await told('hand NNS', [[0], []]);
    expect(steps.map(({ text }) => text)).toEqual([
      'Your ship shows 1 North wind.',
      'You may show North or South but not both: 2 at most. The same goes for East and West: 0 at most. Together: 2.',
    ]);
  });
});

describe('a game against the simple opponent', () => {
  it('[WA8] hides what the enemy exchanges, and shows its winds', async () => {
    const engine = await createPlayEngine({}, 'en');
    const exchanged = engine.choose('game 12', [0]);
    if (!exchanged.ok) throw new Error('refused');
    const [own, enemy] = exchanged.value.before?.choices ?? [];
    expect(own?.cards).toHaveLength(1);
    expect(enemy?.cards).toBeNull();
    const shown = engine.choose(exchanged.value.text, []);
    expect(shown.ok && shown.value.before?.choices[1]?.cards).not.toBeNull();
  });

  it('refuses with the rule, opens only what it can read, and goes back', async () => {
    const engine = await createPlayEngine({}, 'en');
    expect(engine.choose('game 12', [0, 1, 2, 3, 4])).toMatchObject({
      ok: false,
      error: { clause: 'W8' },
    });
    expect(engine.open('game 12: X / .')).toMatchObject({
      ok: false,
      error: expect.stringContaining('“X”'),
    });
    expect(engine.open('winds N / E')).toMatchObject({
      ok: false,
      error: expect.stringContaining('Only a game'),
    });
    const chosen = engine.choose('game 12 turns 2', [0]);
    expect(chosen).toMatchObject({ ok: true, value: { canGoBack: true } });
    const { text } = chosen.ok ? chosen.value : { text: '' };
    expect(engine.back(text).text).toBe('game 12 turns 2 back 1');
    expect(engine.again(text, 5).text).toBe('game 5 turns 2');
  });

  it('gives a hint with its reason, counts it once, and says at the end how much help there was', async () => {
    const engine = await createPlayEngine({}, 'en');
    const { told, hint } = engine.advise('game 12 back 2');
    expect(hint).toMatch(/^Hint: choose .+\. That keeps the shot/);
    expect(told.text).toBe('game 12 back 2 hints 1 advised');
    expect(engine.advise(told.text).told).toEqual(told);
    expect(told.marks).toBe('2 phases taken back. 1 phase played with a hint.');
    const open = engine.open('game 12');
    expect(open.ok && open.value.marks).toBe('');
  });
});
