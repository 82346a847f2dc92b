import { expect, it, vi } from 'vitest';
import { once } from './wait.ts';

it('a failure reaches everybody who waits, and loads again for the next', async () => {
  const ask = vi.fn(async () => 'the engine').mockRejectedValueOnce(new Error('no connection'));
  const load = once(ask);
  const both = await Promise.allSettled([load(), load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toBe('the engine');
  expect(ask).toHaveBeenCalledTimes(2);
});
