import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { layoutFindings, shiftFindings, watchShifts } from './findings.ts';
import { addressesIn, TEMPLATES, WITH_WARM_UP } from './pages.ts';
import { expect, type Page, test } from './test.ts';

// One load of a page is looked at from all sides. Whatever a page must not do at all, such as
// breaking its own policy, ends every test: see `test.ts`.

const PHONE = 360;
const DESKTOP = 1280;

/** A window in which what loads first is seen, and some of what lies below. */
const HEIGHT = 1200;

const isAll = process.env['TEST_ALL'] === 'yes';

/** Waits until nothing is on its way, and what has come is drawn and measured. */
async function settle(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  if (pending.size > 0) await expect.poll(() => pending.size, { intervals: [10] }).toBe(0);
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Of what is many times alike on a page, such as the rules, so many stand for all. */
const SAMPLE = 3;

/** Hides all but a few of each kind of part of a page: they do not wake, and nobody looks at them. */
const thin = (page: Page) =>
  page.evaluate((sample) => {
    for (const whole of document.querySelectorAll('main, main *:not(svg *)')) {
      const kinds = Map.groupBy(whole.children, (one) => `${one.localName} ${one.classList[0]}`);
      for (const alike of kinds.values()) {
        if (alike.length <= 2 * sample || alike[0]?.matches('.lesson-screen')) continue;
        for (const one of alike.slice(sample)) {
          if (one instanceof HTMLElement) one.style.display = 'none';
          one.setAttribute('data-thinned', '');
        }
      }
    }
  }, SAMPLE);

/** Gives the page a window in which all of it is seen, and so every shift; what this itself moves is our doing. */
async function seeAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    window.shifts = [];
  });
}

/** What has not come to life yet. */
const asleep = (page: Page) => page.locator('astro-island[ssr]:not([data-thinned] *)');

/** Wakes what waits for a touch or to be seen. */
const wakeAll = (page: Page) =>
  asleep(page).evaluateAll(async (all) => {
    for (const one of all) {
      one.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
      one.firstElementChild?.scrollIntoView({ behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });

/** Shows all that waits for a press: every step of a lesson, and what is folded. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const all = new CSSStyleSheet();
    all.replaceSync('.lesson-screen { --screen: initial !important }');
    document.adoptedStyleSheets.push(all);
    // With all steps at once, what sticks to an edge of the window lies over another step.
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (!['sticky', 'fixed'].includes(getComputedStyle(one).position)) continue;
      one.style.position = 'relative';
      one.style.inset = 'auto';
    }
  });

/** Opens pages one after the other and reports their problems: on a phone also as wide as on a desktop. */
async function walk(page: Page, ...addresses: readonly string[]): Promise<string[]> {
  const pending = new Set<unknown>();
  page.on('request', (sent) => pending.add(sent));
  page.on('requestfinished', (sent) => pending.delete(sent));
  page.on('requestfailed', (sent) => pending.delete(sent));
  const findings: string[] = [];
  const width = page.viewportSize()?.width ?? PHONE;
  await watchShifts(page);
  for (const address of addresses) {
    const note = (what: string, found: readonly string[]) =>
      findings.push(...found.map((one) => `${address} ${what}: ${one}`));
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(address);
    await settle(page, pending);
    note('while it loads', await shiftFindings(page));
    if (!isAll) await thin(page);
    await seeAll(page, width);
    await wakeAll(page);
    await settle(page, pending);
    note('while it wakes', await shiftFindings(page));
    await showAll(page);
    await wakeAll(page);
    await settle(page, pending);
    await expect(asleep(page), `${address} wakes`).toHaveCount(0);
    note(`at ${width}`, await layoutFindings(page));
    if (width === PHONE) {
      await page.setViewportSize({ width: DESKTOP, height: 800 });
      note(`at ${DESKTOP}`, await layoutFindings(page));
      await page.setViewportSize({ width, height: HEIGHT });
    }
    note('axe', await violationsInBoth(page));
  }
  return findings;
}

/** What stands on these stands on others too, and axe looks at it in a test of its own. */
const ELSEWHERE =
  /^(santa-timea\/(play\/day|trainer|judge|first-round|score-sheet|puzzles\/p01)|(ships|turn)\/play)\/$/;

/** So many pages are visited by one test: the browser keeps the scripts that they share. */
const TOGETHER = 6;

const KINDS = TEMPLATES.filter((path) => path !== WITH_WARM_UP && !ELSEWHERE.test(path));

/** One page of each kind on a phone, the lesson on a wide page; the complete run looks at every page, everywhere. */
const WALKS: readonly (readonly [where: string, addresses: readonly string[]])[] = isAll
  ? LANGUAGES.map((language) => ['@either', addressesIn(language)])
  : [
      ['@phone', KINDS.map((path) => `/de/${path}`)],
      ['', [`/de/${WITH_WARM_UP}`]],
    ];

for (const [where, addresses] of WALKS) {
  for (let first = 0; first < addresses.length; first += TOGETHER) {
    const some = addresses.slice(first, first + TOGETHER);
    test(`${some.join(' ')} wake, rest and fit, and axe finds nothing ${where}`, async ({
      page,
    }) => {
      expect(await walk(page, ...some)).toEqual([]);
    });
  }
}

test('the walk finds what moves, does not fit, is too small or hard to read @phone', async ({
  page,
}) => {
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
  const found = await walk(page, '/de/about/');
  for (const what of ['moved by', 'wider than', 'cut off', 'for a finger', 'color-contrast']) {
    expect(found.join('\n')).toContain(what);
  }
});
