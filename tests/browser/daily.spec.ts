import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { hintOf } from '../../src/games/santa-timea/screens/daily/asked-day.ts';
import { violations } from './axe.ts';
import { answers, choices, keptDays, openDaily, puzzleOf } from './daily-kit.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';
const t = gameWords(language);

test('a puzzle from its question to its solution, step by step @phone', async ({ page }) => {
  const puzzle = puzzleOf('2026-12-05');
  const daily = await openDaily(page, '2026-12-05T12:00:00', { language });
  await expect(daily.locator('h2')).toContainText('35');
  await expect(daily.locator('h2')).toContainText(
    t(`difficulty.${QUESTIONS.difficultyOf(puzzle.question)}`),
  );
  const stamps = page.locator('.st-stamps');
  await expect(stamps).toBeInViewport({ ratio: 1 });
  await daily.getByText(t('daily.hint'), { exact: true }).click();
  await expect(daily.locator('details[open] > p')).toHaveText(hintOf(puzzle.question, t));
  const { right, wrong } = choices(puzzle);
  // A double press counts once, and a second answer waits for the first.
  await answers(daily)
    .nth(wrong[0] ?? -1)
    .dblclick();
  await expect(daily.locator('.st-verdict-wrong')).toBeVisible();
  expect((await keptDays(page))['2026-12-05']?.given).toHaveLength(1);
  await expect(answers(daily).nth(wrong[0] ?? -1)).toBeFocused();
  await daily.evaluate(
    (box, numbers) => {
      const buttons = box.querySelectorAll<HTMLElement>('[data-answer]');
      for (const number of numbers) buttons[number]?.click();
    },
    [...right, ...wrong],
  );
  await expect(daily.locator('.st-verdict')).toBeFocused();
  await expect(answers(daily)).toHaveCount(0);
  expect((await keptDays(page))['2026-12-05']?.given).toHaveLength(2);
  await expect(stamps).toBeInViewport({ ratio: 1 });
  await expect(stamps.locator('.st-stamped')).toContainText(t('daily.stamps.puzzle'));
  await daily.getByRole('button', { name: t('walk.start') }).click();
  await expect(daily.locator('.st-steps > li:visible')).toHaveCount(1);
  await daily.getByRole('button', { name: t('walk.next') }).click();
  await expect(daily.locator('.st-steps > li:visible')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test.describe('what cannot be fetched', () => {
  test.use({ expectedTrouble: /ERR_FAILED|dynamically imported|Failed to fetch/ });

  test('a month that cannot be fetched can be fetched again', async ({ page }) => {
    const t = gameWords('en');
    await page.route(/daily\/data/, (route) => route.abort());
    await page.clock.install({ time: new Date('2026-12-06T12:00:00') });
    await page.goto('/en/daily/');
    await expect(page.getByRole('alert')).toContainText(t('daily.failed'));
    await page.unroute(/daily\/data/);
    await page.getByRole('button', { name: t('daily.retry') }).click();
    await expect(answers(page.locator('#daily')).first()).toBeVisible();
  });
});
