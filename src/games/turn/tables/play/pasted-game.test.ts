import { expect, it } from 'vitest';
import { caret } from '../../../../core/text-error.ts';
import { readPasted as read } from '../../../../kit/play/pasted.ts';
import { readGameText } from './pasted-game.ts';

const readPasted = (pasted: string) => read(pasted, readGameText);

const GAME = 'game seed 7 seats 2 decks 2 back 1: SE:SE -NW:NW +@ +@ W:W -E:E +E +NW';
const LINKED = GAME.replaceAll(' ', '_');

it.each([
  ['its text', GAME],
  ['a link', `https://windrose.example/en/turn/play/#game=${LINKED}`],
  ['an escaped link', `https://windrose.example/#game=${encodeURIComponent(LINKED)}`],
])('a game is opened from %s', (_, pasted) => {
  expect(readPasted(pasted)).toEqual({ ok: true, value: GAME });
});

it.each([
  ['a text', 'seed 7 seats 2 decks 2 plays SE:SE -NW:NW +@ +@'],
  ['a link', '/en/turn/play/#game=seed_7_seats_2_decks_2_plays_SE:SE_-NW:NW_+@_+@'],
])('a game as it was written before is opened as it is written now: %s', (_, pasted) => {
  expect(readPasted(pasted)).toEqual({ ok: true, value: GAME.replace(' back 1', '') });
});

it.each([
  ['loot 5 / 20', 'unknown-kind', 'loot 5 / 20\n^^^^'],
  ['seed 7 seats 9 decks 2', 'unknown-kind', 'seed 7 seats 9 decks 2\n^^^^'],
  [
    '/#game=game_seed_7_seats_9_decks_2',
    'bad-number',
    'game seed 7 seats 9 decks 2\n                  ^',
  ],
])('“%s” is refused with its place', (pasted, code, place) => {
  const found = readPasted(pasted);
  if (found.ok) throw new Error(found.value);
  expect(found.error.error.code).toBe(code);
  expect(caret(found.error.text, found.error.error)).toBe(place);
});
