import { readFileSync } from 'node:fs';
import { PUZZLE_FILE, QUESTIONS } from '../../src/games/turn/questions/index.ts';
import { violationsInBoth } from './axe.ts';
import { layoutFindings } from './findings.ts';
import { announced, goTo, placesOf, tabTo, wake } from './pages.ts';
import { expect, type Locator, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de', 'turn');

/** A puzzle answered on a hand with two of the right card; places and piles answer as the hand does. */
const PUZZLE = 'p06';

/** Where everything lies on the page. */
const placesIn = (puzzle: Locator) => placesOf(puzzle.locator('.tn-spot, .st-call'));

/** What of the table is marked: for ears, and on the picture. */
const marked = (puzzle: Locator) =>
  puzzle.locator('.tn-spot:is(.st-missed, .st-hit) > .aloud').allTextContents();

test('what stands on the hand is answered there by keyboard, and nothing moves @phone', async ({
  page,
}) => {
  const puzzles = PUZZLE_FILE.parse(readFileSync('puzzles/turn/puzzles.txt', 'utf8'));
  const asks = puzzles.ok && puzzles.value.find(({ key }) => key === PUZZLE)?.question;
  if (!asks) throw new Error(PUZZLE);
  const { offered, right } = QUESTIONS.answersOf(asks);
  const wrong = offered.find((answer) => !right.includes(answer));
  await page.goto(`/de/turn/puzzles/${PUZZLE}/`);
  const puzzle = page.locator('main .st-panel');
  await goTo(puzzle);
  await wake(puzzle.locator('astro-island'));
  const question = puzzle.locator('.st-call');
  const asked = (await question.textContent()) ?? '';
  await expect(puzzle.getByRole('group', { name: asked })).toBeVisible();
  const missed = puzzle.locator(`[data-answer="${wrong}"]`).first();
  const what = t('picture.choice', { what: '' });
  await expect(missed.locator('.aloud')).toContainText(what);
  const lies = ((await missed.locator('.aloud').textContent()) ?? '').replace(what, '');
  expect(await layoutFindings(page)).toEqual([]);
  const before = await placesIn(puzzle);

  await tabTo(page, missed);
  const [isWrong, again] = [t('attempt.not', { answer: lies }), t('attempt.again')];
  await expect(announced(puzzle)).toHaveText(new RegExp(`^${RegExp.escape(isWrong)} .+${again}$`));
  await expect(missed).toBeFocused();
  await expect(missed).toHaveAttribute('aria-disabled', 'true');
  expect(await marked(puzzle)).toEqual([t('attempt.tried', { answer: lies })]);
  expect(await placesIn(puzzle)).toEqual(before);
  // Pressed again, it is no second answer, which would show the right one.
  await missed.press('Enter');
  await expect(question.locator('span').last()).toHaveText(asked);
  await expect(question.locator('.tn-reply')).toContainText(t('attempt.not', { answer: '' }));
  expect(await violationsInBoth(page, { within: 'main' })).toEqual([]);

  // Of two cards of a kind either is the answer.
  const spots = puzzle.locator(`[data-answer="${right[0]}"]`);
  await expect(spots).toHaveCount(2);
  await tabTo(page, spots.last());
  await expect(puzzle.locator('.st-verdict')).toContainText(t('attempt.right'));
  await expect(puzzle.locator('.st-verdict')).toBeFocused();
  await expect(puzzle.locator('.st-hit')).toHaveCount(2);
  await expect(puzzle.locator('.st-missed')).toHaveCount(1);
  await expect(puzzle.locator('[data-answer]:enabled')).toHaveCount(0);
  const said = await puzzle.locator('.st-hit > .aloud').last().textContent();
  expect(said).toContain(t('picture.right', { what: '' }));
  await expect(question).toHaveText(asked);
  expect(await placesIn(puzzle)).toEqual(before);
});

// Astro wakes an island once a part of it that has a box is seen.
test('a question that is answered on the table hears a press on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de/turn/discard-piles/#step-cover-it');
  const step = page.locator('#step-cover-it');
  await step.locator('[data-answer]').first().click();
  await expect(step.locator('.st-verdict')).toBeVisible();
});
