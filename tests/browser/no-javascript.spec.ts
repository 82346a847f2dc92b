import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { EXAMPLES } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  const t = gameWords(language);
  const site = siteWords(language);

  for (const path of EXAMPLES) {
    test(`/${language}/${path} shows its positions, rulings and reasons @both`, async ({
      page,
    }) => {
      await page.goto(`/${language}/${path}`);
      const positions = page.locator('.position');
      expect(await positions.count()).toBeGreaterThan(1);
      for (const position of await positions.all()) {
        await expect(position.locator('.st-panel').first()).toBeVisible();
        // What is to be predicted stands folded beside its table.
        const folded = position.locator('details.answer');
        if ((await folded.count()) > 0) {
          await expect(folded).not.toHaveAttribute('open');
          await folded.getByText(site('puzzle.answer')).click();
          await expect(folded.locator('.st-outcome')).toBeVisible();
        }
        for (const reasons of await position.locator('details.st-score-why').all()) {
          await reasons.locator('summary').click();
        }
        const steps = position.locator('.st-steps > li');
        expect(await steps.count()).toBeGreaterThan(0);
        for (const step of await steps.all()) await expect(step).toBeVisible();
      }
    });
  }

  test(`a puzzle asks its question and keeps its answer folded: ${language} @both`, async ({
    page,
  }) => {
    await page.goto(`/${language}/santa-timea/puzzles/p01/`);
    await expect(page.locator('.st-seats > li').first()).toBeVisible();
    await expect(page.getByText(t('question.who'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const answer = page.locator('details.answer');
    await expect(answer.locator('.st-outcome')).toBeHidden();
    await answer.getByText(site('puzzle.answer')).click();
    await expect(answer.locator('.st-outcome')).toBeVisible();
    await expect(answer.locator('.st-steps > li').first()).toBeVisible();
    await page.getByRole('link', { name: site('puzzle.next') }).click();
    await expect(page).not.toHaveURL(/p01/);
  });

  test(`nothing to press that does nothing: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/santa-timea/example-6/`);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.goto(`/${language}/santa-timea/example-2/`);
    await expect(page.getByRole('button', { name: t('share.copy') })).toHaveCount(0);
  });
}

test('the root offers all languages @both', async ({ page }) => {
  await page.goto('/');
  for (const language of LANGUAGES) {
    const link = page.getByRole('link', { name: siteWords(language)('language') });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `/${language}/`);
  }
});
