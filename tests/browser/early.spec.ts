import { LESSONS } from './lessons.ts';
import { hold } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

// The first lesson opens with a table; the second asks at once.
const [, lesson] = LESSONS;
const [step] = lesson?.steps ?? [];

/** Lets no script of an island come before the returned function is called. */
const holdScripts = (page: Page) => hold(page, '**/_astro/*.js');

for (const [what, address, button, then] of [
  [
    'an answer to a step',
    `/de/santa-timea/${lesson?.slug}/`,
    `#step-${step?.id} [data-answer] >> nth=${step?.right[0]}`,
    `#step-${step?.id} .st-verdict:not(.st-verdict-wrong)`,
  ],
  ['the first answer at home', '/de/', 'main [data-answer] >> nth=2', 'main .st-sea .st-outcome'],
] as const) {
  test(`pressed before the page is alive, ${what} counts`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const place = page.locator(button).first();
    // A lesson opens with words; below them stands the way to its first step.
    if (address.includes(`/${lesson?.slug}/`)) await page.locator('.screen-on:visible a').click();
    await place.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]').first()).toBeAttached();
    await place.click();
    await expect(page.locator(then)).toHaveCount(0);
    release();
    await expect(page.locator(then).first()).toBeVisible();
  });
}

test('filled in before the page is alive, a field keeps what it holds, and it counts', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/en/santa-timea/score-sheet/', { waitUntil: 'commit' });
  const field = page.locator('#round').getByRole('textbox').first();
  await field.fill('7');
  await expect(page.locator('astro-island[ssr] #round')).toBeAttached();
  release();
  await expect(page.locator('astro-island[ssr] #round')).toHaveCount(0);
  await expect(field).toHaveValue('7');
  await page.reload();
  await expect(field).toHaveValue('7');
});

test('all that is chosen in a form before the page is alive counts; on a wide page field, piles and hand are seen at once then', async ({
  page,
}) => {
  const t = gameWords('en', 'turn');
  const release = await holdScripts(page);
  await page.goto('/en/turn/play/', { waitUntil: 'commit' });
  await page.getByLabel('5', { exact: true }).check();
  await page.getByLabel(t('new-game.decks.4')).check();
  await expect(page.locator('astro-island[ssr] .st-new-game')).toBeAttached();
  await page.getByRole('button', { name: t('new-game.deal') }).click();
  release();
  await expect(page.locator('.tn-so-far li')).toHaveCount(5);
  await expect(page.locator('.tn-black')).toHaveCount(8);
  const [field, tray] = [page.locator('.tn-table > .st-sea'), page.locator('.tn-table > .tn-tray')];
  const [above, below] = [await field.boundingBox(), await tray.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 0.5);
  for (const part of [field, tray, page.locator('.tn-ask')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

// Solid builds an island again that wakes after another one was used, and a mouse may be down at that moment.
test('a table that comes to life under a mouse that is down hears the press', async ({ page }) => {
  await page.goto('/en/santa-timea/example-1/');
  await page.locator('#p1 button').nth(1).click();
  await expect(page.locator('#p1 button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  const release = await holdScripts(page);
  await page.locator('#p3 [data-answer="nobody"]').hover();
  await page.mouse.down();
  await expect(page.locator('astro-island[ssr] #p3')).toBeAttached();
  release();
  await expect(page.locator('astro-island[ssr] #p3')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('#p3 .st-verdict')).toBeVisible();
});
