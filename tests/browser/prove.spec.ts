import proof from '../../src/games/santa-timea/proof.json' with { type: 'json' };
import { violationsInBoth } from './axe.ts';
import { EACH_LANGUAGE } from './languages.ts';
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

/** Forty-seven million tricks of four take their time; those of two and three go the same way. */
const SEATS = [
  [[2, 3], ''],
  [[4], ' @all'],
] as const;

for (const [language, tag] of EACH_LANGUAGE) {
  const t = gameWords(language);

  for (const [all, sizeTag] of SEATS) {
    test(`${language}: the browser judges every trick of ${all.join(' and ')} with the keyboard alone and finds what is stored @either${tag || sizeTag}`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await openPage(page, language, PATH);
      for (const seats of all) {
        const { checksum, tricks } = surveyFor(seats);
        await panel(page)
          .getByRole('radio', { name: String(seats) })
          .focus();
        await page.keyboard.press('Space');
        await primary(page).focus();
        await page.keyboard.press('Enter');
        await expect(said(page)).toContainText(checksum, { timeout: 300_000 });
        await expect(said(page)).toContainText(written(language, tricks));
        await expect(panel(page).locator('tbody').first().locator('tr')).toHaveCount(seats + 1);
      }
      expect(await violationsInBoth(page)).toEqual([]);
    });
  }

  test(`${language}: five players can be paused, gone on with and stopped${tag}`, async ({
    page,
  }) => {
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

test('the page answers while its worker counts, and leaving it stops the work', async ({
  page,
}) => {
  await openPage(page, 'en', PATH);
  await panel(page).getByRole('radio', { name: '5' }).check();
  await primary(page).click();
  await expect.poll(() => page.workers().length).toBe(1);
  // Each of these asks the page itself; they would wait for a page that counts.
  for (let frame = 0; frame < 30; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect(primary(page)).toHaveText(gameWords('en')('prove.pause'));
  await page.goto('/en/about/');
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await expect(panel(page).locator('progress')).toHaveJSProperty('value', 0);
  expect(page.workers()).toHaveLength(0);
});
