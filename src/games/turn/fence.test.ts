import { expect, it } from 'vitest';
import { gameCatalogue } from '../../site/i18n/pages.ts';
import { createTranslate } from './explain/say.ts';
import { readFence } from './game.ts';

const t = createTranslate(gameCatalogue('en', 'turn'), 'en');

const check = (source: string, meta: string) => {
  const read = readFence(source, meta, t);
  return read.ok ? null : read.error;
};

const TABLE = 'table ^ 5 20 * 10 * 2 * 1: N NE';

it.each([
  [TABLE, 'try'],
  ['deck', ''],
  [`place NE in ${TABLE}`, 'ask'],
  [`place NE in ${TABLE}`, 'task lay-it N7'],
  ['game seed 7 seats 2 decks 2', 'play whole N1'],
  ['game seed 7 seats 2 decks 2: SE:SE', 'try'],
])('takes %s with “%s”', (source, meta) => {
  expect(check(source, meta)).toBeNull();
});

it.each([
  ['loot 5 / 20', 'try', 1],
  [TABLE, '', 1],
  ['game seed 7 seats 7 decks 2', 'try', 1],
  [`fits in ${TABLE}`, 'ask', 1],
  [`place NE in ${TABLE}`, 'task lay-it N25', 0],
  [`bury B in ${TABLE} @S: E`, 'ask', 1],
  ['table ^ 5 20: N', '', 1],
])('refuses %s with “%s” and points at the line', (source, meta, line) => {
  const error = check(source, meta);
  expect(error).toMatchObject({ line });
  expect(error?.message).not.toBe('');
  expect(error?.found).not.toBe('');
});
