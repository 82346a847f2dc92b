/** Every clause a player can act on is taught by a step of its game’s course. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';
import { stepsOf } from '../src/site/lessons/step-problems.ts';
import { gameClauses } from './game-clauses.ts';

const all = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

describe.each(all)('the rule matrix of $game.id in $language', ({ game, language }) => {
  const { notActedOn } = gameClauses(game.id);

  it('every clause a player can act on is taught', () => {
    const taught = new Set(
      lessonTexts(game.id)
        .filter((text) => text.language === language)
        .map(({ text }) => outlineOf(text))
        .filter(({ series }) => series === 'course')
        .flatMap((outline) => stepsOf(outline, game).flatMap(({ clauses }) => clauses)),
    );
    const actedOn = game.clauses.filter((clause) => !notActedOn.includes(clause));
    expect(actedOn.length).toBeGreaterThan(0);
    expect(actedOn.filter((clause) => !taught.has(clause))).toEqual([]);
  });
});

it.each(GAMES)('$id excepts nothing that is no clause', ({ id, clauses }) => {
  expect(gameClauses(id).notActedOn.filter((clause) => !clauses.includes(clause))).toEqual([]);
});
