import { makeGame } from '../../src/games/santa-timea/notation/game.ts';
import { ownPlaces } from '../../src/games/santa-timea/players/match.ts';
import { playedBy } from '../../src/games/santa-timea/players/review.ts';
import { dealOfDay } from '../../src/games/santa-timea/screens/deal/deal-view.ts';
import { violationsInBoth } from './axe.ts';
import { keep, kept } from './pages.ts';
import { discardSets } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

const DAY = '2026-12-05';
const OPEN_CARD = '.st-play-card[aria-disabled="false"]';
const DEALS = 'santa-timea:deals';

/** The deal as it was left before the last trick, once taken back. */
function almostOver(): string {
  const played = playedBy(dealOfDay(DAY), 'gentle');
  const last = ownPlaces(played).at(-1);
  return makeGame({ ...played, back: 1, cards: played.cards.slice(0, last) });
}

async function open(page: Page, now: string, language = 'en', hash = ''): Promise<void> {
  await page.clock.install({ time: new Date(now) });
  await page.goto(`/${language}/santa-timea/play/day/${hash}`);
  await expect(page.locator('.st-daily-head')).toBeVisible();
}

const t = gameWords(language);

test('a deal that was left is ended, compared, shared and marked in the log', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const game = { game: { at: 1, text: 'game seed 7 seats 4' } };
  const deal = { [DAY]: { at: Date.parse(`${DAY}T10:00:00`), text: almostOver() } };
  await keep(page, { [DEALS]: deal, 'santa-timea:rounds': game });
  await open(page, `${DAY}T12:00:00`, language);
  await page.getByRole('button', { name: t('deal.resume') }).click();
  await page.locator(OPEN_CARD).click();
  await page.getByRole('button', { name: t('play.to-score') }).click();
  await discardSets(page.locator('.st-daily-room'));
  const damage = page.locator('.st-deal td');
  await expect(damage).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/], {
    timeout: 60_000,
  });
  const [own = 0] = (await damage.allInnerTexts()).map(Number);
  await expect(page.locator('.st-deal')).toContainText(t('play.mark.back', { count: 1 }));
  await page.getByRole('button', { name: t('daily.share.copy') }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(t('deal.share.own', { count: own }));
  const today = page.locator('[aria-current="date"]');
  await expect(today).toHaveText(`5 ${t('deal.log.full')}`);
  // The game that was under way lies as it lay.
  expect(JSON.parse(await kept(page, 'santa-timea:rounds')).data).toEqual(game);
  expect(await violationsInBoth(page, { within: '.st-daily-room' })).toEqual([]);
  // Who comes back finds the end, with the comparison.
  await page.reload();
  await expect(page.locator('.st-finish.st-end')).toBeVisible();
  await expect(page.locator('.st-deal')).toContainText(t('deal.result.to-puzzle'));
  // The link leads to the same deal in the reader’s language.
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(text.split('\n').at(-1) ?? '');
  await expect(page).toHaveURL(/\/(en|de|fr)\/santa-timea\/play\/day\/#2026-12-05$/);
  await expect(page.locator('.st-daily-head')).toContainText(' 35 ');
});

test('no deal before its day; one of an earlier day says so and is kept under its own', async ({
  page,
}) => {
  const t = gameWords('en');
  await open(page, '2026-12-07T12:00:00', 'en', '#2026-12-08');
  await expect(page.locator('main')).toContainText(t('deal.later-why'));
  await expect(page.getByRole('button', { name: t('deal.begin') })).toHaveCount(0);
  await page.getByRole('link', { name: '5', exact: true }).click();
  await expect(page.locator('.st-daily-head')).toContainText('No. 35 ');
  await expect(page.locator('main')).toContainText(t('deal.past'));
  await page.getByRole('button', { name: t('deal.begin') }).click();
  await page.locator(OPEN_CARD).first().click();
  await expect.poll(() => kept(page, DEALS)).toContain(`"${DAY}":`);
  await page.getByRole('button', { name: t('deal.to-today') }).click();
  await expect(page.locator('.st-daily-head')).toContainText('No. 37 ');
});
