import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { openMenu } from './pages.ts';
import { expect, test } from './test.ts';
import { siteWords } from './words.ts';

test.describe('a reader of a language we have', () => {
  test.use({ locale: 'de-AT' });

  test('is led there by the root', async ({ page }) => {
    await page.goto('/#p1=trick_N2:_S8_S5');
    await expect(page).toHaveURL(/\/de\/#p1=trick_N2:_S8_S5$/);
  });
});

test.describe('a reader of a language we lack', () => {
  test.use({ locale: 'pt-BR' });

  test('chooses, and the root remembers', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('load');
    await expect(page.getByRole('link')).toHaveCount(LANGUAGES.length);
    expect(await violationsInBoth(page)).toEqual([]);
    await page.getByRole('link', { name: siteWords('fr')('language') }).click();
    await expect(page).toHaveURL(/\/fr\/$/);
    await page.waitForLoadState('load');
    await page.goto('/');
    await expect(page).toHaveURL(/\/fr\/$/);
  });
});

test('the switch keeps what is read and what is asked @phone', async ({ page }) => {
  const last = page.locator('main h2').last();
  await page.goto('/en/about/?from=here');
  // Its address is a word of English.
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await openMenu(page);
  await page.getByRole('link', { name: siteWords('de')('language') }).click();
  await expect(page).toHaveURL(/\/de\/about\/\?from=here$/);
  await expect(last).toBeInViewport();
});
