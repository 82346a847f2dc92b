/** What is done where scripts do not come: it is said, nothing is lost, and the next press tries again. */

import { expect, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const t = gameWords('en');
const lost = siteWords('en');

test.use({ expectedTrouble: /ERR_FAILED|dynamically imported|Failed to fetch/ });

const SCRIPTS = '**/_astro/*.js';
const cut = (page: Page) => page.route(SCRIPTS, (route) => route.abort());
const mend = (page: Page) => page.unroute(SCRIPTS);

test('one’s own mistakes that did not come are asked for again', async ({ page }) => {
  await page.addInitScript(() => {
    const data = { 'N9 N4': 'missed' };
    localStorage.setItem('windrose:santa-timea:mistakes', JSON.stringify({ version: 1, data }));
  });
  await page.route(/Mistakes/, (route) => route.abort());
  await page.goto('/en/santa-timea/practice/');
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText(lost('lost.text'));
  await page.unroute(/Mistakes/);
  await alarm.getByRole('button', { name: lost('lost.retry') }).click();
  await expect(page.getByText(t('coach.again.heading', { count: 1 }))).toBeVisible();
});

test('an answer to a question whose scripts did not come is given once they do', async ({
  page,
}) => {
  await cut(page);
  await page.goto('/en/santa-timea/puzzles/p08/');
  await page.locator('main [data-answer]').first().click();
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText(lost('lost.text'));
  await mend(page);
  await alarm.getByRole('button', { name: lost('lost.retry') }).click();
  await expect(page.locator('main .st-verdict')).toBeVisible();
  await expect(alarm).toHaveCount(0);
});

test('the day whose scripts did not come says so, and can be asked for again', async ({ page }) => {
  await page.route(/\/Daily\./, (route) => route.abort());
  await page.clock.setFixedTime(new Date('2026-12-06T12:00:00'));
  await page.goto('/en/daily/');
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText(lost('lost.text'));
  await page.unroute(/\/Daily\./);
  await alarm.getByRole('button').click();
  await expect(page.locator('#daily [data-answer]').first()).toBeVisible();
  await expect(alarm).toHaveCount(0);
});

test('figures typed into a score sheet whose scripts did not come are counted once they do', async ({
  page,
}) => {
  await cut(page);
  await page.goto('/en/santa-timea/score-sheet/');
  const fields = page.locator('#round').getByRole('textbox');
  await fields.nth(0).fill('2');
  await expect(page.getByRole('alert')).toContainText(lost('lost.text'));
  await mend(page);
  await fields.nth(1).fill('3');
  await expect(page.locator('astro-island:has(#round)')).not.toHaveAttribute('ssr');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(fields.nth(0)).toHaveValue('2');
  await expect(fields.nth(1)).toHaveValue('3');
});
