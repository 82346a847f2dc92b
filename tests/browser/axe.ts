import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from './test.ts';

interface Scope {
  /** Only what is within this selector. */
  readonly within?: string;
  /** Only these rules. */
  readonly rules?: string[];
}

declare global {
  interface Window {
    readonly axe?: { run(where: string | Document, options: RunOptions): Promise<AxeResults> };
  }
}

const isAll = process.env['TEST_ALL'] === 'yes';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds, short enough to read in a report. */
export async function violations(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // As the page's own script, which the browser compiles once for all pages.
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: AXE });
  }
  const options: RunOptions = {
    // What is right need not be listed, which takes as long as finding what is wrong.
    resultTypes: ['violations'],
    // Nothing but the rules about films and about turned devices waits for what it fetches again.
    preload: false,
    rules: {
      // The one rule of WCAG 2.2 AA that axe leaves out unless asked; of whole pages `layoutFindings` measures every target.
      'target-size': { enabled: isAll || within !== undefined },
      // It takes longest, and `contrast.test.ts` measures every pair of colours: whole pages are enough.
      'color-contrast': { enabled: isAll || within === undefined },
    },
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  };
  return page.evaluate(
    async ([where, options]) => {
      const found = await window.axe?.run(where ?? document, options);
      return (found?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
      );
    },
    [within, options] as const,
  );
}

/**
 * The same in light, and in the complete run in dark too. Only the colours are others there, and
 * `contrast.test.ts` measures every pair of them.
 */
export async function violationsInBoth(page: Page, scope: Scope = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, scope);
  if (!isAll) return light;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { ...scope, rules: ['color-contrast'] });
  return [...light, ...dark];
}
