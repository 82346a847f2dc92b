/** The proofs behind the verdicts run, and each would notice a verdict that is wrong. */
import { describe, expect, it } from 'vitest';
import { checkAll } from './proofs/proof.ts';
import { groundOf, PROOFS } from './proofs.ts';
import { entryOf, REGISTER } from './register.ts';

describe('what the verdicts rest on', () => {
  it.each(Object.entries(PROOFS))('[%s] every case bears the verdict out', (_id, { run }) => {
    const { cases, against } = run();
    expect(against).toEqual([]);
    expect(cases).toBeGreaterThan(0);
  });

  it('proofs stand for entries that there are', () => {
    expect(Object.keys(PROOFS).map((id) => entryOf(id).id)).toEqual(Object.keys(PROOFS));
  });

  it('no verdict is merely claimed', () => {
    const claimed = REGISTER.filter((entry) => groundOf(entry).by === 'claimed');
    expect(claimed.map(({ id }) => id)).toEqual([]);
  });

  it('different and silent rules have a witness, or a proof that nothing comes of it', () => {
    const without = REGISTER.filter(
      (entry) =>
        (entry.verdict === 'different' || entry.verdict === 'silent') &&
        (entry.kind === 'rule' || entry.kind === 'ruling') &&
        !['witness', 'proof'].includes(groundOf(entry).by),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('a proof names what speaks against it', () => {
    expect(checkAll([1, 2, 3], (number) => number !== 2)).toEqual({ cases: 3, against: ['2'] });
  });
});
