import { WINDS } from '../../src/core/compass.ts';
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { COLLECTION } from '../supply-kit.ts';
import { openWidget } from './pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de');
const expert = COLLECTION.findLast(
  ({ question }) => question.ask === 'taker' && QUESTIONS.difficultyOf(question) === 'expert',
);

const look = async (page: Page, table: Locator): Promise<Locator> => {
  await table.getByRole('button', { name: t('sea.closer') }).click();
  return page.getByRole('dialog', { name: t('sea.closer') });
};
/** The small numbers that are to be seen, and those of them that count. */
const numbers = (sheet: Locator) => sheet.locator('.st-rose:visible');
const lit = (sheet: Locator) => sheet.locator('.st-lit:visible');

test('a closer look shows the printed cards and turns the wind, as do a tap, dragging and the arrow keys; nothing moves @phone', async ({
  page,
}) => {
  const table = await openWidget(page, '/de/santa-timea/first-trick/');
  const ships = table.locator('.st-seats');
  const before = await ships.boundingBox();
  const sheet = await look(page, table);
  expect(await ships.boundingBox()).toEqual(before);
  await expect(numbers(sheet)).toHaveCount(8);
  await expect(lit(sheet)).toHaveCount(2);
  await expect(lit(sheet).first()).toHaveAttribute('transform', 'translate(50 70)');
  await sheet.getByRole('button', { name: t('sea.turn') }).click();
  await expect(sheet).toBeHidden();
  await expect(table.locator('.st-outcome')).toContainText(t('player.0'));
  await look(page, table);
  await expect(lit(sheet).first()).toHaveAttribute('transform', 'translate(75 95)');
  await expect(lit(sheet)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(table.getByRole('button', { name: t('sea.closer') })).toBeFocused();

  const rose = table.getByRole('button', { name: t('sea.turn') });
  const blows = table.locator('.st-blows > strong');
  const names = WINDS.map((wind) => t(`blows.${wind}`));
  const wind = names.indexOf((await blows.textContent()) ?? '');
  const turned = (by: number) => expect(blows).toHaveText(names.at((wind + by) % 4) ?? '');
  await rose.click();
  await turned(1);
  await rose.press('ArrowRight');
  await turned(2);
  await rose.press('ArrowLeft');
  await turned(1);
  const { x, y, width, height } = (await rose.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + width - 4, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await turned(2);
});

test('a hard puzzle keeps its key and the small numbers covered until it is answered', async ({
  page,
}) => {
  if (!expert) throw new Error('no expert puzzle asks who takes it');
  const table = await openWidget(page, `/de/santa-timea/puzzles/${expert.key}/`);
  await expect(table.locator('.st-key-rose')).toHaveCount(0);
  const sheet = await look(page, table);
  await expect(sheet).toContainText(t('sea.covered'));
  await expect(numbers(sheet)).toHaveCount(0);
  await sheet.getByRole('button', { name: t('sea.close') }).click();
  const [right] = QUESTIONS.answersOf(expert.question).right;
  await table.locator(`[data-answer="${right}"]`).click();
  await expect(table.locator('.st-key-rose')).toHaveCount(1);
  await expect(numbers(await look(page, table)).first()).toBeVisible();
});
