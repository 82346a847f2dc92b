// `npm run look`: pictures of every kind of page of the built site, in its states, into `test-results/look/`.
//   npm run look -- --only puzzle          pages whose address holds this text
//   npm run look -- --language de --width 360 --theme dark
//   npm run look -- --against <folder>     compares with the pictures of an earlier run, one line a picture that differs
// The clock stands still, chance is seeded and nothing moves, so two runs of one build give the same pictures.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
// biome-ignore lint/style/noRestrictedImports: it drives the browser itself.
import { chromium, type Locator, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { findChromium } from '../../scripts/chromium.mjs';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import serve from './serve.ts';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    into: { type: 'string', default: 'test-results/look' },
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
  },
});
const into = options.into;
const isWhole = !(options.only || options.language || options.width || options.theme);

/** A day that has a puzzle. */
const NOW = Date.parse('2026-12-05T12:00:00');
const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** A state of a page: its name and what leads to it. */
type State = readonly [name: string, reach: (page: Page) => Promise<void>];

const answers = (page: Page): Locator => page.locator('[data-answer]:visible:enabled');

/** Gives the first answer that is still open. */
const answer: State = ['answered', (page) => press(answers(page).first())];

/** Gives one answer after the other until none is left to give. */
const solve: State = [
  'solved',
  async (page) => {
    for (let tries = 0; tries < 12 && (await answers(page).count()) > 0; tries++) {
      const open = answers(page).and(page.locator(':not([aria-disabled="true"])'));
      if ((await open.count()) === 0) break;
      await press(open.nth(Math.min(tries, (await open.count()) - 1)));
    }
  },
];

const unfold: State = [
  'unfolded',
  (page) =>
    page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    }),
];

/** Presses what this selector finds first. */
const go = (name: string, selector: string): State => [
  name,
  (page) => press(page.locator(selector).first()),
];

const ASKS = [answer, solve];
const PLAY = '#game=game_seed_7_seats_4';

/** One page of every kind, with its states. Pages of which only the words differ are not repeated. */
const SCENES: readonly (readonly [path: string, ...states: State[]])[] = [
  ['', ...ASKS],
  ['about/'],
  ['404/'],
  ['offline/'],
  ['progress/', unfold],
  ['search/'],
  ['daily/', ...ASKS, unfold],
  ['daily/archive/'],
  ['desk/glossary/'],
  ['desk/translating/'],
  ['santa-timea/course/'],
  ['santa-timea/first-trick/'],
  ['santa-timea/first-trick/#screen-2', ...ASKS],
  ['santa-timea/first-trick/#screen-3', ...ASKS],
  ['santa-timea/whole-round/#screen-1', ...ASKS],
  ['santa-timea/counting-damage/#screen-2', ...ASKS],
  ['santa-timea/captains-exam/'],
  ['santa-timea/example-1/', unfold],
  ['santa-timea/example-6/', unfold],
  ['santa-timea/trainer/', go('begun', '.st-trainer button'), answer],
  ['santa-timea/practice/', go('asked', '.st-panel .st-primary'), answer],
  ['santa-timea/play/', unfold],
  [`santa-timea/play/${PLAY}`, go('card played', '[data-card][aria-disabled="false"]')],
  ['santa-timea/play/day/'],
  ['santa-timea/first-round/'],
  ['santa-timea/judge/'],
  ['santa-timea/score-sheet/', unfold],
  ['santa-timea/aid/'],
  ['santa-timea/rules/', unfold],
  ['santa-timea/puzzles/'],
  ['santa-timea/puzzles/p01/', ...ASKS, unfold],
  ['santa-timea/puzzles/p49/', ...ASKS],
  ['santa-timea/puzzles/p76/', ...ASKS],
  ['santa-timea/puzzles/p89/', ...ASKS],
  ['santa-timea/puzzles/p88/', ...ASKS],
  ['santa-timea/desk/'],
  ['santa-timea/desk/piratess/', unfold],
  ['santa-timea/desk/what-if/'],
  ['santa-timea/desk/letter/'],
  ['santa-timea/desk/your-book/'],
  ['santa-timea/desk/must-say/'],
  ['ships/'],
  ['ships/course/'],
  ['ships/first-round/#screen-2', ...ASKS],
  ['ships/puzzles/p01/', ...ASKS],
  ['ships/practice/'],
  ['ships/play/', unfold],
  ['ships/rules/', unfold],
  ['ships/aid/'],
  ['turn/'],
  ['turn/course/'],
  ['turn/first-wind/#screen-2', ...ASKS],
  ['turn/puzzles/p01/', ...ASKS],
  ['turn/practice/'],
  ['turn/play/', unfold],
  ['turn/rules/', unfold],
  ['turn/aid/'],
];

