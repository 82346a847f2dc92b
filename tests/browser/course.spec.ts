import { courseRecord } from '../../src/device/course.ts';
import type { AskedExam } from '../../src/games/santa-timea/screens/exam/exam.ts';
import { violationsInBoth } from './axe.ts';
import { LESSONS, propsIn } from './lessons.ts';
import { awake, keep, kept, tabTo } from './pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const language = 'de';

const { key: COURSE, empty } = courseRecord('santa-timea');

const address = (language: string, slug: string) => `/${language}/santa-timea/${slug}/`;

/** The buttons of a question, in the order of its answers. */
const answers = (place: Locator) => place.locator('[data-answer]');

// What the pages of the other lessons hold is read as it is built, see tests/dist/course.test.ts.
test('the keyboard goes through a lesson', async ({ page }) => {
  const { slug = '', steps: all = [] } = LESSONS[0] ?? {};
  const steps = all.slice(0, 2);
  await page.goto(address(language, slug));
  for (const [number, step] of steps.entries()) {
    const place = page.locator(`#step-${step.id}`);
    await awake(place);
    // On the first step a wrong answer is met with a reason and another try.
    if (number === 0) {
      await tabTo(page, answers(place).nth(step.wrong[0] ?? -1));
      await expect(answers(place).nth(step.wrong[0] ?? -1)).toBeFocused();
      await expect(place.locator('.st-verdict-wrong')).not.toHaveText(/^[^.?!]*[.?!]?$/);
      await expect(place.locator('.st-primary')).toHaveCount(0);
    }
    await tabTo(page, answers(place).nth(step.right[0] ?? -1));
    await expect(place.locator('.st-verdict:not(.st-verdict-wrong)')).toBeFocused();
    const piece = page.locator(`.task-bar [data-step="${step.id}"]`);
    // What was missed is done as well, and comes again.
    await expect(piece).toHaveClass(number === 0 ? 'done comes-again' : 'done');
    await tabTo(page, place.locator('a.st-primary'));
    await expect(page.locator('.lesson-screen:has(:target) h2')).toBeInViewport();
  }
  await page.reload();
  for (const [number, { id }] of steps.entries()) {
    const piece = page.locator(`.task-bar [data-step="${id}"]`);
    await expect(piece).toHaveClass(number === 0 ? 'done comes-again' : 'done');
  }
});

const EXAM = LESSONS.find(({ exam }) => exam.length > 0);
const PASS = Math.ceil((EXAM?.exam.length ?? 0) * 0.8);

/** Misses the last question of the exam, all others of which were answered before, one too few of them right. */
async function sitLast(page: Page): Promise<Locator> {
  const exam = page.locator('#exam');
  await page.goto(address(language, EXAM?.slug ?? ''));
  const props = await page.locator('astro-island', { has: exam }).getAttribute('props');
  const { tasks } = propsIn(props)['exam'] as AskedExam;
  const given = tasks.slice(0, -1).map(({ id }, index) => [id, { at: 2, right: index < PASS - 1 }]);
  const data = { ...empty, exam: { since: 1, answers: Object.fromEntries(given) } };
  await keep(page, { [COURSE]: data });
  await page.reload();
  await awake(exam.locator('xpath=../..'));
  await tabTo(page, exam.locator('button.st-primary:not([aria-disabled])'));
  await expect(exam.locator('.st-exam-head')).toBeFocused();
  const [choice = -1] = EXAM?.exam.at(-1)?.wrong ?? [];
  await answers(exam).nth(choice).press('Enter');
  await expect(exam.locator('.st-verdict')).toBeFocused();
  await exam.locator('button.st-primary').press('Enter');
  return exam;
}

test('the exam resumes where it was left; failed, it stays so and can be retaken; passed, it is remembered', async ({
  page,
}) => {
  const exam = await sitLast(page);
  await page.reload();
  const verdict = exam.locator('.st-verdict');
  await expect(verdict).not.toHaveClass(/st-verdict-(right|wrong)/);
  await expect(verdict).toContainText(String(PASS - 1));
  await expect(exam.locator('.st-exam-lessons summary:not(.good)')).not.toHaveCount(0);
  await expect(exam.locator('.st-certificate')).toHaveCount(0);
  expect(await violationsInBoth(page, { within: '#exam' })).toEqual([]);
  const record = await kept(page, COURSE);
  await exam.locator('button.st-primary').press('Enter');
  await expect(answers(exam).first()).toBeVisible();

  // With one more that is right.
  await page.evaluate(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [`windrose:${COURSE}`, record.replace('"right":false', '"right":true')],
  );
  await page.reload();
  await expect(verdict).not.toHaveClass(/st-verdict-wrong/);
  await expect(exam.locator('.st-certificate')).toContainText(String(PASS));
});

