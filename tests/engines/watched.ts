import type { Files } from '../browser/host.ts';
import type { Browser } from './browser.ts';

const KEY = 'troubles';

/**
 * The site with a script at the beginning of every page, before its policy begins to hold: the clock
 * stands at this moment, and what goes wrong is written down. So it is the same for every driver.
 */
export function watched(files: Files, now: number): Files {
  const script = `<script>(${watch})(${now}, '${KEY}')</script>`;
  return new Map(
    [...files].map(([path, bytes]) => [
      path,
      path.endsWith('.html')
        ? Buffer.from(bytes.toString('utf8').replace('<head>', () => `<head>${script}`))
        : bytes,
    ]),
  );
}

function watch(now: number, key: string): void {
  globalThis.Date = class extends Date {
    constructor(...parts: [] | [number]) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static override now = () => now;
  } as DateConstructor;
  const note = (trouble: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.pathname}: ${trouble}`]));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...said: unknown[]) => note(said.join(' '));
  }
}

/** What the pages have complained about since this was asked last. */
export const troublesOf = (browser: Browser): Promise<string[]> =>
  browser.evaluate((key) => {
    const troubles = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return troubles;
  }, KEY);
