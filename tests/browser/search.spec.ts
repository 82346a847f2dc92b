import { violationsInBoth } from './axe.ts';
import { layoutFindings } from './findings.ts';
import { hold, openMenu } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { siteWords } from './words.ts';

const input = (page: Page) => page.getByRole('searchbox');
const summary = (page: Page) => page.locator('pagefind-summary');
const results = (page: Page) => page.locator('pagefind-results a');

test('finds rules in the reader’s language, however they are typed', async ({ page }) => {
  await page.goto('/de/search/');
  for (const typed of ['Hälfte', 'Haelfte']) {
    await input(page).fill(typed);
    await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(typed)}$`));
    await expect(summary(page)).toHaveText(new RegExp(`^\\d+ .*${typed}$`));
    const rules = 'pagefind-results a[href^="/de/santa-timea/rules/#"]';
    await expect(page.locator(rules).first()).toBeVisible();
  }
});

test('leads by the keyboard from the header to a rule and back @either', async ({ page }) => {
  const t = siteWords('de');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/de/about/');
  await openMenu(page);
  await page.getByRole('link', { name: t('nav.search'), exact: true }).click();
  await expect(input(page)).toBeFocused();
  expect(loaded.filter((url) => url.includes('/pagefind/'))).toEqual([]);

  await page.keyboard.type('P1');
  await expect(summary(page)).toHaveText('1 Ergebnis für P1');
  const rule = page.locator('pagefind-results a[href$="/santa-timea/rules/#P1"]');
  await expect(rule).toBeVisible();
  await expect(rule.locator('span')).not.toContainText('P1');
  expect(await violationsInBoth(page)).toEqual([]);
  expect(await layoutFindings(page)).toEqual([]);
  // Past what empties the field and the title of the page.
  for (const _ of ['clear', 'title', 'place']) {
    if (!(await rule.evaluate((one) => one.matches(':focus')))) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('#P1')).toBeInViewport();
  await page.goBack();
  await expect(input(page)).toHaveValue('P1');
  await expect(summary(page)).toHaveText('1 Ergebnis für P1');
});

test('what was typed last is found, though the index came after it', async ({ page }) => {
  const held = page.waitForRequest('**/pagefind/*.pf_meta');
  const release = await hold(page, '**/pagefind/*.pf_meta');
  await page.goto('/de/search/');
  await page.keyboard.type('P');
  await held;
  await page.keyboard.type('1');
  await expect(page).toHaveURL(/\?q=P1$/);
  release();
  await expect(summary(page)).toHaveText('1 Ergebnis für P1');
});

test('says what to do where nothing is found, and what is deleted is gone', async ({ page }) => {
  const query = '<b>zeppelin';
  await page.goto(`/en/search/?q=${encodeURIComponent(query)}`);
  await expect(input(page)).toHaveValue(query);
  await expect(summary(page)).toHaveText(siteWords('en')('search.none', { query }));
  await expect(results(page)).toHaveCount(0);
  await input(page).fill('wind');
  await expect(results(page).first()).toBeVisible();
  await input(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(summary(page)).toHaveText('');
  await expect(page).toHaveURL(/\/en\/search\/$/);
});

test.describe('without its index', () => {
  test.use({ expectedTrouble: /pagefind/ });

  test('a search that cannot be loaded says so and tries again', async ({ page }) => {
    const t = siteWords('en');
    await page.route('**/pagefind/pagefind.js', (route) => route.abort());
    await page.goto('/en/search/?q=wind');
    await expect(page.getByRole('alert')).toContainText(t('search.failed'));
    await page.unroute('**/pagefind/pagefind.js');
    await page.getByRole('button', { name: t('lost.retry') }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
