import type { Translate } from '../../src/core/words.ts';
import { LESSONS } from './lessons.ts';
import { openAt, openWidget } from './pages.ts';
import { answerOf, judge } from './table.ts';
import { expect, type Locator, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de');

/** A trick that is asked about on its picture. */
const TRICK = 'trick N2: S8 P S5 E10 N5';

/** Where things stand on the page, however far it is scrolled. */
const placesOf = (all: Locator) =>
  all.evaluateAll((each) =>
    each.map((one) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return { top: top + scrollY, left, width, height };
    }),
  );

/** The lanes of the picture that asks; the one of the answer, for readers without scripts, is hidden. */
const LANES = '.st-seats > li';

/** The places of the lanes that match, in playing order. */
const lanesOf = (question: Locator, selector: string) =>
  question
    .locator(LANES)
    .evaluateAll(
      (lanes, wanted) => lanes.flatMap((lane, place) => (lane.matches(wanted) ? [place] : [])),
      selector,
    );

test('a first miss leaves the answer to be found and everything in its place, a second one tells it @phone', async ({
  page,
}) => {
  const { trick, ruling } = judge(TRICK);
  const question = await openWidget(page, '/de/santa-timea/puzzles/p60/');
  const [answers, lanes] = [question.locator('[data-answer]'), question.locator(LANES)];
  const named = (place: number) => ruling.ties.find((tied) => tied.includes(place)) ?? [place];
  const [first = -1, second = -1] = [...trick.plays.keys()].filter(
    (place) => place !== ruling.taker,
  );
  const before = await placesOf(answers);
  const moored = await placesOf(lanes);
  expect(before).toHaveLength(trick.plays.length + 1);

  await answerOf(question, first, t).click();
  await expect(question.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
  expect(await placesOf(answers)).toEqual(before);
  expect(await lanesOf(question, '.st-sails')).toEqual([...named(first)].toSorted());
  expect(await lanesOf(question, '.st-missed')).toEqual([first]);
  expect(await lanesOf(question, '.st-hit, .st-takes, :has(.st-tag-leads)')).toEqual([]);
  await expect(question.locator(':is(.st-outcome, .st-storm, .st-adrift)')).toHaveCount(0);

  await answerOf(question, second, t).click();
  await expect(question.locator('.st-outcome')).toContainText(nameOf(ruling.taker, t));
  expect(await placesOf(lanes)).toEqual(moored);
  expect(await lanesOf(question, '.st-sails')).toEqual([...trick.plays.keys()]);
  expect(await lanesOf(question, '.st-takes')).toEqual([ruling.taker]);
  await expect(question.locator('.st-verdict-wrong')).toBeVisible();
  await expect(question.getByText(t('attempt.again'))).toHaveCount(0);
  await expect(answers).toHaveCount(0);
});

const nameOf = (place: number | null, say: Translate) =>
  place === null ? say('question.nobody') : say(`player.${place}`);

test('a word that is a wrong answer moves and marks no other @phone', async ({ page }) => {
  const [slug, id] = ['reading-the-wind', 'with-the-wind'];
  const asked = LESSONS.find((lesson) => lesson.slug === slug)?.steps.find(
    (step) => step.id === id,
  );
  const step = await openAt(page, `/de/santa-timea/${slug}/`, `#step-${id}`);
  const answers = step.locator('[data-answer]');
  const before = await placesOf(answers);
  expect(before.length).toBeGreaterThan(2);
  await answers.nth(asked?.wrong[0] ?? -1).click();
  await expect(step.locator('.st-verdict-wrong')).toContainText(t('attempt.again'));
  expect(await placesOf(answers)).toEqual(before);
  const marked = await answers.evaluateAll((all) => all.map((one) => one.ariaDisabled));
  expect(marked).toEqual(before.map((_, index) => String(index === asked?.wrong[0])));
  await answers.nth(asked?.wrong[1] ?? -1).click();
  await expect(step.locator('.st-verdict-wrong')).toBeVisible();
  await expect(answers).toHaveCount(0);
  await expect(step.getByText(t('attempt.again'))).toHaveCount(0);
  await expect(step.locator('.st-steps > li').first()).toBeVisible();
});
