import { toFragment } from '../../src/core/fragment.ts';
import { makeGame, parseGame } from '../../src/games/ships/notation/game.ts';
import { gameOf, isOver, type Match, withChoice } from '../../src/games/ships/players/match.ts';
import { violationsInBoth } from './axe.ts';
import { announced, awake, kept, openAt, tabTo } from './pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

const GAME = '#step-whole-game';
const STORED = 'ships:games';

const head = (table: Locator) => table.locator('.sl-phase');
const commit = (table: Locator) => table.locator('.sl-act button');
const hand = (table: Locator) => table.locator('.sl-pick');
const enemysChoice = (table: Locator) => table.locator('.sl-before .sl-row').last();

/** The match as this device keeps it. */
async function keptMatch(page: Page): Promise<Match> {
  const text = await kept(page, STORED);
  const match = parseGame(JSON.parse(text).data['whole-game'].text);
  if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
  return match.value;
}

/** The text of a match two phases before its end, if nothing more is chosen. */
function almostOver(match: Match): string {
  const course = [match];
  for (let now = match; !isOver(now, gameOf(now)); course.push(now)) now = withChoice(now, []);
  return makeGame(course.at(-3) ?? match);
}

const t = gameWords(language, 'ships');

test('Ships of the Line [W5] [WA8] the keyboard plays a game to its end, choosing hidden, then revealing', async ({
  page,
}) => {
  const table = await openAt(page, `/${language}/ships/stay-afloat/`, GAME);
  // What is exchanged stays hidden: of the enemy only the number is shown.
  await expect(hand(table)).toHaveCount(7);
  await tabTo(page, hand(table).first());
  await expect(hand(table).first()).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, commit(table));
  await expect(head(table)).toBeFocused();
  await expect(head(table)).toContainText(t('phase.sail'));
  await expect(table.locator('.sl-before .sl-row').first().locator('.sl-card')).toHaveCount(1);
  await expect(enemysChoice(table).locator('.sl-card')).toHaveCount(0);
  // A shot is no wind: it is not chosen, and is said why.
  const shot = table.locator('.sl-tray li:has(.sl-shot) > .sl-pick').first();
  await shot.press('Enter');
  await expect(announced(table)).toContainText(t('error.not-a-wind'));
  await expect(shot).toHaveAttribute('aria-pressed', 'false');
  // Winds are shown by both at once.
  await tabTo(page, commit(table));
  await expect(head(table)).toContainText(t('phase.fire'));
  await expect(enemysChoice(table)).not.toContainText(t('play.cards', { count: 1 }));
  expect(await violationsInBoth(page, { within: GAME })).toEqual([]);

  await page.reload();
  await awake(table);
  await expect(head(table)).toContainText(t('phase.fire'));
  await expect(table.getByRole('button', { name: t('play-tools.back') })).toBeVisible();
  const text = almostOver(await keptMatch(page));
  await page.evaluate(
    ([key, data]) => localStorage.setItem(`windrose:${key}`, data ?? ''),
    [STORED, JSON.stringify({ version: 1, data: { 'whole-game': { at: 1, text } } })],
  );
  await page.reload();
  await awake(table);
  for (const phase of [t('phase.fire'), t('play.end.lost')]) {
    await commit(table).press('Enter');
    await expect(head(table)).toContainText(phase);
    await expect(head(table)).toBeFocused();
  }
  await expect(table.locator('.sl-sunk')).toHaveCount(1);
  await expect(table.getByRole('button', { name: t('play-tools.again') })).toHaveCount(0);
  await table.getByRole('button', { name: t('play-tools.look-back') }).press('Enter');
  await expect(table.locator('.st-game-end > details').first()).toContainText(t('phase.fire'));
  await expect(hand(table)).toHaveCount(0);
  await expect.poll(() => kept(page, 'ships:course')).toContain('"whole-game"');

  // On a phone the winner, both ships and the ways on are seen at once.
  const over = toFragment(makeGame(await keptMatch(page)));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/${language}/ships/play/#game=${over}`);
  for (const part of ['.sl-phase', '.sl-water', '.st-end-ways']) {
    await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
});

test('Ships of the Line [W7] on the page of rules both hands are played on, and back again @either', async ({
  page,
}) => {
  const t = gameWords('de', 'ships');
  const entry = await openAt(page, '/de/ships/rules/', '#W6');
  const before = await head(entry).innerText();
  await entry.getByRole('button', { name: t('table.reveal') }).click();
  await expect(head(entry)).toBeFocused();
  await expect(head(entry)).toContainText(t('phase.sail'));
  // A shot is no wind.
  const shot = entry.locator('li:has(.sl-shot) > .sl-pick').first();
  await shot.click();
  await expect(announced(entry)).toContainText(t('error.not-a-wind'));
  await expect(entry.getByRole('button', { name: t('table.reveal') })).toBeDisabled();
  await expect(shot).toHaveAttribute('aria-pressed', 'true');
  await entry.getByRole('button', { name: t('play-tools.back') }).click();
  await expect(head(entry)).toHaveText(before);
});

test('Ships of the Line [W5] two people choose in secret at one phone, and see it when both have', async ({
  page,
}) => {
  const curtain = page.locator('.st-curtain');
  await page.goto(`/${language}/ships/play/`);
  await page.locator('.st-captains input[type="checkbox"]').check();
  await page.getByLabel(t('people.name', { number: 2 })).fill('Ben');
  await page.getByRole('button', { name: t('new-game.deal') }).click();
  const ann = t('people.captain', { number: 1 });
  await expect(curtain).toHaveText(t('people.show', { name: ann }));
  await expect(hand(page.locator('main'))).toHaveCount(0);
  await curtain.click();
  await expect(head(page.locator('main'))).toBeFocused();
  await hand(page.locator('main')).first().click();
  await commit(page.locator('main')).click();
  // The first choice is shown to nobody and is in no text.
  await expect(curtain).toHaveText(t('people.show', { name: 'Ben' }));
  await expect(page.locator('.sl-before')).toHaveCount(0);
  await expect(page.locator('.sl-ask')).toHaveText(t('people.give', { name: 'Ben' }));
  await curtain.click();
  await expect(hand(page.locator('main'))).toHaveCount(7);
  await commit(page.locator('main')).click();
  await expect(page.locator('.sl-before')).toBeVisible();
  await expect(curtain).toHaveText(t('people.show', { name: ann }));
  await expect(page.locator('.sl-before .sl-card')).toHaveCount(0);
  await expect.poll(() => kept(page, STORED)).toMatch(/game \d+ people 0 1: \w+ \/ \./);
  await page.getByRole('button', { name: t('play-tools.back') }).click();
  await expect(page.locator('.sl-ask')).toHaveText(t('people.agree'));
  await page.getByRole('button', { name: t('people.yes') }).click();
  await expect(page.locator('.sl-before')).toHaveCount(0);
  await expect.poll(() => kept(page, STORED)).toMatch(/people 0 1 back 1"/);
});
