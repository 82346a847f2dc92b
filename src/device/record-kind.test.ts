import { expect, it } from 'vitest';
import { mergeEntries } from './record-kind.ts';

it('takes no name for more than a name', () => {
  const merged = mergeEntries<number>({}, JSON.parse('{"__proto__":1,"toString":2}'), Math.max);
  expect(Object.entries(merged)).toEqual([
    ['__proto__', 1],
    ['toString', 2],
  ]);
});
