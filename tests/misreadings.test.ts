/** The figures of docs/misreadings.md: exact for two and three players, sampled anew for four and five. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MISREADINGS } from '../src/games/santa-timea/puzzles/misreadings.ts';
import { PUZZLE_RULES } from '../src/games/santa-timea/puzzles/puzzle.ts';
import {
  everyTrick,
  randomTricks,
  type Survey,
  survey,
} from '../src/games/santa-timea/puzzles/survey.ts';

const DOC = readFileSync(join(import.meta.dirname, '..', 'docs/misreadings.md'), 'utf8');

/** Every misreading with its share in percent, as the document's last table gives it. */
const told = (seats: number): [string, number][] =>
  MISREADINGS.map((id) => {
    const row = DOC.split('\n').findLast((line) => line.startsWith(`| ${id} |`)) ?? '';
    return [id, Number.parseFloat(row.split('|')[seats] ?? '')];
  });

const found = ({ tricks, wrong }: Survey): [string, number][] =>
  MISREADINGS.map((id) => [id, Number(((100 * (wrong.get(id) ?? 0)) / tricks).toFixed(1))]);

const PATIENCE = 120_000;

describe('how often misreadings go wrong', () => {
  it('is counted over every trick that a deck can give and a numbered card leads', () => {
    expect(survey(everyTrick(2), PUZZLE_RULES).tricks).toBe(56 * 59);
    expect([...everyTrick(2)].length).toBe(56 * 56);
    const threes = [...everyTrick(3)];
    expect(threes.reduce((sum, { ways }) => sum + ways, 0)).toBe(56 * 59 * 58);
    expect(new Set(randomTricks(5, 1000, 1)).size).toBe(1000);
  });

  it('[V1] [V2] [V3] [V4] [P1] [X1] is as told for two players', () => {
    expect(found(survey(everyTrick(2), PUZZLE_RULES))).toEqual(told(2));
  });

  it(
    '[V1] [V2] [V3] [V4] [P1] [X1] is as told for three players',
    () => {
      expect(found(survey(everyTrick(3), PUZZLE_RULES))).toEqual(told(3));
    },
    PATIENCE,
  );

  it.each([4, 5])(
    '[V1] [V2] [V3] [V4] [P1] [X1] is about as told for %i players',
    (seats) => {
      const sampled = found(survey(randomTricks(seats, 10_000, 7), PUZZLE_RULES));
      const far = told(seats).filter(
        ([, share], index) => !(Math.abs(share - (sampled[index]?.[1] ?? Number.NaN)) < 1.5),
      );
      expect(far).toEqual([]);
    },
    PATIENCE,
  );
});
