import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en');

/** Names of the animations that last longer than a millisecond, with their length. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration))
      .filter((duration) => duration > 1),
  );

test('nothing moves for readers who asked for rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await openWidget(page, '/en/santa-timea/example-2/');
  await table.getByRole('button', { name: t('walk.start') }).click();
  expect(await moving(page)).toEqual([]);
  await table.getByRole('button', { name: t('table.change-wind') }).click();
  await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
  expect(await moving(page)).toEqual([]);
  const row = await openWidget(page, '/en/santa-timea/example-1/');
  await row.getByRole('button', { name: t('row.play') }).click();
  expect(await moving(page)).toEqual([]);
});
