import { test as base, type ConsoleMessage, expect } from '@playwright/test';

interface Watch {
  /** What a test lets the pages complain about, because it asks for just that. */
  readonly expectedTrouble: RegExp | null;
}

/**
 * Playwright’s test. It fails if any page of its context threw an error, left a promise rejected,
 * broke its Content Security Policy, made a request to another host or wrote an error or a warning
 * to the console, even if everything the test looks at is as it should be.
 */
export const test = base.extend<Watch>({
  expectedTrouble: [null, { option: true }],

  context: async ({ context, baseURL, expectedTrouble }, use) => {
    const troubles: string[] = [];
    const note = (said: string) => {
      if (!expectedTrouble?.test(said)) troubles.push(said);
    };
    context.on('weberror', (thrown) => note(String(thrown.error())));
    context.on('console', (message) => {
      if (isTrouble(message)) note(`${message.text()} ${message.location().url}`);
    });
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^http/.test(protocol) && baseURL !== origin) note(`asked for ${request.url()}`);
    });
    await use(context);
    expect(troubles, 'the pages had troubles').toEqual([]);
  },
});

/** What Playwright itself says where the configuration keeps service workers out. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

const isTrouble = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED;

export { expect, type Locator, type Page } from '@playwright/test';
