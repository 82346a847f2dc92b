import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { nextCard, startRun } from '../../src/games/santa-timea/trainer/storm.ts';
import { violationsInBoth } from './axe.ts';
import { kept, wakeAll } from './pages.ts';
import { expect, type Page, test } from './test.ts';

const NOON = new Date(2026, 10, 21, 12).getTime();
const SHARES = ['full', 'half', 'zero'];

const panel = (page: Page) => page.locator('#t1');

/** Opens the trainer and begins a run: the first of its two buttons is with the clock, the second without. */
async function begin(page: Page, button: 1 | 2): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await page.goto('/en/santa-timea/trainer/');
  await wakeAll(page);
  await panel(page).locator('.st-button').nth(button).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.st-storm-sea')).toBeFocused();
}

test('a run without the clock, by keyboard alone, ends with its way, a mistake and the best way', async ({
  page,
}) => {
  await begin(page, 2);
  const end = panel(page).locator('.st-done');
  while ((await end.count()) === 0) await page.keyboard.press('1');
  await expect(end).toBeFocused();
  await expect(panel(page).locator('.st-mistake')).toContainText('You said');
  expect(await violationsInBoth(page, { within: '#t1' })).toEqual([]);
  const { clock, calm } = JSON.parse(await kept(page, 'santa-timea:storm')).data;
  expect(clock).toBe(0);
  await expect(end).toContainText(String(calm));
});

test('a mistake is corrected in the strip, and the next card is there @phone', async ({ page }) => {
  await begin(page, 1);
  const [right = ''] = QUESTIONS.answersOf(nextCard(startRun(NOON | 0, 'clock')).question).right;
  const wrong = SHARES.find((share) => share !== right);
  await panel(page).locator(`[data-answer="${wrong}"]`).tap();
  await expect(panel(page).locator('.st-not')).toContainText(right, { ignoreCase: true });
  const answers = panel(page).locator('.st-answers .st-button');
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
});
