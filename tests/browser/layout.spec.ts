import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { openPage, openWidget, TEMPLATES } from './pages.ts';
import { link } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

/** How far the page is wider than the window, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What can be pressed and is too small for a finger: 44 pixels either way. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInline = (element: Element) =>
      element.matches('a') && getComputedStyle(element).display === 'inline';
    return (
      [...document.querySelectorAll('a, button, input, summary')]
        // A control in a label is pressed by its label.
        .map((element) => element.closest('label') ?? element)
        .filter((element) => element.checkVisibility() && !isInline(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // The numbers of rules on a sheet to print are small on purpose, and stand in its text.
        .filter(({ element }) => !element.matches('.sheet a'))
        // The link to skip what is above the content is drawn only while it has the focus.
        .filter(({ element, box }) => box.width > 1 && !element.matches('.skip'))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)
    );
  });

/** Texts that are cut off where the page hides what is too wide. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      // What is only said aloud is not drawn.
      .filter((element) => element.clientWidth > 1 && !element.matches('.st-aloud'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => !(element instanceof SVGElement))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const language of LANGUAGES) {
  for (const path of TEMPLATES) {
    test(`/${language}/${path} fits the screen and the finger @both`, async ({ page }) => {
      await openPage(page, language, path);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  test(`five seats and an open picker fit the screen: ${language} @both`, async ({ page }) => {
    const t = gameWords(language);
    const five = link('trick W3: E2 P P E14 N6');
    const table = await openWidget(page, `/${language}/santa-timea/example-2/${five}`);
    await expect(table.locator('.st-seats > li')).toHaveCount(5);
    await table.getByRole('button', { name: t('table.change-wind') }).click();
    await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await cutTexts(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  test(`the first thing to touch is above the fold: ${language} @phone`, async ({ page }) => {
    await page.goto(`/${language}/`);
    const touch = page.locator('main').locator('button, a').filter({ visible: true }).first();
    await expect(touch).toBeInViewport({ ratio: 0.9 });
  });
}
