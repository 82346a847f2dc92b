// biome-ignore lint/style/noRestrictedImports: a host that is down is what these tests are about.
import { test as base, expect, type Page } from '@playwright/test';
import { renderSVG } from 'uqr';
import { escapedFragment } from '../../src/core/fragment.ts';
import { uninstallWorker } from '../../src/site/build/offline.ts';
import { createLoads } from '../dist/loads.ts';
import { choices, give, puzzleOf } from './daily-kit.ts';
import { BUILT, type Files, Host, rebuilt } from './host.ts';
import { tablePart } from './own-table.ts';
import { kept, openWidget } from './pages.ts';
import { gameWords, siteWords } from './words.ts';

const language = 'de';

/** The site as it was built, but for what is left out: so a language is kept sooner. */
const without = (isLeft: (path: string) => boolean): Files =>
  new Map(
    [...BUILT]
      .filter(([path]) => !isLeft(path))
      .map(([path, bytes]) => {
        if (!path.endsWith('/files.json')) return [path, bytes];
        const list = JSON.parse(String(bytes));
        const files = list.files.filter((file: string) => !isLeft(file.slice(1)));
        return [path, Buffer.from(JSON.stringify({ ...list, files }))];
      }),
  );

/** Of each game one puzzle is kept. What a language’s list has to hold is read in tests/dist/offline.test.ts. */
const WITH_SEARCH = without((path) =>
  /^\w\w\/(santa-timea|ships|turn)\/(?!(course|example-2|first-trick|rules|puzzles\/p01|desk\/your-book)\/)/.test(
    path,
  ),
);

/** The pages that the other tests visit, in the languages that they are in. */
const VISITED = [
  ...['', 'about/', 'daily/', 'offline/', 'progress/'],
  ...['example-2', 'example-3', 'first-trick', 'first-round', 'judge'].map(
    (slug) => `santa-timea/${slug}/`,
  ),
];
const loadsOf = createLoads(new Map([...BUILT].map(([path, bytes]) => [`/${path}`, bytes])));
const LOADED = new Set(
  VISITED.flatMap((path) => {
    const { styles, scripts, later } = loadsOf(`/${language}/${path}`);
    return [...styles, ...scripts, ...later.flat()];
  }),
);
/** These pages and what they load. */
const FEW = without((path) => {
  const [, page] = /^\w\w\/(.*?)(?:index\.html)?$/.exec(path) ?? [];
  if (page !== undefined && /\/$|^$/.test(page)) return !VISITED.includes(page);
  return (
    /^pagefind\//.test(path) || (/^_astro\/.*\.(js|css)$/.test(path) && !LOADED.has(`/${path}`))
  );
});

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses.
  host: async ({}, use) => {
    const host = new Host();
    host.files = FEW;
    await host.start();
    await use(host);
    await host.end();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The version in which a language is kept as a whole. */
const keptVersion = (page: Page, language: string) =>
  page.evaluate(async (address) => {
    const list = await caches.match(address);
    return ((await list?.json()) as { version: string } | undefined)?.version;
  }, `/${language}/files.json`);

/** Waits until a language is kept as a whole in another version than the one before, and its worker is in place. */
async function settled(page: Page, language: string, before?: string): Promise<void> {
  await expect.poll(() => keptVersion(page, language), { timeout: 60_000 }).not.toBe(before);
  // With developer tools attached Chromium loses visits to a worker that is being replaced, see docs/publishing.md.
  const isInPlace = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { installing, waiting, active } = registration ?? {};
      return !installing && !waiting && active?.state === 'activated';
    });
  await expect.poll(isInPlace).toBe(true);
}

/** Opens the first page of a language and waits until all of it is kept. */
async function visit(page: Page, host: Host, language: string): Promise<void> {
  await page.goto(`${host.origin}/${language}/`);
  await settled(page, language);
}

const site = siteWords(language);
const t = gameWords(language);

