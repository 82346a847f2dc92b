import { rulesFor } from '../../src/games/santa-timea/notation/ruleset.ts';
import { ROUNDS } from '../../src/games/santa-timea/rules/game.ts';
import { scoreRound } from '../../src/games/santa-timea/rules/score.ts';
import {
  holdingsIn,
  type JudgedRound,
  readJudged,
} from '../../src/games/santa-timea/tables/judge/judge-round.ts';
import { violationsInBoth } from './axe.ts';
import { tablePart } from './own-table.ts';
import { openWidget, tabTo } from './pages.ts';
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
  await page.keyboard.type('z');
  await expect(judge(page).locator('.st-call .st-not')).toHaveText(t('judge-table.first-wind'));
  await page.keyboard.type(`${west}2${level}`);
  await expect(outcome(page)).toHaveText(
    t('outcome.two', {
      taker: fourth ?? '',
      lead: first ?? '',
      cards: t('outcome.cards', { count: 1 }),
    }),
  );
  await expect(judge(page).getByRole('button', { name: t('judge-table.next') })).toBeFocused();
  expect(await violationsInBoth(page, { within: '#judge' })).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(judge(page).locator('.st-call')).toBeFocused();
  await page.keyboard.type('n3n7n7');
  await expect(judge(page).locator('.st-call .bad')).toHaveText(
    t('error.duplicate-card', {
      found: t('card.number', { wind: t('wind.N'), rank: 7 }),
    }),
  );
  await page.keyboard.type('n5');
  await page.keyboard.press('Backspace');
  await page.reload();
  await expect(seats(page).nth(0).locator('.st-strip')).toContainText('7');
  await expect(judge(page).locator('.st-call')).toContainText(
    t('judge-table.card', { name: second ?? '' }),
  );
});

test('a trick is tapped, a card corrected, and the players have names @phone', async ({ page }) => {
  await openWidget(page, address, 'judge');
  const key = (name: string) => judge(page).getByRole('button', { name, exact: true });
  await judge(page).locator('summary').click();
  await judge(page)
    .getByLabel(t('table.name-of', { number: 1 }), { exact: true })
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

test('where only who takes is noted, the wind is asked first and the bar says what was noted @phone', async ({
  page,
}) => {
  await openWidget(page, address, 'judge');
  const key = (name: string) => judge(page).getByRole('button', { name, exact: true });
  const call = judge(page).locator('.st-call');
  await key(t('judge-table.light')).click();
  await key(t('wind.W')).click();
  await key('2').click();
  await expect(call).toContainText(t('judge-table.takes'));
  await key(second ?? '').click();
  await expect(call).toContainText(t('judge-table.noted', { number: 1, name: second ?? '' }));
  await expect(call).toContainText(t('judge-table.wind'));
  await key(t('judge-table.undo')).click();
  await expect(call).toContainText(t('judge-table.takes'));
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
  const doubt = t('judge-table.doubt', { card, tricks: '1 and 2' });
  await expect(judge(page).locator('.st-call .bad')).toHaveText(doubt);
  await key(t('judge-table.correct', { number: 1 })).click();
  await judge(page).locator('[data-slot="0"]').click();
  await page.keyboard.type('e6');
  await expect(judge(page).getByText(doubt)).toHaveCount(0);
  await key(t('judge-table.back', { number: 2 })).click();
  await expect(seats(page).nth(0).locator('.st-strip')).toContainText('5');
});

test('keys alone lead from the last trick of a game to its winner: the judge’s round is scored, one more is typed @all', async ({
  page,
}) => {
  const t = gameWords('en');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const winds = 'N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1'.split(' ');
  const tricks = winds.map((_, at) => `${'NESW'[at % 4]}${3 + at} ${'NEWS'[at % 4]}${14 - at}`);
  const text = (judged: readonly string[]) => `@ 0 ${winds.join(' ')} : ${judged.join('; ')}`;
  const rounds = Array(ROUNDS - 2).fill('score N1 / E2');
  const now = text([...tricks.slice(0, -1), '']);
  await page.goto(`/en/santa-timea/judge/#${tablePart(['', ''], { rounds, now })}`);
  await expect(seats(page)).toHaveCount(2);
  await tabTo(page, judge(page).locator('summary'));
  await page.keyboard.type((tricks.at(-1) ?? '').toLowerCase());
  await expect(outcome(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/score-sheet/);

  const played = readJudged(text(tricks), ['', '']) as JudgedRound;
  const points = scoreRound(holdingsIn(played), rulesFor(played)).map(({ total }) => total);
  const enter = (number: number) => tabTo(page, button(t('game-sheet.enter', { number })));
  await enter(ROUNDS - 1);
  const judgedRow = page.locator('#game tbody tr').nth(ROUNDS - 2);
  await expect(judgedRow.locator('td')).toHaveText(points.map(String));
  for (const [seat, damage] of ['7', '12'].entries()) {
    await tabTo(page, page.locator('#round').getByRole('textbox').nth(seat), 'End');
    await page.keyboard.type(damage);
  }
  await enter(ROUNDS);
  await expect(page.locator('.st-winner')).toContainText(t('player.other', { number: 1 }));
  await expect(page.locator('.st-winner > p')).toBeFocused();
  // A correction that is given up leads back to where it began.
  const last = button(t('game-sheet.round', { number: ROUNDS }));
  await tabTo(page, last);
  await tabTo(page, button(t('game-sheet.leave')));
  await expect(last).toBeFocused();
});
