import { writeNumber } from '../../src/core/words.ts';
import { rulesFor } from '../../src/games/santa-timea/notation/ruleset.ts';
import { positionOf } from '../../src/games/santa-timea/notation/test-kit.ts';
import { scoreRound } from '../../src/games/santa-timea/rules/score.ts';
import { violationsInBoth } from './axe.ts';
import { openWidget } from './pages.ts';
import { expect, type Locator, test } from './test.ts';
import { gameWords, sayWind } from './words.ts';

const t = gameWords('en');
const ADDRESS = '/en/santa-timea/example-6/';
const CARDS = 'S1 S1 E2 / W1 W2 S3 / E2 W2';

/** Expects the last row of the score sheet to hold what the engine says. */
async function expectTotals(score: Locator, notation: string): Promise<void> {
  const expected = positionOf('score', notation);
  const totals = scoreRound(expected.holdings, rulesFor(expected)).map(({ total }) =>
    writeNumber(total),
  );
  const row = score.getByRole('row', { name: new RegExp(`^${t('scored.columns.total')}`) });
  await expect(row.getByRole('cell')).toHaveText(totals);
}

test('a card joins, a card goes, and a broken set is no longer discarded', async ({ page }) => {
  const score = await openWidget(page, ADDRESS);
  await score.getByRole('button', { name: t('score.advise') }).click();
  const name = t('player.0');
  const seat = score.getByRole('group', { name });
  await seat.getByRole('button', { name: t('score.edit-of', { name }) }).click();
  const card = (label: string) => seat.getByRole('button', { name: label });
  await card(`${sayWind({ wind: 'E', damage: 3 }, t)} ${t('scored.left', { count: 1 })}`).click();
  await expectTotals(score, `score N1 N2 N2 N3 E3 -N / ${CARDS}`);
  await card(`${t('scored.remove')} ${sayWind({ wind: 'N', damage: 3 }, t)}`).click();
  await expectTotals(score, `score N1 N2 N2 E3 / ${CARDS}`);
  await expect(seat.getByText(t('scored.dropped', { wind: t('wind.N') }))).toBeVisible();
  await expect(score.locator('.aside')).toContainText(t('scored.dropped', { wind: t('wind.N') }));
  await expect(
    card(`${sayWind({ wind: 'E', damage: 3 }, t)} ${t('scored.left', { count: 0 })}`),
  ).toHaveAttribute('aria-disabled', 'true');
  await score.getByRole('button', { name: t('score.done-of', { name }) }).click();
  await score.getByRole('button', { name: t('score.reset') }).click();
  await expectTotals(score, `score N1 N2 N2 N3 -N / ${CARDS}`);
  await score.getByRole('button', { name: t('scored.undo') }).click();
  await expectTotals(score, `score N1 N2 N2 E3 / ${CARDS}`);
  await seat.getByRole('button', { name: t('score.edit-of', { name }) }).click();
  await seat.locator('summary').click();
  await expect(score.locator('.st-score-picker')).toBeVisible();
  expect(await violationsInBoth(page, { within: '#p1' })).toEqual([]);
});
