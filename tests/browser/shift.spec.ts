import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { addressesIn } from './pages.ts';
import { expect, type Page, test } from './test.ts';

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

declare global {
  interface Window {
    /** What has moved so far without the reader’s doing. */
    shifts: Shift[];
  }
}

/**
 * Collects what moves in every page, from its first whole picture on: how much of a page a slow
 * machine paints before the rest of it has arrived is the browser’s choice, and differs each time.
 */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untilWhole = new CSSStyleSheet();
    untilWhole.replaceSync(':root { display: none }');
    document.adoptedStyleSheets.push(untilWhole);
    document.addEventListener('readystatechange', () => {
      untilWhole.disabled = true;
    });
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const of = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        );
        window.shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until nothing is on its way, and what has come is drawn and measured. */
async function settle(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  await expect.poll(() => pending.size).toBe(0);
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
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

for (const language of LANGUAGES) {
  test(`nothing moves while a page loads and comes to life: ${language} @both`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const pending = new Set<unknown>();
    page.on('request', (sent) => pending.add(sent));
    page.on('requestfinished', (sent) => pending.delete(sent));
    page.on('requestfailed', (sent) => pending.delete(sent));
    await watchShifts(page);
    for (const address of await addressesIn(request, language)) {
      await page.goto(address);
      await readThrough(page, pending);
      expect.soft(await page.evaluate(() => window.shifts), address).toEqual([]);
    }
  });
}
