import { expect, test } from './test.ts';
import { siteWords } from './words.ts';

// What pages hold without scripts is read from the built files, see `tests/dist`; here only what
// styles show and hide then.

test.use({ javaScriptEnabled: false });

test('without JavaScript nothing is there to press that does nothing', async ({ page }) => {
  for (const [path, within] of [
    ['santa-timea/example-6/', 'body'],
    ['santa-timea/example-2/', '.st-tools'],
    ['santa-timea/puzzles/p01/', 'main'],
    ['ships/rules/', 'main'],
    ...['rules/', 'whole-game/', 'puzzles/p03/'].map(
      (path) => [`turn/${path}`, '.tn-play'] as const,
    ),
  ] as const) {
    await page.goto(`/de/${path}`);
    const pressed = page.locator(within).locator('button:enabled').filter({ visible: true });
    await expect(pressed, path).toHaveCount(0);
  }
});

test('without JavaScript a folded answer unfolds', async ({ page }) => {
  for (const path of ['santa-timea/puzzles/p01/', 'ships/fire-the-cannons/', 'turn/puzzles/p01/']) {
    await page.goto(`/de/${path}`);
    const answer = page.locator('noscript > details').first();
    const step = answer.locator('.st-steps > li').first();
    await expect(step).toBeHidden();
    await answer.getByText(siteWords('de')('puzzle.answer')).click();
    await expect(step).toBeVisible();
  }
});

test('without JavaScript a page says what is missing, and hides what needs a script', async ({
  page,
}) => {
  for (const path of ['search/', 'ships/stay-afloat/', 'progress/']) {
    await page.goto(`/de/${path}`);
    await expect(page.locator('main noscript > p').first(), path).toBeVisible();
  }
  for (const [path, place] of [
    ['santa-timea/trainer/', '#t1'],
    ['santa-timea/judge/', '#judge'],
    ['santa-timea/first-round/', '#first-round'],
    ['daily/', '#daily'],
  ] as const) {
    await page.goto(`/de/${path}`);
    await expect(page.locator(place), path).toBeAttached();
    await expect(page.locator(place), path).toBeHidden();
  }
  await page.goto('/de/santa-timea/desk/');
  await page.locator('[data-topic] > summary').first().click();
  await expect(page.locator('.desk-row').first()).toBeVisible();
  await expect(page.locator('.desk-filter')).toBeHidden();
  await page.goto('/de/santa-timea/desk/piratess/');
  await page.locator('#A1 > summary').click();
  await expect(page.locator('#A1 .ruled-outcome').first()).toBeVisible();
  await expect(page.locator('.witness-tools').first()).toBeHidden();
});
