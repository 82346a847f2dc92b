import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violations, violationsInBoth } from './axe.ts';
import { LESSONS } from './lessons.ts';
import { addressesIn, openWidget, wakeAll } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en');

for (const language of LANGUAGES) {
  test(`axe finds nothing on any page: ${language} @phone`, async ({ page, request }) => {
    // Many pages, and axe takes its time on a busy machine.
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of [...(await addressesIn(request, language)), `/${language}/404.html`]) {
      await page.goto(address);
      await wakeAll(page);
      // What is folded is looked at too.
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      expect.soft(await violationsInBoth(page), address).toEqual([]);
    }
  });

  test(`axe finds nothing on an answered step: ${language} @phone`, async ({ page }) => {
    const [lesson] = LESSONS;
    const [step] = lesson?.steps ?? [];
    await page.goto(`/${language}/santa-timea/${lesson?.slug}/`);
    await wakeAll(page);
    const place = page.locator(`#step-${step?.id}`);
    for (const answer of [step?.wrong[0], step?.right[0]]) {
      await place
        .locator('fieldset.st-question button')
        .nth(answer ?? -1)
        .click();
      await expect(place.locator('.st-verdict')).toBeFocused();
      expect(await violationsInBoth(page, { within: `#step-${step?.id}` })).toEqual([]);
    }
  });
}

test.describe('a reader of a language we lack', () => {
  test.use({ locale: 'pt-BR' });

  test('axe finds nothing where one chooses @both', async ({ page }) => {
    for (const address of ['/', '/404.html']) {
      await page.goto(address);
      await expect(page.getByRole('link')).toHaveCount(LANGUAGES.length);
      expect(await violationsInBoth(page), address).toEqual([]);
    }
  });
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
