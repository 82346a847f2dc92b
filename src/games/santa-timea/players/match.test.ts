import { describe, expect, it } from 'vitest';
import { makeGame, parseGame } from '../notation/game.ts';
import type { WheelCard } from '../rules/cards.ts';
import {
  gameBefore,
  gameWith,
  holdingsOf,
  LEARNER,
  roundOf,
  starterOf,
} from '../rules/dealt-game.ts';
import { isGameOver, startPlayer, totals } from '../rules/game.ts';
import { EDITIONS } from '../rules/readings.ts';
import { isRoundOver, legalMoves } from '../rules/round.ts';
import { heldTriplets, scoreRound } from '../rules/score.ts';
import { rulesOf } from '../rules/variants.ts';
import { keptRounds } from './kept.ts';
import {
  callsOf,
  dealtAnew,
  earlierRounds,
  type Match,
  NEW_TABLE,
  turnOf,
  withAdvice,
  withCall,
  withCard,
  withNextRound,
  withoutLastCard,
} from './match.ts';

const TABLE: Match = {
  ...NEW_TABLE,
  seed: 7,
  seats: 3,
  tricks: 12,
  variant: 'basic',
  isGame: false,
};

const now = (match: Match) => {
  const round = roundOf(match);
  if (!round.ok) throw new Error(round.error.code);
  return round.value;
};

/** A whole round in which everybody always plays the first legal card. */
function wholeRound(table: Match): Match {
  let match = table;
  for (let round = now(match); !isRoundOver(round); round = now(match)) {
    const [card] = legalMoves(round);
    if (!card) throw new Error('no legal card');
    match = withCard(match, card);
  }
  return match;
}

describe('calls of the taker', () => {
  const called = (places: (taker: number | null) => number | null): Match => {
    let match: Match = { ...TABLE, calls: '' };
    for (let trick = 1; trick <= 3; trick++) {
      for (let place = 0; place < 3; place++) {
        match = withCard(match, legalMoves(now(match))[0] as WheelCard);
      }
      match = withCall(match, places(now(match).tricks.at(-1)?.ruling.taker ?? null));
    }
    return match;
  };

  it('are right or wrong by what became of the trick', () => {
    expect(called((taker) => taker).calls).toBe('rrr');
    expect(called(() => 7).calls).toBe('www');
  });

  it('are counted, and the longest row of right ones', () => {
    expect(callsOf({ calls: 'rrwrrrw' })).toEqual({ count: 7, right: 5, row: 3 });
    expect(callsOf({ calls: '' })).toEqual({ count: 0, right: 0, row: 0 });
  });

  it('are taken back with their trick, and begin anew with other cards', () => {
    expect(withoutLastCard(called((taker) => taker)).calls).toBe('rr');
    expect(
      dealtAnew(
        called(() => 7),
        8,
      ).calls,
    ).toBe('');
    expect(withoutLastCard(wholeRound(TABLE)).calls).toBeNull();
  });
});

describe('a match', () => {
  it.each([2, 3, 4, 5])('[R1] comes to its end with %i seats', (seats) => {
    const match = wholeRound({ ...TABLE, seats, variant: 'pro' });
    expect(match.cards).toHaveLength(12 * seats);
    const holdings = holdingsOf(now(match), [], match.people);
    expect(scoreRound(holdings, now(match).rules)).toHaveLength(seats);
    expect(holdings[LEARNER]?.discarded).toEqual([]);
  });

  it('is over after as many tricks as it has, and a card of each was in the hand', () => {
    const match = wholeRound({ ...TABLE, tricks: 3 });
    expect([match.cards.length, now(match).tricks.length]).toEqual([9, 3]);
    expect(now(TABLE).hands.map((hand) => hand.length)).toEqual([12, 12, 12]);
  });

  it('deals a Piratess to nobody in a short round', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { hands } = now(dealtAnew({ ...TABLE, tricks: 3 }, seed));
      expect(hands.flat().filter(({ kind }) => kind === 'piratess')).toEqual([]);
      expect(dealtAnew(TABLE, seed)).toEqual({ ...TABLE, seed });
    }
  });

  it('goes back to where the learner chose, and counts it', () => {
    const match = wholeRound(TABLE);
    const back = withoutLastCard(match);
    expect(turnOf(back)).toBeNull();
    expect(now(back).hands[LEARNER]).toHaveLength(1);
    expect(now(back).tricks).toEqual(now(match).tricks.slice(0, 11));
    expect(back.back).toBe(1);
  });

  it('counts advice when it is given, once for a card, in its text too', () => {
    const advised = withAdvice(TABLE);
    const again = parseGame(makeGame(advised));
    expect(again).toEqual({ ok: true, value: { ...TABLE, hints: 1, isAdvised: true } });
    expect(withAdvice(advised)).toEqual(advised);
    // A text holds no more.
    expect(withAdvice({ ...TABLE, hints: 999 }).hints).toBe(999);
    const [card] = legalMoves(now(advised)) as [WheelCard];
    const played = withCard(advised, card);
    expect(played).toMatchObject({ hints: 1, isAdvised: false });
    expect(withoutLastCard(played)).toEqual({ ...TABLE, hints: 1, back: 1 });
    const back = withoutLastCard(withAdvice(wholeRound({ ...TABLE, tricks: 3 })));
    expect(withAdvice(back).hints).toBe(2);
    expect(dealtAnew(advised, TABLE.seed)).toEqual(TABLE);
  });

  it('[R2] in the basic game nobody else keeps a set, and the learner discards only what is held', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const round = now(wholeRound({ ...TABLE, seats: 2, seed }));
      const holdings = holdingsOf(round, ['N', 'E', 'S', 'W'], [LEARNER]);
      for (const { cards, discarded } of holdings) expect(discarded).toEqual(heldTriplets(cards));
    }
  });
});

