import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './take-out.ts';

afterEach(() => vi.unstubAllGlobals());

const field = () => ({ select: vi.fn() });

it('copies, and leaves the field alone', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const shownIn = field();
  expect(await copyText('trick N2: N9', shownIn)).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('trick N2: N9');
  expect(shownIn.select).not.toHaveBeenCalled();
});

it.each([
  ['refused', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
  ['closed', {}],
])('selects the text in its field where the clipboard is %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const shownIn = field();
  expect(await copyText('trick N2: N9', shownIn)).toBe(false);
  expect(shownIn.select).toHaveBeenCalledOnce();
  expect(await copyText('trick N2: N9')).toBe(false);
});
