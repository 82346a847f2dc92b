import { describe, expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { OPEN_POINTS, type OpenPoint, WITHOUT_FIELD } from './readings.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];

describe('the questions', () => {
  it('offer at least two different answers each, our ruling among them', () => {
    const wrong = questions.filter((question) => {
      const { answers, ruling } = OPEN_POINTS[question];
      const offered: readonly string[] = answers;
      return new Set(offered).size < 2 || !offered.includes(ruling);
    });
    expect(wrong).toEqual([]);
  });

  it('[NA1] … [NA13] take up every open point, or say why none is needed', () => {
    const open = Array.from({ length: 13 }, (_, index) => `NA${index + 1}`);
    const asked = questions.flatMap((question) => OPEN_POINTS[question].clauses);
    const places = open.map(
      (id) => asked.filter((clause) => clause === id).length + Number(id in WITHOUT_FIELD),
    );
    expect(places).toEqual(Array(open.length).fill(1));
  });

  it('stand in clauses that exist', () => {
    const asked = questions.flatMap((question) => OPEN_POINTS[question].clauses);
    expect(asked.filter((id) => !CLAUSES.includes(id))).toEqual([]);
  });
});
