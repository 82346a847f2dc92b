import { violations } from './axe.ts';
import { EACH_LANGUAGE } from './languages.ts';
import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const sheet = (page: Page) => page.locator('#game');
/** What stands behind the label of a row. */
const row = (page: Page, index: number) =>
  sheet(page).locator('tbody tr').nth(index).locator('td').allTextContents();
const SUM = 5;

for (const [language, tag] of EACH_LANGUAGE) {
  const t = gameWords(language);

  test(`${language}: rounds are entered, one of them is corrected later, and a reload loses nothing @both${tag}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = `/${language}/santa-timea/score-sheet/`;
    await openWidget(page, `${address}#round=score_N1_/_E2`, 'game');
    const press = (key: 'enter' | 'correct' | 'round', number: number) =>
      sheet(page)
        .getByRole('button', { name: t(`game-sheet.${key}`, { number }), exact: true })
        .click();
    const lay = (round: string) =>
      page.evaluate((hash) => (location.hash = hash), `round=${round}`);
    /** Enters what lies above; an empty round lies there then. */
    const enter = async (number: number, round: string) => {
      await press('enter', number);
      await expect(page).not.toHaveURL((url) => url.hash.includes(round));
    };
    await enter(1, 'score_N1_/_E2');
    await expect.poll(() => row(page, 0)).toEqual(['2', '0']);
    await lay('score_N3_/_E1');
    await enter(2, 'score_N3_/_E1');
    await lay('score_N1_/_E2');
    await enter(3, 'score_N1_/_E2');
    await expect.poll(() => row(page, SUM)).toEqual(['4', '2']);

    await press('round', 2);
    await expect(page).toHaveURL((url) => url.hash.includes('score_N3_/_E1'));
    await lay('score_N1_/_E3');
    await press('correct', 2);
    await expect.poll(() => row(page, SUM)).toEqual(['6', '0']);
    await expect(sheet(page).locator('.st-steps')).toContainText(t('player.0'));
    expect(await violations(page)).toEqual([]);

    await page.goto(`/${language}/`);
    await page.goto(address);
    await expect.poll(() => row(page, SUM)).toEqual(['6', '0']);

    const follow = (game: string) =>
      page.evaluate((hash) => (location.hash = hash), `game=${encodeURIComponent(game)}`);
    const answer = (key: 'keep-own' | 'take') =>
      sheet(page).getByRole('button', { name: t(`game-sheet.${key}`) });
    const sent = '0 1\nscore N3 / E1\nZoë\nBen';
    await page.evaluate(() => scrollTo(0, 0));
    await follow(sent);
    await expect(sheet(page).locator('.st-score-sheet')).toBeInViewport();
    await expect.poll(() => row(page, SUM)).toEqual(['0', '2']);
    await answer('keep-own').click();
    await expect.poll(() => row(page, SUM)).toEqual(['6', '0']);
    await page.evaluate(() => scrollTo(0, 0));
    await follow(sent);
    await expect(sheet(page).locator('.st-score-sheet')).toBeInViewport();
    await answer('take').click();
    await expect(answer('take')).toHaveCount(0);
    await page.reload();
    await expect.poll(() => row(page, SUM)).toEqual(['0', '2']);

    await sheet(page)
      .getByRole('button', { name: t('daily.share.copy') })
      .click();
    await expect(sheet(page)).toContainText(t('daily.share.copied'));
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(`${t('game-sheet.sum')} · Zoë 0 · Ben 2`);
    await sheet(page)
      .getByRole('button', { name: t('game-sheet.code') })
      .click();
    await expect(sheet(page).getByRole('img', { name: t('game-sheet.code-name') })).toBeVisible();
  });
}

test('what is typed is lost neither by the next field, nor by a correction, nor by a new game', async ({
  page,
}) => {
  const t = gameWords('de');
  await openWidget(page, '/de/santa-timea/score-sheet/#round=score_._/_.', 'game');
  const press = (name: string) => sheet(page).getByRole('button', { name, exact: true }).click();
  const names = ['Anna Maria', 'Zoë'];
  await sheet(page).getByText(t('game-sheet.players')).click();
  for (const [seat, name] of names.entries()) {
    await sheet(page).getByRole('textbox').nth(seat).pressSequentially(name);
  }
  // Both halves of the page say them.
  await expect(sheet(page).locator('thead th')).toContainText(names);
  await expect(page.locator('#round thead th')).toHaveText(names);

  await press(t('game-sheet.enter', { number: 1 }));
  await expect(sheet(page).getByRole('status')).toHaveText(t('game-sheet.nothing'));
  const damage = (seat: number) => page.locator('#round').getByRole('spinbutton').nth(seat);
  await damage(0).fill('7');
  await damage(1).fill('12');
  await expect(page).toHaveURL((url) => url.hash.includes('score_=7_/_=12'));
  await press(t('game-sheet.enter', { number: 1 }));
  await expect.poll(() => row(page, 0)).toEqual(['2', '0']);
  await damage(0).fill('5');
  await press(t('game-sheet.round', { number: 1 }));
  await expect(damage(1)).toHaveValue('12');
  await press(t('game-sheet.leave'));
  await expect(damage(0)).toHaveValue('5');

  await press(t('game-sheet.anew'));
  await expect.poll(() => row(page, 0)).toEqual(['', '']);
  await press(t('game-sheet.back'));
  await expect.poll(() => row(page, 0)).toEqual(['2', '0']);
});

test('who notes the damage alone enters a round without a card, and a call in the middle costs nothing', async ({
  page,
}) => {
  const t = gameWords('en');
  await openWidget(page, '/en/santa-timea/score-sheet/#round=score_._/_.', 'game');
  const note = (seat: number) =>
    page.getByRole('spinbutton', { name: new RegExp(`, ${t(`player.${seat as 0}`)}$`) });
  await note(0).fill('7');
  await expect(page).toHaveURL((url) => url.hash.includes('score_=7_/_.'));
  await note(1).fill('37');
  await expect(page.locator('#round')).toContainText(t('score.most', { most: 36 }));
  await note(1).fill('12');
  await expect(page).toHaveURL((url) => url.hash.includes('score_=7_/_=12'));
  // Somebody opens the page anew, without what its address held.
  await page.goto('/en/');
  await openWidget(page, '/en/santa-timea/score-sheet/', 'game');
  await expect(note(1)).toHaveValue('12');
  await sheet(page)
    .getByRole('button', { name: t('game-sheet.enter', { number: 1 }), exact: true })
    .click();
  await expect.poll(() => row(page, 0)).toEqual(['2', '0']);
  await expect(note(0)).toHaveValue('');
});
