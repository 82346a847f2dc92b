import { awake } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { choose, spot } from './turn-kit.ts';
import { gameWords } from './words.ts';

const language = 'de';

/** The table of a clause, ready to be touched. */
const table = (page: Page, clause: string) => awake(page.locator(`#${clause}`));

const t = gameWords(language, 'turn');

test('[NA2] [N9] [N14] [NA13] [N25] tables beside rules refuse, allow, count, end and ask @either', async ({
  page,
}) => {
  await page.goto(`/${language}/turn/rules/`);
  const filled = await table(page, 'NA2');
  await choose(filled, 1);
  await spot(filled, 'field', 'E').press('Enter');
  await expect(filled.locator('.tn-ask')).toHaveText(t('error.place-filled'));
  const compass = await table(page, 'N9');
  await choose(compass, 1);
  await spot(compass, 'field', 'S').press('Enter');
  await expect(compass.locator('.tn-so-far li').first()).toContainText(t('coins', { count: 520 }));
  await expect(compass.locator('.tn-black')).toHaveCount(8);
  // No card that is left can fill a place.
  const last = await table(page, 'NA13');
  await choose(last, 2);
  await spot(last, 'field', 'SE').press('Enter');
  await expect(last.locator('.tn-ask')).toHaveText(t('board.ask.over'));
  await expect(last.locator('.st-steps')).toContainText(t('step.over-standstill'));
  const asked = await table(page, 'N25');
  await asked.getByRole('button', { name: t('player.1') }).press('Enter');
  await expect(asked.locator('.st-verdict-wrong')).toBeVisible();
  await asked.getByRole('button', { name: t('player.you') }).press('Enter');
  await expect(asked.locator('.st-verdict')).toContainText(t('attempt.right'));
});
