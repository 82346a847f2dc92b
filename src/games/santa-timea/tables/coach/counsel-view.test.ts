import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { seatNames } from '../../explain/say.ts';
import { chooseCard } from '../../players/bot.ts';
import { type Counsel, counsel } from '../../players/coach.ts';
import { moments, start } from '../../players/test-kit.ts';
import { numberCard, PIRATESS } from '../../rules/cards.ts';
import { viewCounsel } from './counsel-view.ts';

const t = wordsIn('en');

const one = { takes: 0.3, imagined: 0.3, isProven: false, within: 0.2, cost: 0, costWithin: 0 };

const COUNSEL: Counsel = {
  aim: 'damage',
  against: 'able',
  isExact: false,
  deals: 400,
  cards: [
    { ...one, card: PIRATESS, expected: 4, reasons: [{ id: 'tie', seat: 2, count: 1, halves: 7 }] },
    { ...one, card: numberCard('E', 6), expected: 4.1, cost: 0.1, costWithin: 0.15, reasons: [] },
    { ...one, card: numberCard('N', 2), expected: 5.8, cost: 1.8, costWithin: 0.3, reasons: [] },
  ],
};

it('names the best card and its reason, and calls as good what more deals may turn over', () => {
  const { sentence, cards } = viewCounsel(COUNSEL, seatNames(t), t);
  expect(sentence).toBe(
    'I’d play: Piratess. She copies Nadine’s card, which is worth 3½, so both are knocked out.',
  );
  expect(cards.map(({ said }) => said)).toEqual(['best', 'as good', 'costs 1.8']);
  expect(cards[0]).toMatchObject({ takes: '30%', expected: '4.0 ± 0.2' });
});

it.each([
  [[0.4, 0.3, 0.2], 'but expect less damage over the round: 4.0 instead of 5.8.'],
  [[0.4, 0.2, 0.3], 'but over the round it comes to about the same.'],
  [[0.6, 0.3, 0.2], 'Over the round you can expect less damage than'],
])('says what speaks against the card that takes least: %j', (chances, said) => {
  const cards = COUNSEL.cards.map((card, at) => ({ ...card, takes: chances[at] ?? 0 }));
  expect(viewCounsel({ ...COUNSEL, cards }, seatNames(t), t).sentence).toContain(said);
});

it('groups the cards by what they cost, and says whom it takes the others for', () => {
  const dear = { ...one, card: numberCard('S', 3), expected: 4.6, cost: 0.6, reasons: [] };
  const cards = COUNSEL.cards.toSpliced(2, 0, dear);
  const { groups, note } = viewCounsel({ ...COUNSEL, cards }, seatNames(t), t);
  expect(groups.map((group) => [group.name, group.cards.map(({ id }) => id)])).toEqual([
    ['Good', ['P', 'E6']],
    ['Costly', ['S3']],
    ['A mistake', ['N2']],
  ]);
  expect(note).toContain(t('coach.against.able'));
});

it('draws all cards on one scale', () => {
  const { cards } = viewCounsel(COUNSEL, seatNames(t), t);
  expect(cards.map(({ picture }) => picture)).toEqual([
    { takes: 30, from: 0, mark: 9, to: 18 },
    { takes: 30, from: 5, mark: 14, to: 23 },
    { takes: 30, from: 82, mark: 91, to: 100 },
  ]);
});

it.each(LANGUAGES)('%s: has words for all that the coach can say in a round', (lang) => {
  const own = wordsIn(lang);
  const ids = new Set<string>();
  for (const seats of [2, 3, 5]) {
    for (const { view } of moments(start(seats, seats, 'pro'), (seen) => chooseCard(seen, 1))) {
      const found = counsel(view, { level: 'mixed', hasWays: true }, 1, 500);
      for (const { reasons } of found.cards) for (const { id } of reasons) ids.add(id);
      const { cards, sentence, note } = viewCounsel(found, seatNames(own), own);
      const said = [sentence, note, ...cards.flatMap((card) => Object.values(card))].join(' ');
      expect(said).not.toMatch(/undefined|NaN|\{\{/);
    }
  }
  expect(ids.size).toBeGreaterThan(7);
});
