import { readFirstRound } from '../../src/games/santa-timea/tables/first-round/first-round.ts';
import { violationsInBoth } from './axe.ts';
import { openWidget } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';
const t = gameWords(language);
const address = `/${language}/santa-timea/first-round/`;
const round = (page: Page) => page.locator('#first-round');
const head = (page: Page) => round(page).locator('h2');
const key = (page: Page, name: string) => round(page).getByRole('button', { name, exact: true });

/** Goes on with the one way that a screen has. */
const go = (page: Page) => round(page).locator('.st-first-go').click();

test('a table is led from the names to the judge, answers for itself, and goes on after a reload @phone', async ({
  page,
}) => {
  await openWidget(page, address, 'first-round');
  await key(page, '3').click();
  await round(page)
    .getByLabel(t('bench.name-of', { number: 2 }), { exact: true })
    .fill('Zoë');
  expect(await violationsInBoth(page)).toEqual([]);
  for (let screen = 0; screen < 4; screen++) await go(page);
  await key(page, 'Zoë').click();
  await go(page);
  await key(page, t('wind.N')).click();
  await key(page, '2').click();
  await expect(round(page)).toContainText(t('blows.N'));
  await go(page);
  await expect(round(page).locator('.st-seats > li').first()).toContainText('Zoë');
  await go(page);
  await round(page).locator('.st-judge').focus();
  await page.keyboard.type('n9o12s13');
  await expect(round(page).locator('.st-outcome')).toContainText('Zoë');
  expect(await violationsInBoth(page)).toEqual([]);
  await key(page, t('bench.next')).click();

  // What happened for the first time is said once.
  const zero = t('first-round.moment.zero', {
    card: t('card.number', { wind: t('wind.S'), rank: 13 }),
  });
  await expect(round(page)).toContainText(zero);
  await expect(head(page)).toBeFocused();
  await page.reload();
  await expect(round(page)).toContainText(zero);
  await go(page);
  await go(page);

  await key(page, t('bench.nobody')).click();
  await key(page, 'Zoë').click();
  await round(page).locator('.st-judge').focus();
  await page.keyboard.type('o2o5n10p');
  await expect(round(page)).toContainText(t('first-round.right'));

  // Whoever knows that is told nothing more, and rules alone.
  await key(page, t('bench.next')).click();
  await expect(head(page)).toHaveText(t('first-round.head.moment'));
  await key(page, t('first-round.skip')).click();
  await expect(head(page)).toHaveText(t('first-round.head.guess'));
  await key(page, t('first-round.skip')).click();
  await key(page, 'Zoë').click();
  await expect(round(page)).toContainText(t('bench.trick', { number: 4, count: 12 }));
  await round(page).locator('.st-first-odd > summary').click();
  await key(page, t('first-round.odd.unsure')).click();
  await expect(
    round(page).locator('.st-judge-numbers, .st-judge-act .st-primary').first(),
  ).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('windrose:santa-timea:judge'));
  const text = JSON.parse(kept ?? '').data['first-round'].text;
  expect(readFirstRound(text)?.sitting.names).toEqual(['', 'Zoë', '']);
});

test('a round that is over goes on with the judge and on the sheet; another game there is not replaced', async ({
  page,
}) => {
  const winds = 'N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1';
  const tricks = Array.from({ length: 12 }, () => 'N9 N8').join('; ');
  const scored = 'score . / N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1 -N -E';
  const text = JSON.stringify({
    screen: 'next',
    isFree: true,
    told: [],
    guess: {},
    sitting: `@ 0 ${winds} : ${tricks}\nAda\nBo`,
    scored,
  });
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('windrose:santa-timea:judge')) {
        localStorage.setItem('windrose:santa-timea:judge', kept);
      }
    },
    JSON.stringify({ version: 1, data: { 'first-round': { at: 1, text } } }),
  );
  await openWidget(page, address, 'first-round');
  await expect(round(page)).toContainText(t('first-round.starts', { name: 'Ada' }));
  await go(page);
  await expect(page).toHaveURL(/\/judge\/$/);
  await expect(page.locator('#judge .st-seats > li').first()).toContainText('Ada');
  await page.goto(`/${language}/santa-timea/score-sheet/`);
  await expect(page.locator('#game .st-game-table tbody tr').first()).toContainText('2');

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('windrose:santa-timea:judge') ?? '');
    kept.data.game.text = kept.data.game.text.replace('Ada', 'Eve');
    localStorage.setItem('windrose:santa-timea:judge', JSON.stringify(kept));
  });
  await openWidget(page, address, 'first-round');
  await go(page);
  await expect(page).toHaveURL(/\/score-sheet\/#game=/);
  await expect(page.locator('#game')).toContainText(t('game-sheet.sent'));
});
