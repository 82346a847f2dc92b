import { expect, it } from 'vitest';
import fr from '../../../../content/fr/santa-timea/rulings.json' with { type: 'json' };
import { LONGEST_NAME, tidyName } from '../../../core/people.ts';
import { namesAt, playerNames, seatNames } from './say.ts';
import { createTranslate } from './words.ts';

const t = createTranslate(fr, 'fr');

it('the five players are called as in the rulebook, in playing order, in the language of the page', () => {
  expect(playerNames(t)).toEqual(['Sébastien', 'Nadine', 'Johannes', 'Annabelle', 'Clara']);
});

it('the reader takes the last name, and the others sit behind in the order of the rulebook', () => {
  expect(seatNames(t)).toEqual(['Clara', 'Sébastien', 'Nadine', 'Johannes', 'Annabelle']);
});

it.each([
  ['', ''],
  [' \t ', ''],
  ['  Ben \n  A. ', 'Ben A.'],
  ['Maximiliane Josephine', 'Maximiliane Josephin'],
  ['Anna-Charlotte-Mari👩‍👧e', 'Anna-Charlotte-Mari👩‍👧'],
  ['Anna-Charlotte-Marie\u0301e', 'Anna-Charlotte-Marie\u0301'],
  ['Ben \ud83d', 'Ben \ufffd'],
])('a name typed as “%s” is kept as “%s”, on one line, no wider than the quay', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
  expect([...new Intl.Segmenter().segment(kept)].length).toBeLessThanOrEqual(LONGEST_NAME);
  expect(() => encodeURIComponent(tidyName(typed))).not.toThrow();
});

it.each([
  [
    ['', ''],
    ['Joueur 1', 'Joueur 2'],
  ],
  [
    ['', 'Ben', ''],
    ['Joueur 1', 'Ben', 'Joueur 3'],
  ],
])('at a table of %j, who has no name is called by the number of the place', (own, called) => {
  expect(namesAt(own, t)).toEqual(called);
});
