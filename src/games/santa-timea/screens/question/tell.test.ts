import { expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { createTranslate } from '../../explain/words.ts';
import { question } from '../../questions/test-kit.ts';
import { numberCard } from '../../rules/cards.ts';
import type { TaskScene } from '../../tables/scene/told-scene.ts';
import { tellTask } from './tell.ts';

/** Who has not played, and whether from a hand that is not seen. */
const missing = (scene: TaskScene) =>
  scene.kind === 'trick' &&
  scene.seats.flatMap(({ name, played, isUnseen }) => (played ? [] : [[name, isUnseen]]));

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');

it('[T1] a hand that is not seen has its place, and an answer puts a card there', () => {
  const told = tellTask(question('safe N4 N12 in trick N2: W8 _ ?'), t, 'en');
  expect(missing(told.scene)).toEqual([
    ['Nadine', undefined],
    ['Johannes', true],
  ]);
  const [right, wrong] = told.answers.map(({ reply }) => told.replies[reply]);
  expect(wrong?.table?.unseen?.play).toEqual(numberCard('E', 8));
  expect(wrong?.table?.known.taker).toBe(1);
  expect(right?.table?.worths.length).toBe(3);
  expect(right?.table?.known.taker).not.toBe(1);
});

it('[T1] a trick that is seen as a whole has no such place', () => {
  const told = tellTask(question('avoid N1 N9 in trick N2: N7 _ E4'), t, 'en');
  expect(missing(told.scene)).toEqual([['Nadine', undefined]]);
  expect(told.replies.flatMap(({ table }) => table?.unseen ?? [])).toEqual([]);
});
