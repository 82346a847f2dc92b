import { toFragment } from '../../src/core/fragment.ts';
import { checked } from '../../src/core/result.ts';
import { makeGame } from '../../src/games/turn/notation/game.ts';
import { counsel, momentOf, newMatch, withMove } from '../../src/games/turn/players/match.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { announced, goTo, keep, kept, openAt } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { heldCard, playedMatch, press, stepSource, textAfter } from './turn-kit.ts';
import { gameWords } from './words.ts';

const language = 'de';

const STEP = 'against-one';
const { match, turns } = playedMatch(stepSource('whole-game', STEP));

/** The game of the lesson, ready to be touched. */
const open = (page: Page, language: Language) =>
  openAt(page, `/${language}/turn/whole-game/`, `#step-${STEP}`);

/** Leaves a game on the device as it stands after so many moves. */
const leave = (page: Page, moves: number) =>
  keep(page, {
    'turn:games': { [STEP]: { at: 1_764_600_000_000, text: textAfter(match, turns, moves) } },
  });

const t = gameWords(language, 'turn');

test('[N24] [N25] the keyboard plays a game to its end, and says who wins', async ({ page }) => {
  await leave(page, turns.length - 8);
  const board = await open(page, language);
  await expect(board.locator('.tn-play:enabled')).toBeVisible();
  for (const turn of turns.slice(-8)) await press(board, turn, t);
  const winner = board.locator('.st-steps > li').last();
  await expect(winner.locator('a')).toHaveAttribute('href', /#N25$/);
  await expect(board.locator('.st-finish-title')).toBeFocused();
  await expect(board.locator('.st-steps a[href$="#N14"]').first()).toBeVisible();
  await expect(board.locator('.st-lane')).toHaveCount(match.seats);
  await expect(board.getByRole('button', { name: t('play-tools.again') })).toHaveCount(0);
  await board.getByRole('button', { name: t('play-tools.look-back') }).press('Enter');
  await expect(board.locator('.tn-ask')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(board.locator('.rail [aria-pressed="true"]')).toContainText(/^2\. /);
  await expect.poll(() => kept(page, 'turn:course')).toContain(`"${STEP}"`);
  expect(await violationsInBoth(page, { within: `#step-${STEP}` })).toEqual([]);
});

test('a refused move is explained, and a game is still there after a reload @either', async ({
  page,
}) => {
  const t = gameWords('en', 'turn');
  const board = await open(page, 'en');
  const first = turns[0];
  if (!first) throw new Error('Nothing is played');
  const pile = board.locator('.tn-side').nth(1).locator('[data-at="centre"] button');
  await pile.click();
  await expect(announced(board)).toHaveText(t('board.choose-first'));
  // Refused again, it is said again: a screen reader hears what is new in the page.
  const said = await announced(board).locator('span').elementHandle();
  await pile.click();
  await expect.poll(() => said?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(announced(board)).toHaveText(t('board.choose-first'));
  await heldCard(board, 0).click();
  await pile.click();
  await expect(announced(board)).toHaveText(t('board.discard-first'));
  await heldCard(board, 0).click();
  await press(board, first, t);
  const steps = await board.locator('.st-steps').innerText();
  await page.reload();
  await goTo(board);
  await expect(board.locator('.st-steps')).toHaveText(steps, { useInnerText: true });
  await board.getByRole('button', { name: t('play-tools.back') }).click();
  await expect(board.locator('.tn-ask')).toBeFocused();
  await expect(board.locator('button.tn-held')).toHaveCount(first.hand.length);
});

test('the field is still there after a press that takes no focus, as in Safari', async ({
  page,
}) => {
  const [turn] = turns.filter(({ move }) => move.kind === 'turn');
  if (!turn) throw new Error('No Turn card is played');
  await leave(page, turns.indexOf(turn));
  const board = await open(page, language);
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await heldCard(board, turn.hand.indexOf('turn')).click();
  await board.getByRole('button', { name: t('board.play-upright') }).click();
  await expect(board.locator('.tn-bar')).toBeInViewport();
});

test('two people share one phone: a hand is shown to whom it belongs, and a move taken back if both agree', async ({
  page,
}) => {
  let now = newMatch(7, 2, 2, [0, 1]);
  await page.goto(`/${language}/turn/play/#game=${toFragment(makeGame(now))}`);
  const board = page.locator('.tn-play');
  const curtain = board.locator('.st-curtain');
  const hidden = async () => {
    await expect(curtain).toBeVisible();
    await expect(board.locator('.tn-held')).toHaveCount(0);
    return curtain.innerText();
  };
  const first = await hidden();
  await curtain.click();
  await expect(board.locator('.tn-ask')).toBeFocused();
  const { seat } = momentOf(now).game.turn;
  for (let { game } = momentOf(now); game.turn.seat === seat; game = momentOf(now).game) {
    const move = counsel(now)?.move;
    if (!move) throw new Error('Nobody moves');
    await press(board, { hand: game.players[seat]?.hand ?? [], move }, t);
    now = checked(withMove(now, move));
  }
  const second = await hidden();
  expect(second).not.toBe(first);
  const back = board.getByRole('button', { name: t('play-tools.back') });
  await back.click();
  await expect(board.locator('.tn-ask')).toHaveText(t('people.agree'));
  await board.getByRole('button', { name: t('people.no') }).click();
  expect(await hidden()).toBe(second);
  await back.click();
  await board.getByRole('button', { name: t('people.yes') }).click();
  await expect(curtain).toHaveText(first);
});

test('on a phone field, piles and hand are seen at once, however many cards lie there @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const text of [0, 20].map((moves) => textAfter(match, turns, moves))) {
    await page.goto('about:blank');
    await page.goto(`/de/turn/play/#game=${toFragment(text)}`);
    await expect(page.locator('.tn-hand .tn-held')).not.toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of ['.tn-bar', '.tn-grid.tn-chart', '.tn-tray .tn-grid', '.tn-hand']) {
      await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
    }
  }
});
