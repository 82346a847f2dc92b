import { describe, expect, it } from 'vitest';
import { withHint } from '../../../core/marks.ts';
import { makeGame, parseGame } from '../notation/game.ts';
import type { WheelCard } from '../rules/cards.ts';
import { isRoundOver, legalMoves } from '../rules/round.ts';
import { keptRounds } from './kept.ts';
import {
  asChallenge,
  at,
  callsOf,
  dealtAgain,
  earlierRounds,
  type Match,
  NEW_TABLE,
  turnOf,
  withCall,
  withCard,
  withNextRound,
  withoutLastCard,
} from './match.ts';
import { playedOut } from './test-kit.ts';

const TABLE: Match = {
  ...NEW_TABLE,
  seed: 7,
  seats: 3,
  tricks: 12,
  variant: 'basic',
  isGame: false,
};

describe('calls of the taker', () => {
  const called = (places: (taker: number | null) => number | null): Match => {
    let match: Match = { ...TABLE, calls: '' };
    for (let trick = 1; trick <= 3; trick++) {
      for (let place = 0; place < 3; place++) {
        match = withCard(match, legalMoves(at(match))[0] as WheelCard);
      }
      match = withCall(match, places(at(match).tricks.at(-1)?.ruling.taker ?? null));
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

  it('are taken back with their trick, and start again with other cards', () => {
    expect(withoutLastCard(called((taker) => taker)).calls).toBe('rr');
    expect(
      dealtAgain(
        called(() => 7),
        8,
      ).calls,
    ).toBe('');
    expect(withoutLastCard(playedOut(TABLE)).calls).toBeNull();
  });
});

describe('a match', () => {
  it('is dealt again with other cards, a short round with its own', () => {
    expect(dealtAgain(TABLE, 8)).toEqual({ ...TABLE, seed: 8 });
    const short = { ...TABLE, tricks: 3 };
    expect(dealtAgain(playedOut(short), 8)).toEqual(short);
  });

  it('is offered to somebody else with the same cards, without what was played and without help', () => {
    const match = { ...playedOut(TABLE), isCoached: true, calls: 'r', back: 2 };
    expect(asChallenge(match)).toEqual(TABLE);
  });

  it('counts advice when it is given, once for a card, in its text too', () => {
    const advised = withHint(TABLE);
    const again = parseGame(makeGame(advised));
    expect(again).toEqual({ ok: true, value: { ...TABLE, hints: 1, isAdvised: true } });
    expect(withHint(advised)).toEqual(advised);
    // A text holds no more.
    expect(withHint({ ...TABLE, hints: 999 }).hints).toBe(999);
    const [card] = legalMoves(at(advised)) as [WheelCard];
    const played = withCard(advised, card);
    expect(played).toMatchObject({ hints: 1, isAdvised: false });
    expect(withoutLastCard(played)).toEqual({ ...TABLE, hints: 1, back: 1 });
    const back = withoutLastCard(withHint(playedOut({ ...TABLE, tricks: 3 })));
    expect(withHint(back).hints).toBe(2);
    expect(dealtAgain(advised, TABLE.seed)).toEqual(TABLE);
  });
});

/** All five rounds, the last one before its score. */
function wholeGame(table: Match): Match {
  let match = playedOut({ ...table, isGame: true });
  while (match.before.length < 4) match = playedOut(withNextRound(match));
  return match;
}

describe('a game', () => {
  it('holds its earlier rounds as they were when they were over, with any leader', () => {
    const whole: Match = { ...wholeGame({ ...TABLE, tricks: 4 }), sets: ['N'] };
    const earlier = earlierRounds(whole);
    let match = playedOut({ ...TABLE, tricks: 4, isGame: true });
    for (const round of earlier) {
      expect(round).toEqual(match);
      expect(isRoundOver(at(round))).toBe(true);
      expect(parseGame(makeGame(round))).toEqual({ ok: true, value: round });
      match = playedOut(withNextRound(match));
    }
    expect({ ...match, sets: ['N'] }).toEqual(whole);
    expect(earlierRounds(earlier[0] as Match)).toEqual([]);
  });

  it('has room on the device with all its rounds, however many play', () => {
    const text = makeGame(wholeGame({ ...TABLE, seats: 5, variant: 'pro' }));
    expect(keptRounds.read({ game: { at: 1, text } })).not.toBeNull();
  });

  it('takes no card of an earlier round back, and counts none', () => {
    for (const seats of [2, 3, 4, 5]) {
      let match = withNextRound(playedOut({ ...TABLE, seats, isGame: true }));
      while (turnOf(match)) {
        expect(withoutLastCard(match)).toEqual(match);
        match = withCard(match, legalMoves(at(match))[0] as WheelCard);
      }
      expect(withoutLastCard(match)).toEqual(match);
      const after = withCard(match, legalMoves(at(match))[0] as WheelCard);
      expect(withoutLastCard(after)).toEqual({ ...match, back: 1 });
    }
  });
});
