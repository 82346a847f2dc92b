import { readFile } from 'node:fs/promises';
import { LESSONS, type Step } from './lessons.ts';
import { closeStorage, goTo, unfold } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const language = 'de';

const COURSE = 'windrose:santa-timea:course';

const [first] = LESSONS;
const address = (lesson: typeof first, language = 'en') =>
  `/${language}/santa-timea/${lesson?.slug}/`;

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const ALL = {
  [COURSE]: {
    version: 1,
    data: {
      steps: { [first?.steps[0]?.id ?? '']: 1_763_700_000_000 },
      exam: { since: 1, answers: { 'a task': { at: 2, right: true } } },
      misses: { 'forgets-ties': { at: 3, right: false } },
    },
  },
  'windrose:santa-timea:trainer': {
    version: 1,
    data: {
      skills: {
        'share-along-ns': { last: 1_763_700_000_000, stability: 9, difficulty: 5, answers: 3 },
      },
      days: {},
    },
  },
  'windrose:santa-timea:rounds': {
    version: 1,
    data: { 'first-round': { at: 1_763_700_000_000, text: 'game seed 7 seats 3 alone: N9' } },
  },
  'windrose:santa-timea:daily': {
    version: 1,
    data: { '2026-12-01': { given: ['0'], solved: true, on: '2026-12-01', at: 1_764_600_000_000 } },
  },
};

const keepAll = (page: Page) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, ALL);

async function keptNow(page: Page): Promise<unknown> {
  const texts = await Promise.all(
    Object.keys(ALL).map(async (key) => [key, JSON.parse((await stored(page, key)) ?? 'null')]),
  );
  return Object.fromEntries(texts);
}

async function answer(page: Page, step: Step | undefined): Promise<void> {
  const place = page.locator(`#step-${step?.id}`);
  await goTo(place);
  await place
    .locator('[data-answer]')
    .nth(step?.right[0] ?? -1)
    .click();
  await expect(page.locator(`.task-bar [data-step="${step?.id}"]`)).toHaveClass(/done/);
}

for (const way of ['code', 'file'] as const) {
  const tag = way === 'file' ? ' @all' : '';
  test(`lessons, exam, trainer, rounds and days go to another device by ${way}${tag}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/en/progress/');
    await expect(page.locator('.none')).toBeVisible();
    // An exam alone is something to take along.
    await page.evaluate((key) => {
      const exam = { since: 1, answers: { 'a task': { at: 2, right: false } } };
      const data = { steps: {}, exam, misses: {} };
      localStorage.setItem(key, JSON.stringify({ version: 1, data }));
    }, COURSE);
    await page.reload();
    await expect(page.locator('#take')).toBeVisible();
    await expect(page.locator('.none')).toBeHidden();
    await keepAll(page);
    await page.reload();
    await expect(page.locator('#kept')).toContainText('1 saved');
    await expect(page.locator('.none')).toBeHidden();
    await expect(page.locator('.log').first()).toHaveAttribute('data-sails', 'half');
    const code = page.locator('#code');
    await expect(code).toHaveValue(/^windrose1\./);
    const download = page.waitForEvent('download');
    await page.locator('#save').click();
    const file = await (await download).path();
    const { windrose, records } = JSON.parse(await readFile(file, 'utf8'));
    expect(windrose).toBe('progress');
    const keys = Object.keys(records).map((key) => `windrose:${key}`);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(ALL)));
    const device = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const other = await device.newPage();
    await other.goto('/de/progress/');
    await unfold(other, '#bring');
    await other.locator('#pasted').fill((await code.inputValue()).slice(0, -9));
    await other.locator('#bring').click();
    await expect(other.locator('#brought')).toHaveText(
      siteWords('de')('progress.bring.error.damaged'),
    );
    if (way === 'file') await other.locator('#file').setInputFiles(file);
    else await other.locator('#pasted').fill(await code.inputValue());
    await other.locator('#bring').click();
    await expect(other.locator('#kept')).toContainText('1 gespeichert');
    expect(await keptNow(other)).toEqual(ALL);
    await device.close();
  });
}

test('starting over forgets all of it, and only when asked twice', async ({ page }) => {
  await page.goto('/en/progress/');
  await keepAll(page);
  await page.reload();
  await unfold(page, '#reset');
  await page.locator('#reset').click();
  await expect(page.locator('#keep')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await keptNow(page)).toEqual(ALL);
  await page.locator('#reset').click();
  await page.locator('#delete').click();
  await expect(page.locator('#deleted')).toHaveText('Everything is deleted.');
  await expect(page.locator('#kept')).toContainText('0 answers');
  await expect(page.locator('.log').first()).toHaveAttribute('data-sails', 'slack');
  for (const key of Object.keys(ALL)) expect(await stored(page, key)).toBeNull();
});

test('the way on shows the next step from its top, however far one has read, and the chart sails on with it, also after a reload', async ({
  page,
}) => {
  const [step, next] = first?.steps ?? [];
  const goOn = page.locator('[data-go-on]');
  // On a wide page the parts of a step stand apart, and it has no box of its own.
  const sea = page.locator(`#step-${next?.id} astro-island .st-sea`);
  await page.goto(`/${language}/santa-timea/course/`);
  await expect(goOn).not.toHaveAttribute('href', /#step-/);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(address(first, language));
  await answer(page, step);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.locator(`#step-${step?.id} a[href="#step-${next?.id}"]`).press('Enter');
  await expect(sea).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/${language}/santa-timea/course/`);
  await page.reload();
  await expect(goOn).toHaveAttribute('href', new RegExp(`#step-${next?.id}$`));
  await goOn.click();
  await expect(sea).toBeInViewport({ ratio: 1 });
});

test('where nothing is kept a lesson works for the visit and says so', async ({ page }) => {
  await closeStorage(page);
  await page.goto(address(first, 'de'));
  await answer(page, first?.steps[0]);
  await expect(page.getByText(gameWords('de')('attempt.not-kept'))).toBeVisible();
  await page.goto('/de/progress/');
  await expect(page.locator('#not-kept')).toBeVisible();
  await expect(page.locator('#code')).toHaveValue(/^windrose1\./);
  await page.goto('/de/santa-timea/course/');
  await expect(page.locator('[data-go-on]')).toBeVisible();
});
