import { rulesFor } from '../../src/games/santa-timea/notation/ruleset.ts';
import { positionOf } from '../../src/games/santa-timea/notation/test-kit.ts';
import { TRICKS } from '../../src/games/santa-timea/rules/deal.ts';
import { scoreRound } from '../../src/games/santa-timea/rules/score.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { violationsInBoth } from './axe.ts';
import { tablePart } from './own-table.ts';
import { openWidget, tabTo } from './pages.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords, siteWords } from './words.ts';

const addressIn = (language: string) => `/${language}/santa-timea/first-round/`;
const round = (page: Page) => page.locator('#first-round');
const head = (page: Page) => round(page).locator('h2');

/** Beside the screen itself, from the first wind on: what looks odd. */
const odd = (page: Page) => round(page).locator('.st-first-bar > [popovertarget]');

/** Goes on with the one way that a screen has, which is always in sight. */
async function go(page: Page): Promise<void> {
  if (await odd(page).count()) await expect(odd(page)).toBeInViewport({ ratio: 1 });
  const way = round(page).locator('.st-first-go');
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
}

/** What is too small on a phone that lies 60 cm away: 16 px are 4 mm. What is read aloud has 20, what is called out 28. */
const small = (page: Page) =>
  page.evaluate(() =>
    [
      [
        'main :is(p, a, button, li, dt, dd, th, td, small, label, summary, legend):not(.st-tags *)',
        16,
      ],
      ['.st-first-say p, .st-first-go, .st-judge-takers button, .st-call', 20],
      ['.st-first-say strong, .st-outcome, .st-blows strong', 28],
    ].flatMap(([selector, least]) =>
      [...document.querySelectorAll(String(selector))]
        .filter((one) => one.checkVisibility() && one.textContent.trim())
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < Number(least))
        .map((one) => one.textContent),
    ),
  );

const key = (page: Page, name: string) => round(page).getByRole('button', { name, exact: true });

/** What is said to have been taken where only the taker was tapped, each player's cards after the other's. */
const NAMED = 'W1E3N1N3N2S2';
const SCORE = positionOf('score', 'score N2 E3 W1 / N1 N2 N3 E1 -N / S1 S2 W3');

