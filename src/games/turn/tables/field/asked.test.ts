import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { checked } from '../../../../core/result.ts';
import { QUESTIONS, type TurnQuestion } from '../../questions/index.ts';
import { gameAt } from '../../questions/table.ts';
import { DIRECTIONS } from '../../rules/directions.ts';
import { arbSeed } from '../../rules/test-kit.ts';
import { answersOn } from './field.ts';

const question = (text: string): TurnQuestion => checked(QUESTIONS.parse(text));

/** What lies where an answer is given, and the answers that lie nowhere there; null where they are words. */
function offers(asked: TurnQuestion) {
  const scene = QUESTIONS.sceneOf(asked);
  if (scene.kind !== 'table' || !scene.on) return null;
  const { codes, isOffered } = answersOn(scene, scene.on);
  const { offered } = QUESTIONS.answersOf(asked);
  return {
    on: scene.on,
    codes,
    isOffered,
    rest: offered.filter((code) => !codes.some((one) => one === code)),
  };
}

it('where a card goes is answered on the field, and below it for nowhere', () => {
  const asked = offers(question('place E in table ^ 1 2 5 10 20 * 50 1: E T @S: N; Tv'));
  expect(asked).toMatchObject({ on: 'places', codes: DIRECTIONS, rest: ['nowhere'] });
  expect(asked?.isOffered({ part: 'rest', code: 'nowhere' })).toBe(true);
  expect(asked?.isOffered({ part: 'piles', code: 'N' })).toBe(false);
});

it('a card is answered in the hand of whoever is to move once the turn has gone on', () => {
  const text = 'fits in table ^ 5 20 * 10 * 2 * 1: N NE E B / SE W W NW @: N E S W; N:N -B:S +@ +@';
  const asked = offers(question(text));
  expect(asked).toMatchObject({ on: 'hand', codes: ['SE', 'W', 'W', 'NW'], rest: [] });
  expect([0, 1].map((seat) => asked?.isOffered({ part: 'hand', code: 'W', seat }))).toEqual([
    false,
    true,
  ]);
});

it.each([
  'earn in table ^ 1 2 5 10 20 * 50 1: E; E:E',
  'order in table ^ * * * * 5 * * *: N E T',
  'winner in loot 200 C / 5 C C / .',
])('an answer that does not lie on the table is given in words: %s', (text) => {
  expect(offers(question(text))).toBeNull();
});

it('of a question made at random all answers but nowhere lie on the part that it is about', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS.practised), arbSeed, (ask, seed) => {
      const made = QUESTIONS.draft(ask, createRandom(seed));
      const asked = made && offers(made);
      if (!made || !asked) return;
      expect(asked.rest).toEqual(ask === 'place' ? ['nowhere'] : []);
      if (made.ask !== 'bury') return;
      const { discards } = gameAt(made).game;
      const { offered } = QUESTIONS.answersOf(made);
      expect(offered).toEqual(DIRECTIONS.filter((pile) => discards[pile].length > 0));
    }),
  );
});
