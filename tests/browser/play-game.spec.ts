import { ROUNDS } from '../../src/games/santa-timea/rules/game.ts';
import { violationsInBoth } from './axe.ts';
import { announced, keep, kept as keptBy, tabTo } from './pages.ts';
import { discardSets } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

const GAME = '#step-game';
const OPEN_CARD = '.st-play-card[aria-disabled="false"]';
const main = (table: Locator) => table.locator('.st-play-act button');

/** A game that a link brings; of two tricks a round where it is to be short. */
async function open(page: Page, language: string, game: string): Promise<Locator> {
  await page.goto(`/${language}/santa-timea/play/#game=${game}`);
  const table = page.locator(GAME);
  await expect(table.locator('.st-play-hand')).toBeVisible();
  return table;
}

const kept = (page: Page) => keptBy(page, 'santa-timea:rounds');

/** A game of two tricks a round before its fifth and last round. */
const LAST_ROUND =
  'game_seed_7_seats_2_tricks_2_able:_E10_W2_S14_P_/_E10_N6_W5_W6_/_E9_S2_W1_W13_/_W8_W4_W12_W11_/_.';

test('[O2] [R10] [E1] the keyboard plays the last round of a game against able players', async ({
  page,
}) => {
  const table = await open(page, language, LAST_ROUND);
  await expect(table.locator('.st-play-totals tbody tr')).toHaveCount(ROUNDS);
  for (let trick = 1; trick <= 2; trick++) {
    await expect(table.locator(OPEN_CARD).first()).toBeVisible();
    if (trick > 1) await expect(table.locator('.st-play-hand')).toBeFocused();
    await tabTo(page, page.locator(`${GAME} ${OPEN_CARD}`));
    // Players who have not played yet do so, and the trick is ruled on.
    await expect(table.locator('.st-play-why')).toBeVisible();
    await tabTo(page, page.locator(`${GAME} .st-play-act button`));
  }
  // A short round may end so that the totals of those before still stand there.
  await expect(table.locator('.st-play-why')).toHaveCount(0);
  await discardSets(table);
  await expect(table.locator('.st-play-totals tbody tr')).toHaveCount(ROUNDS + 1);
  await expect(table.locator('.st-end')).toBeVisible();
  expect(await violationsInBoth(page, { within: GAME })).toEqual([]);

  // The coach looks back on the round, and on each before it once that is unfolded.
  const t = gameWords(language);
  const coach = table.getByRole('region', { name: t('play.coach.label') });
  await table.getByRole('button', { name: t('play.coach.after') }).click();
  await expect(coach.locator('.st-review')).toHaveCount(1);
  await coach.getByText(t('play.of-round', { number: 1 }), { exact: true }).click();
  await expect(coach.locator('.st-review')).toHaveCount(2);
});

test('a card taken back and one played with advice are counted, and all is there after a reload', async ({
  page,
}) => {
  const table = await open(page, 'en', 'game_seed_7_seats_2_tricks_2');
  await table.locator(OPEN_CARD).first().click();
  await expect(main(table)).toHaveText('Next trick');
  await table.getByRole('button', { name: 'Take back one trick' }).click();
  await table.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(table.locator('.st-play-chance')).toHaveCount(
    await table.locator(OPEN_CARD).count(),
  );
  await expect(table.locator('.st-play-best')).toHaveCount(1);
  await expect(announced(page.locator('main'))).toHaveText(/^I’d play/);
  await expect(table.getByText('I’d play')).toHaveCount(1);
  // What the coach said stays said, and counts once, though the page is left before the card.
  await expect.poll(() => kept(page)).toContain('back 1 hints 1 advised"');
  await page.goto('/en/santa-timea/play/');
  await table.getByRole('button', { name: 'Carry on in round 1' }).click();
  await table.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(table.locator('.st-play-best')).toHaveCount(1);
  await table.locator(OPEN_CARD).first().click();
  await expect(main(table)).toHaveText('Next trick');
  await expect.poll(() => kept(page)).toContain('back 1 hints 1: ');
  await main(table).click();
  // On a wide screen the last tricks stand beside the table, under the hand.
  const left = async (part: string) => (await table.locator(part).boundingBox())?.x ?? 0;
  expect(await left('.st-play-earlier')).toBeGreaterThan(await left('.st-play-hand > :last-child'));
  await table.locator(OPEN_CARD).first().click();
  await main(table).click();
  await expect(table).toContainText('1 trick taken back. Advice given for 1 card.');
  await expect(table.locator('.st-outcome')).toContainText('You have 2 damage points');
  const outcome = await table.locator('.st-outcome').innerText();
  await page.goto('/en/santa-timea/play/');
  await table.getByRole('button', { name: 'Carry on in round 1' }).click();
  await expect(table.locator('.st-outcome')).toHaveText(outcome);
});

test('who takes is called by a button before the last card, and told whether it was right', async ({
  page,
}) => {
  const table = await open(page, 'en', 'game_seed_7_seats_4_tricks_3_calls');
  await table.locator(OPEN_CARD).first().click();
  await table.locator('.st-play-call button').first().click();
  await expect(table.locator('.st-outcome')).toContainText(/^(Called it|Not this time)\. /);
  await expect.poll(() => kept(page)).toMatch(/calls [rw]: /);
});