for (const language of LANGUAGES) {
  const tag = language === 'de' ? '' : ' @all';
  test(`${language}: a whole first round, from the box to the sheet: all of it is in sight, and the score is the engine’s @phone${tag}`, async ({
    page,
  }) => {
    const t = gameWords(language);
    const address = addressIn(language);
    const typed = (cards: string) =>
      cards.replace(/[NESW]/g, (wind) => t(`letter.${wind}` as 'letter.N')).toLowerCase();
    const seat = (index: number) =>
      index === 1 ? 'Zoë' : t('player.other', { number: index + 1 });
    const type = async (cards: string) => {
      await round(page).locator('.st-judge').focus();
      await page.keyboard.type(typed(cards));
    };
    const judged = async (cards: string) => {
      await expect(round(page).locator('.st-judge-numbers')).toBeInViewport({ ratio: 1 });
      await expect(odd(page)).toBeInViewport({ ratio: 1 });
      await type(cards);
    };
    const next = async () => {
      await expect(odd(page)).toBeInViewport({ ratio: 1 });
      await expect(key(page, t('judge-table.next'))).toBeInViewport({ ratio: 1 });
      await key(page, t('judge-table.next')).click();
    };
    const taken = async (...takers: readonly number[]) => {
      for (const taker of takers) await key(page, seat(taker)).click();
    };
    await openWidget(page, address, 'first-round');
    await key(page, '3').click();
    await round(page)
      .getByLabel(t('table.name-of', { number: 2 }), { exact: true })
      .fill('Zoë');
    for (let screen = 0; screen < 4; screen++) await go(page);
    await key(page, 'Zoë').click();
    await go(page);
    await key(page, t('wind.N')).click();
    await key(page, '2').click();
    await expect(round(page)).toContainText(t('blows.N'));
    await go(page);
    await go(page);
    expect(await small(page)).toEqual([]);

    // A zero takes.
    await judged('N9E12S13');
    await expect(round(page).locator('.st-outcome')).toContainText('Zoë');
    expect(await small(page)).toEqual([]);
    expect(await violationsInBoth(page, { within: '#first-round' })).toEqual([]);
    await next();
    const card = t('card.number', { wind: t('wind.S'), rank: 13 });
    await expect(round(page).locator('.st-first-say')).toContainText(
      t('first-round.moment.zero', { card }),
    );
    await go(page);
    await expect(head(page)).toBeFocused();
    await go(page);

    // A tie, a Piratess, and nobody takes: the players said otherwise; two cards were mistyped first.
    await taken(0, 1);
    await judged('E2E5N9E1');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(typed('N10P'));
    await expect(round(page)).toContainText(t('first-round.wrong'));
    await next();
    await page.reload();
    await expect(head(page)).toHaveText(t('first-round.head.moment'));
    for (let moment = 0; moment < 3; moment++) {
      await go(page);
      await expect(head(page)).toBeFocused();
    }
    await odd(page).click();
    await round(page).getByText(t('first-round.odd.ask.nobody')).click();
    await expect(round(page).getByText(t('first-round.odd.say.nobody'))).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');

    // Half a point decides, and the players were right.
    await taken(2, 1);
    await judged('S1S5S4E9');
    await expect(round(page)).toContainText(t('first-round.right'));
    await next();
    await go(page);

    // One tap a trick, with two by their cards in between; at half-time there is a pause.
    await key(page, t('judge-table.nobody')).click();
    await key(page, t('judge-table.exact')).click();
    await taken(1);
    await judged('E1E2S14N14');
    await next();
    await judged('W3W9W2W10');
    await next();
    await expect(head(page)).toHaveText(t('first-round.head.moment'));
    await go(page);
    // Who enters cards goes on with it after the pause.
    await key(page, t('judge-table.light')).click();
    await taken(0, 1, 2, 0, 1, 1);
    await type(NAMED);
    await key(page, t('first-round.go.tricks')).click();
    await expect(round(page)).toContainText(t('first-round.moment.set', { name: 'Zoë' }));
    await go(page);

    const totals = scoreRound(SCORE.holdings, rulesFor(SCORE)).map(({ total }) => total);
    await expect(round(page).locator('.st-score-why summary')).toHaveText(
      totals.map((count) => t('scored.points', { count })),
    );
    expect(await small(page)).toEqual([]);
    await go(page);
    const points = t('scored.points', { count: Math.max(...totals) });
    await expect(round(page)).toContainText(t('first-round.won', { names: 'Zoë', points }));
    await expect(round(page)).toContainText(t('first-round.starts', { name: 'Zoë' }));
    await go(page);
    await expect(page).toHaveURL(/\/judge\/$/);
    await expect(page.locator('#judge .st-seats > li').first()).toContainText('Zoë');

    await page.goto(`/${language}/santa-timea/score-sheet/`);
    await expect(page.locator('#game .st-game-table tbody tr').last().locator('td')).toHaveText(
      totals.map(String),
    );
  });
}

const t = gameWords('de');
const site = siteWords('de');

test('no word of judge, score sheet or aid is too small to be read at a table @phone', async ({
  page,
}) => {
  const at = (slug: string) => `/de/santa-timea/${slug}/`;
  await page.goto(at('aid'));
  expect(await small(page)).toEqual([]);
  const part = tablePart(['Ada', 'Bo', 'Cy'], { now: '@ 1 N2 E3 : N9 E12 S13' });
  await openWidget(page, `${at('judge')}#${part}`, 'judge');
  await page.locator('#judge summary').click();
  expect(await small(page)).toEqual([]);
  const rounds = ['score N1 / E2 / .'];
  await openWidget(
    page,
    `${at('score-sheet')}#${tablePart(['Ada', 'Bo', 'Cy'], { rounds })}`,
    'game',
  );
  await page.locator('#game summary').last().click();
  expect(await small(page)).toEqual([]);
});

