import { violationsInBoth } from './axe.ts';
import { LESSONS } from './lessons.ts';
import { openAt, openWidget } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

// Pages as they come are looked at on the walk, see `walk.spec.ts`; here what one has touched.

const t = gameWords('en');

test('axe finds nothing on an answered step @phone', async ({ page }) => {
  const [lesson] = LESSONS;
  const [step] = lesson?.steps ?? [];
  const address = `/${language}/santa-timea/${lesson?.slug}/`;
  const place = await openAt(page, address, `#step-${step?.id}`);
  for (const answer of [step?.wrong[0], step?.right[0]]) {
    await place
      .locator('[data-answer]')
      .nth(answer ?? -1)
      .click();
    await expect(place.locator('.st-verdict')).toBeVisible();
    expect(await violationsInBoth(page, { within: `#step-${step?.id}` })).toEqual([]);
  }
});

test('axe finds nothing on an open picker', async ({ page }) => {
  const table = await openWidget(page, '/en/santa-timea/example-2/');
  await table.getByRole('button', { name: t('table.change-wind') }).click();
  await expect(table.getByRole('group', { name: t('picker.which-wind') })).toBeVisible();
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
