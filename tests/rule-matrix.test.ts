/** Every clause a player can act on is taught by a step of its game’s course. */
import { expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf, stepsOf } from '../src/site/lessons/outline.ts';
import { gameClauses } from './game-clauses.ts';

// Other languages have the same fences.
it.each(GAMES)('every clause of $id that a player can act on is taught', (game) => {
  const { notActedOn } = gameClauses(game.id);
  const taught = new Set(
    lessonTexts(game.id)
      .filter(({ language }) => language === 'en')
      .map(({ text }) => outlineOf(text))
      .filter(({ series }) => series === 'course')
      .flatMap((outline) => stepsOf(outline, game).flatMap(({ clauses }) => clauses)),
  );
  const actedOn = game.clauses.filter((clause) => !notActedOn.includes(clause));
  expect(actedOn.length).toBeGreaterThan(0);
  expect(actedOn.filter((clause) => !taught.has(clause))).toEqual([]);
});

it.each(GAMES)('$id excepts nothing that is no clause', ({ id, clauses }) => {
  expect(gameClauses(id).notActedOn.filter((clause) => !clauses.includes(clause))).toEqual([]);
});
