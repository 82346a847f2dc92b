import { goTo, keep, openWidget } from './pages.ts';
import { expect, test } from './test.ts';
import { playedMatch, stepSource, textAfter } from './turn-kit.ts';
import { gameWords } from './words.ts';

// What is pressed is kept in the same breath: the page may be left at any moment after it.

declare global {
  /** What the device keeps under a name before any other event can come. */
  function keptInThisBreath(key: string): Promise<string | null>;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.keptInThisBreath = async (key) => {
      for (let turn = 0; turn < 100; turn++) await null;
      return localStorage.getItem(`windrose:${key}`);
    };
  }),
);

test('a card that the judge hears', async ({ page }) => {
  const t = gameWords('en');
  const judge = await openWidget(page, '/en/santa-timea/judge/', 'judge');
  await judge.focus();
  await page.keyboard.type('w2');
  await expect(page.locator('#judge .st-call')).toContainText(
    t('judge-table.card', { name: t('player.other', { number: 1 }) }),
  );
  const kept = await judge.evaluate((table) => {
    for (const key of 'w9') table.dispatchEvent(new KeyboardEvent('keydown', { key }));
    return keptInThisBreath('santa-timea:table');
  });
  expect(kept).toContain('W9');
});

test('a damage on the score sheet', async ({ page }) => {
  await openWidget(page, '/en/santa-timea/score-sheet/', 'game');
  const damage = page.locator('#round').getByRole('textbox').first();
  await damage.fill('7');
  const kept = await damage.evaluate((field) => {
    (field as HTMLInputElement).value = '8';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return keptInThisBreath('santa-timea:table');
  });
  expect(kept).toContain('=8');
});

test('a move of Turn that is taken back', async ({ page }) => {
  const { match, turns } = playedMatch(stepSource('whole-game', 'against-one'));
  const text = textAfter(match, turns, 6);
  await keep(page, { 'turn:games': { 'against-one': { at: 1_764_600_000_000, text } } });
  await page.goto('/en/turn/whole-game/');
  const board = page.locator('#step-against-one');
  await goTo(board);
  await expect(board.locator('.tn-play:enabled')).toBeVisible();
  const back = board.getByRole('button', { name: gameWords('en', 'turn')('play-tools.back') });
  const kept = await back.evaluate((button) => {
    (button as HTMLButtonElement).click();
    return keptInThisBreath('turn:games');
  });
  expect(kept).toContain('against-one');
  expect(kept).not.toContain(JSON.stringify(text).slice(1, -1));
});
