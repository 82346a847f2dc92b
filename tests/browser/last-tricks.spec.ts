import { violations } from './axe.ts';
import { answers, give, openDaily } from './daily-kit.ts';
import { expect, type Locator, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de');
const table = (panel: Locator) => panel.locator('.st-line');

/** Of W1, W7 and the Piratess W1 is right; after the Piratess W7 costs still more than W1. */
const DAY = '2026-11-28';

test('a wrong card is played out trick by trick, and another card after it @phone', async ({
  page,
}) => {
  const daily = await openDaily(page, `${DAY}T12:00:00`, { language: 'de' });
  await give(daily, 2);
  await daily.getByRole('button', { name: t('line.start') }).press('Enter');
  await expect(table(daily)).toBeFocused();
  const on = table(daily).getByRole('button', { name: t('line.next') });
  await expect(table(daily)).toContainText(t('line.step', { step: 1, count: 3 }));
  await expect(table(daily)).toContainText(t('line.so-far', { count: 4 }));
  await on.click();
  const held = table(daily).locator('fieldset button');
  await expect(held).toHaveCount(2);
  await held.nth(1).click();
  await expect(table(daily).locator('fieldset button[aria-pressed="true"]')).toHaveCount(1);
  await on.click();
  await expect(table(daily)).toContainText(t('line.end', { count: 8 }));
  expect(await violations(page, { within: '#daily' })).toEqual([]);
  // The question waits, and its answers are still to be given.
  await expect(answers(daily)).toHaveCount(3);
});
