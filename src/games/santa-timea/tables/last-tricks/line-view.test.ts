import { expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { createTranslate } from '../../explain/words.ts';
import { readEnding } from '../../questions/ending/ending.ts';
import { windCards } from '../../rules/test-kit.ts';
import { viewLine } from './line-view.ts';

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');

function line(notation: string, card: string, ...others: string[]) {
  const read = readEnding(notation);
  if (!read.ok) throw new Error(read.error.code);
  return viewLine({ ending: read.value, card }, others, t, 'en');
}

const THREE = 'ending W1 S3 W1: S3 S14 / W1 W7 P > W5 + N1 N3';
const FOUR = 'ending E1 N1 S2 S1: N4 E8 W7 / E3 E9 S10 S14 > S5 + E2';

it('[T4] [T6] plays the last tricks out one by one, each with its wind and what comes of it', () => {
  const tricks = line(THREE, 'W1');
  expect(tricks.map(({ scene }) => scene.wind)).toEqual(windCards('W1 S3 W1'));
  expect(tricks.map(({ card }) => card)).toEqual(['W1', 'P', 'W7']);
  expect(tricks.map(({ own }) => own.card.name)).toEqual([
    'West\u00a01',
    'Piratess',
    'West\u00a07',
  ]);
  expect(tricks.map(({ outcome }) => outcome)).toEqual([
    'You take the wind card. Sebastian leads next.',
    'Nobody takes the wind card. Sebastian leads next.',
    'Nobody takes the wind card.',
  ]);
  expect(tricks.map(({ table }) => table.known.lead)).toEqual([0, 0, null]);
  expect(tricks.map(({ damage }) => damage)).toEqual([
    'Your damage so far: 5.',
    'Your damage so far: 5.',
    'Your damage at the end: 5.',
  ]);
});

it('[T1] seats the players as they play, the place of the learner free', () => {
  expect(
    line(FOUR, 'E9').map(({ scene }) =>
      scene.seats.map(({ name, played }) => [name, played?.card.name ?? null]),
    ),
  ).toEqual([
    [
      ['Sebastian', 'South\u00a05'],
      ['Nadine', null],
    ],
    [
      ['Nadine', null],
      ['Sebastian', 'North\u00a04'],
    ],
    [
      ['Sebastian', 'East\u00a08'],
      ['Nadine', null],
    ],
    [
      ['Nadine', null],
      ['Sebastian', 'West\u00a07'],
    ],
  ]);
});

it('[T1] leaves the place of the same learner free in every trick of three players', () => {
  const tricks = line('ending E1 N3: W11 / S14 / E12 P > N10 W5', 'E12');
  expect(tricks).toHaveLength(2);
  for (const { scene } of tricks) {
    expect(scene.kind).toBe('trick');
    expect(scene.seats.filter(({ played }) => !played).map(({ name }) => name)).toEqual([
      'Johannes',
    ]);
  }
});

it('shows all that is known of a trick that is over, and asks nothing', () => {
  const [first] = line(FOUR, 'E9');
  expect(first?.scene).toMatchObject({ carried: [], asked: null, isAnswer: false, notes: [] });
  expect(first?.table.worths.map(({ text }) => text)).toEqual(['2½', '9']);
  expect(first?.table.known).toEqual({ worths: [0, 1], out: [], taker: 0, lead: 1, now: [] });
});

it('offers what else might be played, but for the card that was answered and where there is no choice', () => {
  const hands = line(FOUR, 'E9').map(({ hand }) => hand.map(({ code }) => code));
  expect(hands).toEqual([[], ['E3', 'S10', 'S14'], ['S10', 'S14'], []]);
  const [card] = line(FOUR, 'E9')[1]?.hand ?? [];
  expect(card).toMatchObject({ label: 'East\u00a03', face: { card: { name: 'East\u00a03' } } });
});

it('follows what the learner would rather play', () => {
  const cards = (card: string, ...others: string[]) =>
    line(FOUR, card, ...others).map(({ card }) => card);
  expect(cards('E9')).toEqual(['E9', 'E3', 'S10', 'S14']);
  expect(cards('E9', 'S14').slice(0, 2)).toEqual(['E9', 'S14']);
});
