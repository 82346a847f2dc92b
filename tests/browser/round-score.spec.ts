import { violationsInBoth } from './axe.ts';
import { openWidget } from './pages.ts';
import { expect, test } from './test.ts';
import { gameWords, sayWind } from './words.ts';

const t = gameWords('en');
const ADDRESS = '/en/santa-timea/example-6/';

test('a card joins, a card goes, and a broken set is no longer discarded', async ({ page }) => {
  const score = await openWidget(page, ADDRESS);
  const row = score.getByRole('row', { name: new RegExp(`^${t('scored.columns.points')}`) });
  const totals = row.getByRole('cell');
  await score.getByRole('button', { name: t('score.advise') }).click();
  const name = t('player.0');
  const seat = score.getByRole('group', { name });
  await seat.getByRole('button', { name: t('score.edit-of', { name }) }).click();
  const card = (label: string) => seat.getByRole('button', { name: label });
  await card(`${sayWind({ wind: 'E', damage: 3 }, t)} ${t('scored.left', { count: 1 })}`).click();
  await expect(totals).toHaveText(['2', '4', '1', '4']);
  await card(`${t('scored.remove')} ${sayWind({ wind: 'N', damage: 3 }, t)}`).click();
  await expect(totals).toHaveText(['1', '4', '2', '4']);
  await expect(seat.getByText(t('scored.dropped', { wind: t('wind.N') }))).toBeVisible();
  await expect(score.locator('.aside')).toContainText(t('scored.dropped', { wind: t('wind.N') }));
  await expect(
    card(`${sayWind({ wind: 'E', damage: 3 }, t)} ${t('scored.left', { count: 0 })}`),
  ).toHaveAttribute('aria-disabled', 'true');
  await score.getByRole('button', { name: t('score.done-of', { name }) }).click();
  await score.getByRole('button', { name: t('score.reset') }).click();
  await expect(totals).toHaveText(['4', '3', '1', '3']);
  await score.getByRole('button', { name: t('scored.undo') }).click();
  await expect(totals).toHaveText(['1', '4', '2', '4']);
  await seat.getByRole('button', { name: t('score.edit-of', { name }) }).click();
  await seat.locator('summary').click();
  await expect(score.locator('.st-score-picker')).toBeVisible();
  expect(await violationsInBoth(page, { within: '#p1' })).toEqual([]);
});
