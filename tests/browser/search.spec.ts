import { GAME_LIST } from '../../src/games/list.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { expect, type Page, test } from './test.ts';
import { siteWords } from './words.ts';

/** What one looks for in each language, how people type it, and its rule. */
const WORDS = {
  en: { typed: ['Piratess', 'piratess', 'piratesses'], accent: ['damage', 'DAMAGE'] },
  de: { typed: ['Piratenbraut', 'piratenbraut', 'piratenbrau'], accent: ['Hälfte', 'halfte'] },
  fr: { typed: ['pirate', 'PIRATE', 'pirates'], accent: ['égalité', 'EGALITE'] },
} as const;

const games = GAME_LIST.map(({ id }) => id).join('|');

const input = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('status');
const places = (page: Page) => page.locator('.found .places a').filter({ visible: true });

for (const language of LANGUAGES) {
  const t = siteWords(language);

  test(`the header leads to the search, which knows nothing yet: ${language} @both`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`/${language}/santa-timea/rules/`);
    await page.getByRole('link', { name: t('nav.search'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/search/$`));
    await expect(input(page)).toBeFocused();
    expect(loaded.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  });

  test(`finds rules and steps however one types: ${language} @both`, async ({ page }) => {
    for (const typed of [...WORDS[language].typed, ...WORDS[language].accent]) {
      await page.goto(`/${language}/search/`);
      await input(page).pressSequentially(typed);
      const count = /\d+/;
      await expect(status(page)).toContainText(typed);
      await expect(status(page)).toContainText(count);
      await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(typed)}$`));
      const [said = ''] = count.exec((await status(page).textContent()) ?? '') ?? [];
      await expect(page.locator('.found .places a')).toHaveCount(Number(said));
      const leads = await places(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      const own = new RegExp(`^/${language}/(${games})/[a-z0-9-]+/(#.+)?$`);
      expect(leads.filter((lead) => !own.test(lead))).toEqual([]);
      expect(leads.some((lead) => lead.includes('/rules/#'))).toBe(true);
    }
  });

  test(`a rule is found by its number and opened by the keyboard: ${language} @both`, async ({
    page,
  }) => {
    await page.goto(`/${language}/search/`);
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('P1');
    await expect(status(page)).toHaveText(t('search.found', { count: 1, query: 'P1' }));
    // Past the title of the page to the place on it.
    for (const _ of ['clear', 'title']) {
      if (
        !(await places(page).evaluateAll((all) =>
          all.includes(document.activeElement as HTMLAnchorElement),
        ))
      ) {
        await page.keyboard.press('Tab');
      }
    }
    await expect(places(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/santa-timea/rules/#P1$`));
    await expect(page.locator('#P1')).toBeInViewport();
    await page.goBack();
    await expect(status(page)).toHaveText(t('search.found', { count: 1, query: 'P1' }));
  });

  test(`a word that is nowhere is answered with what to do: ${language} @both`, async ({
    page,
  }) => {
    for (const query of ['zeppelin', 'wind zeppelin', '<b>']) {
      await page.goto(`/${language}/search/?q=${encodeURIComponent(query)}`);
      await expect(input(page)).toHaveValue(query);
      await expect(status(page)).toHaveText(t('search.none', { query }));
      await expect(page.locator('.found')).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: t('search.lessons') })).toBeVisible();
  });

  test(`axe finds nothing on results: ${language} @both`, async ({ page }) => {
    await page.goto(`/${language}/search/?q=${WORDS[language].typed[0]}`);
    await expect(page.locator('.found').first()).toBeVisible();
    for (const details of await page.locator('.found details').all()) {
      await details.locator('summary').click();
    }
    expect(await violationsInBoth(page)).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`without JavaScript the page says so and leads on: ${language} @both`, async ({
      page,
    }) => {
      await page.goto(`/${language}/search/`);
      const said = page.locator('main noscript p');
      await expect(said).toBeVisible();
      await expect(said).toHaveText(t('search.no-script'));
      await expect(page.locator('#search')).toBeHidden();
      const rules = page.locator(`main a[href="/${language}/santa-timea/rules/"]`);
      await expect(rules).toBeVisible();
      await page.getByRole('link', { name: t('search.lessons') }).click();
      await expect(page.locator('#course')).toBeInViewport();
    });
  });
}

test('what was typed last counts, and what is deleted is gone from the address', async ({
  page,
}) => {
  await page.goto('/en/search/?q=wind');
  await expect(page.locator('.found').first()).toBeVisible();
  await input(page).fill('twelve');
  await input(page).fill('five');
  await expect(status(page)).toContainText('“five”');
  await input(page).fill('');
  await expect(page.locator('.found')).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(page).toHaveURL(/\/en\/search\/$/);
});

test.describe('without its index', () => {
  test.use({ expectedTrouble: /pagefind/ });

  test('a search that cannot be loaded says so, and works once it can', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/en/search/?q=wind');
    await expect(status(page)).toContainText('could not be loaded');
    await page.unroute('**/pagefind/**');
    await page.goto('/en/search/?q=wind');
    await expect(page.locator('.found').first()).toBeVisible();
  });
});
