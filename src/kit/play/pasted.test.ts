import { expect, it } from 'vitest';
import { ok } from '../../core/result.ts';
import { linkedText, readPasted } from './pasted.ts';

const GAME = 'game 7: N E / .';
const LINK = `https://windrose.example/en/ships/play/#game=${GAME.replaceAll(' ', '_')}`;

it.each([
  `Look at this: ${LINK}`,
  `> Look:\n> <${LINK}>`,
  LINK.replace('7:', '7\u00AD:\u200B'),
  `„${GAME}“`,
  `> ${GAME.replace(': ', ':\n> ')}`,
])('a game is read from %j', (pasted) => {
  expect(readPasted(pasted, (text) => ok(text.replace('\n', ' ')))).toEqual(ok(GAME));
});

it.each(['game_7:_N_/_.', 'game_7:_N_/_', 'game_7:_N_/_..', 'game_7:_N_/_.%E2%80%8B'])(
  'a link with %s opens the game, whatever it took up behind it',
  (part) => {
    expect(linkedText(part)).toBe('game 7: N / .');
  },
);
