/** Where scripts do not arrive, the page says so; its button or the next press reloads it. */

import { expect, type Page, test } from './test.ts';
import { siteWords } from './words.ts';

const lost = siteWords('en');

test.use({
  expectedTrouble: /ERR_FAILED|ERR_INTERNET|dynamically imported|Failed to fetch|Question\.old/,
});

const SCRIPTS = '**/_astro/*.js';
const cut = (page: Page) => page.route(SCRIPTS, (route) => route.abort());
const mend = (page: Page) => page.unroute(SCRIPTS);

test('the next press on a question whose scripts did not come asks for them again', async ({
  page,
}) => {
  await cut(page);
  await page.goto('/en/santa-timea/puzzles/p06/');
  const answer = page.locator('main [data-answer]').first();
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText(lost('lost.text'));
  await mend(page);
  await answer.click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(alarm).toHaveCount(0);
  await answer.click();
  await expect(page.locator('main .st-verdict')).toBeVisible();
});

test('without a network the page stays, with what is written in it', async ({ page, context }) => {
  await cut(page);
  await page.goto('/en/santa-timea/score-sheet/');
  const field = page.locator('#round').getByRole('textbox').first();
  await field.fill('2');
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText(lost('lost.text'));
  await context.setOffline(true);
  await alarm.getByRole('button', { name: lost('lost.retry') }).click();
  await expect(alarm).toBeVisible();
  await expect(field).toHaveValue('2');
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

test('a tab older than the published site reloads itself', async ({ page }) => {
  const address = '/en/santa-timea/puzzles/p06/';
  await page.route(
    `**${address}`,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /\/Question\.[^"']+\.js/g,
        '/Question.old.js',
      );
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await page.goto(address);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('main [data-answer]').first().click();
  await expect(page.locator('main .st-verdict')).toBeVisible();
});
