import { GAMES } from '../../src/games/list.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { layoutFindings, shiftFindings, watchShifts } from './findings.ts';
import { addressesIn, TEMPLATES } from './pages.ts';
import { expect, type Page, test } from './test.ts';

// One load of a page is looked at from all sides. Whatever a page must not do at all, such as
// breaking its own policy, ends every test: see `test.ts`.

const PHONE = 360;
const DESKTOP = 1280;

const isAll = process.env['TEST_ALL'] === 'yes';

/** A high window, so that a page is soon read to its end; one as high as the page is slow to draw. */
const HEIGHT = 1200;

/** Gives a page a window, and an eye for all that it will open. */
async function prepare(page: Page, width: number): Promise<ReadonlySet<unknown>> {
  const pending = new Set<unknown>();
  page.on('request', (sent) => pending.add(sent));
  page.on('requestfinished', (sent) => pending.delete(sent));
  page.on('requestfailed', (sent) => pending.delete(sent));
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await watchShifts(page);
  return pending;
}

/** Waits until nothing is on its way, and what has come is drawn and measured. */
async function settle(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  await expect.poll(() => pending.size, { intervals: [10] }).toBe(0);
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Reads the page from top to bottom, a window at a time, so that all of it comes to life. */
async function readThrough(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  await settle(page, pending);
  const isBelow = () =>
    page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
      return scrollY > before;
    });
  while (await isBelow()) await settle(page, pending);
}

/** Of what is many times alike on a page, such as the rules, so many stand for all. */
const SAMPLE = 3;

/**
 * Leaves a few of each kind of part of a page. What is hidden is looked at by nobody, does not wake, and that
 * others move up into its place is our doing.
 */
const thin = (page: Page) =>
  page.evaluate(async (sample) => {
    for (const whole of document.querySelectorAll('main, main *:not(svg *)')) {
      const kinds = Map.groupBy(whole.children, (one) => `${one.localName} ${one.classList[0]}`);
      for (const alike of kinds.values()) {
        if (alike.length <= 2 * sample || alike[0]?.matches('.leg')) continue;
        for (const one of alike.slice(sample)) {
          if (one instanceof HTMLElement) one.style.display = 'none';
          one.setAttribute('data-thinned', '');
        }
      }
    }
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    window.shifts = [];
  }, SAMPLE);

/** What has not come to life yet. */
const asleep = (page: Page) => page.locator('astro-island[ssr]:not([data-thinned] *)');

/** Shows all that waits for a press: every step of a lesson, and what is folded. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details.fold')) fold.setAttribute('open', '');
    const all = new CSSStyleSheet();
    all.replaceSync('.leg { display: var(--leg, block) !important }');
    document.adoptedStyleSheets.push(all);
    // With all steps at once, what sticks to an edge of the window lies over another step.
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (!['sticky', 'fixed'].includes(getComputedStyle(one).position)) continue;
      one.style.position = 'relative';
      one.style.inset = 'auto';
    }
  });

/**
 * Opens pages one after the other and tells all that is wrong with any of them: on a phone also as wide as on a
 * desktop.
 */
async function walk(page: Page, width: number, addresses: readonly string[]): Promise<string[]> {
  const pending = await prepare(page, width);
  const findings: string[] = [];
  for (const address of addresses) {
    const note = (what: string, found: readonly string[]) =>
      findings.push(...found.map((one) => `${address} ${what}: ${one}`));
    await page.goto(address);
    await settle(page, pending);
    note('while it loads', await shiftFindings(page));
    if (!isAll) await thin(page);
    await readThrough(page, pending);
    // Most tables wait for a touch; those that wait to be seen have been.
    await asleep(page).evaluateAll((all) => {
      for (const one of all) one.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    });
    await settle(page, pending);
    note('while it wakes', await shiftFindings(page));
    await showAll(page);
    await asleep(page).evaluateAll(async (all) => {
      for (const one of all) {
        one.firstElementChild?.scrollIntoView({ behavior: 'instant' });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }
    });
    await settle(page, pending);
    note(`at ${width}`, await layoutFindings(page));
    if (width === PHONE) {
      await page.setViewportSize({ width: DESKTOP, height: 800 });
      note(`at ${DESKTOP}`, await layoutFindings(page));
      await page.setViewportSize({ width, height: HEIGHT });
    }
    await expect(asleep(page), `${page.url()} wakes`).toHaveCount(0);
    // What is folded is looked at too.
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    note('axe', await violationsInBoth(page));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return findings;
}

/** The parts of the site, so that no test is very long: each game, and what belongs to none. */
const PARTS = [...GAMES.map(({ id }) => id), 'site'];

const partOf = (path: string): string =>
  GAMES.find(({ id }) => path.startsWith(`${id}/`))?.id ?? 'site';

for (const part of PARTS) {
  test(`${part}: every kind of page wakes, rests and fits, and axe finds nothing @phone`, async ({
    page,
  }) => {
    // Many pages, and axe takes its time on a busy machine.
    test.setTimeout(600_000);
    const addresses = TEMPLATES.filter((path) => partOf(path) === part).map(
      (path) => `/de/${path}`,
    );
    // The complete run looks at every page in every language, and in dark too.
    expect(await walk(page, PHONE, addresses)).toEqual([]);
  });
}

for (const language of LANGUAGES) {
  for (const part of PARTS) {
    for (const [width, tag] of [
      [PHONE, '@phone @all'],
      [DESKTOP, '@all'],
    ] as const) {
      test(`${part} in ${language} at ${width}: every page wakes, rests and fits, and axe finds nothing ${tag}`, async ({
        page,
        request,
      }) => {
        test.setTimeout(1_200_000);
        const all = [...(await addressesIn(request, language)), `/${language}/404.html`];
        const addresses = all.filter(
          (address) => partOf(address.slice(`/${language}/`.length)) === part,
        );
        expect(await walk(page, width, addresses)).toEqual([]);
      });
    }
  }
}

test('the walk finds what moves, does not fit, is too small or hard to read', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', async () => {
      // Only what was drawn once can be seen to move: on a quick machine all is there before the first picture.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const add = (tag: string, style: Partial<CSSStyleDeclaration>) => {
        const element = document.createElement(tag);
        element.textContent = 'Windrose';
        Object.assign(element.style, { display: 'block', ...style });
        document.querySelector('main')?.prepend(element);
      };
      add('p', { color: '#777', background: '#888' });
      add('button', { inlineSize: '20px', blockSize: '20px', overflow: 'visible' });
      add('p', { inlineSize: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
      add('p', { inlineSize: '400px' });
    });
  });
  const found = await walk(page, PHONE, ['/de/about/']);
  for (const what of ['moved by', 'wider than', 'cut off', 'for a finger', 'color-contrast']) {
    expect(found.join('\n')).toContain(what);
  }
});
