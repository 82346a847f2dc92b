import { violations } from './axe.ts';
import { tablePart } from './own-table.ts';
import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

const sheet = (page: Page) => page.locator('#game');
/** What stands behind the label of a row. */
const row = (page: Page, index: number) =>
  sheet(page)
    .locator('.st-game-table > table > tbody > tr')
    .nth(index)
    .locator('td')
    .allTextContents();
const SUM = 5;
const t = gameWords(language);

test('rounds are entered, one of them is corrected later, and a reload loses nothing @either', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `/${language}/santa-timea/score-sheet/`;
  await openWidget(page, `${address}#${tablePart(['', ''])}`, 'game');
  const press = (key: 'enter' | 'correct' | 'round', number: number) =>
    sheet(page)
      .getByRole('button', { name: t(`game-sheet.${key}`, { number }), exact: true })
      .click();
  for (const [index, damages] of [
    ['1', '2'],
    ['3', '1'],
    ['1', '2'],
  ].entries()) {
    await fill(page, ...damages);
    await press('enter', index + 1);
    await expect(fields(page).first()).toHaveValue('');
  }
  await expect.poll(() => row(page, SUM)).toEqual(['4', '2']);

  await press('round', 2);
  await expect(fields(page).first()).toHaveValue('3');
  await fill(page, '1', '3');
  await press('correct', 2);
  await expect.poll(() => row(page, SUM)).toEqual(['6', '0']);
  await expect(sheet(page).locator('.st-game-table > .st-steps')).toContainText(
    t('player.other', { number: 1 }),
  );

  await page.goto(`/${language}/`);
  await page.goto(address);
  await expect.poll(() => row(page, SUM)).toEqual(['6', '0']);

  const follow = (part: string) => page.evaluate((hash) => (location.hash = hash), part);
  const resume = sheet(page).getByRole('button', { name: t('hand-over.resume') });
  await follow(tablePart(['Zoë', 'Ben'], { rounds: ['score N3 / E1'] }));
  await expect.poll(() => row(page, SUM)).toEqual(['0', '2']);
  await resume.click();
  await expect.poll(() => row(page, SUM)).toEqual(['6', '0']);
  await resume.click();
  await page.reload();
  await expect.poll(() => row(page, SUM)).toEqual(['0', '2']);
  await follow('table=0');
  await expect(sheet(page).getByRole('alert')).toHaveText(t('hand-over.unread'));

  await sheet(page)
    .getByRole('button', { name: t('daily.share.copy') })
    .click();
  await expect(sheet(page)).toContainText(t('daily.share.copied'));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`${t('game-sheet.sum')} · Zoë 0 · Ben 2`);
  await sheet(page)
    .getByRole('button', { name: t('share.code') })
    .click();
  await expect(sheet(page).getByRole('img', { name: t('share.code-name') })).toBeVisible();
});

test('what is typed is lost neither by the next field, nor by a correction, nor by a new game', async ({
  page,
}) => {
  const t = gameWords('de');
  await openWidget(page, `/de/santa-timea/score-sheet/#${tablePart(['', ''])}`, 'game');
  const press = (name: string) => sheet(page).getByRole('button', { name, exact: true }).click();
  const names = ['Anna Maria', 'Zoë'];
  await sheet(page).getByText(t('game-sheet.players')).click();
  for (const [seat, name] of names.entries()) {
    await sheet(page)
      .getByRole('textbox', { name: t('table.name-of', { number: seat + 1 }) })
      .pressSequentially(name);
  }
  // Both halves of the page say them.
  await expect(sheet(page).locator('.st-game-table thead th')).toContainText(names);
  await expect(page.locator('#round legend')).toHaveText(names);

  await press(t('game-sheet.enter', { number: 1 }));
  await expect(sheet(page).locator('p[role="status"]')).toHaveText(
    t('game-sheet.missing', { names: 'Anna Maria und Zoë' }),
  );
  const damage = (seat: number) => page.locator('#round').getByRole('textbox').nth(seat);
  await damage(0).fill('7');
  await damage(1).fill('12');
  await press(t('game-sheet.enter', { number: 1 }));
  await expect.poll(() => row(page, 0)).toEqual(['2', '0']);
  await damage(0).fill('5');
  await press(t('game-sheet.round', { number: 1 }));
  await expect(damage(1)).toHaveValue('12');
  await press(t('game-sheet.leave'));
  await expect(damage(0)).toHaveValue('5');

  await press(t('game-sheet.new-game'));
  await expect.poll(() => row(page, 0)).toEqual(['', '']);
  await press(t('hand-over.resume'));
  await expect.poll(() => row(page, 0)).toEqual(['2', '0']);
});

