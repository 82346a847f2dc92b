import {
  type AskedExam,
  harbourResults,
  weakest,
} from '../../src/games/santa-timea/screens/exam/exam.ts';
import { violationsInBoth } from './axe.ts';
import { LESSONS, propsIn } from './lessons.ts';
import { awake, goTo, keep, tabTo } from './pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const language = 'de';

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
    await expect(place.locator('.st-is-done')).toBeVisible();
    await tabTo(page, place.locator('a.st-primary'));
    await expect(page.locator('.lesson-screen:has(:target) h2')).toBeInViewport();
  }
  await page.reload();
  for (const { id } of steps) {
    await goTo(page.locator(`#step-${id}`));
    await expect(page.locator(`#step-${id} .st-is-done`)).toBeVisible();
  }
});

type Questions = (typeof LESSONS)[number]['exam'];

/** Answers one question of the exam after the other with the keyboard, so many of them right. */
async function sit(page: Page, list: Questions, right: number): Promise<void> {
  const exam = page.locator('#exam');
  for (const [number, task] of list.entries()) {
    const choice = number < right ? task.right[0] : task.wrong[0];
    await expect(exam.locator('.st-exam-head')).toBeFocused();
    await answers(exam)
      .nth(choice ?? -1)
      .press('Enter');
    await expect(exam.locator('.st-verdict')).toBeFocused();
    // Wrong answers look alike in all questions.
    if (right < list.length && number === list.length - 1) {
      expect(await violationsInBoth(page, { within: '#exam' })).toEqual([]);
    }
    await exam.locator('button.st-primary').press('Enter');
  }
}

/** The exam as its page has it. */
async function askedExam(page: Page): Promise<AskedExam> {
  const props = await page
    .locator('astro-island', { has: page.locator('#exam') })
    .getAttribute('props');
  return propsIn(props)['exam'] as AskedExam;
}

/** Expects the exam to be failed with so many right answers, then passes it. */
async function failThenPass(
  page: Page,
  right: number,
  missed: Questions,
  all: Questions,
): Promise<void> {
  const exam = page.locator('#exam');
  const verdict = exam.locator('.st-verdict');
  await expect(verdict).toHaveClass(/st-verdict-wrong/);
  await expect(verdict).toContainText(String(right));
  await expect(exam.locator('.st-exam-zero, .st-exam-half')).not.toHaveCount(0);
  await expect(exam.locator('.st-certificate')).toHaveCount(0);
  expect(await violationsInBoth(page, { within: '#exam' })).toEqual([]);
  // Only what was missed comes again, the weakest harbours first, also after a reload.
  await page.reload();
  await expect(verdict).toHaveClass(/st-verdict-wrong/);
  const asked = await askedExam(page);
  for (let left = missed; left.length > 0; ) {
    const isLeft = (number: number) => left.some((one) => one === all[number]);
    const answers = new Map(asked.tasks.map(({ id }, number) => [id, !isLeft(number)]));
    const again = weakest(harbourResults(asked, answers)).flatMap((result) => result.missed);
    const todo = all.filter((_, number) => again.some((task) => task === asked.tasks[number]));
    await exam.locator('button.st-primary').press('Enter');
    await sit(page, todo, todo.length);
    left = left.filter((one) => !todo.includes(one));
  }
  await expect(verdict).not.toHaveClass(/st-verdict-wrong/);
  await expect(exam.locator('.st-exam-zero, .st-exam-half')).toHaveCount(0);
  await page.reload();
  await expect(verdict).toContainText(String(right + missed.length));
  await expect(exam.locator('.st-certificate')).toContainText(String(right + missed.length));
}

/** Leaves the exam on the device with its first questions answered, so many of them right. */
async function leaveExam(page: Page, answered: number, right: number): Promise<void> {
  const { tasks } = await askedExam(page);
  const kept = tasks
    .slice(0, answered)
    .map(({ id }, number) => [id, { at: 2, right: number < right }]);
  const data = { steps: {}, exam: { since: 1, answers: Object.fromEntries(kept) }, misses: {} };
  await keep(page, { 'santa-timea:course': data });
  await page.reload();
}

const startExam = (page: Page) =>
  tabTo(page, page.locator('#exam button.st-primary:not([aria-disabled])'));

test('the exam is gone on with where it was left, failed, then passed, and remembered', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { slug = '', exam: tasks = [] } = LESSONS.find(({ exam }) => exam.length > 0) ?? {};
  const pass = Math.ceil(tasks.length * 0.8);
  await page.goto(address(language, slug));
  await leaveExam(page, tasks.length - 2, pass - 2);
  await awake(page.locator('#exam').locator('xpath=../..'));
  await startExam(page);
  await sit(page, tasks.slice(-2), 1);
  await failThenPass(page, pass - 1, [...tasks.slice(pass - 2, -2), ...tasks.slice(-1)], tasks);
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

test('a lesson whose steps are all done has reached its harbour', async ({ page }) => {
  const [lesson] = LESSONS;
  const steps = Object.fromEntries((lesson?.all ?? []).map((id) => [id, 1]));
  const data = {
    steps: { [lesson?.slug ?? '']: steps },
    exam: { since: 0, answers: {} },
    misses: {},
  };
  await page.goto(`${address('en', lesson?.slug ?? '')}#lesson-end`);
  const lessonEnd = page.locator('.lesson-end');
  await expect(lessonEnd).toContainText(siteWords('en')('course.in-sight', { number: 1 }));
  await keep(page, { 'santa-timea:course': data });
  await page.reload();
  await expect(lessonEnd).toContainText(siteWords('en')('course.arrived', { number: 1 }));
  await expect(lessonEnd.locator('.done')).toHaveCount(lesson?.all.length ?? -1);
  await page.goto('/en/santa-timea/course/');
  await expect(page.locator('.course-chart .reached')).toHaveCount(1);
  await expect(page.locator('.course-chart .here .ship')).toHaveCount(1);
});

/** Gives one answer after the other until one is right. */
async function find(place: Locator): Promise<void> {
  await expect(answers(place).first()).toBeVisible();
  const verdict = place.locator('.st-verdict:not(.st-verdict-wrong)');
  for (let number = 0; (await verdict.count()) === 0 && number < 8; number++) {
    const anew = place.getByRole('button', { name: gameWords('en')('attempt.anew') });
    if (await anew.isVisible()) await anew.click();
    await answers(place).nth(number).click();
    await expect(place.locator('.st-verdict').first()).toBeVisible();
  }
}

test('a lesson begins with what was got wrong before, until it is put right', async ({ page }) => {
  const slug = LESSONS[3]?.slug ?? '';
  const data = {
    steps: {},
    exam: { since: 0, answers: {} },
    misses: { 'swaps-half-and-zero': { at: 1, right: false } },
  };
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

test('a step that was missed comes again behind the end, with other cards', async ({ page }) => {
  const { slug = '', steps = [] } = LESSONS[2] ?? {};
  const [step] = steps;
  await page.goto(`${address('en', slug)}#step-${step?.id}`);
  const place = page.locator(`#step-${step?.id}`);
  await awake(place);
  await answers(place)
    .nth(step?.wrong[0] ?? -1)
    .click();
  await expect(place.locator('.st-verdict-wrong')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'lesson-end';
  });
  await page.locator('.catch-up').click();
  await find(page.locator('#again'));
  await page.locator('#again .st-walk > .st-primary').click();
  await expect(page).toHaveURL(/#lesson-end$/);
  await expect(page.locator(`.learned [data-step="${step?.id}"]`)).toHaveClass(/done/);
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
