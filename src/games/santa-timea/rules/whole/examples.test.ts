/** The rulebook's six examples, in every reading. Seats: Sebastian, Nadine, Johannes, Annabelle. */
import { describe, expect, it } from 'vitest';
import { advanceRow, currentWind, openRow } from '../deal.ts';
import { EDITIONS, type Edition } from '../readings.ts';
import { scoreRound } from '../score.ts';
import { holding, trick, windCard, windCards } from '../test-kit.ts';
import { resolveTrick } from '../trick.ts';
import { rulesOf, type VariantName } from '../variants.ts';

const SEBASTIAN = 0;
const NADINE = 1;
const JOHANNES = 2;

const TRICKS = [
  {
    title: '[V2] [V6] Example 2: two souths under north wind',
    position: trick('N2', 'S8 S5'),
    halves: [0, 0],
    ties: [],
    taker: NADINE,
    lead: SEBASTIAN,
  },
  {
    title: '[V1] [V3] [V4] Example 3: five and a half are more than five',
    position: trick('E3', 'E5 N11'),
    halves: [10, 11],
    ties: [],
    taker: SEBASTIAN,
    lead: NADINE,
  },
  {
    title: '[P1] [P5] [X2] Example 4: a Piratess copies the N14, the N13 takes and leads',
    position: trick('N2', 'N13 N14 P'),
    halves: [26, 28, 28],
    ties: [[NADINE, JOHANNES]],
    taker: SEBASTIAN,
    lead: SEBASTIAN,
  },
  {
    title: '[X1] [X2] Example 5: E5 and S10 tie, the N11 takes and leads',
    position: trick('E3', 'E5 N11 S10'),
    halves: [10, 11, 10],
    ties: [[SEBASTIAN, JOHANNES]],
    taker: NADINE,
    lead: NADINE,
  },
];

it('[S2] [S3] [T4] [T5] Example 1: the lowest takes N2, then the row moves and S1 is next', () => {
  const row = openRow(windCards('N2 S1 W1 E3 S2'), 0);
  expect(currentWind(row)).toEqual(windCard('N2'));
  const { taker, takes } = resolveTrick(trick('N2', 'N9 E4 N6'), rulesOf('house', 'basic'));
  expect([taker, takes]).toEqual([NADINE, windCards('N2')]);
  expect(advanceRow(row).open).toEqual(windCards('S1 W1 E3'));
  expect(currentWind(advanceRow(row))).toEqual(windCard('S1'));
});

for (const { title, position, ...expected } of TRICKS) {
  it.each(EDITIONS)(`${title}, reading %s`, (edition) => {
    for (const variant of ['basic', 'pro'] as const) {
      const { worths, ties, taker, lead } = resolveTrick(position, rulesOf(edition, variant));
      const halves = worths.map((worth) => worth.halves);
      expect({ halves, ties, taker, lead }).toEqual(expected);
    }
  });
}

/** Example 6; of the card whose direction the English text leaves out, see `score-view.test.ts`. */
const columns = (edition: Edition, variant: VariantName, discards: string) => {
  const collected = [
    holding('N1 N2 N2 N3', discards),
    holding('S1 S1 E2'),
    holding('W1 W2 S3'),
    holding('E2 W2'),
  ];
  return scoreRound(collected, rulesOf(edition, variant)).map((score) => [
    score.damage,
    score.points,
    score.bonus,
    score.penalty,
    score.total,
  ]);
};

describe('Example 6', () => {
  it.each(EDITIONS)('[R2] [R4] [R5] [R7] [R8] basic, the set discarded, reading %s', (edition) => {
    expect(columns(edition, 'basic', 'N')).toEqual([
      [2, 4, 0, 0, 4],
      [4, 3, 0, 0, 3],
      [6, 1, 0, 0, 1],
      [4, 3, 0, 0, 3],
    ]);
  });

  it.each(EDITIONS)('[R2] [R7] [R8] basic, the set kept, reading %s', (edition) => {
    expect(columns(edition, 'basic', '')).toEqual([
      [8, 1, 0, 0, 1],
      [4, 4, 0, 0, 4],
      [6, 2, 0, 0, 2],
      [4, 4, 0, 0, 4],
    ]);
  });

  it.each([
    ['house', 0],
    ['en', 0],
    ['de', 0],
    ['fr', 1],
  ] as const)('[B3] [B4] [B5] [B7] [B8] pro, the set discarded, reading %s', (edition, penalty) => {
    expect(columns(edition, 'pro', 'N')).toEqual([
      [2, 4, 0, penalty, 4 - penalty],
      [4, 3, 1, 1, 3],
      [6, 1, 0, 1, 0],
      [4, 3, 0, 0, 3],
    ]);
  });

  it.each(EDITIONS)('[B3] [B4] [B8] pro, the set kept for the pair, reading %s', (edition) => {
    expect(columns(edition, 'pro', '')).toEqual([
      [8, 1, 2, 1, 2],
      [4, 4, 1, 1, 4],
      [6, 2, 0, 1, 1],
      [4, 4, 0, 0, 4],
    ]);
  });
});
