import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { LESSONS } from './lessons.ts';
import { goTo, openWidget, wakeAll } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

// Pages as they come are looked at on the walk, see `walk.spec.ts`; here what one has touched.

const t = gameWords('en');

test('axe finds nothing on an answered step @phone', async ({ page }) => {
  const [lesson] = LESSONS;
  const [step] = lesson?.steps ?? [];
  await page.goto(`/${language}/santa-timea/${lesson?.slug}/`);
  await wakeAll(page);
  const place = page.locator(`#step-${step?.id}`);
  await goTo(place);
  for (const answer of [step?.wrong[0], step?.right[0]]) {
    await place
      .locator('[data-answer]')
      .nth(answer ?? -1)
      .click();
    await expect(place.locator('.st-verdict')).toBeVisible();
    expect(await violationsInBoth(page, { within: `#step-${step?.id}` })).toEqual([]);
  }
});

test.describe('a reader of a language we lack', () => {
  test.use({ locale: 'pt-BR' });

  test('axe finds nothing where one chooses @either', async ({ page }) => {
    for (const address of ['/', '/404.html']) {
      await page.goto(address);
      await expect(page.getByRole('link')).toHaveCount(LANGUAGES.length);
      expect(await violationsInBoth(page), address).toEqual([]);
    }
  });
});

test('axe finds nothing on an open picker @either', async ({ page }) => {
  const table = await openWidget(page, '/en/santa-timea/example-2/');
  await table.getByRole('button', { name: t('table.change-wind') }).click();
  await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('axe finds nothing on an answered puzzle @either', async ({ page }) => {
  const puzzle = await openWidget(page, '/en/santa-timea/puzzles/p01/');
  const question = puzzle.getByRole('group', { name: t('question.who') });
  await question.getByRole('button', { name: t('question.nobody') }).click();
  await expect(puzzle.locator('.st-verdict')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('axe finds nothing on a score being changed', async ({ page }) => {
  const score = await openWidget(page, '/en/santa-timea/example-6/');
  const edit = t('score.edit-of', { name: t('player.0') });
  await score.getByRole('button', { name: edit }).click();
  await score.getByRole('button', { name: t('score.advise') }).click();
  await score.getByRole('button', { name: t('score.open-all') }).click();
  await expect(score.locator('.st-score-picker')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});
