import { violationsInBoth } from './axe.ts';
import { openAt } from './pages.ts';
import { discardSets } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

const address = (language: string, fragment = '') =>
  `/${language}/santa-timea/whole-round/${fragment}`;

/** The round of the lesson, alive. */
const open = (page: Page, language: string, fragment = '') =>
  openAt(page, address(language, fragment), '#step-first-round');

const playable = (round: Locator) => round.locator('.st-play-card[aria-disabled="false"]');
const main = (round: Locator) => round.locator('.st-play-act button');

/** A whole round in which the learner plays the hand from one end to the other, which costs much. */
const LOST =
  'game_seed_7_seats_3_alone:_N9_P_N3_N8_E10_N6_S10_E14_S12_N11_E7_S2_W14_S3_E9_N10_S5_N2_E13_S8_W13_S11_N12_E8_W9_S14_E11_W2_W3_E3_W6_W11_N13_W12_W4_P';

/** Whether what everybody has taken stands whole beside the name, and under no card. */
const isDamageClear = (table: Locator) =>
  table.locator('.st-dock').evaluateAll((all) =>
    all.map((dock) => {
      const [strip, name, damage] = ['.st-strip', '.st-name', '.st-damage'].map(
        (part) => dock.querySelector(part) as HTMLElement,
      ) as [HTMLElement, HTMLElement, HTMLElement];
      damage.textContent = '▲12';
      const [over, box] = [strip.getBoundingClientRect(), damage.getBoundingClientRect()];
      const isClear = over.bottom <= box.top || over.right <= box.left;
      const isWhole = name.scrollWidth <= name.clientWidth;
      return isClear && isWhole && box.right <= dock.getBoundingClientRect().right;
    }),
  );

test('a game of five fits a phone, and no card moves while a trick is played @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/de/santa-timea/play/#game=game_pro_seed_23_seats_5');
  const table = page.locator('#step-game');
  await expect(playable(table)).not.toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  const last = table.locator('.st-play-hand li').last();
  const placeOf = async () => {
    const box = await last.boundingBox();
    return { y: box?.y, height: box?.height };
  };
  const before = await placeOf();
  expect((before.y ?? 0) + (before.height ?? 0), 'the end of the hand').toBeLessThanOrEqual(640);
  await playable(table).first().click();
  expect(await placeOf(), 'while the others play').toEqual(before);
  await expect(main(table)).toHaveClass(/st-primary/);
  expect(await placeOf(), 'ruled').toEqual(before);
  expect(await isDamageClear(table)).toEqual(Array(5).fill(true));
  // A tap on the sea goes on as the button does.
  await table.locator('.st-race').click();
  await expect(playable(table)).not.toHaveCount(0);
  // With these cards nobody took the first wind card, and it waits beside the others.
  await expect(table.locator('.st-play-waiting .st-wind')).toHaveCount(1);
  expect(await placeOf(), 'the next trick').toEqual(before);
});
const t = gameWords(language);

test('after a round the coach looks back, and a mistake can be tried again in practice @all', async ({
  page,
}) => {
  test.slow();
  const round = await open(page, language, `#first-round=${LOST}`);
  await discardSets(round);
  const coach = round.getByRole('region', { name: t('play.coach.label') });
  const back = round.getByRole('button', { name: t('play.coach.after') });
  await back.click();
  // Until there is something to see, the page stays where it is, and the button works in sight.
  await expect(back.locator('progress')).toBeInViewport();
  await expect(coach.locator('.st-review-mistake')).not.toHaveCount(0);
  await expect(coach.locator('h2')).toBeFocused();
  await expect(coach.locator('.st-review table').first().locator('tbody tr')).toHaveCount(12);
  // The dearest is unfolded, its trick on two waters.
  await expect(coach.locator('.st-beside').filter({ visible: true })).toHaveCount(1);
  await expect(coach.locator('.st-beside').first().locator('.st-track')).toHaveCount(6);
  await coach.getByText(t('coach.review.all')).click();
  expect(await violationsInBoth(page, { within: '#step-first-round' })).toEqual([]);
  // All that cost something is kept, not the dearest only.
  const mistakes = await coach.locator('.st-review-dear').count();

  await page.goto(`/${language}/santa-timea/practice/`);
  await expect(
    page.getByRole('heading', { name: t('coach.again.heading', { count: mistakes }) }),
  ).toBeVisible();
  const again = page.locator('.st-play', { has: page.locator('h2') });
  await again.getByRole('button', { name: t('coach.again.open') }).click();
  // One of the cards is the best; each is tried until it is found.
  for (const card of await again.locator('.st-play-card[aria-disabled="false"]').all()) {
    if ((await again.locator('.st-coach-cards').count()) > 0) break;
    await card.click();
    await expect(again.getByRole('status')).not.toHaveText(t('play.coach.thinking'));
    // The chosen ship has sailed.
    await expect(again.locator('.st-you.st-sails')).toHaveCount(1);
  }
  await again.getByText(t('play.coach.cards')).click();
  await expect(again.locator('.st-coach-cards')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});
