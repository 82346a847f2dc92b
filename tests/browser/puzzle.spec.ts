import type { Translate } from '../../src/core/words.ts';
import { rulesFor } from '../../src/games/santa-timea/notation/ruleset.ts';
import { leadingTo } from '../../src/games/santa-timea/questions/test-kit.ts';
import { resolveTrick } from '../../src/games/santa-timea/rules/trick.ts';
import { COLLECTION } from '../supply-kit.ts';
import { openWidget } from './pages.ts';
import { answerOf } from './table.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const puzzles = COLLECTION.flatMap(({ key, question }) =>
  question.ask === 'taker' ? [{ id: key, trick: question.position.trick }] : [],
);
const RULES = rulesFor({ edition: 'house', variant: 'basic' });
const nameIn = (t: Translate, place: number | null) =>
  place === null ? t('question.nobody') : t(`player.${place}`);

test('every answer to a puzzle is answered, and the next one follows @either', async ({ page }) => {
  const language = 'fr';
  const t = gameWords(language);
  const puzzle = puzzles[9];
  if (!puzzle) throw new Error('There are too few puzzles');
  const address = `/${language}/santa-timea/puzzles/${puzzle.id}/`;
  const { taker } = resolveTrick(puzzle.trick, RULES);
  const nameOf = (place: number | null) => nameIn(t, place);
  const widget = await openWidget(page, address);
  const question = widget.getByRole('group', { name: t('question.who') });
  const places = [...puzzle.trick.plays.keys(), null];
  await expect(question.getByRole('button')).toHaveCount(places.length);
  for (const [miss, place] of places.filter((one) => one !== taker).entries()) {
    const button = answerOf(question, place, t);
    await button.dblclick();
    await expect(button.and(page.locator('[aria-disabled="false"]'))).toHaveCount(0);
    // A first miss leaves the question where it stands, and says so there.
    const said = widget.locator(miss % 2 === 0 ? '.st-call > .st-not' : '.st-verdict-wrong');
    await expect(said).toContainText(nameOf(place));
    // Of several misreadings that lead there one is named.
    const [named, ...others] = leadingTo(puzzle.trick, RULES, place).map((trap) =>
      widget.getByText(t(`misreading.${trap}`)),
    );
    if (named) await expect(others.reduce((any, one) => any.or(one), named)).toBeVisible();
    const anew = widget.getByRole('button', { name: t('attempt.anew') });
    if (miss % 2 === 1) {
      // The second miss: the answer is told, and the question asked anew.
      await expect(widget.locator('.st-outcome')).toContainText(nameOf(taker));
      await anew.click();
      await expect(anew).toHaveCount(0);
    } else {
      await expect(widget.getByText(t('attempt.again'))).toBeVisible();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(widget.locator('.st-outcome, ol[aria-live]')).toHaveCount(0);
    }
  }
  await answerOf(question, taker, t).click();
  await expect(widget.locator('.st-verdict')).toContainText(t('attempt.right'));
  await expect(widget.locator('.st-verdict')).toBeFocused();
  await expect(widget.locator('ol[aria-live] > li').first()).toBeVisible();
  const number = await page.locator('h1').textContent();
  await widget.getByRole('link', { name: t('attempt.next') }).click();
  await expect(page.locator('h1')).not.toHaveText(number ?? '');
  const { pathname } = new URL(page.url());
  await page.goto(`/${language}/santa-timea/puzzles/`);
  const after = page.locator(`li:has([data-puzzle="${puzzle.id}"]) + li > a`);
  await expect(after).toHaveAttribute('href', pathname);
  const mark = siteWords(language)('puzzles.mark.shown');
  await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toContainText(mark);
  await expect(page.locator('#marks')).toContainText('0');
});

test('a puzzle is answered with the keyboard, given up, and begun again by a reload', async ({
  page,
}) => {
  const [puzzle] = puzzles;
  if (!puzzle) throw new Error('There are no puzzles');
  const t = gameWords('de');
  const { taker } = resolveTrick(puzzle.trick, RULES);
  const widget = await openWidget(page, `/de/santa-timea/puzzles/${puzzle.id}/`);
  const wrong = taker === 0 ? 1 : 0;
  const question = widget.getByRole('group', { name: t('question.who') });
  await answerOf(question, wrong, t).press('Enter');
  await expect(answerOf(question, wrong, t)).toBeFocused();
  await widget.getByRole('button', { name: t('attempt.show') }).press('Enter');
  await expect(widget.locator('.st-verdict')).toBeFocused();
  await expect(widget.locator('.st-outcome')).toContainText(nameIn(t, taker));
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(question).toBeVisible();
  await expect(widget.locator('.st-verdict')).toHaveCount(0);
});
