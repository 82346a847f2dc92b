import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { tablePart } from './own-table.ts';
import { expect, test } from './test.ts';

/** The pages of a PDF, as Chromium writes it. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of LANGUAGES) {
  const tag = language === 'de' ? '' : ' @all';
  test(`${language}: player aid, score sheet and the game in a minute print on one sheet of A4 and of Letter, the thirteen screens of a first round on two${tag}`, async ({
    page,
  }) => {
    for (const sheet of ['aid', 'score-sheet', 'minute']) {
      await page.goto(`/${language}/santa-timea/${sheet}/`);
      for (const format of ['A4', 'Letter']) {
        expect(pagesOf(await page.pdf({ format })), `${sheet} ${format}`).toBe(1);
      }
    }
    await page.goto(`/${language}/santa-timea/first-round/`);
    await expect(page.locator('.on-paper > li')).toHaveCount(13);
    // With room to spare.
    for (const format of ['A4', 'Letter'])
      expect(pagesOf(await page.pdf({ format, scale: 1.05 })), format).toBe(2);
  });
}

test('a finished game prints its figures on one sheet, neither its race nor the empty lines', async ({
  page,
}) => {
  const rounds = Array(5).fill('score pro N1 / E2 / S1 / . / W3');
  const game = tablePart(['A', 'B', 'C', 'D', 'E'], { rounds });
  await page.goto(`/en/santa-timea/score-sheet/#${game}`);
  const sheet = page.locator('#game');
  await expect(sheet.locator('tbody tr').last()).toContainText('25');
  await expect(sheet.locator('.st-finish')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('.st-finish')).toBeHidden();
  await expect(sheet.getByRole('table')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeHidden();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
});

test('a week prints on two pages', async ({ page }) => {
  await page.goto('/de/daily/week/2026-12-07/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.top, .bottom, button.print').filter({ visible: true })).toHaveCount(
    0,
  );
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
});

test('the longest letter to a publisher prints on three pages of A4 and of Letter', async ({
  page,
}) => {
  await page.goto('/fr/santa-timea/desk/letter/');
  for (const format of ['A4', 'Letter'])
    expect(pagesOf(await page.pdf({ format })), format).toBeLessThanOrEqual(3);
});
