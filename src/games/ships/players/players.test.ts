import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withHint } from '../../../core/marks.ts';
import { checked } from '../../../core/result.ts';
import { makeGame, parseGame } from '../notation/game.ts';
import { type Game, play, startGame } from '../rules/game.ts';
import { HOUSE } from '../rules/readings.ts';
import { both, SEATS } from '../rules/seats.ts';
import { arbSeed, cards, playedOut } from '../rules/test-kit.ts';
import {
  chooseCards,
  counsel,
  dealtAgain,
  gameOf,
  isOver,
  newMatch,
  playedOf,
  viewOf,
  withChoice,
  withoutLastChoice,
} from './match.ts';

/** A game in which both are simple opponents, to its end or so many turns. */
function duel(seed: number, turns: number): Game {
  let game = startGame(seed, HOUSE);
  while (game.phase && game.turn <= turns) {
    const now = game;
    const choices = both((seat) => {
      const view = viewOf(now, seat);
      return view ? chooseCards(view, seed + seat) : [];
    });
    game = checked(play(now, choices));
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
});

describe('a match', () => {
  const begun = newMatch(7);
  const opened = (text: string) => checked(parseGame(text));

  it('is its seed and what both chose; the opponent does not wait for the learner', () => {
    const one = playedOf(withChoice(begun, []));
    const two = playedOf(withChoice(begun, cards('N')));
    expect(one[0]?.choices[1]).toEqual(two[0]?.choices[1]);
  });

  it('counts what was taken back, and each hint once', () => {
    expect(withoutLastChoice(begun)).toEqual(begun);
    const advised = withHint(withHint(begun));
    expect(makeGame(advised)).toBe('game 7 hints 1 advised');
    const played = withChoice(advised, cards('N'));
    expect(makeGame(played)).toMatch(/^game 7 hints 1: N \/ /);
    expect(makeGame(withoutLastChoice(played))).toBe('game 7 back 1 hints 1');
  });

  it('may end after some turns', () => {
    const short = ['', '', '', '']
      .map(cards)
      .reduce((match, none) => withChoice(match, none), newMatch(7, 1));
    expect(isOver(short, gameOf(short))).toBe(true);
    expect(opened(makeGame(short))).toEqual(short);
    expect(isOver({ ...short, turns: null }, startGame(7, HOUSE))).toBe(false);
    expect(dealtAgain(short, 8)).toEqual(newMatch(8, 1));
  });

  it('has advice that the rules allow, other than what the opponent does', () => {
    for (let seed = 1; seed <= 40; seed++) {
      let match = newMatch(seed);
      for (let found = counsel(match); found; found = counsel(match)) {
        match = withChoice(match, found.cards);
      }
      expect(gameOf(match).phase).toBeNull();
    }
  });
});
