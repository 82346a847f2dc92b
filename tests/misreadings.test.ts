/** The shares of docs/misreadings.md, counted over every ordered trick that a numbered card leads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  MISREADINGS,
  misreadTaker,
  PUZZLE_RULES,
} from '../src/games/santa-timea/questions/misreadings.ts';
import { everyTrick } from '../src/games/santa-timea/rules/test-kit.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';

const DOC = readFileSync(join(import.meta.dirname, '..', 'docs/misreadings.md'), 'utf8');

/** The shares that the document's last table prints for so many players. */
const printed = (seats: number) =>
  MISREADINGS.map((id) => {
    const row = DOC.split('\n').findLast((line) => line.startsWith(`| ${id} |`));
    return row?.split('|')[seats]?.trim();
  });

/** In per cent, in the order of the misreadings. */
function shares(seats: number): string[] {
  let tricks = 0;
  const wrong = MISREADINGS.map(() => 0);
  everyTrick(seats, (plays, times) => {
    if (plays[0]?.kind !== 'number') return;
    tricks += times;
    const trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
    const { taker } = resolveTrick(trick, PUZZLE_RULES);
    for (const [index, id] of MISREADINGS.entries()) {
      if (misreadTaker(trick, PUZZLE_RULES, id) !== taker)
        wrong[index] = (wrong[index] ?? 0) + times;
    }
  });
  return wrong.map((count) => `${((100 * count) / tricks).toFixed(2)}%`);
}

it('[V1] [V2] [V3] [V4] [P1] [X1] docs/misreadings.md prints how often each misreading goes wrong', () => {
  expect(printed(2)).toEqual(shares(2));
});

it('with three players too', { tags: 'all' }, () => expect(printed(3)).toEqual(shares(3)));
