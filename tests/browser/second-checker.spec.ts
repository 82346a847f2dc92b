import { readFileSync } from 'node:fs';
import { openPage, TEMPLATES } from './pages.ts';
import { expect, type Page, test } from './test.ts';

/** IBM's engine, which judges by rules of its own: two checkers seldom overlook the same. */
const ENGINE = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/** What it is mistaken about, each with the reason. */
const MISTAKEN: readonly { readonly finding: RegExp; readonly reason: string }[] = [
  {
    finding: /^element_tabbable_role_valid: (.*'region'|[^\n]*\n<pre )/,
    reason: 'What scrolls sideways must be reached by the keyboard, and axe asks for just that.',
  },
];

interface Finding {
  readonly ruleId: string;
  /** What kind of rule it is, and what came of it. */
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
}

/** What the engine finds wrong for certain, short enough to read in a report. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(ENGINE);
  const findings: readonly Finding[] = await page.evaluate(
    `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) => results)`,
  );
  return findings
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n${snippet.slice(0, 200)}`)
    .filter((found) => !MISTAKEN.some(({ finding }) => finding.test(found)));
}

test.use({ colorScheme: 'light' });

for (const path of TEMPLATES) {
  test(`a second checker finds nothing: /de/${path} @all`, async ({ page }) => {
    // It takes its time for long pages on a busy machine.
    test.setTimeout(1_800_000);
    await openPage(page, 'de', path);
    // What is folded is looked at too, also where one closes another.
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('name');
      for (const one of all) one.setAttribute('open', '');
    });
    expect(await violations(page)).toEqual([]);
  });
}
