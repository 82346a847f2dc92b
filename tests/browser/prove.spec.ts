import proof from '../../src/games/santa-timea/proof.json' with { type: 'json' };
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { openPage } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const PATH = 'santa-timea/prove/';

const panel = (page: Page) => page.locator('#prove');
const primary = (page: Page) => panel(page).locator('.st-primary');
const said = (page: Page) => panel(page).getByRole('status');

const surveyFor = (seats: number) => {
  const survey = proof.surveys.find((one) => one.seats === seats);
  if (!survey) throw new Error(`no survey of ${seats} players`);
  return survey;
};

const written = (language: string, count: number) => new Intl.NumberFormat(language).format(count);

for (const language of LANGUAGES) {
  const t = gameWords(language);

  test(`${language}: the browser judges every trick of two to four with the keyboard alone and finds what is stored @both`, async ({
    page,
  }) => {
    await openPage(page, language, PATH);
    for (const seats of [2, 3, 4]) {
      const { checksum, tricks } = surveyFor(seats);
      await panel(page)
        .getByRole('radio', { name: String(seats) })
        .focus();
      await page.keyboard.press('Space');
      await primary(page).focus();
      await page.keyboard.press('Enter');
      await expect(said(page)).toContainText(checksum, { timeout: 60_000 });
      await expect(said(page)).toContainText(written(language, tricks));
      await expect(panel(page).locator('tbody').first().locator('tr')).toHaveCount(seats + 1);
    }
    expect(await violationsInBoth(page)).toEqual([]);
  });

  test(`${language}: five players can be paused, gone on with and stopped`, async ({ page }) => {
    await openPage(page, language, PATH);
    await panel(page).getByRole('radio', { name: '5' }).check();
    await primary(page).click();
    const bar = panel(page).locator('progress');
    await expect
      .poll(() => bar.evaluate((one: HTMLProgressElement) => one.value))
      .toBeGreaterThan(0);
    await primary(page).click();
    await expect(said(page)).toHaveText(t('prove.paused'));
    await expect(primary(page)).toHaveText(t('prove.go-on'));
    const paused = await bar.evaluate((one: HTMLProgressElement) => one.value);
    await primary(page).click();
    await expect
      .poll(() => bar.evaluate((one: HTMLProgressElement) => one.value))
      .toBeGreaterThan(paused);
    expect(page.workers()).toHaveLength(1);
    await panel(page)
      .getByRole('button', { name: t('prove.stop') })
      .click();
    await expect(bar).toHaveJSProperty('value', 0);
    await expect.poll(() => page.workers().length).toBe(0);
  });
}

test('leaving the page stops the work', async ({ page }) => {
  await openPage(page, 'en', PATH);
  await panel(page).getByRole('radio', { name: '5' }).check();
  await primary(page).click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.goto('/en/about/');
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await expect(panel(page).locator('progress')).toHaveJSProperty('value', 0);
  expect(page.workers()).toHaveLength(0);
});

test('the page answers while its worker counts', async ({ page }) => {
  await openPage(page, 'en', PATH);
  await panel(page).getByRole('radio', { name: '5' }).check();
  await primary(page).click();
  await expect.poll(() => page.workers().length).toBe(1);
  // Each of these asks the page itself; they would wait for a page that counts.
  for (let frame = 0; frame < 30; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect(primary(page)).toHaveText(gameWords('en')('prove.pause'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`${language}: the stored result is shown for all players @both`, async ({ page }) => {
      const t = gameWords(language);
      await page.goto(`/${language}/${PATH}`);
      await expect(primary(page)).toBeHidden();
      await expect(panel(page)).toContainText(surveyFor(4).checksum);
      const table = page.getByRole('table', { name: t('prove.wrong') }).last();
      await expect(table.getByRole('row')).toHaveCount(10);
      await expect(table.getByRole('columnheader')).toHaveText([
        t('prove.players'),
        '2',
        '3',
        '4',
        '5',
      ]);
    });
  }
});
