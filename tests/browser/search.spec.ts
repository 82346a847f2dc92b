import { GAMES } from '../../src/games/list.ts';
import { LANGUAGES, type Language } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { layoutFindings } from './findings.ts';
import { openMenu } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { siteWords } from './words.ts';

/** What one looks for in each language, how people type it, and its rule. */
const WORDS = {
  en: { typed: ['Piratess', 'piratess', 'piratesses'], accent: ['damage', 'DAMAGE'] },
  de: {
    typed: ['Piratenbraut', 'piratenbraut', 'piratenbrau'],
    accent: ['Hälfte', 'halfte', 'Haelfte'],
  },
  fr: { typed: ['pirate', 'PIRATE', 'pirates'], accent: ['égalité', 'EGALITE'] },
} as const;

const games = GAMES.map(({ id }) => id).join('|');

const input = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('status');
const places = (page: Page) => page.locator('.hits a').filter({ visible: true });

/** As many places are there as are said to be, all in the reader’s language and some of them rules. */
async function expectFound(page: Page, language: Language, typed: string): Promise<void> {
  const count = /\d+/;
  await expect(status(page)).toContainText(typed);
  await expect(status(page)).toContainText(count);
  const [said = ''] = count.exec((await status(page).textContent()) ?? '') ?? [];
  await expect(page.locator('.hits a')).toHaveCount(Number(said));
  const leads = await places(page).evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const own = new RegExp(`^/${language}/(${games})/[a-z0-9-]+/(#.+)?$`);
  expect(leads.filter((lead) => !own.test(lead))).toEqual([]);
  expect(leads[0]).toContain('/rules/');
  expect(leads.some((lead) => lead.includes('/rules/#'))).toBe(true);
}

for (const language of LANGUAGES) {
  const t = siteWords(language);

  test(`the search answers, however one comes and types: ${language} @either`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));

    await test.step('the header leads to it, and it knows nothing yet', async () => {
      await page.goto(`/${language}/santa-timea/rules/`);
      await openMenu(page);
      await page.getByRole('link', { name: t('nav.search'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/search/$`));
      await expect(input(page)).toBeFocused();
      expect(loaded.filter((url) => url.includes('/pagefind/'))).toEqual([]);
    });

    for (const typed of [...WORDS[language].typed, ...WORDS[language].accent]) {
      await test.step(`rules and steps are found for ${typed}`, async () => {
        await input(page).fill('');
        await input(page).pressSequentially(typed);
        await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(typed)}$`));
        await expectFound(page, language, typed);
      });
    }

    await test.step('axe finds nothing on results, and they fit', async () => {
      await page.locator('#results details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      expect(await violationsInBoth(page)).toEqual([]);
      expect(await layoutFindings(page)).toEqual([]);
    });

    await test.step('a rule is found by its number and opened by the keyboard', async () => {
      await input(page).fill('');
      await page.keyboard.type('P1');
      await expect(status(page)).toHaveText(t('search.found', { count: 1, query: 'P1' }));
      // Past the title of the page to the place on it.
      for (const _ of ['clear', 'title']) {
        if (!(await places(page).evaluateAll((all) => all.some((one) => one.matches(':focus'))))) {
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

    for (const query of ['zeppelin', 'wind zeppelin', '<b>']) {
      await test.step(`${query} is nowhere, and one is told what to do`, async () => {
        await page.goto(`/${language}/search/?q=${encodeURIComponent(query)}`);
        await expect(input(page)).toHaveValue(query);
        await expect(status(page)).toHaveText(t('search.none', { query }));
        await expect(page.locator('.found')).toHaveCount(0);
      });
    }
    await expect(page.getByRole('link', { name: t('search.lessons') })).toBeVisible();
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
    await expect(status(page)).toContainText(siteWords('en')('search.failed'));
    await page.unroute('**/pagefind/**');
    await page.goto('/en/search/?q=wind');
    await expect(page.locator('.found').first()).toBeVisible();
  });
});
