import { kept as record } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en', 'ships');
const address = '/en/ships/play/';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const back = (page: Page) => button(page, 'Take back');
/** Until the table is there, the button to deal is the one to press. */
const deal = async (page: Page) => {
  await button(page, t('new-game.deal')).click();
  await expect(back(page)).toBeVisible();
};
const kept = async (page: Page): Promise<string> =>
  JSON.parse((await record(page, 'ships:games')) || '{}').data?.game?.text ?? '';
/** The text of a game before its first move, which was taken back. */
const takenBack = (text: string): string => text.replace(/: .*/, ' back 1');
const move = (page: Page) => page.locator('button.st-primary, .sl-act button').click();

test('a game is kept at every step, goes on, is linked, and not given up by one slip', async ({
  page,
}) => {
  await page.goto(address);
  await deal(page);
  await expect(back(page)).toHaveAttribute('aria-disabled', 'true');
  await move(page);
  await expect.poll(() => kept(page)).toContain(': ');
  const text = await kept(page);
  await page.goto(address);
  await button(page, t('new-game.resume')).click();
  await expect(back(page)).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'New game').click();
  expect(await kept(page)).toBe(text);
  await button(page, 'End this game? Press again').click();
  await expect.poll(() => kept(page)).not.toContain(': ');

  await page.goto('about:blank');
  await page.goto(`${address}#game=${text.replaceAll(' ', '_')}`);
  await expect(back(page)).toHaveAttribute('aria-disabled', 'false');
  await back(page).click();
  await expect.poll(() => kept(page)).toBe(takenBack(text));
  await page.evaluate(() => {
    location.hash = '#game=seed_x';
  });
  const bad = page.getByRole('alert').filter({ hasText: t('link.bad') });
  await expect(bad).toBeVisible();
  // It stays while one plays on, until it is put away.
  await move(page);
  await expect.poll(() => kept(page)).toContain(': ');
  await bad.getByRole('button', { name: t('link.read') }).click();
  await expect(bad).toHaveCount(0);
});

test('a second tab goes on where the first has left', async ({ page, context }) => {
  await page.goto(address);
  await deal(page);
  const other = await context.newPage();
  await other.goto(address);
  await button(other, t('new-game.resume')).click();
  await expect(back(other)).toHaveAttribute('aria-disabled', 'true');
  await move(page);
  await expect(back(other)).toHaveAttribute('aria-disabled', 'false');
  const text = await kept(page);
  await back(other).click();
  await expect.poll(() => kept(page)).toBe(takenBack(text));
  await expect(back(page)).toHaveAttribute('aria-disabled', 'true');
});
