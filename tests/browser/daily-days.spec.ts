import { choices, give, keepDays, keptDays, openDaily, puzzleOf } from './daily-kit.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en');

const head = (page: Page) => page.locator('.st-daily-head');

const solved = (on: string) => ({ given: ['x'], solved: true, on, at: 1 });

test.describe('on the other side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('today is the date of this device; a link to a day opens that day and never earlier, and so does the log book', async ({
    page,
  }) => {
    await keepDays(page, { '2026-12-02': solved('2026-12-02') });
    const daily = await openDaily(page, '2026-12-04T23:59:00+14:00', { hash: '#2026-12-05' });
    await expect(daily).toContainText(t('daily.later-why'));
    await expect(daily.locator('[data-answer]')).toHaveCount(0);
    await daily.getByRole('button', { name: t('daily.to-today') }).click();
    await expect(head(page)).toContainText('No. 34 ');
    await page.goto('/en/daily/#2026-10-31');
    await expect(daily).toContainText('There is no puzzle');
    // At this moment it is still the eighth in Greenwich.
    await page.clock.setFixedTime(new Date('2026-12-09T00:30:00+14:00'));
    await page.goto('/en/daily/#2026-12-05');
    await expect(head(page)).toContainText('No. 35 ');
    await daily.getByRole('link', { name: /^2\b/ }).click();
    await expect(head(page)).toContainText('No. 32 ');
    await expect(head(page)).toBeFocused();
    await expect(head(page)).toBeInViewport({ ratio: 1 });
    await expect(daily.locator('a[aria-current]')).toHaveText(/^2\b/);
    await expect(daily.locator('td[aria-current]')).toHaveText('9');
  });
});

test('a tab left open over midnight keeps its puzzle until it is asked for the next', async ({
  page,
}) => {
  const { right } = choices(puzzleOf('2026-12-05'));
  const daily = await openDaily(page, '2026-12-05T22:00:00');
  await page.clock.pauseAt('2026-12-05T23:58:00');
  await page.clock.runFor(180_000);
  await expect(daily).toContainText(t('daily.new-day'));
  await expect(head(page)).toContainText('No. 35 ');
  await page.clock.resume();
  await give(daily, right[0]);
  expect(await keptDays(page)).toMatchObject({ '2026-12-05': { solved: true, on: '2026-12-06' } });
  await expect(daily.locator('dd').first()).toHaveText('1');
  await daily.getByRole('button', { name: t('daily.to-today') }).click();
  await expect(head(page)).toContainText('No. 36 ');
});

test('a missed puzzle is on the list a week later, until it is played again, right at once', async ({
  page,
}) => {
  const { right, wrong } = choices(puzzleOf('2026-12-05'));
  let daily = await openDaily(page, '2026-12-05T12:00:00');
  await give(daily, wrong[0]);
  await give(daily, right[0]);
  await page.clock.setFixedTime(new Date('2026-12-12T12:00:00'));
  await page.goto('/en/daily/archive/');
  await page.locator('[data-missed] a').click();
  daily = page.locator('#daily');
  // What is pressed next comes last, so that nothing that is still to come moves it.
  const isSaid = await page.waitForFunction((redo) => {
    const panel = document.querySelector('#daily');
    if (!panel?.textContent?.includes(redo)) return null;
    return { before: panel.querySelector('.st-verdict') !== null };
  }, t('daily.redo'));
  expect(await isSaid.jsonValue()).toEqual({ before: true });
  await daily.getByRole('button', { name: t('daily.redo') }).click();
  await give(daily, right[0]);
  expect(await keptDays(page)).toMatchObject({ '2026-12-05': { redone: true } });
});
