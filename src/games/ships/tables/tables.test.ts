/** What tables, games with open hands and games against the opponent answer to what is chosen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { gameCatalogue } from '../../../site/i18n/pages.ts';
import { createTranslate } from '../explain/say.ts';
import { parseGame } from '../notation/game.ts';
import { parsePosition } from '../notation/position.ts';
import { gameOf, type Match, newMatch, withChoice } from '../players/match.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { barred, chosen, sayCounsel, viewPlay } from './play/play.ts';
import { NO_PICKS, type Picks } from './scene/scene.ts';
import { viewTable, viewTry } from './try/try.ts';

/** What is said in a language. */
const inLanguage = (lang: 'en' | 'de' | 'fr') =>
  createTranslate(gameCatalogue(lang, 'ships'), lang);

const t = inLanguage('en');

describe('a game with open hands', () => {
  const START = newMatch(12);

  it('[W5] [W8] says what comes of both choices, and once they are made what has', () => {
    const picks: Picks = [[0, 1], []];
    const tried = viewTry(START, picks, t);
    expect(tried.choices).toEqual([['E', 'E'], []]);
    expect(tried.steps.map(({ clause }) => clause)).toEqual(['W8', 'W8', 'WA8']);
    const next = withChoice(START, ...tried.choices);
    const { steps } = viewTry(next, NO_PICKS, t);
    expect(steps.map(({ clause }) => clause)).toEqual(['W8', 'W8', 'WA8', 'W5']);
    const { scene } = viewTable(next, t);
    expect(scene.title).toBe('Turn 1');
    expect(scene.sides[0]?.hand).toHaveLength(7);
    const first = viewTry(START, NO_PICKS, t);
    expect(first.steps.map(({ clause }) => clause)).toEqual(['W1', 'W3', 'W4', 'W6', 'W5']);
  });

  it('[W4] knows where all cards are, whatever is chosen', () => {
    const french = inLanguage('fr');
    const arbPlaces = fc.uniqueArray(fc.nat(6), { maxLength: 4 });
    const arbPicks: fc.Arbitrary<Picks> = fc.tuple(arbPlaces, arbPlaces);
    fc.assert(
      fc.property(arbSeed, fc.array(arbPicks, { maxLength: 12 }), (seed, all) => {
        let match = newMatch(seed);
        for (const picks of all) {
          const { choices, isRefused, steps } = viewTry(match, picks, french);
          if (isRefused) {
            expect(steps.length).toBeGreaterThan(0);
            continue;
          }
          match = withChoice(match, ...choices);
          const { game } = viewTable(match, french);
          for (const { counts } of game?.kinds ?? []) {
            expect(counts.reduce((sum, count) => sum + count)).toBe(8);
          }
          if (game?.isOver) break;
        }
      }),
      { numRuns: 30 },
    );
  });
});

function view(source: string, picks: Picks) {
  const position = parsePosition(source);
  if (!position.ok) throw new Error(source);
  return viewTry(position.value, picks, t);
}

it('[W12] [W2] [W9] a table to try answers every choice with rules', () => {
  const table = 'table fire 5-5-5 ~N BBB CC / 3-4-6 ~. GG';
  expect(view(table, [[0, 1, 2], []]).steps.at(-1)?.text).toBe('Your ship wins.');
  const { isRefused, steps } = view(table, [[0, 3], [0]]);
  expect(isRefused).toBe(true);
  expect(steps.map(({ clause }) => clause)).toEqual(['W12', 'W11']);
  for (const { clause } of view('hand NNS', [[0], []]).steps) expect(clause).toBe('W9');
  for (const source of ['winds N / EE', 'table retire 7-7-7 N B / 7-7-7 C']) {
    for (const { clause } of view(source, [[0], [0]]).steps) {
      expect(CLAUSES).toContain(clause);
    }
  }
});