const open = (page: Page) =>
  openWidget(page, `/en/santa-timea/score-sheet/#${tablePart(['', '', ''])}`, 'game');
const fields = (page: Page) => page.locator('#round').getByRole('textbox');
const fill = async (page: Page, ...damages: readonly string[]) => {
  for (const [seat, damage] of damages.entries()) await fields(page).nth(seat).fill(damage);
};
const pressEnter = (page: Page) => page.locator('.st-enter .st-primary').click();

test('a figure that cannot be counts for nothing until it is mended; each round is seen on the sheet, corrected in its row, and after the fifth the winner takes the place of the form @phone', async ({
  page,
}) => {
  const t = gameWords('en');
  await open(page);
  const line = (index: number) =>
    sheet(page).locator('.st-game-table > table > tbody > tr').nth(index);
  for (const wrong of ['29', 'ten']) {
    await fill(page, '2', wrong, '4');
    await expect(fields(page).nth(1)).toHaveValue(wrong);
    await expect(fields(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#round')).toContainText(t('score.most', { most: 28 }));
    await expect(page.locator('#round summary').first()).toBeHidden();
    await pressEnter(page);
    await expect(fields(page).nth(1)).toBeFocused();
  }
  await expect.poll(async () => (await row(page, 0)).join('')).toBe('');
  await fill(page, '20', '9', '0');
  await pressEnter(page);
  await expect(sheet(page).locator('p[role="status"]')).toHaveText(
    t('game-sheet.too-much', { most: 28 }),
  );
  await fill(page, '20', '8', '0');
  await pressEnter(page);
  await expect.poll(() => row(page, 0)).toEqual(['1', '2', '3']);

  for (const index of [1, 2, 3]) {
    await fill(page, '1', '2', '3');
    await pressEnter(page);
    await expect(line(index)).toHaveClass('st-fresh');
    await expect(line(index)).toBeInViewport({ ratio: 1 });
    await expect(line(SUM)).toBeInViewport({ ratio: 1 });
  }
  await line(1).getByRole('button').click();
  await expect(line(2).locator('#round')).toBeVisible();
  await expect(fields(page).first()).toBeInViewport({ ratio: 1 });
  await expect(fields(page).first()).toHaveValue('1');
  await fill(page, '3', '2', '1');
  await pressEnter(page);
  await expect.poll(() => row(page, 1)).toEqual(['1', '2', '3']);
  await fill(page, '1', '2', '3');
  await pressEnter(page);
  await expect(page.locator('#round')).toHaveCount(0);
  await expect(sheet(page).locator('.st-winner')).toContainText('11');
  await expect(sheet(page).locator('.st-winner')).toBeInViewport({ ratio: 1 });
  await expect(sheet(page).locator('.st-winner')).toContainText(t('player.other', { number: 1 }));
  expect(await violations(page, { within: '#game' })).toEqual([]);
});

test('what a translated page says stays right @all', async ({ page }) => {
  await open(page);
  await fill(page, '1', '2', '3');
  const points = page.locator('#round summary').first();
  await expect(points).toContainText('3');
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      if (text.parentElement?.closest('script, style')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.textContent = text.textContent;
      text.parentNode?.replaceChild(outer, text);
    }
  });
  await fill(page, '6');
  await expect(points).toContainText('1');
});
