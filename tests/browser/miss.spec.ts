import type { Translate } from '../../src/core/words.ts';
import { LESSONS } from './lessons.ts';
import { goTo, openWidget, wake } from './pages.ts';
import { answerOf, judge } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de');

/** Where a trick is asked about on its picture: how one gets there, and the trick. */
const PLACES = [
  ['the home page', 'trick N2: N9 E12 S13', (page: Page) => openWidget(page, '/de/')],
  [
    'an example',
    'trick W3: N7 W4 S9',
    async (page: Page) => {
      await page.goto('/de/santa-timea/example-3/');
      const id = await page.locator('.st-panel:has(.st-asks)').getAttribute('id');
      return openWidget(page, '/de/santa-timea/example-3/', id ?? '');
    },
  ],
  [
    'a lesson',
    'trick S1: W6 S3 S8 E9',
    (page: Page) => openStep(page, 'knocked-out', 'next-lowest'),
  ],
  [
    'a puzzle',
    'trick N2: S8 P S5 E10 N5',
    (page: Page) => openWidget(page, '/de/santa-timea/puzzles/p60/'),
  ],
] as const;

async function openStep(page: Page, slug: string, id: string): Promise<Locator> {
  await page.goto(`/de/santa-timea/${slug}/`);
  const step = page.locator(`#step-${id}`);
  await goTo(step);
  await wake(step.locator('astro-island'));
  return step;
}

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

for (const [what, notation, open] of PLACES) {
  test(`${what}: a first miss leaves the answer to be found and everything in its place, a second one tells it @phone`, async ({
    page,
  }) => {
    const { trick, ruling } = judge(notation);
    const question = await open(page);
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
}

const nameOf = (place: number | null, say: Translate) =>
  place === null ? say('question.nobody') : say(`player.${place}`);

for (const [what, slug, id] of [
  ['a card', 'first-trick', 'mind-the-wind'],
  ['a word', 'reading-the-wind', 'with-the-wind'],
] as const) {
  test(`${what} that is a wrong answer moves and marks no other @phone`, async ({ page }) => {
    const asked = LESSONS.find((lesson) => lesson.slug === slug)?.steps.find(
      (step) => step.id === id,
    );
    const step = await openStep(page, slug, id);
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
}
