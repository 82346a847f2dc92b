import { QUESTIONS } from '../../src/games/ships/questions/index.ts';
import { violationsInBoth } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { EACH_LANGUAGE } from './languages.ts';
import { goTo } from './pages.ts';
import { answers, awake, choices, openAt, PUZZLES, shipsWords, tasksOf } from './ships-kit.ts';
import { expect, test } from './test.ts';

const LESSON = 'first-round';
const TASKS = tasksOf(LESSON);

for (const [index, [language, tag]] of EACH_LANGUAGE.entries()) {
  const t = shipsWords(language);

  test(`Ships of the Line ${language}: the keyboard finishes the questions of a lesson, and they stay done${tag}`, async ({
    page,
  }) => {
    expect(TASKS.size).toBeGreaterThan(2);
    await page.goto(`/${language}/ships/${LESSON}/`);
    for (const [number, [step, task]] of [...TASKS].entries()) {
      const place = await awake(page.locator(`#step-${step}`));
      const { right, wrong } = choices(task);
      if (number === 0) {
        await tabTo(page, answers(place).nth(wrong[0] ?? -1));
        await expect(answers(place).nth(wrong[0] ?? -1)).toBeFocused();
        await expect(place.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
      }
      await tabTo(page, answers(place).nth(right[0] ?? -1));
      const verdict = place.locator('.st-verdict:not(.st-verdict-wrong)');
      await expect(verdict).toBeFocused();
      await expect(verdict).toContainText(t('attempt.right'));
      await expect(place.locator('.st-steps > li').first()).toBeVisible();
      if (number === 0) {
        expect(await violationsInBoth(page, { within: `#step-${step}` })).toEqual([]);
      }
    }
    await page.reload();
    for (const step of TASKS.keys()) {
      await goTo(page.locator(`#step-${step}`));
      await expect(page.locator(`#step-${step} .st-is-done`)).toContainText(t('attempt.done'));
    }
  });

  // Another puzzle in each language; every wrong answer to it is met with its misreading.
  const exposing = PUZZLES.filter(({ question }) => QUESTIONS.exposedBy(question).length > 1);
  const puzzle = exposing[index * 7];

  test(`Ships of the Line ${language}: a puzzle says what is wrong, then accepts what is right @phone${tag}`, async ({
    page,
  }) => {
    if (!puzzle) throw new Error('There are no puzzles');
    const panel = await openAt(page, `/${language}/ships/puzzles/${puzzle.key}/`, 'main .st-panel');
    const { question: task } = puzzle;
    const { right, wrong } = choices(task);
    for (const number of wrong) {
      await answers(panel).nth(number).click();
      await expect(
        answers(panel).nth(number).and(page.locator('[aria-disabled="false"]')),
      ).toHaveCount(0);
      const verdict = panel.locator('.st-verdict-wrong');
      const [trap] = QUESTIONS.trapsOf(task, QUESTIONS.answersOf(task).offered[number] ?? '');
      await expect(verdict).toContainText(trap ? t(`misreading.${trap}`) : /./);
      // Behind the second miss comes the answer, and the question anew.
      const anew = panel.getByRole('button', { name: t('attempt.anew') });
      if ((await answers(panel).count()) === 0) await anew.click();
      else await expect(answers(panel).nth(number)).toHaveAttribute('aria-disabled', 'true');
    }
    await answers(panel)
      .nth(right[0] ?? -1)
      .click();
    await expect(panel.locator('.st-verdict')).toContainText(t('attempt.right'));
    await expect(panel.locator('.st-steps > li').first()).toBeVisible();
    await expect(panel.getByRole('link', { name: t('attempt.next') })).toHaveAttribute(
      'href',
      /\/puzzles\/p\d+\/$/,
    );
  });

  test(`Ships of the Line ${language}: practice goes on and on by keyboard @phone${tag}`, async ({
    page,
  }) => {
    const panel = await openAt(page, `/${language}/ships/practice/`, 'main');
    await panel.locator('select').selectOption('fires');
    await tabTo(page, panel.getByRole('button', { name: t('practice.start') }));
    const head = panel.locator('.st-heading').first();
    await expect(head).toBeFocused();
    await expect(panel.locator('legend')).toHaveText(t('task.ask.fires'));
    // Made by chance, so every answer is tried until the right one.
    const verdict = panel.locator('.st-verdict');
    for (let number = 0; ; number++) {
      const answer = answers(panel).nth(number);
      await tabTo(page, answer);
      await expect(answer.and(page.locator('[aria-disabled="false"]'))).toHaveCount(0);
      if ((await answers(panel).count()) > 0) continue;
      if ((await panel.locator('.st-verdict-wrong').count()) === 0) break;
      // Behind the second miss comes the answer, and the question anew.
      await tabTo(page, panel.getByRole('button', { name: t('attempt.anew') }));
    }
    await expect(verdict).toBeFocused();
    await expect(verdict).toContainText(t('attempt.right'));
    expect(await violationsInBoth(page)).toEqual([]);
    await tabTo(page, panel.getByRole('button', { name: t('practice.next') }));
    await expect(head).toBeFocused();
    await expect(answers(panel).first()).toBeVisible();
    await expect(verdict).toHaveCount(0);
  });
}
