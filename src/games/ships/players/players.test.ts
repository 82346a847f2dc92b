import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withHint } from '../../../core/marks.ts';
import { createRandom } from '../../../core/random.ts';
import { makeGame, parseGame } from '../notation/game.ts';
import { type Game, play, startGame } from '../rules/game.ts';
import { HOUSE } from '../rules/readings.ts';
import { both, SEATS } from '../rules/seats.ts';
import { answering, anyChoices, arbSeed, cards, playedOut } from '../rules/test-kit.ts';
import { chooseCards } from './bot.ts';
import {
  counsel,
  dealtAnew,
  gameOf,
  isOver,
  newMatch,
  playedOf,
  withChoice,
  withoutLastChoice,
} from './match.ts';
import { viewOf } from './view.ts';

/** A game in which both are simple opponents, to its end or so many turns. */
function duel(seed: number, turns: number): Game {
  let game = startGame(seed, HOUSE);
  while (game.phase && game.turn <= turns) {
    const now = game;
    const next = play(
      now,
      both((seat) => {
        const view = viewOf(now, seat);
        return view ? chooseCards(view, seed + seat) : [];
      }),
    );
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return game;
}

/** The most turns that a game between simple opponents takes here; most take fewer than ten. */
const LONGEST = 60;

describe('the simple opponent', () => {
  it('[W2] brings every game to its end', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const { outcome, turn } = duel(seed, LONGEST);
      expect(outcome, `seed ${seed}, turn ${turn}`).not.toBeNull();
    }
  });

  it('[W5] chooses only what the rules allow, and always the same', () => {
    fc.assert(
      fc.property(arbSeed, fc.nat(30), (seed, steps) => {
        const game = [...playedOut(seed, HOUSE, steps)].at(-1) as Game;
        for (const seat of SEATS) {
          const view = viewOf(game, seat);
          if (!view) continue;
          const chosen = chooseCards(view, seed).toSorted();
          expect(view.legal.map((legal) => legal.toSorted().join())).toContain(chosen.join());
          expect(chooseCards(view, seed).toSorted()).toEqual(chosen);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('usually beats whoever chooses at random', () => {
    let won = 0;
    const games = 40;
    for (let seed = 1; seed <= games; seed++) {
      const random = createRandom(seed);
      let game = startGame(seed, HOUSE);
      while (game.phase && game.turn < 200) {
        const view = viewOf(game, 1);
        const next = play(game, [anyChoices(game, random)[0], view ? chooseCards(view, seed) : []]);
        if (!next.ok) throw new Error(next.error.code);
        game = next.value;
      }
      if (game.outcome?.winner === 1) won += 1;
    }
    expect(won).toBeGreaterThan(games * 0.7);
  });
});

describe('what a player sees', () => {
  it('[W1] is the same whatever the enemy holds and however the deck lies', () => {
    const game = startGame(4, HOUSE);
    const other: Game = {
      ...game,
      hands: [game.hands[0], cards('NNNNNNN')],
      supply: { ...game.supply, deck: game.supply.deck.toReversed() },
    };
    expect(viewOf(other, 0)).toEqual(viewOf(game, 0));
  });

  it('[WA8] includes the discards only where they lie open', () => {
    expect(viewOf(startGame(4, HOUSE), 0)?.discards).toBeNull();
    expect(viewOf(startGame(4, answering('discards', 'open')), 0)?.discards).toEqual([]);
  });
});

describe('a match', () => {
  const begun = newMatch(7);
  const opened = (text: string) => {
    const match = parseGame(text);
    if (!match.ok) throw new Error(match.error.code);
    return match.value;
  };

  it('is its seed and what both chose; the opponent does not wait for the learner', () => {
    const one = playedOf(withChoice(begun, []));
    const two = playedOf(withChoice(begun, cards('N')));
    if (!one.ok || !two.ok) throw new Error('refused');
    expect(one.value[0]?.choices[1]).toEqual(two.value[0]?.choices[1]);
  });

  it('does not ask in which order cards were picked', () => {
    const [one, two] = [cards('BN'), cards('NB')].map((picked) => withChoice(begun, picked));
    expect(one).toEqual(two);
  });

  it('counts what was taken back, and each hint once', () => {
    expect(withoutLastChoice(begun)).toEqual(begun);
    const advised = withHint(withHint(begun));
    expect(makeGame(advised)).toBe('game 7 hints 1 advised');
    const played = withChoice(advised, cards('N'));
    expect(makeGame(played)).toMatch(/^game 7 hints 1: N \/ /);
    expect(makeGame(withoutLastChoice(played))).toBe('game 7 back 1 hints 1');
  });

  it('[W7] is dealt on in the same order once the discards were shuffled', () => {
    for (let seed = 1; seed <= 20; seed++) {
      let match = newMatch(seed);
      for (let game = gameOf(match); game.ok && game.value.phase; game = gameOf(match)) {
        match = withChoice(match, []);
      }
      const read = opened(makeGame(match));
      expect(gameOf(read)).toEqual(gameOf(match));
    }
  });

  it('may end after some turns', () => {
    const short = ['', '', '', '']
      .map(cards)
      .reduce((match, none) => withChoice(match, none), newMatch(7, 1));
    const game = gameOf(short);
    expect(game.ok && isOver(short, game.value)).toBe(true);
    expect(opened(makeGame(short))).toEqual(short);
    expect(isOver({ ...short, turns: null }, startGame(7, HOUSE))).toBe(false);
    expect(dealtAnew(short, 8)).toEqual(newMatch(8, 1));
  });

  it('has advice that the rules allow, other than what the opponent does', () => {
    for (let seed = 1; seed <= 40; seed++) {
      let match = newMatch(seed);
      for (let found = counsel(match); found; found = counsel(match)) {
        match = withChoice(match, found.cards);
      }
      expect(gameOf(match)).toMatchObject({ ok: true, value: { phase: null } });
    }
  });

  it('[W9] names the choice that the rules refuse', () => {
    const match = {
      ...begun,
      choices: [
        [[], []],
        [cards('NS'), []],
      ],
    } as const;
    expect(gameOf(match)).toMatchObject({
      ok: false,
      error: { code: 'opposite-winds', step: 1 },
    });
  });
});