test('one step is shown at a time: links, the back button and the other languages keep it', async ({
  page,
}) => {
  const [lesson] = LESSONS;
  const shown = page.locator('.lesson-screen').filter({ visible: true });
  await page.goto(address('en', lesson?.slug ?? ''));
  await expect(shown).toHaveAttribute('id', 'screen-0');
  await shown.locator('.screen-on a').click();
  await expect(shown).toHaveAttribute('id', 'screen-1');
  const second = siteWords('en')('lesson.step', { number: 2, count: lesson?.all.length ?? 0 });
  await page.getByRole('link', { name: second }).click();
  await expect(shown).toHaveAttribute('id', 'screen-2');
  await page.goBack();
  await expect(shown).toHaveAttribute('id', 'screen-1');
  // As the search has it, and then in German, where the heading has another address.
  const heading = await page.locator('#screen-3 h2').getAttribute('id');
  await page.goto(`${address('en', lesson?.slug ?? '')}#${heading}`);
  await expect(shown).toHaveAttribute('id', 'screen-3');
  await page.getByRole('link', { name: siteWords('de')('language') }).click();
  await expect(page).toHaveURL(/\/de\/.*#screen-3$/);
  await expect(shown).toHaveAttribute('id', 'screen-3');
});

/** Gives one answer after the other until one is right. */
async function find(place: Locator): Promise<void> {
  await expect(answers(place).first()).toBeVisible();
  const verdict = place.locator('.st-verdict:not(.st-verdict-wrong)');
  for (let number = 0; (await verdict.count()) === 0 && number < 8; number++) {
    const button = place.getByRole('button', { name: gameWords('en')('attempt.answer-again') });
    if (await button.isVisible()) await button.click();
    await answers(place).nth(number).click();
    await expect(place.locator('.st-verdict').first()).toBeVisible();
  }
}

test('a lesson begins with what was got wrong before, until it is put right', async ({ page }) => {
  const slug = LESSONS[3]?.slug ?? '';
  const data = { ...empty, misses: { 'swaps-half-and-zero': { at: 1, right: false } } };
  await page.goto('/en/');
  await page.evaluate(
    (text) => localStorage.setItem('windrose:santa-timea:course', text),
    JSON.stringify({ version: 1, data }),
  );
  await page.goto(address('en', slug));
  const warmUp = page.locator('#warm-up');
  await expect(warmUp).toContainText(gameWords('en')('again.missed'));
  await expect(answers(warmUp).first()).toBeVisible();
  await warmUp.locator('.st-again-head a').click();
  await expect(page.locator('.lesson-screen').filter({ visible: true })).toHaveAttribute(
    'id',
    'screen-0',
  );
  // Nothing is left to put right: the lesson before asks.
  await page.evaluate(() => localStorage.clear());
  await page.goto(address('en', slug));
  await expect(warmUp).toContainText(gameWords('en')('again.before'));
});

test('a step that was missed comes again at the end with other cards, though it was found and all steps are done', async ({
  page,
}) => {
  const { slug = '', steps = [] } = LESSONS[2] ?? {};
  const [step] = steps;
  await page.goto(`${address('en', slug)}#lesson-end`);
  const all = await page
    .locator('.learned [data-step]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-step') ?? ''));
  const done = Object.fromEntries(all.map((id) => [id, 1]));
  await keep(page, { [COURSE]: { ...empty, steps: done } });
  await page.reload();
  const end = page.locator('.lesson-end');
  await expect(end).toHaveClass(/reached/);
  const place = page.locator(`#step-${step?.id}`);
  await awake(place);
  for (const answer of [step?.wrong[0], step?.right[0]]) {
    await answers(place)
      .nth(answer ?? -1)
      .click();
  }
  await expect(place.locator('.st-verdict:not(.st-verdict-wrong)')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'lesson-end';
  });
  await expect(end).toHaveClass(/reached/);
  await expect(page.locator('.catch-up')).toHaveAttribute('href', '#again');
  await expect(end.locator('h2')).toHaveText(siteWords('en')('course.arrived', { number: 3 }));
  await expect(page.locator('.learned .comes-again')).toHaveCount(1);
  await page.locator('.catch-up').click();
  await find(page.locator('#again'));
  await page.locator('#again .st-walk > .st-primary').click();
  await expect(page).toHaveURL(/#lesson-end$/);
  expect(await kept(page, COURSE)).toContain(`"${step?.id}"`);
});

test('the round that ends a lesson leads to the end of the lesson @phone', async ({ page }) => {
  const { slug = '', all = [] } = LESSONS[0] ?? {};
  const id = all.at(-1) ?? '';
  await page.goto(`${address('de', slug)}#step-${id}`);
  const round = page.locator(`#step-${id}`);
  const onward = page.locator('.screen-on:visible');
  for (let trick = 1; trick <= 3; trick++) {
    await expect(onward).toHaveCount(0);
    await round.locator('.st-play-card[aria-disabled="false"]').first().click();
    await round.locator('.st-play-act .st-primary').click();
  }
  await expect(page.locator(`.task-bar [data-step="${id}"]`)).toHaveClass(/done/);
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.locator('a').click();
  await expect(page).toHaveURL(/#lesson-end$/);
});

test('five questions find the lesson to begin with', async ({ page }) => {
  await page.goto('/en/santa-timea/placement/');
  const panel = page.locator('.st-exam');
  const primary = panel.locator('.st-primary');
  await primary.click();
  // North 4 is the lowest of the first trick, and East 4 is not that of the second.
  await answers(panel).nth(1).click();
  await primary.click();
  await answers(panel).nth(0).click();
  await primary.click();
  await expect(primary).toHaveAttribute('href', address('en', LESSONS[1]?.slug ?? ''));
});

test('lesson 8 opens with the score of the round that was played in lesson 7, and with its own before', async ({
  page,
}) => {
  const address = '/de/santa-timea/counting-damage/';
  const points = page.locator('.st-score-sheet tbody tr').last().locator('td');
  await page.goto(address);
  await expect(points).toHaveText(['3', '2', '1']);

  // East 10 counts 5 in the north wind, South 14 zero.
  const game = 'game seed 7 seats 2 tricks 1 alone: E10 S14';
  await keep(page, {
    'santa-timea:rounds': { 'first-round': { at: 1, text: game, isOver: true } },
  });
  await page.goto(address);
  await expect(points).toHaveText(['2', '0']);
});
