import { QUESTIONS, type TimeaQuestion } from '../../src/games/santa-timea/questions/index.ts';
import { lookForPractice, readPractice } from '../../src/games/santa-timea/questions/practice.ts';
import { foundBy } from '../../src/kit/question/again.ts';
import type { Answer } from '../../src/kit/question/question.ts';
import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

/** The task that the page makes of its address, made here by the same code. */
async function taskAt(page: Page): Promise<TimeaQuestion> {
  const hash = await page.evaluate(() => location.hash);
  const task = foundBy(lookForPractice(readPractice(hash)));
  if (!task) throw new Error(`Nothing fits ${hash}`);
  return task;
}

const panel = (page: Page) => page.locator('#practice');
const head = (page: Page) => panel(page).locator('.st-heading');
const verdict = (page: Page) => panel(page).locator('.st-verdict');
const answers = (page: Page) => panel(page).locator('[data-answer]');
const button = (page: Page, task: TimeaQuestion, answer: Answer) =>
  answers(page).nth(QUESTIONS.answersOf(task).offered.indexOf(answer));

const t = gameWords(language);
const address = `/${language}/santa-timea/practice/`;

test('practice by keyboard alone; a wrong answer names its misreading; reload keeps the place', async ({
  page,
}) => {
  await openWidget(page, address, 'practice');
  await panel(page)
    .locator('summary', { hasText: t('practice.rising') })
    .click();
  await panel(page).locator('select').first().selectOption('forgets-ties');
  await panel(page)
    .getByRole('button', { name: t('practice.start') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(head(page)).toBeFocused();

  const task = await taskAt(page);
  const { offered, right } = QUESTIONS.answersOf(task);
  const wrong = offered.find((answer) => QUESTIONS.trapsOf(task, answer)[0] === 'forgets-ties');
  if (wrong !== undefined) {
    await button(page, task, wrong).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, task, wrong)).toBeFocused();
    await expect(verdict(page)).toContainText(t('misreading.forgets-ties'));
  }
  await page.reload();
  await expect(head(page)).toContainText('1');
  await expect(panel(page).locator('select').first()).toHaveValue('forgets-ties');
  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, task, right[0] ?? '').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(t('attempt.right'));
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  const said = await verdict(page).boundingBox();
  const wayOn = await panel(page).locator('.st-walk').first().boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(wayOn?.y ?? 0);
  await expect(panel(page).locator('.st-counts dd')).toHaveText(['1', '1', '1']);
  await expect(panel(page).locator('.st-steps > li').first()).toBeVisible();

  await panel(page)
    .getByRole('button', { name: t('practice.next') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(head(page)).toContainText('2');
  await expect(head(page)).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(head(page)).toContainText('1');
});
