import { violationsInBoth } from './axe.ts';
import { unfold, wakeAll } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { answering, STORED, storedProgress } from './trainer-kit.ts';

const language = 'de';

const MEMORY = { last: 1_763_700_000_000, stability: 9, difficulty: 5, answers: 3 };
const PROGRESS = { skills: { 'share-along-ns': MEMORY }, days: {} };
const BETTER = {
  skills: { 'share-along-ns': { ...MEMORY, last: 1_763_800_000_000, answers: 9 } },
  days: {},
};

const envelope = (data: unknown, version = 1): string => JSON.stringify({ version, data });

const store = (page: Page, text: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORED, text] as const);

const kept = (page: Page) => page.locator('#kept');

async function open(page: Page, text?: string, language = 'en'): Promise<void> {
  await page.goto(`/${language}/progress/`);
  if (text === undefined) return;
  await store(page, text);
  await page.reload();
}

/** The code that this progress has on a device of its own. */
async function codeOf(page: Page, data: unknown): Promise<string> {
  await open(page, envelope(data));
  await expect(page.locator('#code')).toHaveValue(/^windrose1\./);
  return page.locator('#code').inputValue();
}

test('the page of what is kept is whole on a phone @either', async ({ page }) => {
  await open(page, envelope(PROGRESS), language);
  await expect(kept(page)).toContainText('3');
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await unfold(page, '#reset');
  await page.locator('#reset').click();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('what is no backup is refused with a reason, and nothing changes', async ({ page }) => {
  const code = await codeOf(page, BETTER);
  await open(page, envelope(PROGRESS));
  await unfold(page, '#pasted');
  for (const [text, said] of [
    ['', 'Paste a code'],
    ['hello', 'not a Windrose code or file'],
    [code.slice(0, -9), 'incomplete'],
    [
      JSON.stringify({ windrose: 'progress', records: { 'santa-timea:trainer': { version: 9 } } }),
      'newer version',
    ],
  ] as const) {
    await page.locator('#pasted').fill(text);
    await page.locator('#bring').click();
    await expect(page.locator('#brought')).toContainText(said);
  }
  expect(await storedProgress(page)).toEqual(PROGRESS);
});

test('two tabs train together and lose nothing @all', async ({ page, context }) => {
  const other = await context.newPage();
  const overview = await context.newPage();
  await overview.goto('/en/progress/');
  for (const [tab, answers] of [
    [page, 1],
    [other, 1],
    [page, 2],
    [other, 2],
  ] as const) {
    // What comes of a press waits for the next frame, and a tab in the background draws none.
    await tab.bringToFront();
    if (answers === 1) {
      await tab.goto('/en/santa-timea/trainer/');
      await wakeAll(tab);
      await tab.locator('#t1 button').first().click();
    }
    const head = tab.locator('.st-drill-head');
    await expect(head).toContainText(`Question ${answers} `);
    // Whatever is asked first is answered by a button, right or wrong.
    await answering(tab, () => tab.locator('.st-answers button').first().click());
    const goOn = tab.locator('.st-verdict + button');
    if ((await goOn.count()) > 0) await goOn.click();
  }
  await expect(kept(overview)).toContainText('4 answers');
});

test('what cannot be read is moved aside, and the page works', async ({ page }) => {
  const text = '{"version":1,"data":{"skills":';
  await open(page, text);
  await expect(kept(page)).toContainText('0 answers');
  const aside = () => page.evaluate((key) => localStorage.getItem(`${key}:aside-1`), STORED);
  await expect.poll(aside).toBe(text);
  await expect(page.locator('#not-kept')).toBeHidden();
});
