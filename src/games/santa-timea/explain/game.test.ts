import { describe, expect, it } from 'vitest';
import { advanceRow, openRow } from '../rules/deal.ts';
import { type Game, startGame, startPlayer, winners } from '../rules/game.ts';
import { answering, damages, HOUSE, playedGame, windCards } from '../rules/test-kit.ts';
import { rulesOf } from '../rules/variants.ts';
import { explainRow, explainStart, explainWinners } from './game.ts';

/** Each step with its clause, and with the open question where its answer decides. */
const keys = (steps: readonly { key: string; clause: string; question?: string }[]) =>
  steps.map(({ key, clause, question }) => [key, clause, question ?? []].flat().join(' '));

describe('explainStart', () => {
  const start = (rules = HOUSE, rounds: string[] = [], sunk: number[] = []) => {
    const game = rounds.length > 0 ? playedGame(rounds.map(damages), rules) : startGame(2, rules);
    return keys(explainStart(game, startPlayer(game, sunk)));
  };

  it('[S7] [A19] the first round: a sinking ship or lots', () => {
    expect(start(HOUSE, [], [1])).toEqual(['start-sinking-ship S7 firstStarter']);
    expect(start(HOUSE)).toEqual(['start-lots S7 firstStarter']);
    expect(start(rulesOf('fr', 'basic'), [], [1])).toEqual(['start-lots S7 firstStarter']);
  });

  it('[S5] [S6] [A7] later rounds: most points, or the tie', () => {
    expect(start(HOUSE, ['12'])).toEqual(['totals R10', 'start-most-points S5']);
    expect(start(HOUSE, ['11'])).toEqual(['totals R10', 'start-stays S6 tiedStarter']);
    expect(start(answering('tiedStarter', 'last-trick-leader'), ['11'])).toEqual([
      'totals R10',
      'start-last-trick S6 tiedStarter',
    ]);
    expect(start(answering('tieWithoutStarter', 'lots-among-tied'), ['311'])).toEqual([
      'totals R10',
      'start-lots-tied A7 tieWithoutStarter',
    ]);
  });
});

const win = (rounds: string[], rules = HOUSE) => {
  const game = playedGame(rounds.map(damages), rules);
  return keys(explainWinners(game, winners(game)));
};

it('[E1] [E2] who wins is explained by most points, rounds won, or together', () => {
  expect(win(['12'])).toEqual(['totals R10', 'win-most-points E1']);
  expect(win(['11']).slice(1)).toEqual(['rounds-won E2 finalTie', 'win-still-shared E2 finalTie']);
  expect(win(['11'], rulesOf('en', 'basic'))).toEqual(['totals R10', 'win-shared E2 finalTie']);
  expect(win(['123', '123', '123', '312', '321'])).toEqual([
    'totals R10',
    'rounds-won E2 finalTie',
    'win-rounds E2 finalTie',
  ]);
});

const game = (rounds: string) => playedGame(rounds.split(' ').map(damages), HOUSE);
const starting = (played: Game) => explainStart(played, startPlayer(played, []));
const winning = (played: Game) => explainWinners(played, winners(played));

it('[R10] [E2] the reasons on who starts and who wins carry the points, the rounds won and the players', () => {
  expect(starting(game('123 112'))).toMatchObject([{ values: [6, 5, 2] }, { seats: [0] }]);
  expect(winning(game('123 123 123 312 321'))).toMatchObject([
    { values: [11, 11, 8] },
    { values: [3, 1, 1] },
    { seats: [0] },
  ]);
});

describe('explainRow', () => {
  const row = openRow(windCards('N2 S1 W1 E3 S3 W3 N1'), 3);

  it('[S3] [B1] at the start: the current card, and the forecast', () => {
    expect(explainRow(row, null)).toEqual([
      { key: 'row-current', clause: 'S3', card: windCards('N2')[0] },
      { key: 'row-forecast', clause: 'B1', cards: windCards('E3 S3 W3') },
    ]);
    const basic = openRow(windCards('N2 S1 W1 E3'), 0);
    expect(keys(explainRow(basic, null))).toEqual(['row-current S3']);
  });

  it('[T5] [R1] afterwards: what moved, what is new, what is left', () => {
    const second = advanceRow(row);
    expect(explainRow(second, row)).toEqual([
      { key: 'row-moved', clause: 'T5', cards: windCards('S1 W1') },
      { key: 'row-new', clause: 'T5', card: windCards('N1')[0] },
      { key: 'row-current', clause: 'S3', card: windCards('S1')[0] },
    ]);
    const third = advanceRow(second);
    expect(keys(explainRow(third, second))).toEqual(['row-moved T5', 'row-current S3']);
    const empty = advanceRow(advanceRow(third));
    expect(keys(explainRow(empty, advanceRow(third)))).toEqual(['row-empty R1']);
    expect(explainRow(third, second)[0]).toMatchObject({ cards: windCards('W1 N1') });
  });
});
