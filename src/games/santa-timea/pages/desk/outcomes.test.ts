import { describe, expect, it } from 'vitest';
import { WITNESSES } from '../../editions/witness.ts';
import { OPEN_POINTS, type OpenPoint } from '../../rules/readings.ts';
import { outcomesOf, seasOf } from './outcomes.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];
const onATrick = questions.filter((question) => WITNESSES[question].kind === 'trick');

describe('two seas', () => {
  it.each(onATrick)('%s: the same cards come out differently', (question) => {
    const { seas } = seasOf(question, 'en') as NonNullable<ReturnType<typeof seasOf>>;
    const [one, other] = seas;
    expect(seas).toHaveLength(2);
    expect(one?.lanes.map(({ played }) => played)).toEqual(
      other?.lanes.map(({ played }) => played),
    );
    const cameOf = (sea: typeof one) => [sea?.known, sea?.says];
    expect(cameOf(one)).not.toEqual(cameOf(other));
    // What stands below a sea is what the desk says of those readings.
    const said = outcomesOf(question, 'en');
    for (const {
      who,
      says: [outcome],
    } of seas)
      expect(said).toContainEqual(expect.objectContaining({ names: who, outcome }));
  });

  it('[A1] the German book has the two level, another reading has her worth ten', () => {
    const seas = seasOf('copiedWorth', 'en')?.seas ?? [];
    expect(seas.map(({ who }) => who)).toEqual(['German book', 'Another reading']);
    expect(seas.map(({ known }) => known)).toMatchObject([
      { out: [0, 1], taker: 2, lead: 2 },
      { out: [], taker: 0, lead: 1 },
    ]);
    expect(seas.map(({ lanes }) => lanes[1]?.worth?.halves)).toEqual([10, 20]);
  });
});