test('at the end the race of five is twice as large as the table, and the ways on are in sight @phone', async ({
  page,
}) => {
  const heights = (table: Locator) =>
    table.locator('.st-lane').evaluateAll((all) => all.map((lane) => lane.clientHeight));
  const before = await heights(await open(page, language, 'game_seed_8_seats_5'));
  await page.goto('about:blank');
  const over = 'game_seed_8_seats_5_tricks_1_alone:_S13_W7_W13_W10_S9';
  await page.goto(`/${language}/santa-timea/play/#game=${over}`);
  const table = page.locator(GAME);
  await expect(table.locator('.st-end')).toBeVisible();
  for (const height of await heights(table))
    expect(height).toBeGreaterThanOrEqual(2 * (before[0] ?? 0));
  for (const way of await main(table).all()) await expect(way).toBeInViewport({ ratio: 1 });
});

test('a game is opened from a text that is pasted, which else is refused with its place', async ({
  page,
}) => {
  await page.goto('/en/santa-timea/play/');
  const text = page.locator('.st-play-text');
  await text.locator('summary').click();
  const pasted = text.getByLabel('Paste a link to a game here');
  const press = text.getByRole('button', { name: 'Open the game' });
  await pasted.fill('game seed 7 seats 3: N9 N12 N1');
  await press.click();
  await expect(text.getByRole('alert')).toContainText('^^');
  await pasted.fill('/de/santa-timea/play/#game=game_seed_11_seats_5_pro');
  await press.click();
  await expect(text.getByRole('alert')).toContainText('pro');
  await pasted.fill('/de/santa-timea/play/#game=game_pro_seed_11_seats_5');
  await press.click();
  await expect(page.locator(GAME).locator('.st-seat')).toHaveCount(5);
  await expect.poll(() => kept(page)).toContain('game pro seed 11 seats 5');
});

test('without a worker the gentle players answer, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  const table = await open(page, 'en', 'game_seed_7_seats_3_strong');
  await table.locator(OPEN_CARD).first().click();
  await expect(main(table)).toHaveText('Next trick');
  await expect(table).toContainText('gentle ones play');
});

test('two people share one phone: a curtain between their hands, and taking back only if both agree', async ({
  page,
}) => {
  test.slow();
  const t = gameWords(language);
  const curtain = page.locator('.st-curtain');
  const asked = page.locator(`${GAME} .st-outcome`);
  const card = page.locator(`${GAME} .st-play-card`);
  const names = ['Ann', 'Ben'];
  await keep(page, { 'santa-timea:names': names });
  const showsNothing = async () => {
    await expect(curtain).toBeVisible();
    await expect(card).toHaveCount(0);
    const next = /^Gib das Handy an (Ann|Ben) weiter\./;
    await expect(asked).toHaveText(next);
    return next.exec(await asked.innerText())?.[1];
  };
  /** By keys alone; the focus is where the reading goes on. */
  const playCard = async () => {
    await tabTo(page, page.locator(`${GAME} .st-curtain`));
    await expect(page.locator(`${GAME} .st-play-hand`)).toBeFocused();
    await tabTo(page, page.locator(`${GAME} ${OPEN_CARD}`));
  };
  await page.goto(
    `/${language}/santa-timea/play/#game=game_seed_7_seats_2_people_0_1_tricks_2_alone`,
  );
  const first = await showsNothing();
  await playCard();
  const second = await showsNothing();
  expect([first, second].sort()).toEqual(names);
  await expect(asked).toBeFocused();

  // What was left is there again, and no hand is open.
  await expect.poll(() => kept(page)).toMatch(/people 0 1 .*: \S+"/);
  await page.goto(`/${language}/santa-timea/play/`);
  const hasNotText = t('new-game.deal');
  await page.locator('.st-new-game .st-primary', { hasNotText }).first().click();
  expect(await showsNothing()).toBe(second);
  await playCard();
  await expect(page.locator('.st-play-why')).toBeVisible();
  await expect(card).toHaveCount(0);

  const back = page.getByRole('button', { name: t('people.back') });
  const question = page.getByText(t('people.agree'));
  await back.click();
  await expect(question).toBeFocused();
  expect(await violationsInBoth(page, { within: GAME })).toEqual([]);
  await page.getByRole('button', { name: t('people.no') }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('.st-play-why')).toBeVisible();
  await back.click();
  await page.getByRole('button', { name: t('people.yes') }).click();
  expect(await showsNothing()).toBe(second);
  await expect.poll(() => kept(page)).toMatch(/back 1: \S+"/);

  await playCard();
  await tabTo(page, page.locator(`${GAME} .st-play-act button`));
  for (let more = 0; more < 2; more++) {
    await showsNothing();
    await playCard();
  }
  await tabTo(page, page.locator(`${GAME} .st-play-act button`));
  await expect(page.locator('.st-end > .st-finish-title')).toHaveText(/Ann|Ben/);
  await page.getByRole('button', { name: t('people.look-back', { name: 'Ben' }) }).click();
  await expect(page.locator('.st-review')).toBeVisible();
  expect(await violationsInBoth(page, { within: GAME })).toEqual([]);
});

test('who plays on the same phone is chosen with the seats, and called by name', async ({
  page,
}) => {
  await page.goto('/en/santa-timea/play/');
  await page.getByLabel('Nadine plays here').check();
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByLabel('Name of player 3').fill('  Ben  ');
  await expect(page.getByLabel('The coach advises you')).toHaveCount(0);
  expect(await violationsInBoth(page, { within: '.st-captains' })).toEqual([]);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.st-curtain')).toHaveText(/^I’m (Ann|Ben): show my cards$/);
  await expect(page.locator(`${GAME} .st-name`).filter({ hasText: /^(Ann|Ben)$/ })).toHaveCount(2);
  await expect.poll(() => kept(page)).toContain('people 0 2 ');
});
