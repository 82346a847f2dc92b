import { openWidget } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const t = gameWords('en');

test('a lesson prints its ruling and reasons, and nothing to press', async ({ page }) => {
  const table = await openWidget(page, '/en/santa-timea/example-2/');
  await table.getByText(t('table.tools')).click();
  await expect(table.getByRole('button', { name: t('share.copy') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('.st-outcome')).toBeVisible();
  await expect(table.locator('.st-steps > li').first()).toBeVisible();
  await expect(table.getByRole('button', { name: t('share.copy') })).toBeHidden();
  await expect(table.getByRole('button', { name: t('table.reset') })).toBeHidden();
  await expect(page.getByRole('navigation', { name: siteWords('en')('nav.label') })).toBeHidden();
});

test('a trick stays whole on narrow paper', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 600 });
  const puzzle = await openWidget(page, '/en/santa-timea/puzzles/p07/');
  await page.emulateMedia({ media: 'print' });
  expect((await puzzle.locator('astro-island .st-sea').boundingBox())?.x).toBeGreaterThanOrEqual(0);
});
