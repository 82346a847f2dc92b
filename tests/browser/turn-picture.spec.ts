import { violationsInBoth } from './axe.ts';
import { layoutFindings } from './findings.ts';
import { tabTo } from './keyboard.ts';
import { goTo, wake } from './pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { answer, choices, puzzleTask } from './turn-kit.ts';
import { gameWords } from './words.ts';

const t = gameWords('de', 'turn');

/** A puzzle answered on the places or below them, on the piles, and on a hand with two of the right card. */
const PUZZLES = { places: 'p07', piles: 'p27', hand: 'p03' };

/** The ways to give an answer. */
const WAYS: Readonly<Record<string, (page: Page, spot: Locator) => Promise<void>>> = {
  'with a finger': (_, spot) => spot.tap(),
  'by keyboard': tabTo,
};

/** Where everything lies on the page. */
const placesOf = (puzzle: Locator) =>
  puzzle.locator('.tn-spot, .st-call').evaluateAll((all) =>
    all.map((one) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return [top + scrollY, left, width, height];
    }),
  );

/** What of the table is marked: for ears, and on the picture. */
const marked = (puzzle: Locator) =>
  puzzle.locator('.tn-spot:is(.tn-tried, .tn-right) > .aloud').allTextContents();

for (const [on, id] of Object.entries(PUZZLES)) {
  for (const [way, give] of Object.entries(WAYS)) {
    // Piles and places answer as the hand does; the complete run has them too.
    const tag = on === 'hand' ? '' : ' @all';
    test(`what stands on the ${on} is answered there ${way}, and nothing moves @phone${tag}`, async ({
      page,
    }) => {
      const { right, wrong } = choices(puzzleTask(id));
      await page.goto(`/de/turn/puzzles/${id}/`);
      const puzzle = page.locator('main .st-panel');
      await goTo(puzzle);
      await wake(puzzle.locator('astro-island'));
      const question = puzzle.locator('.st-call');
      const asked = (await question.textContent()) ?? '';
      await expect(puzzle.getByRole('group', { name: asked })).toBeVisible();
      const missed = answer(puzzle, wrong[0]);
      const what = t('picture.choice', { what: '' });
      await expect(missed.locator('.aloud')).toContainText(what);
      const lies = ((await missed.locator('.aloud').textContent()) ?? '').replace(what, '');
      expect(await layoutFindings(page)).toEqual([]);
      const before = await placesOf(puzzle);

      await give(page, missed);
      await expect(puzzle.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
      await expect(missed).toBeFocused();
      await expect(missed).toHaveAttribute('aria-disabled', 'true');
      expect(await marked(puzzle)).toEqual([t('attempt.tried', { answer: lies })]);
      expect(await placesOf(puzzle)).toEqual(before);
      // Pressed again, it is no second answer, which would show the right one.
      await missed.press('Enter');
      await expect(question.locator('span').last()).toHaveText(asked);
      await expect(question.locator('.tn-reply')).toContainText(t('attempt.not', { answer: '' }));
      expect(await violationsInBoth(page, { within: 'main' })).toEqual([]);

      // Of two cards of a kind either is the answer.
      const spots = puzzle.locator(`[data-answer="${right}"]`);
      const count = await spots.count();
      expect(count).toBe(on === 'hand' ? 2 : 1);
      await give(page, spots.last());
      await expect(puzzle.locator('.st-verdict')).toContainText(t('attempt.right'));
      await expect(puzzle.locator('.st-verdict')).toBeFocused();
      await expect(puzzle.locator('.tn-right')).toHaveCount(count);
      await expect(puzzle.locator('.tn-tried')).toHaveCount(1);
      await expect(puzzle.locator('[data-answer]:enabled')).toHaveCount(0);
      const said = await puzzle.locator('.tn-right > .aloud').last().textContent();
      expect(said).toContain(t('picture.right', { what: '' }));
      await expect(puzzle.locator('.tn-reply')).toHaveText(/\p{L}/u);
      expect(await placesOf(puzzle)).toEqual(before);
      expect(await violationsInBoth(page, { within: 'main' })).toEqual([]);
    });
  }
}
