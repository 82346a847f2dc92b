import { violationsInBoth } from './axe.ts';
import { EACH_LANGUAGE } from './languages.ts';
import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const judge = (page: Page) => page.locator('#judge');
const outcome = (page: Page) => judge(page).locator('.st-outcome');
const seats = (page: Page) => judge(page).locator('.st-seats > li');

for (const [language, tag] of EACH_LANGUAGE) {
  const t = gameWords(language);
  const address = `/${language}/santa-timea/judge/`;
  const [sebastian, nadine, , annabelle] = [0, 1, 2, 3].map((seat) => t(`player.${seat}`));
  const west = t('letter.W').toLowerCase();
  const level = `${west}9 ${west}8 p n13`;

  test(`${language}: a trick is typed and ruled, the next one led, a card taken back; a reload loses nothing${tag}`, async ({
    page,
  }) => {
    await openWidget(page, address, 'judge');
    expect(await violationsInBoth(page)).toEqual([]);
    await page.keyboard.type(`${west}2${level}`);
    await expect(outcome(page)).toHaveText(
      t('outcome.two', { taker: annabelle ?? '', lead: sebastian ?? '' }),
    );
    await expect(judge(page).getByRole('button', { name: t('bench.next') })).toBeFocused();
    expect(await violationsInBoth(page)).toEqual([]);

    const sheet = judge(page).locator('a[href*="score-sheet"]');
    expect(await sheet.getAttribute('href')).toMatch(/&round=score_\._\/_\._\/_\._\/_W2$/);
    await page.keyboard.press('Enter');
    await expect(judge(page).locator('.st-call')).toBeFocused();
    await page.keyboard.type('n3n7n7');
    await expect(judge(page).locator('.st-judge-refused')).toHaveText(
      t('error.duplicate-card', {
        found: t('card.number', { wind: t('wind.N'), rank: 7 }),
      }),
    );
    await page.keyboard.type('n5');
    await page.keyboard.press('Backspace');
    await page.reload();
    await expect(seats(page).nth(0).locator('.st-strip')).toContainText('7');
    await expect(judge(page).locator('.st-call')).toContainText(
      t('bench.card', { name: nadine ?? '' }),
    );
  });

  test(`${language}: a trick is tapped, a card corrected, and the players have names @phone${tag}`, async ({
    page,
  }) => {
    await openWidget(page, address, 'judge');
    const key = (name: string) => judge(page).getByRole('button', { name, exact: true });
    await judge(page).locator('summary').click();
    await judge(page)
      .getByLabel(t('bench.name-of', { number: 1 }), { exact: true })
      .fill('Zoë');
    await key(t('table.fewer')).click();
    await key(t('table.fewer')).click();
    await key(t('wind.W')).click();
    await key('2').click();
    await key(t('wind.N')).click();
    await key('14').click();
    await key(t('card.piratess')).click();
    await expect(outcome(page)).toHaveText(t('outcome.nobody', { lead: 'Zoë' }));

    await judge(page).locator('[data-slot="1"]').click();
    await key(t('wind.W')).click();
    await key('10').click();
    await expect(outcome(page)).toHaveText(t('outcome.two', { taker: 'Zoë', lead: nadine ?? '' }));
  });
}
