import { expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { seatNames } from '../../explain/player-names.ts';
import { createSpeech } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { chooseCard } from '../../players/bot.ts';
import { type Counsel, counsel, type Reason } from '../../players/coach.ts';
import { moments, start } from '../../players/test-kit.ts';
import { numberCard, PIRATESS } from '../../rules/cards.ts';
import { sayReason, viewCounsel } from './counsel-view.ts';

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');

const one = { takes: 0.3, isProven: false, within: 0.2, cost: 0, costWithin: 0 };

const COUNSEL: Counsel = {
  aim: 'damage',
  against: 'able',
  isExact: false,
  deals: 400,
  cards: [
    { ...one, card: PIRATESS, expected: 4, reasons: [{ id: 'tie', seat: 2, halves: 7 }] },
    { ...one, card: numberCard('E', 6), expected: 4.1, cost: 0.1, costWithin: 0.15, reasons: [] },
    { ...one, card: numberCard('N', 2), expected: 5.8, cost: 1.8, costWithin: 0.3, reasons: [] },
  ],
};

it('names the best card and its reason, and calls as good what more deals may turn over', () => {
  const { sentence, cards } = viewCounsel(COUNSEL, seatNames(t), t, 'en');
  expect(sentence).toBe(
    'I’d play: Piratess. She copies the card from Nadine, worth 3½, so both are knocked out.',
  );
  expect(cards.map(({ said }) => said)).toEqual(['best', 'as good', 'costs 1.8']);
  expect(cards[0]).toMatchObject({ takes: '30%', expected: '4.0 ± 0.2' });
});

it('begins with “Take it” where the best card most likely takes', () => {
  const [best] = COUNSEL.cards as [Counsel['cards'][number]];
  const taking = { ...COUNSEL, cards: [{ ...best, takes: 0.6, reasons: [] }] };
  expect(viewCounsel(taking, seatNames(t), t, 'en').sentence).toMatch(
    /^Take it: I’d play Piratess\./,
  );
});

it('groups the cards by what they cost, and says whom it takes the others for', () => {
  const dear = { ...one, card: numberCard('S', 3), expected: 4.6, cost: 0.6, reasons: [] };
  const cards = COUNSEL.cards.toSpliced(2, 0, dear);
  const { groups, note } = viewCounsel({ ...COUNSEL, cards }, seatNames(t), t, 'en');
  expect(groups.map((group) => [group.name, group.cards.map(({ id }) => id)])).toEqual([
    ['Good', ['P', 'E6']],
    ['Costly', ['S3']],
    ['A mistake', ['N2']],
  ]);
  expect(note).toContain(t('coach.against.able'));
});

it('says its card and the first reason; the others stand beside the card', () => {
  const [best, , dear] = COUNSEL.cards as readonly Counsel['cards'][number][];
  const reasons: readonly Reason[] = [{ id: 'led-piratess' }, { id: 'safe' }];
  const cards = [best, dear].flatMap((card) => (card ? [{ ...card, reasons }] : []));
  const { sentence, cards: told } = viewCounsel({ ...COUNSEL, cards }, seatNames(t), t, 'en');
  expect(sentence).toBe('I’d play: Piratess. Whoever leads a Piratess takes the wind card.');
  expect(told[0]?.reasons).toContain('Whatever your opponents play');
});

it.each(['damage', 'points'] as const)('says what its numbers are: %s', (aim) => {
  const { heads } = viewCounsel({ ...COUNSEL, aim }, seatNames(t), t, 'en');
  expect(heads).toEqual({ takes: t('coach.takes'), expected: t(`coach.expects.${aim}`) });
});

const LED = { below: 3, unseen: 20 };

it.each<[Reason, string]>([
  [
    { id: 'tie', seat: 2, halves: 7 },
    'It is worth 3½, the same as the card from Nadine, so both are knocked out.',
  ],
  [{ id: 'led-piratess' }, 'Whoever leads a Piratess takes the wind card.'],
  [{ id: 'safe' }, 'Whatever your opponents play, you won’t take the wind card.'],
  [{ id: 'lowest-last', halves: 4 }, 'Nobody plays after you, and 2 is the lowest.'],
  [{ id: 'none-below', halves: 1 }, 'No card still to come is worth less than ½.'],
  [{ id: 'above', seat: 2, halves: 4 }, 'Nadine has played lower: 2.'],
  [
    { id: 'lowest', ...LED, left: 1 },
    'It is the lowest so far. One player is still to come; of the 20 cards you haven’t seen, 3 would be lower.',
  ],
  [
    { id: 'led', ...LED, left: 2 },
    'After you, 2 players follow; of the 20 cards you haven’t seen, 3 would be lower.',
  ],
  [
    { id: 'twin', seat: 2, twins: 1 },
    'Nadine has played lower, but one card still hidden would knock that card out.',
  ],
  [
    { id: 'wind-next', wind: 'N', now: 7, next: 14 },
    'Next up: North wind. This card would be worth 7 then; now it is worth 3½. That is a reason to keep it.',
  ],
  [{ id: 'dodge' }, 'But players who hold a lower card seldom play it.'],
  [{ id: 'set', wind: 'E' }, 'The wind card completes a set: you can discard East 1, 2 and 3.'],
  [{ id: 'pair', points: 2 }, 'The wind card makes a pair: 2 extra victory points.'],
  [
    { id: 'penalty', count: 4 },
    'You would then have 4 wind cards, which costs you another victory point.',
  ],
  [
    { id: 'waiting', count: 3, damage: 6 },
    'The waiting wind cards go with it: 3 cards, 6 damage points in all.',
  ],
  [{ id: 'rid' }, 'You get rid of your lowest number while it’s safe.'],
  [{ id: 'lead' }, 'You’ll probably lose the lead.'],
])('says why a card is as it is: $id', (reason, said) => {
  const speech = createSpeech(t, 'en', seatNames(t));
  expect(sayReason(reason, numberCard('N', 7), speech)).toBe(said);
});

it.each(LANGUAGES)(
  '%s: behind the card it names, no sentence begins with another number',
  (lang) => {
    const words = createTranslate(gameCatalogue(lang, 'santa-timea'), lang);
    const speech = createSpeech(words, lang, seatNames(words));
    for (const left of [1, 2, 4]) {
      const said = sayReason({ id: 'led', ...LED, left }, numberCard('N', 7), speech);
      expect(said).toMatch(/^\p{L}/u);
    }
  },
);

it('draws all cards on one scale', () => {
  const { cards } = viewCounsel(COUNSEL, seatNames(t), t, 'en');
  expect(cards.map(({ picture }) => picture)).toEqual([
    { takes: 30, from: 0, mark: 9, to: 18 },
    { takes: 30, from: 5, mark: 14, to: 23 },
    { takes: 30, from: 82, mark: 91, to: 100 },
  ]);
});

it('says when it is exact, and gives no uncertainty then', () => {
  const exact = { ...COUNSEL, isExact: true };
  const { cards, note } = viewCounsel(exact, seatNames(t), t, 'en');
  expect(cards[0]?.expected).toBe('4.0');
  expect(note).toMatch(/exact/);
});

it('of cards that are exactly level the first is the best, and all lie in the middle of the scale', () => {
  const level = { ...one, within: 0, expected: 4, reasons: [] };
  const cards = [PIRATESS, numberCard('E', 6)].map((card) => ({ ...level, card }));
  const told = viewCounsel({ ...COUNSEL, isExact: true, cards }, seatNames(t), t, 'en');
  expect(told.cards.map(({ said }) => said)).toEqual(['best', 'as good']);
  for (const { picture } of told.cards) {
    expect(picture).toEqual({ takes: 30, from: 50, mark: 50, to: 50 });
  }
});

it.each(LANGUAGES)('%s: has words for all that the coach can say in a round', (lang) => {
  const own = createTranslate(gameCatalogue(lang, 'santa-timea'), lang);
  const ids = new Set<string>();
  for (const seats of [2, 3, 5]) {
    for (const { view } of moments(start(seats, seats, 'pro'), (seen) => chooseCard(seen, 1))) {
      const found = counsel(view, { level: 'mixed', hasWays: true }, 1, 500);
      for (const { reasons } of found.cards) for (const { id } of reasons) ids.add(id);
      const { cards, sentence, note } = viewCounsel(found, seatNames(own), own, lang);
      const said = [sentence, note, ...cards.flatMap((card) => Object.values(card))].join(' ');
      expect(said).not.toMatch(/undefined|NaN|\{\{/);
    }
  }
  expect(ids.size).toBeGreaterThan(7);
});