test('after the first visit all of it works without a connection', async ({ page, host }) => {
  host.files = WITH_SEARCH;
  await visit(page, host, language);
  host.stop();
  // What comes late, the engine above all, is there too.
  const table = await openWidget(page, `${host.origin}/${language}/santa-timea/example-2/`);
  await table.getByRole('button', { name: t('table.change-wind') }).click();
  await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
  const puzzle = await openWidget(page, `${host.origin}/${language}/santa-timea/puzzles/p01/`);
  await puzzle.getByRole('button', { name: t('question.nobody') }).click();
  await expect(puzzle.locator('.st-verdict')).toBeVisible();
  const book = await openWidget(
    page,
    `${host.origin}/${language}/santa-timea/desk/your-book/`,
    'your-book',
  );
  await book.getByRole('button', { name: t('your-book.example') }).click();
  // What is counted comes from a worker.
  await expect(book.locator('.st-found .st-case').first()).toBeVisible({ timeout: 60_000 });
  for (const path of ['santa-timea/first-trick/', 'progress/']) {
    await page.goto(`${host.origin}/${language}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#content')).not.toContainText(site('offline.text'));
  }
  await page.goto(`${host.origin}/${language}/search/?q=P1`);
  await page.locator(`.place[href="/${language}/santa-timea/rules/#P1"]`).click();
  await expect(page.locator('#P1')).toBeInViewport();
  // What is not kept is answered in the reader's language.
  await page.goto(`${host.origin}/${language}/never-seen/`);
  await expect(page.locator('#content')).toContainText(site('offline.text'));
  await page.getByRole('link', { name: site('offline.home') }).click();
  await expect(page.locator('.course-chart')).toBeInViewport();
  await host.start();
  await page.goto(`${host.origin}/${language}/progress/`);
  await page.getByRole('button', { name: site('offline.switch.turn-off') }).click();
  await expect(page.getByText(site('offline.switch.is-off'))).toBeVisible();
  await expect.poll(() => leftovers(page)).toBe(0);
});

test('a code hands a first round under way to another phone, and neither has a connection @all', async ({
  page,
  host,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const other = await context.newPage();
  await visit(page, host, language);
  await visit(other, host, language);
  host.stop();

  const names = ['Ada', 'Bo', 'Cy'];
  const guide = 'takes led ? ?';
  const now = '@ 1 N2 : N9 E12 S13; ';
  const address = `${host.origin}/${language}/santa-timea/first-round/`;
  const first = await openWidget(
    page,
    `${address}#${tablePart(names, { now, guide })}`,
    'first-round',
  );
  await first.getByRole('button', { name: t('share.code') }).click();
  const code = first.getByRole('img', { name: t('share.code-name') }).locator('path');
  const told = JSON.parse(await kept(page, 'santa-timea:table')).data.table.text;
  const link = `${address}#table=${escapedFragment(told)}`;
  const [, squares = ''] = /d="(.+?)"/.exec(renderSVG(link, { ecc: 'L', border: 4 })) ?? [];
  await expect(code).toHaveAttribute('d', squares);

  // What has begun on the other phone is put aside.
  const second = await openWidget(other, address, 'first-round');
  const head = second.locator('h2');
  for (let screen = 0; screen < 2; screen++) await second.locator('.st-first-go').click();
  await expect(head).toHaveText(t('first-round.head.deal'));
  await other.goto(link);
  await expect(head).toHaveText(t('first-round.head.guess'));
  await expect(second).toContainText(t('first-round.leads', { name: 'Bo' }));
  await expect(
    await openWidget(other, `${host.origin}/${language}/santa-timea/judge/`, 'judge'),
  ).toContainText('Bo');
  await other.goto(address);
  await second.getByRole('button', { name: t('hand-over.resume') }).click();
  await expect(head).toHaveText(t('first-round.head.deal'));
  await context.close();
  await host.start();
});

test('a new version arrives at once and whole, an open tab reloads once, and progress stays', async ({
  page,
  host,
  context,
}) => {
  await visit(page, host, 'en');
  const first = await keptVersion(page, 'en');
  const open = await context.newPage();
  await openWidget(open, `${host.origin}/en/santa-timea/first-trick/`);
  await page.evaluate(() => localStorage.setItem('santa-timea:course', 'mine'));

  host.files = rebuilt(FEW, 'The second version');
  await page.goto(`${host.origin}/en/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The second version');
  await settled(page, 'en', first);
  const scripts = [...FEW.keys()].filter((path) => path.startsWith('_astro/'));
  const isKept = () =>
    page.evaluate(async (path) => Boolean(await caches.match(path)), `/${scripts[0]}`);
  await expect.poll(isKept).toBe(false);
  // What the open tab asks for next is gone: it loads the new version.
  const loads = open.waitForEvent('load');
  await open.evaluate(() => {
    location.hash = 'screen-1';
  });
  await loads;
  expect(await page.evaluate(() => localStorage.getItem('santa-timea:course'))).toBe('mine');

  host.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The second version');
  await expect(await openWidget(page, `${host.origin}/en/santa-timea/example-3/`)).toBeVisible();
  await host.start();
});

test('an old version under its worker shows the puzzle of the right day, connected or not @all', async ({
  page,
  host,
}) => {
  // Two versions are fetched as a whole.
  test.setTimeout(300_000);
  const t = gameWords('en');
  const head = page.locator('.st-daily-head');
  const openOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto(`${host.origin}/en/daily/`);
  };
  const play = async (day: string, number: number) => {
    await openOn(day);
    await expect(head).toContainText(`No. ${number} `);
    await give(page.locator('#daily'), choices(puzzleOf(day)).right[0]);
    await expect(page.locator('#daily .st-verdict')).not.toHaveClass(/st-verdict-wrong/);
  };
  await page.clock.setFixedTime(new Date('2026-12-05T12:00:00'));
  await visit(page, host, 'en');
  const old = await keptVersion(page, 'en');
  await play('2026-12-05', 35);

  // Yesterday's version is all there is.
  host.isSilent = true;
  await play('2026-12-06', 36);
  host.isSilent = false;
  host.stop();
  await play('2026-12-07', 37);
  await host.start();

  // Yesterday's worker meets today's host.
  host.files = rebuilt(FEW, 'The second version');
  await play('2026-12-08', 38);
  await settled(page, 'en', old);
  host.stop();
  await play('2026-12-09', 39);

  // Where the right puzzle cannot be had there is none rather than an old one.
  await openOn('2027-01-02');
  await expect(page.locator('#daily')).toContainText(t('daily.failed'));
  await expect(head).toHaveCount(0);
  await host.start();
  await page.getByRole('button', { name: t('daily.retry') }).click();
  await expect(head).toContainText('No. 63 ');
});

/** How many workers and kept files there are; Chromium opens another empty cache for scripts that it has compiled. */
const leftovers = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return kept.reduce((sum, count) => sum + count, workers.length);
  });

test('offline use is switched off and on again, and that is remembered @all', async ({
  page,
  host,
}) => {
  await visit(page, host, language);
  await page.goto(`${host.origin}/${language}/progress/`);
  const part = page.getByRole('region', { name: site('offline.switch.heading') });
  await expect(part.getByText(site('offline.switch.is-on'))).toBeVisible();
  await part.getByRole('button', { name: site('offline.switch.turn-off') }).click();
  await expect(part.getByText(site('offline.switch.is-off'))).toBeVisible();
  await expect.poll(() => leftovers(page)).toBe(0);
  await page.goto(`${host.origin}/${language}/about/`);
  await page.reload();
  await expect.poll(() => leftovers(page)).toBe(0);
  await page.goto(`${host.origin}/${language}/progress/`);
  await expect(part.getByText(site('offline.switch.is-off'))).toBeVisible();
  const turnOn = async () => {
    await part.getByRole('button', { name: site('offline.switch.turn-on') }).click();
    await expect(part.getByText(site('offline.switch.is-on'))).toBeVisible({ timeout: 60_000 });
  };
  await turnOn();
  // On the same page a browser may go on with the worker that was sent away.
  await part.getByRole('button', { name: site('offline.switch.turn-off') }).click();
  await expect(part.getByText(site('offline.switch.is-off'))).toBeVisible();
  await turnOn();
  expect(await page.evaluate(() => caches.match('/theme.js').then(Boolean))).toBe(true);
});

test('a site published without offline use takes away what an earlier one kept @all', async ({
  page,
  host,
}) => {
  await visit(page, host, 'de');
  host.files = new Map([...FEW, ['sw.js', Buffer.from(uninstallWorker('/'))]]);
  // The built pages would ask for it again; those of such a site do not, nor does a picture.
  await page.goto(`${host.origin}/favicon.svg`);
  await expect.poll(() => leftovers(page)).toBe(0);
});

test('where there are no service workers nothing is said about it', async ({ page, host }) => {
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await openWidget(page, `${host.origin}/en/santa-timea/example-2/`);
  await page.goto(`${host.origin}/en/progress/`);
  await expect(page.getByText(siteWords('en')('offline.switch.is-impossible'))).toBeVisible();
  expect(troubles).toEqual([]);
});
