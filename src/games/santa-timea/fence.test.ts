import { expect, it } from 'vitest';
import type { Params } from '../../core/words.ts';
import { checkFence } from './fence.ts';

const t = (key: string, params?: Params) => [key, ...Object.values(params ?? {})].join(' ');

it.each([
  ['trick E3: E5 N11 S10', ''],
  ['trick E3: E5 N11 S10', 'predict'],
  ['trick E3: E5 N11 S10', 'still'],
  ['row N2 S1 W1 E3', ''],
  ['score N1 / S1', ''],
])('takes %s %s', (source, meta) => {
  expect(checkFence(source, meta, t)).toBeNull();
});

it('says where a position is wrong', () => {
  expect(checkFence('trick E3:\n  E5 N15', '', t)).toEqual({
    line: 2,
    column: 6,
    message: 'error.bad-rank N15',
    picture: '  E5 N15\n     ^^^',
  });
});

it('refuses what no widget shows', () => {
  expect(checkFence('hand N1 P', '', t)?.message).toBe('fence.not-shown hand');
  expect(checkFence('round N2: N5 E10', '', t)?.message).toBe('fence.not-shown round');
});

it('refuses words it does not know behind the language', () => {
  expect(checkFence('trick E3: E5 N11', 'prdict', t)?.message).toContain('fence.unknown-meta');
  expect(checkFence('score N1 / S1', 'predict', t)?.message).toContain('fence.unknown-meta');
  expect(checkFence('score N1 / S1', 'still', t)?.message).toContain('fence.unknown-meta');
});
