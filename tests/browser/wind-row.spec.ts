import { readFileSync } from 'node:fs';
import { sayWindCard } from '../../src/games/santa-timea/explain/say.ts';
import { positionOf } from '../../src/games/santa-timea/notation/test-kit.ts';
import { currentWind } from '../../src/games/santa-timea/rules/deal.ts';
import { openWidget } from './pages.ts';
import { expect, type Locator, test } from './test.ts';
import { gameWords, sayWind } from './words.ts';

const t = gameWords('en');
const ADDRESS = '/en/santa-timea/example-1/';
const OWN =
  /^row .+/m.exec(readFileSync('content/en/santa-timea/example-1.mdx', 'utf8'))?.[0] ?? '';

const press = (row: Locator, key: string) => row.getByRole('button', { name: t(key) }).click();

const readRow = (notation: string) => positionOf('row', notation).row;

test('the row moves on and back; its question tells every answer apart and is read out; shuffled, it can be linked to and leaves nothing behind', async ({
  page,
}) => {
  const row = await openWidget(page, ADDRESS);
  const trick = (number: number) => row.getByText(t('row.trick', { number }), { exact: true });
  await press(row, 'row.play');
  await expect(trick(2)).toBeVisible();
  await press(row, 'row.back');
  await expect(trick(1)).toBeVisible();

  const { open } = readRow(OWN);
  const live = row.locator('[aria-live="polite"]');
  for (const [place, card] of open.entries()) {
    const said = t(place === 1 ? 'row.right' : `row.wrong.${place}`, {
      card: sayWindCard(card, t),
    });
    const named = t(place === 1 ? 'row.right' : `row.wrong.${place}`, { card: sayWind(card, t) });
    await row.locator('.st-row-open').getByRole('button').nth(place).click();
    const answer = row.locator('.st-row-ask');
    await expect(answer).toHaveText(new RegExp(`^(${escaped(said)}|${escaped(named)})$`));
    await expect(live).toHaveText(await answer.innerText());
  }

  await press(row, 'row.shuffle');
  await expect(page).toHaveURL(/#p1=row_/);
  const shuffled = decodeURIComponent(new URL(page.url()).hash.slice(4)).replaceAll('_', ' ');
  const first = currentWind(readRow(shuffled));
  if (!first) throw new Error(`${shuffled} has no first card`);
  const shown = row.locator('.st-row-open').getByRole('img').first();
  await expect(shown).toHaveAccessibleName(sayWind(first, t));
  await page.reload();
  await expect(shown).toHaveAccessibleName(sayWind(first, t));
  await press(row, 'row.again');
  await expect(page).toHaveURL(/example-1\/$/);
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
