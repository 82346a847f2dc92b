import { QUESTIONS } from '../../src/games/ships/questions/index.ts';
import { openAt } from './pages.ts';
import { answers, choices, PUZZLES } from './ships-kit.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';
const t = gameWords(language, 'ships');

// Another puzzle in each language; every wrong answer to it is met with its misreading.
const exposing = PUZZLES.filter(({ question }) => QUESTIONS.exposedBy(question).length > 1);
const puzzle = exposing[7];

test('Ships of the Line a puzzle says what is wrong, then accepts what is right @phone', async ({
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
