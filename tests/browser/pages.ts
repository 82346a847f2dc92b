import { readFileSync } from 'node:fs';
import { FURTHER_GAMES } from '../../src/games/list.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { expect, type Locator, type Page } from './test.ts';

/** A lesson that begins with what lessons before it asked. */
export const WITH_WARM_UP = 'santa-timea/knocked-out/';

/** One address for every kind of page, below the language; each example has widgets of its own, each game its play and lessons. */
export const TEMPLATES: readonly string[] = [
  '',
  'about/',
  'progress/',
  'daily/',
  'daily/archive/',
  'desk/glossary/',
  'santa-timea/desk/',
  'santa-timea/desk/piratess/',
  'santa-timea/desk/what-if/',
  'santa-timea/desk/letter/',
  'santa-timea/desk/your-book/',
  'santa-timea/course/',
  WITH_WARM_UP,
  'santa-timea/captains-exam/',
  'santa-timea/example-1/',
  'santa-timea/example-6/',
  'santa-timea/trainer/',
  'santa-timea/practice/',
  'santa-timea/play/',
  'santa-timea/play/day/',
  'santa-timea/first-round/',
  'santa-timea/judge/',
  'santa-timea/rules/',
  'santa-timea/aid/',
  'santa-timea/score-sheet/',
  'santa-timea/puzzles/',
  'santa-timea/puzzles/p01/',
  ...FURTHER_GAMES.map((game) => `${game}/play/`),
  'ships/fire-the-cannons/',
  'turn/discard-piles/',
];

/** Opens a page and waits until every widget of it is alive. */
export async function openPage(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(`/${language}/${path}`);
  await wakeAll(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** What a screen reader is told without being there. */
export const announced = (place: Locator): Locator =>
  place
    .locator('[aria-live="polite"], [role="status"], [role="alert"]')
    .filter({ hasText: /\p{L}/u });

/** Scrolls to a widget and waits until it is hydrated. */
export async function wake(island: Locator): Promise<void> {
  await goTo(island);
  // In the page itself, which hears of it at once: what is asked for from outside is asked for ever more rarely.
  await island.first().evaluate(async (one) => {
    one.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    while (one.hasAttribute('ssr')) await new Promise(requestAnimationFrame);
  });
}

/** Wakes every widget of the page. */
export async function wakeAll(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) await wake(island);
}

/** Goes to a place of a page, in that step of a lesson that has it, and unfolds what it is folded in. */
export async function goTo(place: Locator): Promise<void> {
  await place.first().evaluate((element) => {
    const screen = element.closest('.lesson-screen');
    if (screen && !screen.checkVisibility()) location.hash = screen.id;
    element.closest<HTMLDetailsElement>('details.fold')?.setAttribute('open', '');
    // An island has no box of its own, which the driver’s own scrolling would wait for; nor has all that is in it.
    const boxes = element.localName === 'astro-island' ? [...element.children] : [element];
    const box = boxes.find(({ clientHeight }) => clientHeight > 0) ?? boxes[0];
    box?.scrollIntoView({ block: 'nearest' });
  });
}

/** Opens the menu of a phone; where there is room, the header has it all. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.locator('.menu-button');
  if (await button.isVisible()) await button.click();
}

/** Opens a page and gives its first widget, alive. */
export async function openWidget(page: Page, address: string, id = 'p1'): Promise<Locator> {
  await page.goto(address);
  const island = page
    .locator('astro-island', { has: page.locator(`#${id}`) })
    .or(page.locator(`#${id} astro-island`));
  await wake(island);
  return page.locator(`#${id}`);
}

/** So many pages that differ in their numbers alone, as puzzles do, stand for all of their kind. */
const SAMPLE = 3;

/** The addresses of one language as the sitemap lists them, of kinds with many pages some, and where there is none. */
export function addressesIn(language: Language): readonly string[] {
  const all = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => path.startsWith(`/${language}/`));
  const kinds = Map.groupBy(all, (path) => path.replace(/\d+/g, 'N'));
  const some = [...kinds.values()].flatMap((paths) => {
    const step = paths.length > 12 ? Math.ceil(paths.length / SAMPLE) : 1;
    return paths.filter((_, index) => index % step === 0);
  });
  return [...some, `/${language}/404.html`];
}

/** Opens the fold in which something stands. */
export const unfold = (page: Page, inside: string): Promise<void> =>
  page
    .locator('.fold', { has: page.locator(inside) })
    .locator('summary')
    .click();

/** Puts records on the device before a page opens, by their names; what is kept there by then stays. */
export const keep = (page: Page, records: Readonly<Record<string, unknown>>) =>
  page.addInitScript((all) => {
    for (const [name, data] of Object.entries(all)) {
      const text = JSON.stringify({ version: 1, data });
      localStorage.setItem(`windrose:${name}`, localStorage.getItem(`windrose:${name}`) ?? text);
    }
  }, records);

/** The record that the device keeps under a name, as text. */
export const kept = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `windrose:${name}`);

/** A browser that stores nothing: every access to its storage throws. */
export const closeStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });

/** Lets nothing from such an address come before the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Goes to a control, or one of several, as the keyboard does, from wherever the focus is, and presses it. */
export async function tabTo(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

/** Opens a page, in that step of a lesson where this place is, and wakes the widget there. */
export async function openAt(page: Page, address: string, place: string): Promise<Locator> {
  await page.goto(address);
  return awake(page.locator(place));
}

/** Goes to a place and wakes its widget. */
export async function awake(place: Locator): Promise<Locator> {
  await goTo(place);
  await wake(place.locator('astro-island'));
  return place;
}

/** Where things stand on the page, however far it is scrolled. */
export const placesOf = (all: Locator) =>
  all.evaluateAll((each) =>
    each.map((one) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return { top: top + scrollY, left, width, height };
    }),
  );
