import AxeBuilder from '@axe-core/playwright';
import type { Page } from './test.ts';

interface Scope {
  /** Only what is within this selector. */
  readonly within?: string;
  /** Only these rules. */
  readonly rules?: readonly string[];
}

/** What axe finds, short enough to read in a report. */
export async function violations(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // There are no frames, so axe need not open a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // What is right need not be listed, which takes as long as finding what is wrong.
    resultTypes: ['violations'],
    // The one rule of WCAG 2.2 AA that axe leaves out unless asked.
    rules: { 'target-size': { enabled: true } },
  });
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

/**
 * The same in light, and in the complete run in dark too. Only the colours are others there, and
 * `contrast.test.ts` measures every pair of them.
 */
export async function violationsInBoth(page: Page, scope: Scope = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, scope);
  if (process.env['TEST_ALL'] !== 'yes') return light;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { ...scope, rules: ['color-contrast'] });
  return [...light, ...dark];
}