test('keys alone lead through a first round to the score sheet, on a tablet @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const press = async (name: string) => tabTo(page, key(page, name));
  const goOn = async (
    ...screens: readonly ('who' | 'row' | 'deal' | 'aim' | 'blows' | 'push')[]
  ) => {
    for (const screen of screens) await press(t(`first-round.go.${screen}`, { each: TRICKS }));
  };
  const judged = async (cards: string) => {
    // Any key inside the judge's table will do to hear letters.
    await tabTo(page, round(page).locator('.st-judge-winds button'), 'Shift');
    await page.keyboard.type(cards);
    await press(t('judge-table.next'));
  };
  const [ada, bo] = [1, 2].map((number) => t('player.other', { number })) as [string, string];
  await page.goto(addressIn('de'));
  await press('2');
  await goOn('who', 'row', 'deal', 'aim');
  await press(ada);
  await press(t('first-round.go.leader', { name: ada }));
  await press(t('wind.N'));
  await press('2');
  await goOn('blows');
  await press(t('first-round.go.play'));
  await judged('n9s8');
  await press(t('first-round.go.moment'));
  await goOn('push');
  await press(bo);
  await press(ada);
  await judged('s1s3n5');
  await press(t('first-round.skip'));
  for (let trick = 3; trick <= TRICKS; trick++) {
    await press(trick % 2 ? ada : bo);
    if (trick === TRICKS / 2) await press(t('first-round.go.moment'));
  }
  await press(t('first-round.go.tricks'));
  for (const [seat, damage] of ['7', '12'].entries()) {
    await tabTo(page, round(page).getByRole('textbox').nth(seat), 'End');
    await page.keyboard.type(damage);
  }
  await press(t('first-round.go.score'));
  await expect(head(page)).toBeFocused();
  await tabTo(page, round(page).getByRole('link', { name: site('sheet.tab') }));
  await expect(page).toHaveURL(/score-sheet/);
  const sum = page.locator('#game .st-game-table tbody tr').last().locator('td');
  await expect(sum).toHaveText(['2', '0']);
});

test('a player who knows the game can skip the explanations, and may have the judge at any trick @phone', async ({
  page,
}) => {
  await openWidget(page, addressIn('de'), 'first-round');
  // The most players there can be: all keys of the judge are in sight.
  await key(page, '5').click();
  await go(page);
  await key(page, t('first-round.skip')).click();
  await key(page, t('player.other', { number: 2 })).click();
  await go(page);
  await key(page, t('first-round.skip')).click();
  await key(page, t('wind.N')).click();
  await expect(round(page).locator('.st-judge-numbers')).toBeInViewport({ ratio: 1 });
  await key(page, '2').click();
  await expect(round(page).locator('.st-judge-numbers')).toBeInViewport({ ratio: 1 });
  await key(page, t('judge-table.light')).click();
  await key(page, t('player.other', { number: 1 })).click();
  await go(page);
  await expect(round(page).locator('.st-first-say')).toContainText(t('first-round.thing.half'));
  await key(page, t('judge-table.exact')).click();
  await key(page, t('player.other', { number: 3 })).click();
  await expect(round(page).locator('.st-judge-numbers')).toBeInViewport({ ratio: 1 });
  await key(page, t('judge-table.light')).click();
  await expect(key(page, t('judge-table.nobody'))).toBeInViewport({ ratio: 1 });
});

test('who knows how to add up goes on from the score to the sheet, with the same players', async ({
  page,
}) => {
  const tricks = ['=0 ?', ...Array(TRICKS - 1).fill('=1 ?')].join('; ');
  const part = tablePart(['Ada', 'Bo', 'Cy'], {
    now: `@ 0 N3 N3 N3 N1 N1 N1 E2 E2 E2 S3 S1 W1 : ${tricks}`,
    guide: 'score free ? ?',
  });
  await openWidget(page, `${addressIn('de')}#${part}`, 'first-round');
  await expect(head(page)).toHaveText(t('first-round.head.score'));
  // Where a wind card was tapped twice, the damage that is known of the others stands there.
  await expect(round(page).getByRole('textbox').first()).toHaveValue('20');
  await expect(round(page).getByRole('textbox').last()).toHaveValue('0');
  await round(page)
    .getByRole('link', { name: site('sheet.tab') })
    .click();
  await expect(page).toHaveURL(/score-sheet/);
  await expect(page.locator('#game .st-game-table')).toContainText('Bo');
});
