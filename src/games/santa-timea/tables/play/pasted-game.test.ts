import { expect, it } from 'vitest';
import { caret } from '../../../../core/text-error.ts';
import { readPasted as read } from '../../../../kit/play/pasted.ts';
import { readGameText } from './pasted-game.ts';

const readPasted = (pasted: string) => read(pasted, readGameText);

const GAME = 'game seed 7 seats 2 tricks 2: E10 P S14 W2 / N6';
const LINKED = GAME.replaceAll(' ', '_');

it.each([
  ['its text', GAME],
  [
    'a text that was broken and written carelessly',
    ' GAME seed 7 seats 02\n  tricks 2 : e10 p, S14 W2 / N6\n',
  ],
  ['a text with a comment like a part of a page', `${GAME} # a=b`],
  ['a link', `https://windrose.example/en/santa-timea/play/#game=${LINKED}`],
  ['a link with more in it', `https://windrose.example/#p1=hand_N1&first-round=${LINKED}&p2=row`],
  ['an escaped link', `https://windrose.example/#game=${encodeURIComponent(LINKED)}`],
])('a game is opened from %s', (_, pasted) => {
  expect(readPasted(pasted)).toEqual({ ok: true, value: GAME });
});

it('a game in the words of before the notation is opened in those of today', () => {
  expect(readPasted('seed 7 seats 3 tricks 3')).toEqual({
    ok: true,
    value: 'game seed 7 seats 3 tricks 3 alone',
  });
});

it.each([
  ['', 'unknown-kind', '\n^'],
  ['trick E3: E5 N11', 'unknown-kind', 'trick E3: E5 N11\n^^^^^'],
  ['seed 7 seats 9', 'unknown-kind', 'seed 7 seats 9\n^^^^'],
  ['game seed 7 seats 2: N1', 'not-in-hand', 'game seed 7 seats 2: N1\n                     ^^'],
  ['/play/#game=game_seed_7_seats_9', 'bad-number', 'game seed 7 seats 9\n                  ^'],
])('“%s” is refused with its place', (pasted, code, place) => {
  const found = readPasted(pasted);
  if (found.ok) throw new Error(found.value);
  expect(found.error.error.code).toBe(code);
  expect(caret(found.error.text, found.error.error)).toBe(place);
});
