import { awake, openAt, tabTo } from './pages.ts';
import { expect, test } from './test.ts';
import { answer, choices, stepSource, taskOf } from './turn-kit.ts';
import { gameWords } from './words.ts';

const language = 'de';

const t = gameWords(language, 'turn');

test('a step is answered by keyboard, wrong and right, and stays done @either', async ({
  page,
}) => {
  const { right, wrong } = choices(taskOf(stepSource('first-wind', 'lay-a-card')));
  const step = await openAt(page, `/${language}/turn/first-wind/`, '#step-lay-a-card');
  await tabTo(page, answer(step, wrong[0]));
  await expect(answer(step, wrong[0])).toBeFocused();
  await expect(step.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
  await tabTo(page, answer(step, right));
  await expect(step.locator('.st-verdict')).toBeFocused();
  await expect(step.locator('.st-verdict')).toContainText(t('attempt.right'));
  await page.reload();
  await awake(step);
  await expect(step.locator('.st-is-done')).toBeVisible();
});
