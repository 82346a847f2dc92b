import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withHint } from '../../../core/marks.ts';
import { checked } from '../../../core/result.ts';
import { makeGame } from '../notation/game.ts';
import { deal } from '../rules/deal.ts';
import { coinsOf, isOver } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { legalMoves, play } from '../rules/play.ts';
import { arbDecks, arbSeats, arbSeed, table } from '../rules/test-kit.ts';
import { chooseMove, counselOf, viewOf } from './bot.ts';
import {
  counsel,
  type Match,
  momentOf,
  newMatch,
  readMatch,
  withMove,
  withoutLastMove,
} from './match.ts';

/** A game that simple players play to its end. */
function playedByAll(start: Game, seed: number): Game {
  let game = start;
  while (!isOver(game)) {
    game = checked(play(game, chooseMove(viewOf(game), seed))).game;
  }
  return game;
}

/** A match in which the learner does what is advised, for so many moves. */
function played(seed: number, seats: number, count: number): Match {
  let match = newMatch(seed, seats, 2);
  for (let left = count; left > 0; left--) {
    const found = counsel(match);
    if (!found) break;
    match = checked(withMove(match, found.move));
  }
  return match;
}

/** The learner’s own moves. */
const ownMoves = (match: Match) =>
  momentOf(match).outcomes.flatMap(({ seat }, index) => (seat === 0 ? match.moves[index] : []));

describe('a simple player', () => {
  it('[N10] only makes legal moves, and every game of such players ends', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, arbDecks, (seed, seats, decks) => {
        expect(isOver(playedByAll(deal(seed, seats, decks), seed))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('[N3] knows no fee and no card that lies face down', () => {
    const places = '1 2 5 10 20 50 100 200';
    const one = table({ places, hands: 'N E T B/S S S S', pile: 'N N N' });
    const other = table({
      places: '200 100 50 20 10 5 2 1',
      hands: 'N E T B/W W W W',
      pile: 'T T T',
    });
    expect(viewOf(one)).toEqual(viewOf(other));
  });

  it('[N9] [N13] completes the compass when it can, turning the wind if need be', () => {
    const last = '* * * * * * * 20';
    const now = table({ places: last, hands: 'E NW T B/S' });
    expect(chooseMove(viewOf(now), 1)).toMatchObject({ kind: 'wind', card: 'NW' });
    const turned = table({ places: last, hands: 'E SE T B/S' });
    expect(chooseMove(viewOf(turned), 1)).toEqual({ kind: 'turn', lie: 'upside-down' });
    // Else it leaves no last place to others, however the wind turns, and says so.
    const two = table({ places: '* * * * * * 1 20', hands: 'E NW T B/S', pile: 'N N N' });
    const about = { card: 'NW', place: 'W' };
    expect(counselOf(viewOf(two), 1)).toMatchObject({ ground: 'holds', about });
  });
});

describe('a match', () => {
  it('[N5] stands where the learner is to move, or at its end', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, fc.nat(40), (seed, seats, count) => {
        const match = played(seed >>> 1, seats, count);
        const { game } = momentOf(match);
        expect(isOver(game) || game.turn.seat === 0).toBe(true);
        expect(readMatch(makeGame(match))).toEqual({ ok: true, value: match });
      }),
      { numRuns: 20 },
    );
  });

  it('goes back move by move of the learner, which is counted as hints are', () => {
    const match = played(7, 3, 5);
    const back = withoutLastMove(match);
    expect(ownMoves(back)).toEqual(ownMoves(match).slice(0, 4));
    expect(back).toEqual({ ...played(7, 3, 4), back: 1 });
    expect(withoutLastMove(newMatch(7, 3, 2))).toEqual(newMatch(7, 3, 2));
    expect(makeGame(withHint(withHint(newMatch(7, 3, 2))))).toBe(
      'game seed 7 seats 3 decks 2 hints 1 advised',
    );
  });

  it('[N25] ends with coins for somebody, and a text that can be read', () => {
    const match = played(3, 2, 1000);
    const { game } = momentOf(match);
    expect(isOver(game)).toBe(true);
    expect(counsel(match)).toBeNull();
    expect(legalMoves(game)).toEqual([]);
    expect(Math.max(...game.players.map(coinsOf))).toBeGreaterThan(0);
    expect(readMatch(makeGame(match))).toEqual({ ok: true, value: match });
  });
});