const end = await serve();
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
mkdirSync(into, { recursive: true });
const write = (line: string) => process.stdout.write(`${line}\n`);
let count = 0;
for (const [path, ...states] of SCENES.filter(([path]) => path.includes(options.only))) {
  for (const language of LANGUAGES.filter((one) => one === (options.language ?? one))) {
    for (const size of SIZES.filter(
      ({ width }) => String(width) === (options.width ?? `${width}`),
    )) {
      for (const theme of THEMES.filter((one) => one === (options.theme ?? one))) {
        count += await look(`${language}/${path}`, states, size, theme);
      }
    }
  }
}
await browser.close();
await end();
write(`${count} pictures in ${into}`);
if (options.against) await compare(options.against);

/**
 * Opens a page and takes a picture of it and of each of its states. The whole page is shown as it opens and
 * unfolded; what an answer shows is seen as the reader does, in the window.
 * @returns how many pictures there are.
 */
async function look(
  path: string,
  states: readonly State[],
  viewport: (typeof SIZES)[number],
  colorScheme: (typeof THEMES)[number],
): Promise<number> {
  const page = await browser.newPage({
    viewport,
    colorScheme,
    hasTouch: viewport.width < 600,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
  });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    performance.now = () => 0;
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array((array as unknown as Uint8Array).buffer);
      for (let index = 0; index < bytes.length; index++) bytes[index] = Math.random() * 256;
      return array;
    };
  });
  const stem = `${path.replace(/[/#=]+/g, '-').replace(/-$/, '')}-${viewport.width}-${colorScheme}`;
  const shoot = async (name: string, fullPage: boolean) => {
    await settle(page);
    await page.screenshot({
      path: join(into, `${stem}${name}.png`),
      fullPage,
      animations: 'disabled',
    });
  };
  await page.goto(new URL(path, process.env['SITE_ORIGIN']).href, { waitUntil: 'networkidle' });
  await shoot('', true);
  for (const [name, reach] of states) {
    await reach(page).catch((error: unknown) => {
      write(`${stem}: the state “${name}” was not reached: ${String(error).split('\n')[0]}`);
    });
    await shoot(`-${name.replace(/ /g, '-')}`, name === 'unfolded');
  }
  await page.close();
  return 1 + states.length;
}

/** As a finger does on a phone, or a mouse that moves away afterwards. */
async function press(place: Locator): Promise<void> {
  await place.click({ timeout: 5_000 });
  await place.page().mouse.move(0, 0);
  await settle(place.page());
}

/** Waits until the network is quiet and two frames in a row show the same. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  let before = '';
  for (let looks = 0; looks < 20; looks++) {
    const now = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          setTimeout(() => done(`${scrollY} ${document.body.innerHTML.length}`), 150);
        }),
    );
    if (now === before) return;
    before = now;
  }
}

/** Lists every picture that differs from an earlier run’s, with the share of its pixels that changed. */
async function compare(earlier: string): Promise<void> {
  const names = new Set([...readdirSync(earlier), ...readdirSync(into)]);
  let differing = 0;
  for (const name of [...names].filter((one) => one.endsWith('.png')).sort()) {
    const difference = await differenceOf(join(earlier, name), join(into, name));
    if (difference === '') continue;
    differing += 1;
    write(`${difference.padStart(14)}  ${name}`);
  }
  write(`${differing} pictures differ from those in ${earlier}`);
}

/** @returns what differs in words; nothing where the pictures are the same. */
async function differenceOf(before: string, after: string): Promise<string> {
  if (!existsSync(before)) return 'new';
  if (!existsSync(after)) return isWhole ? 'gone' : '';
  const read = (file: string) =>
    sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([read(before), read(after)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) {
    return `${height} → ${b.info.height} px`;
  }
  const changed = pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 });
  return changed === 0 ? '' : `${((100 * changed) / (width * height)).toFixed(2)} %`;
}
