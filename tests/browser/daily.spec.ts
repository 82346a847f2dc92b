import { readdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { answersOf } from '../../src/games/santa-timea/tasks/answers.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import {
  answers,
  choices,
  give,
  KINDS,
  keptDays,
  openDaily,
  puzzleOf,
  SUPPLY,
} from './daily-kit.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

for (const puzzle of KINDS) {
  const { task, day } = puzzle;

  test(`${task.ask}: the page refuses every wrong answer and accepts every right one`, async ({
    browser,
  }) => {
    test.slow();
    const { right, wrong } = choices(puzzle);
    for (const last of right) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const daily = await openDaily(page, `${day}T12:00:00`);
      await expect(answers(daily)).toHaveCount(right.length + wrong.length);
      for (const index of last === right[0] ? wrong : []) {
        await expect(await give(daily, index)).toHaveClass(/st-verdict-wrong/);
        await expect(answers(daily).nth(index)).toHaveAttribute('aria-disabled', 'true');
      }
      await expect(await give(daily, last)).not.toHaveClass(/st-verdict-wrong/);
      await expect(answers(daily)).toHaveCount(0);
      await expect(daily.locator('.st-steps > li').first()).toBeVisible();
      await context.close();
    }
  });
}

test('what the page loads judges every answer to every puzzle as the rules do', async ({
  page,
}) => {
  test.slow();
  const name = readdirSync('dist/_astro').find((file) => /^daily-desk\..*\.js$/.test(file));
  await openDaily(page, '2026-12-01T12:00:00');
  const asked = SUPPLY.map(({ task, source }) => ({ source, codes: answersOf(task).offered }));
  const judged = await page.evaluate(
    async ([file, puzzles]) => {
      const desk = await import(file);
      const found: string[][] = [];
      for (const { source, codes } of puzzles) {
        const day = await desk.judgeDay(source, { ruling: { at: '', clause: '' } }, 'en');
        found.push(codes.filter((code) => day.isRight(code)));
      }
      return found;
    },
    [`/_astro/${name}`, asked] as const,
  );
  expect(judged).toEqual(
    SUPPLY.map(({ task }) => {
      const { offered, right } = answersOf(task);
      return offered.filter((code) => right.includes(code));
    }),
  );
});

for (const language of LANGUAGES) {
  const t = gameWords(language);

  test(`${language}: a puzzle from its question to its solution, step by step @both`, async ({
    page,
  }) => {
    const puzzle = puzzleOf('2026-12-05');
    const daily = await openDaily(page, '2026-12-05T12:00:00', { language });
    await expect(daily.locator('h2')).toContainText('5');
    await expect(daily).toContainText(t('daily.level', { band: t(`band.${puzzle.band}`) }));
    await daily.getByText(t('daily.hint'), { exact: true }).click();
    await expect(daily.locator('details[open] a')).toHaveAttribute('href', /\/rules\/#[A-Z]\d+/);
    const { right, wrong } = choices(puzzle);
    await expect(await give(daily, wrong[0])).toBeFocused();
    await give(daily, right[0]);
    await daily.getByRole('button', { name: t('walk.start') }).click();
    await expect(daily.locator('.st-steps > li:visible')).toHaveCount(1);
    await daily.getByRole('button', { name: t('walk.next') }).click();
    await expect(daily.locator('.st-steps > li:visible')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
      false,
    );
    await daily.locator('details').last().locator('summary').click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('a double press on an answer counts once, and a second answer waits for the first', async ({
  page,
}) => {
  const puzzle = puzzleOf('2026-12-06');
  const { right, wrong } = choices(puzzle);
  const daily = await openDaily(page, '2026-12-06T12:00:00');
  await answers(daily)
    .nth(wrong[0] ?? 0)
    .dblclick();
  await expect(daily.locator('.st-verdict-wrong')).toBeVisible();
  expect((await keptDays(page))['2026-12-06']?.given).toHaveLength(1);
  await daily.evaluate(
    (box, numbers) => {
      const buttons = box.querySelectorAll<HTMLElement>('.st-task-answers button');
      for (const number of numbers) buttons[number]?.click();
    },
    [...right, ...wrong],
  );
  await expect(answers(daily)).toHaveCount(0);
  expect((await keptDays(page))['2026-12-06']?.given).toHaveLength(2);
});

test('an answer given before the page has read what it keeps is judged all the same', async ({
  page,
}) => {
  const { right } = choices(puzzleOf('2026-12-06'));
  await page.route(/daily-kept/, async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  const daily = await openDaily(page, '2026-12-06T12:00:00');
  await give(daily, right[0]);
  expect((await keptDays(page))['2026-12-06']?.given).toHaveLength(1);
});

test('a reload while answering loses no answer that was judged', async ({ page }) => {
  const puzzle = puzzleOf('2026-12-06');
  const { right, wrong } = choices(puzzle);
  const daily = await openDaily(page, '2026-12-06T12:00:00');
  await give(daily, wrong[0]);
  await page.reload();
  await expect(daily.locator('.st-verdict-wrong')).toBeVisible();
  await expect(answers(daily).nth(wrong[0] ?? 0)).toHaveAttribute('aria-disabled', 'true');
  // Gone before the engine is there: nothing is kept, nothing is broken.
  await page.route(/daily-desk/, async (route) => {
    await page.waitForTimeout(300);
    await route.continue().catch(() => undefined);
  });
  await give(daily, right[0]);
  await page.reload();
  await expect(answers(daily)).toHaveCount(0);
  expect((await keptDays(page))['2026-12-06']?.given).toHaveLength(2);
});

test.describe('what cannot be fetched', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('without a connection the answer is not lost, and the page says what to do', async ({
    page,
  }) => {
    const t = gameWords('en');
    const { right } = choices(puzzleOf('2026-12-06'));
    await page.route(/daily-desk|rulings/, (route) => route.abort());
    const daily = await openDaily(page, '2026-12-06T12:00:00');
    await answers(daily)
      .nth(right[0] ?? 0)
      .click();
    await expect(daily.getByRole('alert')).toHaveText(t('daily.unjudged'));
    await expect(answers(daily).first()).toBeVisible();
    expect(await keptDays(page)).toEqual({});
  });

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

test('the home page and every footer lead here', async ({ page }) => {
  await page.goto('/de/');
  await page.locator('main a[href$="/de/daily/"]').click();
  await expect(page).toHaveURL(/\/de\/daily\/$/);
  await page.goto('/fr/about/');
  await page.locator('footer a[href$="/fr/daily/"]').click();
  await expect(page).toHaveURL(/\/fr\/daily\/$/);
});