/** All five rounds, the last one before its score. */
function wholeGame(table: Match): Match {
  let match = wholeRound({ ...table, isGame: true });
  while (match.before.length < 4) match = wholeRound(withNextRound(match));
  return match;
}

const between = (match: Match) => {
  const found = gameBefore(match);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe('a game', () => {
  it('holds its earlier rounds as they were when they were over, whoever led them', () => {
    const whole: Match = { ...wholeGame({ ...TABLE, tricks: 4 }), sets: ['N'] };
    const earlier = earlierRounds(whole);
    let match = wholeRound({ ...TABLE, tricks: 4, isGame: true });
    for (const round of earlier) {
      expect(round).toEqual(match);
      expect(isRoundOver(now(round))).toBe(true);
      expect(parseGame(makeGame(round))).toEqual({ ok: true, value: round });
      match = wholeRound(withNextRound(match));
    }
    expect({ ...match, sets: ['N'] }).toEqual(whole);
    expect(earlierRounds(earlier[0] as Match)).toEqual([]);
  });

  it.each([2, 3, 4, 5])('[O2] [R10] has five rounds that add up, with %i seats', (seats) => {
    const match = wholeGame({ ...TABLE, seats, variant: seats % 2 ? 'pro' : 'basic' });
    const { game } = between(match);
    expect(game.results).toHaveLength(4);
    const last = gameWith(match, match, game, now(match));
    expect(isGameOver(last)).toBe(true);
    const points = last.results.map(({ scores }) => scores.map(({ total }) => total));
    const sums = totals(last);
    sums.forEach((sum, seat) => {
      expect(sum).toBe(points.reduce((all, of) => all + (of[seat] ?? 0), 0));
    });
    expect(parseGame(makeGame(match))).toEqual({ ok: true, value: match });
    expect(keptRounds.read({ game: { at: 1, text: makeGame(match) } })).not.toBeNull();
  });

  it('[S5] [S6] [S7] is opened by whoever is to start, and the first round by lot', () => {
    const match = wholeGame(TABLE);
    const { results, rules, seats } = between(match).game;
    results.forEach(({ starter }, index) => {
      const ruling = startPlayer({ rules, seats, results: results.slice(0, index) });
      expect(ruling.seats).toContain(starter);
    });
    const first = now(match).tricks[0];
    expect(first?.leader).toBe(starterOf(match, between(match).game));
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      starterOf({ ...TABLE, seed, isGame: true }, between(TABLE).game),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('takes no card of an earlier round back, and counts none', () => {
    for (const seats of [2, 3, 4, 5]) {
      let match = withNextRound(wholeRound({ ...TABLE, seats, isGame: true }));
      while (turnOf(match)) {
        expect(withoutLastCard(match)).toEqual(match);
        match = withCard(match, legalMoves(now(match))[0] as WheelCard);
      }
      expect(withoutLastCard(match)).toEqual(match);
      const after = withCard(match, legalMoves(now(match))[0] as WheelCard);
      expect(withoutLastCard(after)).toEqual({ ...match, back: 1 });
    }
  });

  it('goes on only from a round that is over, and ends with the fifth', () => {
    const sixth = `${makeGame(wholeGame(TABLE))} / N1`;
    expect(parseGame(sixth)).toMatchObject({
      ok: false,
      error: { code: 'unexpected', found: '/' },
    });
  });
});

describe('its text', () => {
  it.each(EDITIONS)('says by which reading it is played, in every round: %s', (edition) => {
    const first = wholeRound({ ...TABLE, edition, variant: 'pro', isGame: true });
    const second = withNextRound(first);
    expect(now(second).rules).toEqual(rulesOf(edition, 'pro'));
    const text = makeGame(second);
    expect(text.startsWith(`game${edition === 'house' ? '' : ` ${edition}`} pro seed`)).toBe(true);
    expect(parseGame(text)).toEqual({ ok: true, value: second });
  });
});
