import { violationsInBoth } from './axe.ts';
import { wakeAll } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { answering, answerRound, storedProgress } from './trainer-kit.ts';

const language = 'de';

const NOON = new Date(2026, 10, 21, 12).getTime();

const panel = (page: Page) => page.locator('#t1');
const firstButton = (page: Page) => panel(page).locator('button').first();

async function open(page: Page, language: string, now = NOON): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`/${language}/santa-timea/trainer/`);
  await wakeAll(page);
}

/** With the keyboard alone: the focus goes to the first button and enters it. */
async function begin(page: Page): Promise<void> {
  await firstButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.st-question-text')).toBeFocused();
}

const done = (page: Page) => panel(page).locator('.st-done');

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('a round by keyboard alone, saved as it happens', async ({ page }) => {
  test.slow();
  await open(page, language);
  await begin(page);
  let missed = 0;
  const asked = await answerRound(page, async () => {
    missed += 1;
    if (missed > 1) return;
    expect(await violationsInBoth(page, { within: '#t1' })).toEqual([]);
  });
  expect(missed).toBeGreaterThan(0);
  await expect(done(page)).toBeFocused();
  await expect(done(page)).toContainText(String(asked));
  const count = Object.values((await storedProgress(page)).skills).reduce(
    (sum, { answers }) => sum + answers,
    0,
  );
  expect(count).toBe(asked);
});

test('buttons and cards answer to touch, are large enough and fit @phone', async ({ page }) => {
  await open(page, language);
  await firstButton(page).tap();
  await expect(panel(page).locator('.st-question-text')).toBeVisible();
  for (let question = 0; question < 4; question++) {
    const buttons = panel(page).locator('button');
    await expect(buttons.first()).toBeVisible();
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await isTooWide(page)).toBe(false);
    const said = panel(page).locator('.st-verdict');
    await answering(page, async () => {
      await buttons.first().tap();
      if ((await panel(page).locator('.st-keypad').count()) > 0) await buttons.last().tap();
    });
    if ((await said.count()) > 0) await panel(page).locator('.st-verdict + button').tap();
  }
  expect(Object.keys((await storedProgress(page)).skills).length).toBeGreaterThan(0);
});
