/** The figures of docs/misreadings.md are those of the stored proof. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import proof from '../src/games/santa-timea/proof.json' with { type: 'json' };
import { MISREADINGS } from '../src/games/santa-timea/questions/misreadings.ts';

const DOC = readFileSync(join(import.meta.dirname, '..', 'docs/misreadings.md'), 'utf8');

/** The shares that the document's last table gives for a misreading. */
const told = (id: string): string[] => {
  const row = DOC.split('\n').findLast((line) => line.startsWith(`| ${id} |`)) ?? '';
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
};

describe('docs/misreadings.md', () => {
  it.each(MISREADINGS)('[V1] [V2] [V3] [V4] [P1] [X1] tells how often %s goes wrong', (id) => {
    const shares = proof.surveys.map(({ numbered, wrong }) => (100 * wrong[id]) / numbered);
    expect(told(id)).toEqual(shares.map((share) => `${share.toFixed(2)}%`));
  });
});
