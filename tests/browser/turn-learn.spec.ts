import { QUESTIONS } from '../../src/games/turn/questions/index.ts';
import { practiceQuestion } from '../../src/kit/question/practice.ts';
import { violationsInBoth } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { EACH_LANGUAGE } from './languages.ts';
import { goTo, wake } from './pages.ts';
import { expect, type Locator, test } from './test.ts';
import { answer, choices, puzzleTask, stepSource, taskOf } from './turn-kit.ts';
import { gameWords } from './words.ts';

async function alive(place: Locator): Promise<void> {
  await goTo(place);
  await wake(place.locator('astro-island'));
}

for (const [language, tag] of EACH_LANGUAGE) {
  const t = gameWords(language, 'turn');

  test(`${language}: a step is answered by keyboard, wrong and right, and stays done @either${tag}`, async ({
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

  test(`${language}: a wrong answer to a puzzle names its misreading, the right one its reasons${tag}`, async ({
    page,
  }) => {
    const task = puzzleTask('p07');
    const { right, wrong } = choices(task);
    const trap = wrong.find((code) => QUESTIONS.trapsOf(task, code).length > 0) ?? '';
    const [misreading] = QUESTIONS.trapsOf(task, trap);
    await page.goto(`/${language}/turn/puzzles/p07/`);
    const puzzle = page.locator('main .st-panel');
    await alive(puzzle);
    await answer(puzzle, trap).press('Enter');
    await expect(answer(puzzle, trap)).toBeFocused();
    await expect(puzzle.locator('.st-verdict-wrong')).toContainText(t(`misreading.${misreading}`));
    await answer(puzzle, right).press('Enter');
    await expect(puzzle.locator('.st-verdict')).toBeFocused();
    await expect(puzzle.locator('.st-verdict')).toContainText(t('attempt.right'));
    await expect(puzzle.locator('.st-steps > li').first()).toBeVisible();
    await expect(puzzle.locator('a.st-primary')).toHaveAttribute('href', /p08/);
    if (tag === '') expect(await violationsInBoth(page, { within: 'main' })).toEqual([]);
  });

  test(`${language}: practice judges what it asks and gives another puzzle @either${tag}`, async ({
    page,
  }) => {
    const chance = (value: number) =>
      page.evaluate((one) => {
        Math.random = () => one;
      }, value);
    await page.goto(`/${language}/turn/practice/`);
    const panel = page.locator('main section.st-panel');
    await alive(page.locator('main'));
    await panel.locator('select').selectOption('fits');
    for (const [number, seed] of [0.25, 0.75].entries()) {
      await chance(seed);
      const name = t(number === 0 ? 'practice.start' : 'practice.next');
      await panel.getByRole('button', { name }).press('Enter');
      const task = practiceQuestion(QUESTIONS, Math.floor(seed * 2 ** 31), { ask: 'fits' }, {});
      if (!task) throw new Error('There is no puzzle to practise');
      const band = QUESTIONS.bandOf(task);
      await expect(panel.locator('p[tabindex]')).toHaveText(
        t('practice.number', { band: t(`band.${band}`) }),
      );
      await expect(panel.locator('p[tabindex]')).toBeFocused();
      const { right, wrong } = choices(task);
      await answer(panel, wrong[0]).press('Enter');
      await expect(panel.locator('.st-verdict')).toContainText(t('attempt.again'));
      await answer(panel, right).press('Enter');
      await expect(panel.locator('.st-verdict')).toContainText(t('attempt.right'));
    }
  });
}
