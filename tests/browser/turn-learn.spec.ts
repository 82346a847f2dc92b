import { tabTo } from './keyboard.ts';
import { goTo, wake } from './pages.ts';
import { expect, type Locator, test } from './test.ts';
import { answer, choices, stepSource, taskOf } from './turn-kit.ts';
import { gameWords } from './words.ts';

const language = 'de';

async function alive(place: Locator): Promise<void> {
  await goTo(place);
  await wake(place.locator('astro-island'));
}

const t = gameWords(language, 'turn');

test('a step is answered by keyboard, wrong and right, and stays done @either', async ({
  page,
}) => {
  const { right, wrong } = choices(taskOf(stepSource('first-wind', 'lay-a-card')));
  await page.goto(`/${language}/turn/first-wind/`);
  const step = page.locator('#step-lay-a-card');
  await alive(step);
  await tabTo(page, answer(step, wrong[0]));
  await expect(answer(step, wrong[0])).toBeFocused();
  await expect(step.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
  await tabTo(page, answer(step, right));
  await expect(step.locator('.st-verdict')).toBeFocused();
  await expect(step.locator('.st-verdict')).toContainText(t('attempt.right'));
  await page.reload();
  await alive(step);
  await expect(step.locator('.st-is-done')).toBeVisible();
});
