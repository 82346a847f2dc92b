// `npm run paint`: how long it takes from a press to the next paint, on the built site, with the processor slowed down
// six times as a cheap phone is. Each action is measured on freshly opened pages; median and slowest are printed.
// Nothing of the driver's hears the press: its locators leave listeners in the page for good, and its
// clock wraps timers, which together took as long as some presses themselves.
import { setTimeout as wait } from 'node:timers/promises';
// biome-ignore lint/style/noRestrictedImports: it drives the browser itself, one page at a time.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import serve from './serve.ts';

/** A day that the supply has, and long after the ones that tests are about. */
const NOW = Date.parse('2026-12-05T12:00:00');
const SLOWER = 6;
const TIMES = 3;
/** How long a finger rests on the glass, in ms: as long as Chromium's own `Input.synthesizeTapGesture` lets it. */
const REST = 50;

/** How long the page is at rest before it is pressed, in ms: what has scrolled there is drawn long before a finger comes. */
const REACH = 500;

/** What is pressed, and what in the same breath after it. */
type Press = readonly [name: string, first: string, ...then: string[]];

const OPEN_CARD = '.st-play-card[aria-disabled="false"]';

/** A page with nothing but a button that counts: what the machine takes for any press at all. */
const YARDSTICK = 'data:text/html,<button onclick="this.textContent++">0</button>';

/** What is pressed one after the other on a page, each measured; the first is also the first touch. */
const ACTIONS: readonly (readonly [page: string, ...presses: Press[]])[] = [
  [YARDSTICK, ['first press', 'button'], ['next press', 'button']],
  [
    '/en/',
    ['first answer', '[data-answer]'],
    ['second answer', '[data-answer] >> nth=1'],
    ['walk the ruling', '.st-walk .st-button'],
  ],
  [
    '/en/santa-timea/example-2/',
    ['pick a card', '[data-slot="0"]'],
    ['change its number', '.st-panel input[type=radio] >> nth=6'],
    ['turn the wind', '[data-slot="wind"]'],
  ],
  [
    '/en/santa-timea/first-trick/#step-see-who-takes',
    ['answer on the picture', '#step-see-who-takes [data-answer]'],
    ['another answer', '#step-see-who-takes [data-answer] >> nth=1'],
  ],
  [
    '/en/santa-timea/first-trick/#step-keep-clear',
    ['answer with a card', '#step-keep-clear [data-answer]'],
  ],
  ['/en/santa-timea/knocked-out/#step-three-tricks', ['play a card', '[data-card]']],
  ['/en/santa-timea/example-1/', ['play the row on', '.st-panel .st-tools .st-button']],
  ['/en/santa-timea/puzzles/p06/', ['answer a puzzle', '[data-answer]']],
  ['/en/daily/', ['answer the day', '[data-answer]']],
  [
    '/en/santa-timea/trainer/',
    ['begin a round', '.st-trainer button'],
    ['answer', '[data-answer]'],
  ],
  [
    '/en/santa-timea/practice/',
    ['ask for a puzzle', '.st-panel .st-primary'],
    ['answer practice', '[data-answer]'],
  ],
  [
    '/en/santa-timea/play/day/',
    ['pick up the cards', '.st-play .st-primary'],
    ['play a card, and press on while able players think', OPEN_CARD, '.st-play-act button'],
  ],
  [
    '/en/santa-timea/play/#game=game_seed_7_seats_4_strong',
    ['play a card, and press on while strong players think', OPEN_CARD, '.st-play-act button'],
    ['next trick', '.st-play-act button'],
  ],
];

/**
 * A bare finger. `tap()` would lift it in the moment in which it comes down, so that what is drawn for the one
 * counts for the other as well; `click()` asks the page itself whether all is well, and slows it down.
 */
async function touch(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(REST);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The middle of the first visible element that matches, brought into sight; null while there is none. */
const middleOf = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((text) => {
    const [css = '', index = '0'] = text.split(' >> nth=');
    const seen = [...document.querySelectorAll(css)].filter(
      (one) => one.checkVisibility() && one.getClientRects().length > 0,
    );
    const element = seen[Number(index)];
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (!element.contains(document.elementFromPoint(middle.x, middle.y))) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return null;
    }
    return middle;
  }, selector);

/** Presses one after the other, each further one as soon as it can be touched, and waits until nothing moves any more. */
async function press(page: Page, session: CDPSession, selectors: readonly string[]): Promise<void> {
  for (const [index, selector] of selectors.entries()) {
    let middle = await middleOf(page, selector);
    for (let looks = 0; !middle && looks < 200; looks++) {
      await wait(50);
      middle = await middleOf(page, selector);
    }
    if (!middle) throw new Error(`${selector} cannot be touched`);
    if (index === 0) await wait(REACH);
    await touch(session, middle.x, middle.y);
  }
  await wait(2500);
}

/** The longest event with an interaction, in ms from the press to the next paint. */
async function longest(page: Page, pressed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 });
  });
  await pressed();
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const end = await serve();
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const write = (line: string) => process.stdout.write(`${line}\n`);

/** Reopens the page for each press. @returns the ms from each to its paint. */
async function opened(path: string, presses: readonly Press[]): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.addInitScript((now) => {
    globalThis.Date = class extends Date {
      constructor(...parts: [] | [number]) {
        super(...(parts.length === 0 ? ([now] as const) : parts));
      }
      static override now = () => now;
    } as DateConstructor;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue;
        const seen = globalThis as unknown as { longest: number };
        seen.longest = Math.max(seen.longest, entry.duration);
      }
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  }, NOW);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(new URL(path, process.env['SITE_ORIGIN']).href, {
    waitUntil: 'networkidle',
    timeout: 120_000,
  });
  const found: number[] = [];
  for (const [, ...selectors] of presses) {
    found.push(await longest(page, () => press(page, session, selectors)));
  }
  await page.close();
  return found;
}

write('| page | press | median, ms | slowest, ms |\n|---|---|--:|--:|');
for (const [path, ...presses] of ACTIONS) {
  const rows: number[][] = [];
  for (let time = 0; time < TIMES; time++) rows.push(await opened(path, presses));
  for (const [index, [name]] of presses.entries()) {
    const found = rows.map((row) => row[index] ?? Number.NaN);
    const page = path === YARDSTICK ? 'a button alone' : path;
    write(`| ${[page, name, median(found), Math.max(...found)].join(' | ')} |`);
  }
}
await browser.close();
await end();
