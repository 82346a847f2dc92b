import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { namesFor } from '../../../../core/people.ts';
import { checked } from '../../../../core/result.ts';
import {
  type GameSheet,
  isTooMuch,
  leaveOrReturn,
  missingIn,
  resultText,
  viewGame,
} from './game-sheet.ts';
import { parseScore } from './score-view.ts';

const t = wordsIn('en');
const round = (text: string) => checked(parseScore(text));

const newGame = (seats: number): GameSheet => ({
  names: namesFor(seats),
  starter: 0,
  rounds: [],
});

const withRound = (game: GameSheet, index: number, entered: GameSheet['rounds'][number]) => ({
  ...game,
  rounds: game.rounds.toSpliced(index, 1, entered),
});

/** A game of two after these rounds. */
const gameOf = (...rounds: string[]) =>
  rounds.reduce((game, text, index) => withRound(game, index, round(text)), newGame(2));

describe('a sheet of five rounds', () => {
  it('[R4] waits for the damage of everybody, unless cards were laid: then who has none took none', () => {
    expect(missingIn(round('score . / .').holdings)).toEqual([0, 1]);
    expect(missingIn(round('score =7 / . / =0').holdings)).toEqual([1]);
    expect(missingIn(round('score . / N1').holdings)).toEqual([]);
  });

  it('[C3] [O2] twelve wind cards hold at most 28 points, whoever takes them', () => {
    expect(isTooMuch(round('score =28 / =0').holdings)).toBe(false);
    expect(isTooMuch(round('score =20 / =9').holdings)).toBe(true);
    expect(parseScore('score =29 / =0').ok).toBe(false);
  });

  it('goes on with the others when a player leaves, whose rounds stay on the sheet', () => {
    const one = withRound(
      { ...newGame(3), names: ['', 'Zoë', ''] },
      0,
      round('score =1 / =2 / =3'),
    );
    const two = withRound(leaveOrReturn(one, 0), 1, round('score =4 / =5'));
    const { rows, totals, sentences } = viewGame(two, t);
    expect(rows).toEqual([
      [3, 2, 1],
      [undefined, 2, 0],
    ]);
    expect(totals).toEqual([undefined, 4, 1]);
    expect(sentences.at(-1)?.text).toContain('Zoë');
    expect(withRound(two, 0, round('score =3 / =2 / =1')).rounds).toHaveLength(2);
  });

  it('[C6] lets nobody leave a game of two, and back a player who left before the next round', () => {
    const two = gameOf('score N1 / E2');
    expect(leaveOrReturn(two, 0)).toBe(two);
    const three = withRound(newGame(3), 0, round('score =1 / =2 / =3'));
    expect(leaveOrReturn(leaveOrReturn(three, 2), 2)).toEqual(three);
  });

  it('[R10] adds up, and a round that is corrected changes what follows', () => {
    const wrong = gameOf('score N1 / E2', 'score N3 / E1', 'score N1 / E2', 'score N1 / E2');
    expect(viewGame(wrong, t).totals).toEqual([6, 2]);
    const right = withRound(wrong, 1, round('score N1 / E3'));
    expect(viewGame(right, t).totals).toEqual([8, 0]);
  });

  it('[S6] marks a reason as ours where the book of the last round is silent', () => {
    const isOurs = (text: string) => viewGame(gameOf(text), t).sentences.at(-1)?.ours;
    expect(isOurs('score N1 / E1')).toBe(false);
    expect(isOurs('score fr N1 / E1')).toBe(true);
  });

  it('[S5] says who starts the next round, [E1] and after the fifth who has won, with how many points', () => {
    const viewAfter = (rounds: number) =>
      viewGame(gameOf(...Array(rounds).fill('score N1 / E2')), t);
    expect(viewAfter(4).sentences.map(({ clause }) => clause)).toEqual(['R10', 'S5']);
    expect(viewAfter(4).winner).toBe('');
    expect(viewAfter(5).sentences.map(({ clause }) => clause)).toEqual(['R10', 'E1']);
    expect(viewAfter(5).winner).toBe('Player\u00a01 · 10 victory points');
  });

  it('[R10] [E1] is passed on as a text: whose points they are in every round, the sum, and who has won', () => {
    const won = {
      ...gameOf(...Array.from({ length: 5 }, () => 'score N1 / E2')),
      names: ['', 'Zoë'],
    };
    const view = (game: Parameters<typeof viewGame>[0]) => viewGame(game, t);
    expect(resultText(view(won), t)).toBe(
      [
        'Round 1 · Player 1 2 · Zoë 0',
        'Round 2 · Player 1 2 · Zoë 0',
        'Round 3 · Player 1 2 · Zoë 0',
        'Round 4 · Player 1 2 · Zoë 0',
        'Round 5 · Player 1 2 · Zoë 0',
        'Total · Player 1 10 · Zoë 0',
        'Player 1 has the most victory points and wins.',
      ].join('\n'),
    );
    const lost = gameOf('score pro N1 / N2 N3 E1 E3 S1 S3 W1 W3');
    expect(resultText(view(lost), t)).toContain('Total · Player 1 2 · Player 2 −');
    expect(resultText(view(lost), t)).toContain('leads the first trick.');
  });
});
