import { readFile } from 'node:fs/promises';
import { EACH_LANGUAGE } from './languages.ts';
import { LESSONS, type Step } from './lessons.ts';
import { goTo, unfold } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const COURSE = 'windrose:santa-timea:course';

const [first, second] = LESSONS;
const address = (lesson: typeof first, language = 'en') =>
  `/${language}/santa-timea/${lesson?.slug}/`;

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** What is kept on a device of somebody who has used everything. */
const ALL = {
  [COURSE]: {
    version: 1,
    data: {
      steps: { [first?.slug ?? '']: { [first?.steps[0]?.id ?? '']: 1_763_700_000_000 } },
      exam: { since: 1, answers: { 'a task': { at: 2, right: true } } },
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
    data: { 'first-round': { at: 1_763_700_000_000, text: 'seed 7 seats 3 plays N9' } },
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

/** What is kept of the same records now. */
async function keptNow(page: Page): Promise<unknown> {
  const texts = await Promise.all(
    Object.keys(ALL).map(async (key) => [key, JSON.parse((await stored(page, key)) ?? 'null')]),
  );
  return Object.fromEntries(texts);
}

/** Answers a step of the open lesson. */
async function answer(page: Page, step: Step | undefined): Promise<void> {
  const place = page.locator(`#step-${step?.id}`);
  await goTo(place);
  await place
    .locator('[data-answer]')
    .nth(step?.right[0] ?? -1)
    .click();
  await expect(place.locator('.st-is-done')).toBeVisible();
}

for (const way of ['code', 'file'] as const) {
  test(`lessons, exam, trainer, rounds and days go to another device by ${way}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/en/progress/');
    await expect(page.locator('.none')).toBeVisible();
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

for (const [language, tag] of EACH_LANGUAGE) {
  test(`${language}: the chart sails on with the next step, also after a reload${tag}`, async ({
    page,
  }) => {
    const goOn = page.locator('[data-go-on]');
    await page.goto(`/${language}/santa-timea/course/`);
    await expect(goOn).not.toHaveAttribute('href', /#step-/);
    await page.goto(address(first, language));
    await answer(page, first?.steps[0]);
    await page.goto(`/${language}/santa-timea/course/`);
    await page.reload();
    await expect(goOn).toHaveAttribute('href', new RegExp(`#step-${first?.steps[1]?.id}$`));
    await goOn.click();
    // On a wide page the parts of a step stand apart, and it has no box of its own.
    const sea = page.locator(`#step-${first?.steps[1]?.id} astro-island .st-sea`);
    await expect(sea).toBeInViewport({ ratio: 1 });
  });
}

test('the way on shows the next step from its top, however far one has read', async ({ page }) => {
  const [step, next] = first?.steps ?? [];
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(address(first));
  await answer(page, step);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.locator(`#step-${step?.id} a[href="#step-${next?.id}"]`).press('Enter');
  await expect(page.locator(`#step-${next?.id} astro-island .st-sea`)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('two tabs with lessons forget nothing of each other @all', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(address(first));
  await other.goto(address(second));
  await answer(page, first?.steps[0]);
  await answer(other, second?.steps[0]);
  await answer(page, first?.steps[1]);
  const { steps } = JSON.parse((await stored(page, COURSE)) ?? '').data;
  expect(Object.keys(steps[first?.slug ?? ''])).toHaveLength(2);
  expect(Object.keys(steps[second?.slug ?? ''])).toHaveLength(1);
});

test('what a later version of the site has kept is left alone', async ({ page }) => {
  const later = JSON.stringify({ version: 99, data: { anything: true } });
  await page.goto('/en/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [COURSE, later] as const);
  await page.goto(address(first));
  await answer(page, first?.steps[0]);
  await expect(page.getByText(gameWords('en')('attempt.not-kept'))).toBeVisible();
  expect(await stored(page, COURSE)).toBe(later);
});

const REFUSALS = {
  'on reading': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  'on writing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'on access': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },
};

for (const [when, refuse] of Object.entries(REFUSALS)) {
  for (const [language, tag] of EACH_LANGUAGE) {
    const whenTag = when === 'on access' ? tag : ' @all';
    test(`storage that refuses ${when}: a lesson works for the visit and says so: ${language}${whenTag}`, async ({
      page,
    }) => {
      await page.addInitScript(refuse);
      await page.goto(address(first, language));
      await answer(page, first?.steps[0]);
      await expect(page.getByText(gameWords(language)('attempt.not-kept'))).toBeVisible();
      await page.goto(`/${language}/progress/`);
      await expect(page.locator('#not-kept')).toBeVisible();
      await expect(page.locator('#code')).toHaveValue(/^windrose1\./);
      await page.goto(`/${language}/santa-timea/course/`);
      await expect(page.locator('[data-go-on]')).toBeVisible();
    });
  }
}
