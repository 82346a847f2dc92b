import { openMenu } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { siteWords } from './words.ts';

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
