import { expect, test } from './test.ts';
import { siteWords } from './words.ts';

// What pages hold without scripts is read from the built files, see `tests/dist`; here only what
// styles show and hide then.

test.use({ javaScriptEnabled: false });

test('without JavaScript nothing is there to press that does nothing, and a folded answer unfolds', async ({
  page,
}) => {
  for (const [path, within] of [
    ['santa-timea/example-6/', 'body'],
    ['santa-timea/example-2/', '.st-tools'],
    ['santa-timea/puzzles/p01/', 'main'],
    ['ships/rules/', 'main'],
    ['turn/whole-game/', '.tn-play'],
    ['turn/puzzles/p03/', '.tn-play'],
  ] as const) {
    await page.goto(`/de/${path}`);
    const pressed = page.locator(within).locator('button:enabled').filter({ visible: true });
    await expect(pressed, path).toHaveCount(0);
    if (!path.includes('puzzles')) continue;
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
  await page.goto('/de/santa-timea/judge/');
  await expect(page.locator('main noscript > p').first()).toBeVisible();
  await expect(page.locator('#judge')).toBeAttached();
  await expect(page.locator('#judge')).toBeHidden();
  await page.goto('/de/santa-timea/desk/');
  await page.locator('[data-topic] > summary').first().click();
  await expect(page.locator('.desk-row').first()).toBeVisible();
  await expect(page.locator('.desk-filter')).toBeHidden();
  await page.goto('/de/santa-timea/desk/piratess/');
  await page.locator('#A1 > summary').click();
  await expect(page.locator('#A1 .ruled-outcome').first()).toBeVisible();
  await expect(page.locator('.witness-tools').first()).toBeHidden();
});
