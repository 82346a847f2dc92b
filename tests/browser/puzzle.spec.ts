import { readFileSync } from 'node:fs';
import { rulesFor } from '../../src/games/santa-timea/notation/ruleset.ts';
import { parsePuzzles } from '../../src/games/santa-timea/puzzles/file.ts';
import { leadingTo } from '../../src/games/santa-timea/puzzles/misreadings.ts';
import { resolveTrick } from '../../src/games/santa-timea/rules/trick.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { openWidget } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const file = parsePuzzles(readFileSync('puzzles/santa-timea/who-takes.txt', 'utf8'));
const puzzles = file.ok ? file.value : [];
const RULES = rulesFor({ edition: 'house', variant: 'basic' });
/** One of every eight, the last among them. */
const SAMPLE = puzzles.filter((_, index) => index % 8 === (puzzles.length - 1) % 8);

for (const [index, puzzle] of SAMPLE.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
  const t = gameWords(language);
  const address = `/${language}/santa-timea/puzzles/${puzzle.id}/`;
  const { taker } = resolveTrick(puzzle.trick, RULES);
  const nameOf = (place: number | null) =>
    place === null ? t('question.nobody') : t(`player.${place}`);

  test(`puzzle ${puzzle.id} in ${language}: every answer is answered @both`, async ({ page }) => {
    const widget = await openWidget(page, address);
    const question = widget.getByRole('group', { name: t('question.who') });
    const places = [...puzzle.trick.plays.keys(), null];
    await expect(question.getByRole('button')).toHaveCount(places.length);
    for (const place of places.filter((one) => one !== taker)) {
      const button = question.getByRole('button', { name: nameOf(place), exact: true });
      await button.dblclick();
      await expect(widget.getByText(t('question.not', { name: nameOf(place) }))).toBeVisible();
      for (const trap of leadingTo(puzzle.trick, RULES, place)) {
        await expect(widget.getByText(t(`misreading.${trap}`))).toBeVisible();
      }
      await expect(widget.getByText(t('question.again'))).toBeVisible();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(widget.locator('.st-outcome, ol[aria-live]')).toHaveCount(0);
    }
    await question.getByRole('button', { name: nameOf(taker), exact: true }).click();
    await expect(widget.getByText(t('question.right'))).toBeVisible();
    await expect(widget.locator('.st-verdict')).toBeFocused();
    await expect(widget.locator('ol[aria-live] > li').first()).toBeVisible();
    const after = puzzles[puzzles.indexOf(puzzle) + 1];
    const next = widget.getByRole('link', { name: t('question.next') });
    if (after) await expect(next).toHaveAttribute('href', new RegExp(`/${after.id}/$`));
    else await expect(next).toHaveCount(0);
  });
}

test('the puzzles are there', () => {
  expect(SAMPLE.length).toBeGreaterThan(5);
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
  await question.getByRole('button', { name: t(`player.${wrong}`), exact: true }).press('Enter');
  await expect(widget.locator('.st-verdict')).toBeFocused();
  await widget.getByRole('button', { name: t('question.show') }).press('Enter');
  await expect(widget.getByText(t('question.answer'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(question).toBeVisible();
  await expect(widget.locator('.st-verdict')).toHaveCount(0);
});

test('the next puzzle is one press away', async ({ page }) => {
  const [first, second] = puzzles;
  if (!first || !second) throw new Error('There are too few puzzles');
  const t = gameWords('fr');
  const { taker } = resolveTrick(first.trick, RULES);
  const widget = await openWidget(page, `/fr/santa-timea/puzzles/${first.id}/`);
  await widget
    .getByRole('button', {
      name: taker === null ? t('question.nobody') : t(`player.${taker}`),
      exact: true,
    })
    .click();
  await widget.getByRole('link', { name: t('question.next') }).click();
  await expect(page).toHaveURL(new RegExp(`/fr/santa-timea/puzzles/${second.id}/$`));
});

for (const language of LANGUAGES) {
  test(`the page of a puzzle gives nothing away outside its answer: ${language}`, async ({
    request,
  }) => {
    const t = gameWords(language);
    for (const { id } of SAMPLE) {
      const response = await request.get(`/${language}/santa-timea/puzzles/${id}/`);
      const html = await response.text();
      expect(html).toContain(siteWords(language)('puzzle.answer'));
      // Words come with the widget as data; what is said of this trick must not.
      const shown = html
        .replace(/<details class="answer"[\s\S]*?<\/details>/g, '')
        .replace(/<astro-island[^>]*>/g, (tag) => tag.replace(/words="[^"]*"|words&quot;.*$/g, ''));
      const outcomes = ['both', 'two', 'nobody'].flatMap((key) =>
        [0, 1, 2, 3, 4].map((place) =>
          t(`outcome.${key}`, {
            name: t(`player.${place}`),
            taker: t(`player.${place}`),
            lead: t(`player.${place}`),
          }),
        ),
      );
      for (const outcome of outcomes) expect(shown).not.toContain(outcome);
      expect(shown).not.toMatch(/taker|st-takes/);
    }
  });
}
