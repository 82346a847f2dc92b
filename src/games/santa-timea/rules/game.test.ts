import { describe, expect, it } from 'vitest';
import {
  type Game,
  isGameOver,
  ROUNDS,
  recordRound,
  roundsWon,
  startGame,
  startPlayer,
  totals,
  winners,
} from './game.ts';
import { answering, damages, HOUSE, playedGame, playedRound } from './test-kit.ts';
import { type Rules, rulesOf } from './variants.ts';

/** A game whose rounds bring these damages: one digit a seat, a space between rounds. */
const game = (rounds: string, rules = HOUSE): Game =>
  playedGame(rounds.split(' ').map(damages), rules);

/** The same with the seat that started the last round, and the one that led its last trick on. */
const gameAfter = (round: string, starter: number, nextLeader: number, rules = HOUSE): Game =>
  recordRound(
    startGame(round.length, rules),
    playedRound(damages(round), rules, starter, nextLeader),
  );

describe('a game', () => {
  it('[O2] has five rounds and takes no sixth', () => {
    expect(ROUNDS).toBe(5);
    const five = game('12 12 12 12 12');
    expect(isGameOver(game('12 12 12 12'))).toBe(false);
    expect(isGameOver(five)).toBe(true);
    expect(recordRound(five, playedRound(damages('21'), HOUSE))).toBe(five);
  });

  it('[R10] adds up the victory points of every round', () => {
    expect(totals(startGame(4, HOUSE))).toEqual([0, 0, 0, 0]);
    expect(totals(game('123'))).toEqual([3, 2, 1]);
    expect(totals(game('123 123 321'))).toEqual([7, 6, 5]);
    expect(totals(game('12 11 21'))).toEqual([3, 3]);
  });
});

describe('the start player of round one', () => {
  it('[S7] is drawn by lot, or was last on a sinking ship', () => {
    expect(startPlayer(startGame(3, rulesOf('en', 'basic')), [1])).toEqual({
      seats: [0, 1, 2],
      by: 'lots',
    });
    expect(startPlayer(startGame(3, rulesOf('de', 'basic')), [1])).toEqual({
      seats: [1],
      by: 'sinking-ship',
    });
  });

  it('[A19] is drawn by lot when nobody was on a sinking ship, or several were', () => {
    expect(startPlayer(startGame(3, HOUSE))).toEqual({ seats: [0, 1, 2], by: 'lots' });
    expect(startPlayer(startGame(3, HOUSE), [0, 2])).toEqual({ seats: [0, 2], by: 'lots' });
  });
});

describe('the start player of a later round', () => {
  it('[S5] has most victory points so far, ships or not', () => {
    expect(startPlayer(game('321 321 123'), [0])).toEqual({ seats: [2], by: 'most-points' });
  });

  it('[S6] is who started the last round when several lead', () => {
    expect(startPlayer(gameAfter('11', 0, 1))).toEqual({ seats: [0], by: 'starter-stays' });
    expect(startPlayer(gameAfter('11', 1, 0))).toEqual({ seats: [1], by: 'starter-stays' });
  });

  it('[S6] is who would lead the next trick, if that is what start player means', () => {
    const other = answering('tiedStarter', 'last-trick-leader');
    expect(startPlayer(gameAfter('11', 0, 1, other))).toEqual({
      seats: [1],
      by: 'last-trick-leader',
    });
  });

  it('[A7] is who started even when others lead, or is drawn among those', () => {
    expect(totals(gameAfter('211', 0, 0))).toEqual([1, 3, 3]);
    expect(startPlayer(gameAfter('211', 0, 1))).toEqual({ seats: [0], by: 'starter-stays' });
    const lots = answering('tieWithoutStarter', 'lots-among-tied');
    expect(startPlayer(gameAfter('211', 0, 1, lots))).toEqual({ seats: [1, 2], by: 'lots' });
    expect(startPlayer(gameAfter('112', 0, 1, lots)).seats).toEqual([0]);
  });
});

describe('the winner', () => {
  it('[E1] [O3] has most victory points', () => {
    expect(winners(game('123 123 321 123 213'))).toEqual({ seats: [0], by: 'most-points' });
  });

  it('[E2] on equal points won more rounds, or shares the win', () => {
    const rounds = '123 123 123 312 321';
    expect(totals(game(rounds))).toEqual([11, 11, 8]);
    expect(roundsWon(game(rounds))).toEqual([3, 1, 1]);
    expect(winners(game(rounds, rulesOf('de', 'basic')))).toEqual({
      seats: [0],
      by: 'most-rounds-won',
    });
    for (const edition of ['en', 'fr'] as const) {
      expect(winners(game(rounds, rulesOf(edition, 'basic')))).toEqual({
        seats: [0, 1],
        by: 'shared',
      });
    }
  });

  it('[E2] shares the win when the rounds won are equal too', () => {
    expect(winners(game('12 21 11 12 21'))).toEqual({ seats: [0, 1], by: 'shared' });
  });

  it('[E2] counts rounds only among those with most points', () => {
    const rounds = '1213 1232 3213 3223 2231';
    expect(totals(game(rounds))).toEqual([15, 15, 14, 12]);
    expect(roundsWon(game(rounds))).toEqual([2, 1, 3, 1]);
    expect(winners(game(rounds))).toEqual({ seats: [0], by: 'most-rounds-won' });
  });

  it('[A11] won a round by least damage, or by most points', () => {
    const shared = ['N1', 'E1'];
    const rounds = [['N3', 'S2 S2 W2 W2'], shared, shared, shared, ['', 'S1 S1']];
    const played = (rules: Rules) => playedGame(rounds, rules);
    const damage = rulesOf('house', 'pro');
    const points = answering('roundWonBy', 'points', 'pro');
    expect(totals(played(damage))).toEqual([7, 7]);
    expect([roundsWon(played(damage)), winners(played(damage)).seats]).toEqual([[5, 3], [0]]);
    expect([roundsWon(played(points)), winners(played(points)).seats]).toEqual([
      [4, 4],
      [0, 1],
    ]);
  });

  it('[A12] when players share a round, each of them or nobody wins it', () => {
    const rounds = '213 213 321 321 121';
    const none = answering('sharedRound', 'counts-for-none');
    expect(totals(game(rounds))).toEqual([9, 11, 11]);
    expect([roundsWon(game(rounds)), winners(game(rounds)).seats]).toEqual([[1, 2, 3], [2]]);
    expect([roundsWon(game(rounds, none)), winners(game(rounds, none)).seats]).toEqual([
      [0, 2, 2],
      [1, 2],
    ]);
  });
});
