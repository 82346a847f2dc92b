/** The puzzles as a collection: sound, and spread evenly. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WINDS } from '../src/core/compass.ts';
import type { Catalogue } from '../src/core/words.ts';
import { PUZZLE_FILE } from '../src/games/santa-timea/questions/file.ts';
import { QUESTIONS as ASKABLE } from '../src/games/santa-timea/questions/index.ts';
import { MISREADINGS, PUZZLE_RULES } from '../src/games/santa-timea/questions/misreadings.ts';
import { OPEN_POINTS, type OpenPoint } from '../src/games/santa-timea/rules/readings.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';
import { DIFFICULTIES } from '../src/kit/question/question.ts';

const ROOT = join(import.meta.dirname, '..');
const TEXT = readFileSync(join(ROOT, 'puzzles/santa-timea/puzzles.txt'), 'utf8');

const parsed = PUZZLE_FILE.parse(TEXT);

/** The puzzles about who takes; the taker is a place in playing order, or null for nobody. */
const PUZZLES = (parsed.ok ? parsed.value : []).flatMap((puzzle) => {
  const { question } = puzzle;
  if (question.ask !== 'taker') return [];
  const { trick } = question.position;
  const taker = resolveTrick(trick, PUZZLE_RULES).taker;
  const [exposes, depends] = [ASKABLE.exposedBy(question), ASKABLE.dependsOn(question)];
  return [
    { ...puzzle, difficulty: ASKABLE.difficultyOf(question), exposes, depends, trick, taker },
  ];
});

type Puzzle = (typeof PUZZLES)[number];

const seatsOf = ({ trick }: Puzzle): number => trick.plays.length;

/** How many puzzles there are of each kind. */
const spread = <K>(kinds: readonly K[], kindOf: (puzzle: Puzzle) => K): [K, number][] =>
  kinds.map((kind) => [kind, PUZZLES.filter((puzzle) => kindOf(puzzle) === kind).length]);

/** The kinds of which there are fewer than asked for. */
const scarce = <K>(counts: readonly [K, number][], least: number): [K, number][] =>
  counts.filter(([, count]) => count < least);

describe('the puzzles', () => {
  it('are spread over two to five players, four winds and all difficulties', () => {
    expect(scarce(spread([2, 3, 4, 5], seatsOf), 12)).toEqual([]);
    expect(
      scarce(
        spread(WINDS, ({ trick }) => trick.wind.wind),
        12,
      ),
    ).toEqual([]);
    expect(
      scarce(
        spread(DIFFICULTIES, ({ difficulty }) => difficulty),
        12,
      ),
    ).toEqual([]);
    const seatsPerDifficulty = DIFFICULTIES.map(
      (difficulty) =>
        new Set(PUZZLES.filter((puzzle) => puzzle.difficulty === difficulty).map(seatsOf)).size,
    );
    expect(seatsPerDifficulty).toEqual([4, 4, 4, 4]);
  });

  it('rise gently', () => {
    const inFile = PUZZLES.map(({ key, question }) => ({
      key,
      score: ASKABLE.difficultyScore(question),
    }));
    const inOrder = inFile.toSorted((a, b) => a.score - b.score);
    expect(inFile, '`npm run puzzle` says below which line a puzzle goes').toEqual(inOrder);
    const values = inFile.map(({ score }) => score);
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  });

  it('leave no place at the table out, nor nobody', () => {
    for (const seats of [2, 3, 4, 5]) {
      const table = PUZZLES.filter((puzzle) => seatsOf(puzzle) === seats);
      const takers = new Set(table.map(({ taker }) => taker));
      expect([...takers].sort()).toEqual([...Array(seats).keys(), null].sort());
    }
    expect(PUZZLES.filter(({ taker }) => taker === null).length).toBeGreaterThanOrEqual(5);
  });

  it('expose every misreading at least four times, on small tables and large ones', () => {
    const counts = MISREADINGS.map((id): [string, number] => [
      id,
      PUZZLES.filter(({ exposes }) => exposes.includes(id)).length,
    ]);
    expect(scarce(counts, 4)).toEqual([]);
    const tables = MISREADINGS.map((id): [string, number] => [
      id,
      new Set(PUZZLES.filter(({ exposes }) => exposes.includes(id)).map(seatsOf)).size,
    ]);
    expect(scarce(tables, 3)).toEqual([]);
  });
});

it('[A1] [A1b] [A2] every answer depends on an open question only where the puzzle says so', () => {
  const open = (Object.keys(OPEN_POINTS) as OpenPoint[]).filter(
    (question) => Object.keys(OPEN_POINTS[question].printed).length < 3,
  );
  for (const { key, trick, taker, depends } of PUZZLES) {
    const found = open.filter((question) =>
      OPEN_POINTS[question].answers.some(
        (answer) => resolveTrick(trick, { ...PUZZLE_RULES, [question]: answer }).taker !== taker,
      ),
    );
    expect([key, ...found]).toEqual([key, ...depends]);
  }
});

describe.each(['en', 'de', 'fr'])('the words in %s', (language) => {
  const words = JSON.parse(
    readFileSync(join(ROOT, `content/${language}/santa-timea/puzzles.json`), 'utf8'),
  ) as Record<string, Catalogue>;
  const keys = (group: string): string[] => Object.keys(words[group] ?? {}).sort();

  it('name every misreading, difficulty and declared question, and nothing else', () => {
    const declared = new Set(PUZZLES.flatMap(({ depends }) => depends));
    expect(keys('misreading')).toEqual(MISREADINGS.toSorted());
    expect(keys('difficulty')).toEqual(DIFFICULTIES.toSorted());
    expect(keys('depends')).toEqual([...declared].sort());
  });
});
