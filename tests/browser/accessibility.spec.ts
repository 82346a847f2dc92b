import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { openPage, openWidget, TEMPLATES } from './pages.ts';
import { gameWords } from './words.ts';

/** What axe finds, short enough to read in a report. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

// On a machine with much to do, axe takes its time.
test.describe.configure({ timeout: 120_000 });

const t = gameWords('en');

for (const language of LANGUAGES) {
  for (const path of TEMPLATES) {
    test(`axe finds nothing on /${language}/${path}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openPage(page, language, path);
      expect(await violations(page)).toEqual([]);
      // Only the colours have changed.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast'])).toEqual([]);
    });
  }
}

test('axe finds nothing at the root and where nothing is @both', async ({ page }) => {
  await page.goto('/404.html');
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing on an open picker: ${colorScheme} @both`, async ({ page }) => {
      const table = await openWidget(page, '/en/santa-timea/example-2/');
      await table.getByRole('button', { name: t('table.change-wind') }).click();
      await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`axe finds nothing on an answered puzzle: ${colorScheme} @both`, async ({ page }) => {
      const puzzle = await openWidget(page, '/en/santa-timea/puzzles/p01/');
      const question = puzzle.getByRole('group', { name: t('question.who') });
      await question.getByRole('button', { name: t('question.nobody') }).click();
      await expect(puzzle.locator('.st-verdict')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`axe finds nothing on a score being changed: ${colorScheme}`, async ({ page }) => {
      const score = await openWidget(page, '/en/santa-timea/example-6/');
      const edit = t('score.edit-of', { name: t('player.0') });
      await score.getByRole('button', { name: edit }).click();
      await score.getByRole('button', { name: t('score.advise') }).click();
      await score.getByRole('button', { name: t('score.open-all') }).click();
      await expect(score.locator('.st-score-picker')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
