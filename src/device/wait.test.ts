import { expect, it, vi } from 'vitest';
import { once } from './wait.ts';

it('is asked once by all, who go on in the order of their asking', async () => {
  const ask = vi.fn(async () => ({ is: 'the engine' }));
  const load = once(ask);
  const order: number[] = [];
  const asking = [1, 2, 3].map(async (who) => {
    const loaded = await load();
    order.push(who);
    return loaded;
  });
  const [first, ...others] = await Promise.all(asking);
  for (const other of others) expect(other).toBe(first);
  expect(order).toEqual([1, 2, 3]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('tells all who waited of a failure, and asks anew for the next', async () => {
  const ask = vi.fn(async () => 'the engine').mockRejectedValueOnce(new Error('no connection'));
  const load = once(ask);
  const both = await Promise.allSettled([load(), load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toBe('the engine');
  expect(ask).toHaveBeenCalledTimes(2);
});
