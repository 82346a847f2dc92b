import { openWidget } from './pages.ts';
import { expectRuling, link } from './table.ts';
import { expect, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const language = 'de';

const OWN = 'trick N2: S8 S5';
const ADDRESS = '/en/santa-timea/example-2/';

test.describe('a copied link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('brings this very position into a new page and through the language switch', async ({
    page,
    context,
  }) => {
    const t = gameWords('en');
    const table = await openWidget(page, ADDRESS);
    await table.getByText(t('table.tools')).click();
    await table.getByRole('button', { name: t('table.more') }).click();
    await expectRuling(table, 'trick N2: S8 S5 N7', t);
    await table.getByRole('button', { name: t('share.copy') }).click();
    await expect(table.getByRole('button', { name: t('share.copied') })).toBeVisible();
    const said = table.getByRole('status').filter({ hasText: t('share.copied') });
    await expect(said).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await expectRuling(await openWidget(other, copied), 'trick N2: S8 S5 N7', t);
    const french = siteWords('fr')('language');
    await other.getByRole('link', { name: french }).click();
    await expect(other).toHaveURL(/\/fr\/santa-timea\/example-2\/#p1=/);
    await expectRuling(other.locator('#p1'), 'trick N2: S8 S5 N7', gameWords('fr'));
  });
});

test('a refused clipboard leaves the link to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const t = gameWords('en');
  const table = await openWidget(page, `${ADDRESS}${link('trick E3: N1 P')}`);
  await expectRuling(table, 'trick E3: N1 P', t);
  await table.getByText(t('table.tools')).click();
  await table.getByRole('button', { name: t('share.copy') }).click();
  const field = table.getByRole('textbox', { name: t('share.by-hand') });
  const address = await page.evaluate(() => location.href);
  await expect(field).toHaveValue(address);
  await field.focus();
  const selected = await field.evaluate(
    (input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0),
  );
  expect(selected).toBe(address.length);
});

test('a link to a table far down the page goes there', async ({ page }) => {
  await page.goto('/en/santa-timea/example-6/#p3=score_pro_N1_/_S1_S2_/_W1');
  const table = page.locator('#p3');
  await expect(table).toBeInViewport();
  await expect(table.locator('.st-score-seat')).toHaveCount(3);
});

test('a bad link is answered in the page’s language', async ({ page }) => {
  const t = gameWords(language);
  const address = `/${language}/santa-timea/example-2/${link('trick N2: S8 X5')}`;
  const table = await openWidget(page, address);
  await expect(table.getByRole('alert')).toContainText(t('link.bad'));
  await expect(table.getByRole('alert')).toContainText(t('error.unknown-letter', { found: 'X5' }));
  await expectRuling(table, OWN, t);
  const row = await openWidget(page, `/de/santa-timea/example-1/${link('nothing')}`);
  await expect(row.getByRole('alert')).toContainText(t('error.unknown-kind'));
  // Names that no style sheet could name trouble no page.
  await page.goto(`${ADDRESS}#1=x`);
  await expect(page.locator('#p1')).toBeAttached();
});
