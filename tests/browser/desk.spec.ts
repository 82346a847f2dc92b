import { groupOf, printedIn, REGISTER } from '../../src/games/santa-timea/editions/register.ts';
import { BOOKS } from '../../src/games/santa-timea/rules/readings.ts';
import { violationsInBoth } from './axe.ts';
import { openPage } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const language = 'de';

const chosen = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

const DIFFERENT = REGISTER.filter((entry) => groupOf(entry) === 'different');
const t = gameWords(language);
const site = siteWords(language);

test('the table is narrowed down @either', async ({ page }) => {
  await page.goto(`/${language}/santa-timea/desk/`);
  const first = page.locator('.desk-matters').first().locator('h3 .desk-id');
  await expect(first).toHaveText(DIFFERENT.map(({ id }) => id));
  const rows = page.locator('.desk-row:visible');
  // Every topic waits to be unfolded; what is looked for unfolds it, and stays in the address.
  await expect(rows).toHaveCount(0);
  await chosen(page, site('desk.filter.verdict')).selectOption('different');
  await expect(rows).toHaveCount(DIFFERENT.length);
  await chosen(page, site('desk.filter.topic')).selectOption('end');
  await expect(rows).toHaveCount(1);
  // A reader who comes back finds the choice, with the address or without.
  await page.goto(`/${language}/santa-timea/desk/`);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(site('desk.filter.one'));
  await chosen(page, site('desk.filter.book')).selectOption('fr');
  await expect(rows.locator('[data-book]:visible')).toHaveCount(1);
  // Only the book that is shown is looked through: the French one knows nothing of rounds won.
  const search = page.getByRole('searchbox', { name: site('desk.filter.text') });
  const german = (
    await page
      .locator('.desk-row:has(#e-E2) [data-book="de"]')
      .evaluate((cell) => cell.querySelector('b')?.nextSibling?.textContent ?? '')
  ).trim();
  await search.fill(german);
  await expect(page.getByRole('status')).toHaveText(site('desk.filter.none'));
  await chosen(page, site('desk.filter.book')).selectOption('');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: site('desk.filter.all') }).click();
  await expect(rows).toHaveCount(REGISTER.length);
  await expect(page).toHaveURL(/\/desk\/$/);
  // What is printed is looked through as well, and a book may be asked where it is silent.
  await search.fill('spielerzahl geteilt');
  await expect(page.locator('.desk-row:has(#e-R7) [data-printed]:visible')).toHaveCount(1);
  await search.fill('');
  await chosen(page, site('desk.filter.book')).selectOption('fr');
  await chosen(page, site('desk.filter.says')).selectOption('silent');
  const silent = REGISTER.filter(({ id }) => !printedIn('fr', id)).length;
  await expect(rows).toHaveCount(silent);
  await chosen(page, site('desk.filter.says')).selectOption('otherwise');
  const apart = await rows.count();
  expect(apart).toBeGreaterThan(0);
  await chosen(page, site('desk.filter.says')).selectOption('either');
  await expect(rows).toHaveCount(silent + apart);
  await chosen(page, site('desk.filter.book')).selectOption('');
  await chosen(page, site('desk.filter.says')).selectOption('');
  await expect(rows).toHaveCount(0);
});

test('a permalink leads to its entry, with its position and every ruling on it @either', async ({
  page,
}) => {
  await openPage(page, language, 'santa-timea/desk/piratess/#A1');
  const entry = page.locator('#A1');
  await expect(entry).toBeInViewport();
  const heads = entry.locator('.ruled-name b');
  const names = [...BOOKS.map((book) => t(`reading.${book}`)), t('desk.witness.other')];
  const said = (await heads.allTextContents()).join(' ');
  for (const name of names) expect(said).toContain(name);
  await expect(entry.getByText(t('desk.witness.parts'))).toBeVisible();
  await expect(entry.locator('.ruled-outcome').first()).toBeVisible();
});

