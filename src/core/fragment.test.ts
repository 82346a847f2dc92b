import { expect, it } from 'vitest';
import { tidyPasted } from './fragment.ts';

it.each([
  ['“2026-11-25”.', '2026-11-25'],
  ['« game 7: N / . »', 'game 7: N / .'],
  ['> game 7:\n> > N / .\n', 'game 7:\nN / .'],
  ['\uFEFFwind\u00ADrose1.\u200BabC_', 'windrose1.abC_'],
  ['', ''],
])('%j is read as %j', (pasted, text) => {
  expect(tidyPasted(pasted)).toBe(text);
});
