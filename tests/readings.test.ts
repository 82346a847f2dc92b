import { describe, expect, it } from 'vitest';
import * as timeaClauses from '../src/games/santa-timea/rules/clauses.ts';
import * as timea from '../src/games/santa-timea/rules/readings.ts';
import * as shipsClauses from '../src/games/ships/rules/clauses.ts';
import * as ships from '../src/games/ships/rules/readings.ts';
import * as turnClauses from '../src/games/turn/rules/clauses.ts';
import * as turn from '../src/games/turn/rules/readings.ts';

interface OpenPoint {
  readonly clauses: readonly string[];
  readonly answers: readonly unknown[];
  readonly printed?: Readonly<Record<string, unknown>>;
}

const numbered = (letters: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letters}${index + 1}`);

/** Each with its open points; WA6 is about two questions. */
const GAMES = [
  ['Santa Timea', timea, timeaClauses.CLAUSES, [...numbered('A', 19), 'A1b']],
  ['Ships', ships, shipsClauses.CLAUSES, [...numbered('WA', 8), 'WA6']],
  ['Turn', turn, turnClauses.CLAUSES, numbered('NA', 13)],
] as const;

describe.each(GAMES)('open points of %s', (_, { OPEN_POINTS, WITHOUT_FIELD }, clauses, open) => {
  const points: readonly OpenPoint[] = Object.values(OPEN_POINTS);
  const asked = points.flatMap((point) => point.clauses);

  it('have at least two different answers each, every printed one among them', () => {
    for (const { answers, printed = {} } of points) {
      expect(new Set(answers).size).toBeGreaterThan(1);
      expect(answers).toEqual(expect.arrayContaining(Object.values(printed)));
    }
  });

  it('are all a question once, or say why none is needed', () => {
    const reasoned = Object.keys(WITHOUT_FIELD);
    const known: readonly string[] = clauses;
    expect([...asked.filter((id) => open.includes(id)), ...reasoned].sort()).toEqual(
      open.toSorted(),
    );
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
    expect(Object.values(WITHOUT_FIELD).filter((reason) => reason.length < 20)).toEqual([]);
  });
});
