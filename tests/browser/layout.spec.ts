import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { layoutFindings } from './findings.ts';
import { openWidget } from './pages.ts';
import { link } from './table.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

for (const language of LANGUAGES) {
  test(`five seats and an open picker fit the screen, narrow and wide: ${language} @phone`, async ({
    page,
  }) => {
    const t = gameWords(language);
    const five = link('trick W3: E2 P P E14 N6');
    const table = await openWidget(page, `/${language}/santa-timea/example-2/${five}`);
    await expect(table.locator('.st-seats > li')).toHaveCount(5);
    await table.getByRole('button', { name: t('table.change-wind') }).click();
    await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
    expect(await layoutFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await layoutFindings(page)).toEqual([]);
  });

  test(`the first thing to touch is above the fold: ${language} @phone`, async ({ page }) => {
    await page.goto(`/${language}/`);
    const touch = page.locator('main').locator('button, a').filter({ visible: true }).first();
    await expect(touch).toBeInViewport({ ratio: 0.9 });
  });
}
