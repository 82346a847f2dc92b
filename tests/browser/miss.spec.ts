import { LESSONS } from './lessons.ts';
import { openAt, placesOf } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de');

test('a word that is a wrong answer moves and marks no other @phone', async ({ page }) => {
  const [slug, id] = ['reading-the-wind', 'with-the-wind'];
  const asked = LESSONS.find((lesson) => lesson.slug === slug)?.steps.find(
    (step) => step.id === id,
  );
  const step = await openAt(page, `/de/santa-timea/${slug}/`, `#step-${id}`);
  const answers = step.locator('[data-answer]');
  const before = await placesOf(answers);
  expect(before.length).toBeGreaterThan(2);
  await answers.nth(asked?.wrong[0] ?? -1).click();
  await expect(step.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
  expect(await placesOf(answers)).toEqual(before);
  const marked = await answers.evaluateAll((all) => all.map((one) => one.ariaDisabled));
  expect(marked).toEqual(before.map((_, index) => String(index === asked?.wrong[0])));
  await answers.nth(asked?.wrong[1] ?? -1).click();
  await expect(step.locator('.st-verdict-wrong')).toBeVisible();
  await expect(answers).toHaveCount(0);
  await expect(step.getByText(t('attempt.again'))).toHaveCount(0);
  await expect(step.locator('.st-steps > li').first()).toBeVisible();
});
