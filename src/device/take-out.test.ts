import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './take-out.ts';

afterEach(() => vi.unstubAllGlobals());

it('copies', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('trick N2: N9')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('trick N2: N9');
});

it.each([
  ['refused', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
  ['closed', {}],
])('says that it has not, where the clipboard is %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('trick N2: N9')).toBe(false);
});
