import { violationsInBoth } from './axe.ts';
import { tablePart } from './own-table.ts';
import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

const judge = (page: Page) => page.locator('#judge');
const outcome = (page: Page) => judge(page).locator('.st-outcome');
const seats = (page: Page) => judge(page).locator('.st-seats > li');
const t = gameWords(language);
const address = `/${language}/santa-timea/judge/`;
const [first, second, , fourth] = [1, 2, 3, 4].map((number) => t('player.other', { number }));
const west = t('letter.W').toLowerCase();
const level = `${west}9 ${west}8 p n13`;

test('a trick is typed and ruled, the next one led, a card taken back; a reload loses nothing', async ({
  page,
}) => {
  await openWidget(page, address, 'judge');
  // Elsewhere keys enter no cards.
  await page.locator('a[href^="#"]').first().focus();
  await page.keyboard.type('n2e5');
  await judge(page).focus();
  await page.keyboard.type(`${west}2${level}`);
  await expect(outcome(page)).toHaveText(
    t('outcome.two', {
      taker: fourth ?? '',
      lead: first ?? '',
      cards: t('outcome.cards', { count: 1 }),
    }),
  );
  await expect(judge(page).getByRole('button', { name: t('bench.next') })).toBeFocused();
  expect(await violationsInBoth(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(judge(page).locator('.st-call')).toBeFocused();
  await page.keyboard.type('n3n7n7');
  await expect(judge(page).locator('.st-judge-refused')).toHaveText(
    t('error.duplicate-card', {
      found: t('card.number', { wind: t('wind.N'), rank: 7 }),
    }),
  );
  await page.keyboard.type('n5');
  await page.keyboard.press('Backspace');
  await page.reload();
  await expect(seats(page).nth(0).locator('.st-strip')).toContainText('7');
  await expect(judge(page).locator('.st-call')).toContainText(
    t('bench.card', { name: second ?? '' }),
  );
});

test('a trick is tapped, a card corrected, and the players have names @phone', async ({ page }) => {
  await openWidget(page, address, 'judge');
  const key = (name: string) => judge(page).getByRole('button', { name, exact: true });
  await judge(page).locator('summary').click();
  await judge(page)
    .getByLabel(t('bench.name-of', { number: 1 }), { exact: true })
    .fill('Zoë');
  await key(t('table.fewer')).click();
  await key(t('table.fewer')).click();
  await key(t('wind.W')).click();
  await key('2').click();
  await key(t('wind.N')).click();
  await key('14').click();
  await key(t('card.piratess')).click();
  await expect(outcome(page)).toHaveText(t('outcome.nobody', { lead: 'Zoë' }));

  await judge(page).locator('[data-slot="1"]').click();
  await key(t('wind.W')).click();
  await key('10').click();
  await expect(outcome(page)).toHaveText(
    t('outcome.two', {
      taker: 'Zoë',
      lead: second ?? '',
      cards: t('outcome.cards', { count: 1 }),
    }),
  );
});

test('a card of an earlier trick is doubted, and that trick corrected', async ({ page }) => {
  const t = gameWords('en');
  await openWidget(page, '/en/santa-timea/judge/', 'judge');
  const key = (name: string) => judge(page).getByRole('button', { name, exact: true });
  await judge(page).focus();
  await page.keyboard.type('n2e5s7w3n9');
  await page.keyboard.press('Enter');
  await page.keyboard.type('s1e5');
  const card = t('card.number', { wind: t('wind.E'), rank: 5 });
  const doubt = t('bench.doubt', { card, tricks: '1 and 2' });
  await expect(judge(page).locator('.st-judge-refused')).toHaveText(doubt);
  await key(t('bench.correct', { number: 1 })).click();
  await judge(page).locator('[data-slot="0"]').click();
  await page.keyboard.type('e6');
  await expect(judge(page).getByText(doubt)).toHaveCount(0);
  await key(t('bench.back', { number: 2 })).click();
  await expect(seats(page).nth(0).locator('.st-strip')).toContainText('5');
});

test('the round goes to the sheet, and the sheet says who leads the next', async ({ page }) => {
  const t = gameWords('en');
  // Ben would lead a thirteenth trick and has nearly all damage.
  const winds = 'N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1';
  const plays = Array.from({ length: 12 }, (_, at) => (at === 11 ? 'N1 N14' : 'N14 N1'));
  const now = `@ 0 ${winds} : ${plays.join('; ')}`;
  const part = tablePart(['Ann', 'Ben'], { now });
  await openWidget(page, `/en/santa-timea/judge/#${part}`, 'judge');
  const anew = judge(page).getByRole('button', { name: t('bench.anew'), exact: true });
  await anew.first().click();
  await expect(judge(page).locator('.st-call')).toContainText(t('bench.lead'));
  await judge(page)
    .getByRole('button', { name: t('hand-over.resume') })
    .click();

  await judge(page).locator('a[href*="score-sheet"]').first().click();
  await page.getByRole('button', { name: t('game-sheet.enter', { number: 1 }) }).click();
  await expect(page.locator('#game.st-begun')).toBeVisible();
  await openWidget(page, '/en/santa-timea/judge/', 'judge');
  await expect(judge(page).locator('.st-call')).toContainText(t('bench.wind'));
  await expect(seats(page).nth(0)).toContainText('Ann');
});
