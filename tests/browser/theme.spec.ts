import { openMenu, openWidget } from './pages.ts';
import { expectRuling } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const t = siteWords('en');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('colours go from the system’s to light to dark and back, and are remembered @either', async ({
  page,
}) => {
  await page.goto('/en/');
  const html = page.locator('html');
  const paper = await background(page);
  await openMenu(page);
  await page.getByRole('button', { name: t('theme.auto') }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: t('theme.light') }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).not.toBe(paper);
  await page.goto('/de/about/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await openMenu(page);
  await page.getByRole('button', { name: siteWords('de')('theme.dark') }).click();
  await expect(html).not.toHaveAttribute('data-theme');
  await page.reload();
  await expect(html).not.toHaveAttribute('data-theme');
});

test('without a choice the system decides', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).not.toBe(light);
});

test('a remembered theme stands before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('windrose:theme', 'dark');
    // The body does not exist before the scripts of the head have run.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset['atBody'] = document.documentElement.dataset['theme'] ?? '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/');
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark');
});

test('storage that throws breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('closed', 'SecurityError');
      };
    }
  });
  const table = await openWidget(page, '/en/santa-timea/example-2/');
  await expectRuling(table, 'trick N2: S8 S5', gameWords('en'));
  await page.getByRole('button', { name: t('theme.auto') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: siteWords('fr')('language') }).click();
  await expect(page).toHaveURL(/\/fr\//);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\//);
});