describe('a game against the simple opponent', () => {
  const matchOf = (text: string): Match => checked(parseGame(text));

  it('[WA8] hides what the enemy exchanges, and shows its winds', () => {
    const start = matchOf('game 12');
    const one = chosen(start, 0, [0], t);
    if (!one.ok) throw new Error('refused');
    const exchanged = withChoice(start, one.value);
    const [own, enemy] = viewPlay(exchanged, t).before?.choices ?? [];
    expect(own?.cards).toHaveLength(1);
    expect(enemy?.cards).toBeNull();
    expect(viewPlay(withChoice(exchanged, []), t).before?.choices[1]?.cards).not.toBeNull();
  });

  it('shows of two people the hand of the one who holds the phone in turn, and no other', () => {
    const start = matchOf('game 12 people 0 1');
    const names = ['Ann', 'Ben'];
    const [ann, ben] = gameOf(start).hands;
    const seen = (match: Match, person: 0 | 1, holder: number | null) => {
      const { hand, give, before } = viewPlay(match, t, { names, holder }, person);
      const own = before?.choices.map(({ cards }) => cards !== null);
      return { hand, give, own };
    };
    expect(seen(start, 0, null)).toMatchObject({ hand: [], give: 'Ann' });
    expect(seen(start, 0, 1)).toMatchObject({ hand: [], give: 'Ann' });
    expect(seen(start, 0, 0)).toMatchObject({ hand: ann, give: null });
    expect(seen(start, 1, 0)).toMatchObject({ hand: [], give: 'Ben' });
    expect(seen(start, 1, 1)).toMatchObject({ hand: ben, give: null });
    // What was exchanged, only its owner sees.
    const next = withChoice(start, (ann ?? []).slice(0, 1), (ben ?? []).slice(0, 1));
    expect(seen(next, 0, null).own).toEqual([false, false]);
    expect(seen(next, 0, 0).own).toEqual([true, false]);
    expect(seen(next, 1, 1).own).toEqual([false, true]);
  });

  it('[W2] says at the end who has won, and by which loss', () => {
    const text =
      'game 3: C G / G C G; NN / .; BBB / .; G / S C G; E S G / G; N WWWW / N EEE; B / .; . / .; N W CC / W G; . / E SS; . / BBB; SS W / .; S CC / W C N; NNN E / EE SS; BB / GG; . / .; C GG / CC; SS WW / S WWW; B / BB';
    const { title, ask, before } = viewPlay(matchOf(text), t);
    expect(title).toBe('You have won.');
    expect(ask).toBe('');
    expect(before?.outcome).toBe('The enemy has no hull left and sinks.');
  });

  it('[W8] [W9] [W11] bars every card that the rules refuse beside those chosen', () => {
    const places = (match: Match, picks: readonly number[]) =>
      barred(match, 0, picks, t).map((why) => why?.clause ?? null);
    const start = matchOf('game 12');
    expect(places(start, [0, 1, 2])).toEqual(Array(7).fill(null));
    expect(places(start, [0, 1, 2, 3])).toEqual([null, null, null, null, 'W8', 'W8', 'W8']);
    const sail = withChoice(start, []);
    expect(places(sail, [])).toEqual([null, null, null, null, 'W9', 'W9', 'W9']);
    expect(places(withChoice(sail, []), [])).toEqual(Array(7).fill('W11'));
  });

  it('gives a hint with its reason, and says at the end how much help there was', () => {
    const says = (text: string) => Object.values(sayCounsel(matchOf(text), t)).join(' ');
    expect(says('game 12')).toMatch(/^Hint: choose .+\. That keeps the shot/);
    expect(says('game 2: . / .')).toMatch(/^Hint: show none\. You can’t sink/);
    expect(viewPlay(matchOf('game 12 back 2 hints 1 advised'), t).marks).toBe(
      '2 phases taken back. 1 phase played with a hint.',
    );
    expect(viewPlay(matchOf('game 12'), t).marks).toBe('');
  });
});
