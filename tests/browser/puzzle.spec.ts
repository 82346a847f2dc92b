import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { COLLECTION } from '../supply-kit.ts';
import { openWidget } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

test('a right answer leads on to the next puzzle, and is marked in the list @either', async ({
  page,
}) => {
  const t = gameWords('fr');
  const puzzle = COLLECTION.filter(({ question }) => question.ask === 'taker')[9];
  if (!puzzle) throw new Error('There are too few puzzles');
  const widget = await openWidget(page, `/fr/santa-timea/puzzles/${puzzle.key}/`);
  const [right] = QUESTIONS.answersOf(puzzle.question).right;
  await widget.locator(`[data-answer="${right}"]`).click();
  await expect(widget.locator('.st-verdict')).toContainText(t('attempt.right'));
  await expect(widget.locator('ol[aria-live] > li').first()).toBeVisible();
  const number = await page.locator('h1').textContent();
  await widget.getByRole('link', { name: t('attempt.next') }).click();
  await expect(page.locator('h1')).not.toHaveText(number ?? '');
  const { pathname } = new URL(page.url());
  await page.goto('/fr/santa-timea/puzzles/');
  const after = page.locator(`li:has([data-puzzle="${puzzle.key}"]) + li > a`);
  await expect(after).toHaveAttribute('href', pathname);
  const mark = siteWords('fr')('puzzles.mark.first');
  await expect(page.locator(`[data-puzzle="${puzzle.key}"]`)).toContainText(mark);
  await page.goto(`/fr/santa-timea/puzzles/${puzzle.key}/`);
  await expect(page.locator('.task-bar')).toContainText(`✓ ${mark}`);
});

test('on a wide page the cards to choose from stand beside their sea', async ({ page }) => {
  const hand = COLLECTION.find(({ question }) => question.ask === 'safe');
  const widget = await openWidget(page, `/de/santa-timea/puzzles/${hand?.key}/`);
  const sea = await widget.locator('.st-sea').boundingBox();
  const card = await widget.locator('.st-slot:has([data-answer])').first().boundingBox();
  expect(card?.x).toBeGreaterThan((sea?.x ?? 0) + (sea?.width ?? 0) - 1);
  expect(card?.y).toBeLessThan((sea?.y ?? 0) + (sea?.height ?? 0));
});