test('another answer changes puzzles @either', async ({ page }) => {
  await openPage(page, language, 'santa-timea/desk/what-if/');
  const panel = page.locator('#what-if');
  await panel.locator('summary', { hasText: t('dispute.ask.copiedWorth') }).click();
  const question = panel.getByRole('group', { name: t('dispute.ask.copiedWorth') });
  const printed = question.getByRole('radio', { name: t('dispute.copiedWorth.printed') });
  const before = await printed.boundingBox();
  await printed.check();
  await expect(page).toHaveURL(/\?copiedWorth=printed$/);
  // What was pressed stays where it is.
  expect(await printed.boundingBox()).toEqual(before);
  // Beside the question, or in it where there is no room beside it.
  const puzzles = panel.getByText(t('desk.what-if.puzzles')).filter({ visible: true }).last();
  await expect(puzzles).toBeInViewport({ ratio: 1 });
  await expect(puzzles.locator('+ ul a').first()).toBeInViewport();
  await page.reload();
  await panel.locator('summary', { hasText: t('dispute.ask.copiedWorth') }).click();
  await expect(puzzles).toBeVisible();
  const smallest = question.getByRole('link', { name: t('card.piratess') }).first();
  await expect(smallest).toHaveAttribute('href', /\/example-2\/#p1=/);
  await panel.getByRole('button', { name: t('reading.fr'), exact: true }).click();
  await expect(page).toHaveURL(/finalTie=shared/);
  const together = panel.getByText(t('desk.what-if.examples')).first();
  await expect(together).toBeInViewport();
  const of = (changed: number) => t('desk.what-if.of', { changed, all: '' }).trim();
  await expect(together).not.toContainText(` ${of(0)}`);
  await panel.getByRole('button', { name: t('desk.what-if.house') }).click();
  await expect(together).toContainText(` ${of(0)}`);
});

test('a text of one’s own is cut, mapped and answered by keys @either', async ({ page }) => {
  // What a worker counts meanwhile is looked at in offline.spec.ts.
  const script = { contentType: 'text/javascript', body: '' };
  await page.route('**/count-worker*.js', (route) => route.fulfill(script));
  await openPage(page, language, 'santa-timea/desk/your-book/');
  const panel = page.locator('#your-book');
  await panel.getByLabel(t('your-book.bring.text')).fill('Metà dei punti. Fine del gioco.');
  await panel.getByRole('button', { name: t('your-book.bring.start') }).press('Enter');
  const silent = panel.locator('h3', { hasText: t('your-book.result.unfound') });
  await expect(silent).toBeVisible();
  await expect(panel.locator('h3:focus')).toHaveText(t('your-book.read.sentence', { number: 1 }));
  expect(await violationsInBoth(page, { within: '#your-book' })).toEqual([]);
  const find = panel.getByLabel(t('your-book.map.find'));
  await find.fill('V4');
  await find.press('Enter');
  const asked = panel.getByRole('group', { name: t('foreign.ask.across') });
  // Nothing is chosen before one chooses.
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  const answer = t('foreign.across.rounded-down');
  await find.fill('erste');
  await asked.getByRole('radio', { name: answer }).press('Space');
  const found = panel.locator('.st-found').first();
  await expect(found.locator('blockquote')).toContainText('Metà dei punti.');
  await expect(found).toContainText(answer);
  // On to the next sentence from anywhere, and back into the field; the arrows go through the rules.
  await page.keyboard.press('Control+Enter');
  await expect(panel.locator('#read-on')).toHaveText(t('your-book.read.sentence', { number: 2 }));
  await expect(find).toBeFocused();
  await expect(find).toBeEmpty();
  for (const way of ['Down', 'Down', 'Up', 'Up']) await page.keyboard.press(`Arrow${way}`);
  await expect(find).toBeFocused();
  const nothing = panel.getByRole('button', { name: t('your-book.read.nothing') });
  await nothing.press('Enter');
  await expect(nothing).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: t('your-book.read.before') }).click();
  const text = panel.getByLabel(t('your-book.read.text'));
  await text.press('Home');
  for (const _ of 'Metà') await text.press('ArrowRight');
  await text.press('Enter');
  await expect(text).toHaveValue('dei punti.');
  await text.press('Home');
  await text.press('Backspace');
  await expect(text).toHaveValue('Metà dei punti.');
});

test('a link carries the answers and no text @either', async ({ page }) => {
  await openPage(
    page,
    language,
    'santa-timea/desk/your-book/#said=de_basic_across=rounded-up_zeros=both',
  );
  const found = page.locator('#your-book .st-found');
  await expect(page.getByText(t('your-book.answers-only'))).toBeVisible();
  await expect(found.first()).toContainText(t('foreign.across.rounded-up'));
  await expect(found.nth(1)).toContainText(t('foreign.ask.zeros'));
});
