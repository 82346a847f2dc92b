import { expect } from 'vitest';
import { type Browser, PATIENCE } from './browser.ts';

const POLL = { timeout: PATIENCE, interval: 100 };

/** Somebody at a browser: what they look for and do, in the words of the journey. */
export class Reader {
  readonly #browser: Browser;
  /** Where the site is. */
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens a page of the site and wakes all its widgets, which wake when they are touched or seen, in whatever step or fold. */
  async open(address: string): Promise<void> {
    await this.#browser.goto(`${this.#origin}${address}`);
    await this.wakeAll();
  }

  async wakeAll(): Promise<void> {
    const wake = () =>
      this.#browser.evaluate((selector) => {
        const [asleep] = document.querySelectorAll(selector);
        const screen = asleep?.closest('.lesson-screen');
        if (screen && !screen.checkVisibility()) location.hash = screen.id;
        asleep?.closest('details.fold')?.setAttribute('open', '');
        // An island has no box of its own.
        asleep?.dispatchEvent(new Event('keydown'));
        asleep?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return document.readyState === 'complete' && !asleep;
      }, 'astro-island[ssr]');
    await expect.poll(wake, POLL).toBe(true);
  }

  /** Goes to that screen of a lesson where an element is. */
  goTo = (selector: string): Promise<void> =>
    this.#browser.evaluate((wanted) => {
      location.hash = document.querySelector(wanted)?.closest('.lesson-screen')?.id ?? '';
    }, selector);

  /** The address of the page without the host. */
  address = (): Promise<string> =>
    this.#browser.evaluate((origin) => location.href.replace(origin, ''), this.#origin);

  /** The texts of all elements that one can see; pictures have none. */
  texts = (selector: string): Promise<string[]> =>
    this.#browser.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)]
          .filter((element) => element.checkVisibility())
          .map((element) => (element instanceof HTMLElement ? element.innerText.trim() : '')),
      selector,
    );

  /** The names that elements have for those who do not see. */
  labels = (selector: string): Promise<(string | null)[]> =>
    this.#browser.evaluate(
      (wanted) => [...document.querySelectorAll(wanted)].map((element) => element.ariaLabel),
      selector,
    );

  /** Whether the worker keeps a language as a whole. */
  keeps = (language: string): Promise<boolean> =>
    this.#browser.evaluate(
      async (list) => Boolean(await caches.match(list)),
      `/${language}/files.json`,
    );

  count = async (selector: string): Promise<number> => (await this.texts(selector)).length;

  /** Waits until elements are there, one at least or exactly so many. */
  async sees(selector: string, count?: number): Promise<void> {
    const seen = expect.poll(() => this.count(selector), { ...POLL, message: selector });
    await (count === undefined ? seen.toBeGreaterThan(0) : seen.toBe(count));
  }

  /** Waits until an element begins within the window. */
  async faces(selector: string): Promise<void> {
    const isInView = () =>
      this.#browser.evaluate((wanted) => {
        const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      }, selector);
    await expect.poll(isInView, { ...POLL, message: `${selector} in view` }).toBe(true);
  }

  /** Waits until an element holds a text. */
  async reads(selector: string, text: string | RegExp): Promise<void> {
    const read = async () => (await this.texts(selector)).join('\n');
    await expect.poll(read, { ...POLL, message: selector }).toMatch(text);
  }

  async isAt(address: string): Promise<void> {
    await expect.poll(this.address, POLL).toBe(address);
  }

  /** Waits for an element, the one with these words if any are given, and clicks it. */
  async click(selector: string, words?: string): Promise<void> {
    const find = () =>
      this.#browser.evaluate(
        ([wanted, said]) =>
          [...document.querySelectorAll<HTMLElement>(wanted)].findIndex(
            (element) =>
              element.checkVisibility() && (said === null || element.innerText.trim() === said),
          ),
        [selector, words ?? null] as const,
      );
    const message = `${selector} ${words ?? ''}`;
    await expect.poll(find, { ...POLL, message }).toBeGreaterThanOrEqual(0);
    await this.#browser.click(selector, await find());
  }

  /** Clicks one of many by its number. */
  clickAt = (selector: string, index: number | undefined): Promise<void> =>
    this.#browser.click(selector, index);

  /** Waits until the focus is where it belongs. */
  async stands(selector: string): Promise<void> {
    const isThere = () =>
      this.#browser.evaluate(
        (wanted) => document.activeElement?.matches(wanted) ?? false,
        selector,
      );
    await expect.poll(isThere, { ...POLL, message: `focus on ${selector}` }).toBe(true);
  }

  async types(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  press = (key: string): Promise<void> => this.#browser.keyboard.press(key);
}
