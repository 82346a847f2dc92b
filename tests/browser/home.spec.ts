import { makeGame } from '../../src/games/santa-timea/notation/game.ts';
import { playedBy } from '../../src/games/santa-timea/players/review.ts';
import { dealOfDay } from '../../src/games/santa-timea/screens/deal/deal-view.ts';
import { shiftFindings, watchShifts } from './findings.ts';
import { LESSONS } from './lessons.ts';
import { keep, wake } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const t = siteWords('de');
const say = gameWords('de');
const NOON = '2026-12-06T12:00:00';
const PASSED = Object.fromEntries(
  Array.from({ length: 99 }, (_, task) => [task, { at: 1, right: true }]),
);

test('who comes back sees on top how their ways stand, and nothing moves @phone', async ({
  page,
}) => {
  const [lesson] = LESSONS;
  const [first, second] = lesson?.steps ?? [];
  const solved = (on: string) => ({ [on]: { given: ['x'], solved: true, on, at: 1 } });
  await page.clock.setFixedTime(new Date(NOON));
  await watchShifts(page);
  await keep(page, {
    'santa-timea:daily': { ...solved('2026-12-04'), ...solved('2026-12-05') },
    'santa-timea:course': {
      steps: { [first?.id ?? '']: 1 },
      exam: { since: 0, answers: {} },
      misses: {},
    },
  });
  await page.goto('/de/');
  const ways = page.locator('.ways li');
  const [daily, learn, play] = [ways.nth(0), ways.nth(1), ways.nth(2)];
  await expect(daily).toContainText(t('back.daily-open'));
  await expect(daily).toContainText(/2\sTage/);
  await expect(learn).toContainText(t('back.lesson', { number: 1 }));
  await expect(learn).toContainText(/2\svon/);
  await expect(learn.locator('a')).toHaveAttribute(
    'href',
    new RegExp(`/${lesson?.slug}/#step-${second?.id}$`),
  );
  await expect(play).not.toContainText(t('back.play'));
  await expect(page.locator('.ways')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.home > :first-child')).toHaveClass(/ways/);
  expect(await shiftFindings(page)).toEqual([]);
});

test('a solved day no longer comes first, nor a game that is over, and the trick is another @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(NOON));
  const trick = page.locator('.home-stage .st-sea');
  await page.goto('/de/');
  await wake(page.locator('.home-stage astro-island'));
  const first = await trick.textContent();
  await keep(page, {
    'santa-timea:daily': {
      '2026-12-06': { given: ['x'], solved: true, on: '2026-12-06', at: 1 },
    },
    'santa-timea:rounds': { game: { at: 1, text: 'game seed 7 seats 2', isOver: true } },
    'santa-timea:course': { steps: {}, exam: { since: 0, answers: PASSED }, misses: {} },
  });
  await page.goto('/de/');
  const ways = page.locator('.ways li');
  // Nor does a course whose exam is passed.
  await expect(ways.nth(0)).toHaveAttribute('data-way', 'play');
  await expect(ways.nth(0)).toContainText(say('deal-page.name'));
  await expect(ways.nth(1)).toContainText(t('back.captain'));
  await expect(ways.nth(1).locator('a')).toHaveAttribute('href', /\/captains-exam\/$/);
  await expect(ways.nth(2)).toContainText(t('back.daily-solved'));
  await expect.poll(() => trick.textContent()).not.toBe(first);
  await page.goto('/de/santa-timea/play/');
  await wake(page.locator('astro-island').first());
  await expect(page.getByRole('button', { name: say('new-game.last') })).toBeVisible();
});

test('who has only solved the puzzle of the day starts the course next @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(NOON));
  const solved = { given: ['x'], solved: true, on: '2026-12-06', at: 1 };
  await keep(page, { 'santa-timea:daily': { '2026-12-06': solved } });
  await page.goto('/de/');
  const first = page.locator('.ways li').first();
  await expect(first).toHaveAttribute('data-way', 'learn');
  await expect(first).toContainText(t('course.begin'));
});

test('the deal of the day goes on from the home page until it is over @phone', async ({ page }) => {
  await page.clock.setFixedTime(new Date(NOON));
  const text = makeGame(playedBy(dealOfDay('2026-12-06'), 'gentle'));
  const cards = text.split(': ')[1] ?? '';
  // Two whole tricks of four, and one card.
  const begun = text.replace(cards, cards.split(' ').slice(0, 9).join(' '));
  await keep(page, { 'santa-timea:deals': { '2026-12-06': { at: 1, text: begun } } });
  await page.goto('/de/');
  const [play, first] = [page.locator('[data-way="play"]'), page.locator('.ways li').first()];
  await expect(first).toHaveAttribute('data-way', 'play');
  await expect(play).toContainText(say('deal-page.name'));
  await expect(play).toContainText(say('play.trick', { number: 3, count: 12 }));
  await expect(play.locator('a')).toHaveAttribute('href', /\/play\/day\/$/);
  await page.evaluate(
    (data) => localStorage.setItem('windrose:santa-timea:deals', JSON.stringify(data)),
    { version: 1, data: { '2026-12-06': { at: 1, text, isOver: true } } },
  );
  await page.reload();
  await expect(first).toHaveAttribute('data-way', 'daily');
  await expect(play).toContainText(say('deal-page.played'));
});

test('a home page without anything kept begins with its table @phone', async ({ page }) => {
  await page.goto('/de/');
  const touch = page.locator('main').locator('button, a').filter({ visible: true }).first();
  await expect(touch).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.home-stage ~ .ways li').first()).toHaveAttribute('data-way', 'learn');
  await expect(page.locator('.home[data-back]')).toHaveCount(0);
  // Who has played a deal has been here.
  await keep(page, { 'santa-timea:deals': {} });
  await page.goto('/de/');
  await expect(page.locator('.ways li').first()).toHaveAttribute('data-way', 'daily');
});

test('who knows only another game finds it first, where they left it @phone', async ({ page }) => {
  const first = page.locator('.ways li').first();
  // What people are called is kept for every game.
  await keep(page, { 'turn:puzzles': {}, 'santa-timea:names': ['Ida'] });
  await page.goto('/de/');
  await expect(first.locator('a')).toHaveAttribute('href', /\/de\/turn\/[a-z-]+\/$/);
  await expect(first).toContainText(t('back.lesson', { number: 1 }));
  await keep(page, { 'turn:games': { game: { at: 1, text: 'x' } } });
  await page.goto('/de/');
  await expect(first).toContainText(t('back.play'));
  await expect(first.locator('a')).toHaveAttribute('href', /\/de\/turn\/play\/$/);
  const ways = page.locator('.ways li').filter({ visible: true });
  await expect(ways.nth(1)).toContainText(say('game.name'));
  await expect(ways.nth(1)).toContainText(t('course.begin'));
  // The other one is no way on, and the ways of the first game are all there.
  await expect(ways).toHaveCount(4);
  // One is first, whoever knows how many.
  await keep(page, { 'ships:puzzles': {} });
  await page.goto('/de/');
  await expect(ways).toHaveCount(5);
  const orders = ways.evaluateAll((all) => all.map((way) => getComputedStyle(way).order));
  expect(await orders).toEqual(['-1', '0', '0', '0', '0']);
  await expect(first).toHaveAttribute('data-way', 'turn');
});
