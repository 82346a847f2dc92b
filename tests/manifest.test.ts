/** What a game says that it has is what stands in its folder: a page that nobody lists is on no address. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import type { Extra } from '../src/kit/game.ts';

/** Each that there is; the compiler asks for it. */
const EXTRAS: Readonly<Record<Extra, true>> = {
  Minute: true,
  FirstRound: true,
  Aid: true,
  Judge: true,
  ScoreSheet: true,
  Placement: true,
  Practice: true,
  Play: true,
  Deal: true,
  Trainer: true,
  'lesson/Again': true,
  'lesson/Exam': true,
  'lesson/OpenDirection': true,
  'rules/Clause': true,
  'desk/WhatIf': true,
  'desk/Letter': true,
  'desk/YourBook': true,
  'desk/MustSay': true,
};

it.each(GAMES.map((game) => [game.id, game] as const))('%s says what it has', (id, game) => {
  const inPages = (name: string) => existsSync(`src/games/${id}/pages/${name}`);
  const extras = Object.keys(EXTRAS).filter((name) => inPages(`${name}.astro`));
  expect([...game.has].sort()).toEqual(extras.sort());
  expect(game.desk !== undefined).toBe(inPages('desk'));
  expect(game.daily !== undefined).toBe(inPages('daily'));
});
