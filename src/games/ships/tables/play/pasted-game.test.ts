import { expect, it } from 'vitest';
import { caret } from '../../../../core/text-error.ts';
import { readPasted as read } from '../../../../kit/play/pasted.ts';
import { readGameText } from './pasted-game.ts';

const readPasted = (pasted: string) => read(pasted, readGameText);

const GAME = 'game 7 back 1: N / . ; NN / E S';
const LINKED = GAME.replaceAll(' ', '_');

it.each([
  ['its text', GAME],
  ['a link', `https://windrose.example/en/ships/play/#game=${LINKED}`],
  ['an escaped link', `https://windrose.example/#game=${encodeURIComponent(LINKED)}`],
])('a game is opened from %s', (_, pasted) => {
  expect(readPasted(pasted)).toEqual({ ok: true, value: GAME });
});

it.each([
  ['a text', 'seed 7 turns 2 plays N'],
  ['a link', '/en/ships/play/#game=seed_7_turns_2_plays_N'],
])('a game as it was written before is opened as it is written now: %s', (_, pasted) => {
  const found = readPasted(pasted);
  expect(found.ok && found.value).toMatch(/^game 7 turns 2: N \/ [^;]+$/);
});

it.each([
  ['table sail 7-7-7 N / 7-7-7 S', 'unknown-kind', 'table sail 7-7-7 N / 7-7-7 S\n^^^^^'],
  ['seed 7 plays NNNNN', 'unknown-kind', 'seed 7 plays NNNNN\n^^^^'],
  ['/#game=game_7:_N_/_X', 'unknown-letter', 'game 7: N / X\n            ^'],
])('“%s” is refused with its place', (pasted, code, place) => {
  const found = readPasted(pasted);
  if (found.ok) throw new Error(found.value);
  expect(found.error.error.code).toBe(code);
  expect(caret(found.error.text, found.error.error)).toBe(place);
});
