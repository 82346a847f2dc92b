import { describe, expect, it } from 'vitest';
import { WITNESSES } from '../../editions/witness.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { OPEN_POINTS, type OpenPoint } from '../../rules/readings.ts';
import { namedSeas } from '../../tables/scene/named-seas.ts';
import { groupsOf, outcomesOf, type Ruled, sidesOf } from './outcomes.ts';

const PLAYERS = ['Anna', 'Ben', 'Clara', 'David'];

const seasOf = (question: OpenPoint) =>
  namedSeas(WITNESSES[question] as TrickPosition, sidesOf(question, 'en'), PLAYERS);

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];
const onATrick = questions.filter((question) => WITNESSES[question].kind === 'trick');

describe('two seas', () => {
  it.each(onATrick)('%s: the same cards come out differently', (question) => {
    const seas = seasOf(question);
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
    const seas = seasOf('copiedWorth');
    expect(seas.map(({ who }) => who)).toEqual(['German book', 'Another reading']);
    expect(seas.map(({ known }) => known)).toMatchObject([
      { out: [0, 1], taker: 2, lead: 2 },
      { out: [], taker: 0, lead: 1 },
    ]);
    expect(seas.map(({ lanes }) => lanes[1]?.worth?.halves)).toEqual([10, 20]);
  });
});

const ruled = (
  name: string,
  steps: string,
  outcome: string,
  silence: string | null = null,
): Ruled => ({
  name,
  note: '',
  steps: [...steps],
  silence,
  outcome: [outcome],
});

/** What all say, then each group: who, and how they go on. */
const grouped = (...rulings: readonly Ruled[]) => {
  const { shared, groups } = groupsOf(rulings);
  const lines = groups.map(
    ({ rulings, steps, silence, outcome }) =>
      `${rulings.map(({ name }) => name)}: ${[...steps, silence ?? outcome].join('')}`,
  );
  return [shared.join(''), ...lines];
};

describe('several rulings', () => {
  it('have what all say once, then those together who go on alike', () => {
    expect(
      grouped(ruled('en', 'abc', 'x'), ruled('de', 'abd', 'y'), ruled('fr', 'abc', 'x')),
    ).toEqual(['ab', 'en,fr: cx', 'de: dy']);
  });

  it('part where one is shorter, or a book is silent', () => {
    expect(grouped(ruled('en', 'a', 'x'), ruled('de', 'ab', 'y'))).toEqual([
      'a',
      'en: x',
      'de: by',
    ]);
    expect(grouped(ruled('en', '', '', '?'), ruled('ours', 'a', 'x'))).toEqual([
      '',
      'en: ?',
      'ours: ax',
    ]);
  });
});
