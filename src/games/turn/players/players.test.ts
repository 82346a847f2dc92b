import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal } from '../rules/deal.ts';
import { coinsOf, isOver } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { legalMoves } from '../rules/legal.ts';
import { play } from '../rules/play.ts';
import { arbDecks, arbSeats, arbSeed, table } from '../rules/test-kit.ts';
import { chooseMove } from './bot.ts';
import { keptGames } from './kept.ts';
import { type Match, momentOf, moveOn, startMatch, withMove, withoutLastMove } from './match.ts';
import { makeMatch, readMatch } from './read.ts';
import { viewOf } from './view.ts';

/** A game that simple players play to its end. */
function playedByAll(start: Game, seed: number): Game {
  let game = start;
  while (!isOver(game)) {
    const next = play(game, chooseMove(viewOf(game), seed));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value.game;
  }
  return game;
}

/** A match in which the learner plays like the others, for so many moves. */
function played(seed: number, seats: number, count: number): Match {
  let match: Match = { seed, seats, decks: 2, moves: [] };
  let moment = startMatch(match);
  while (match.moves.length < count && !isOver(moment.game)) {
    const move = chooseMove(viewOf(moment.game), seed);
    const next = moveOn(moment, move, seed);
    if (!next.ok) throw new Error(next.error.code);
    match = withMove(match, move);
    moment = next.value;
  }
  return match;
}

describe('a simple player', () => {
  it('[N10] only makes legal moves, and every game of such players ends', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, arbDecks, (seed, seats, decks) => {
        expect(isOver(playedByAll(deal(seed, seats, decks), seed))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('[N9] completes compasses: hardly a game ends without one', () => {
    const compasses = Array.from({ length: 12 }, (_, seed) =>
      playedByAll(deal(seed, 3, 2), seed).players.flatMap((player) => player.compasses),
    );
    expect(compasses.filter((won) => won.length === 0).length).toBeLessThanOrEqual(1);
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
  });

  it('[N26] throws the blank card away first', () => {
    const start = table({ places: '* * * * * * . .', hands: 'N NE T B/S' });
    expect(chooseMove(viewOf(start), 1)).toMatchObject({ kind: 'discard', card: 'blank' });
  });
});

describe('a match', () => {
  it('[N5] stands where the learner is to move, or at its end', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, fc.nat(40), (seed, seats, count) => {
        const match = played(seed >>> 1, seats, count);
        const moment = momentOf(match);
        if (!moment.ok) throw new Error(moment.error.code);
        const { game, told } = moment.value;
        expect(isOver(game) || game.turn.seat === 0).toBe(true);
        if (match.moves.length > 0) expect(told[0]?.seat).toBe(0);
        expect(readMatch(makeMatch(match))).toEqual({ ok: true, value: match });
      }),
      { numRuns: 20 },
    );
  });

  it('goes back move by move, and is dealt anew', () => {
    const match = played(7, 3, 5);
    expect(withoutLastMove(match).moves).toEqual(match.moves.slice(0, 4));
  });

  it('[N25] ends with coins for somebody', () => {
    const moment = momentOf(played(3, 2, 1000));
    if (!moment.ok) throw new Error(moment.error.code);
    expect(isOver(moment.value.game)).toBe(true);
    expect(legalMoves(moment.value.game)).toEqual([]);
    expect(Math.max(...moment.value.game.players.map(coinsOf))).toBeGreaterThan(0);
    expect(makeMatch(played(3, 2, 1000)).length).toBeLessThan(4000);
  });

  it.each([
    ['seats 3 decks 2', 'no-seed', 'seats'],
    ['seed x seats 3 decks 2', 'no-seed', 'x'],
    ['seed 7 seats 7 decks 2', 'bad-seats', '7'],
    ['seed 7 seats 3 decks 3', 'bad-decks', '3'],
    ['seed 7 seats 3 decks 2 plays N:N x', 'bad-move', 'x'],
    ['seed 7 seats 3 decks 2 plays +@', 'refused', '+@'],
  ])('is refused where the text is wrong: %s', (text, code, found) => {
    expect(readMatch(text)).toEqual({ ok: false, error: { code, found } });
  });
});

describe('kept games', () => {
  it('are read back, merged by the later, and refused where they are none', () => {
    const game = { at: 5, text: 'seed 7 seats 3 decks 2' };
    expect(keptGames.read({ a: game })).toEqual({ a: game });
    expect(keptGames.read({ a: { at: 'x', text: '' } })).toBeNull();
    expect(keptGames.merge({ a: game }, { a: { ...game, at: 6 } })).toEqual({
      a: { ...game, at: 6 },
    });
    expect(keptGames.count({ a: game })).toBe(1);
  });
});
