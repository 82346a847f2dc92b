import { toFragment } from '../../src/core/fragment.ts';
import type { Translate } from '../../src/core/words.ts';
import { sayCard, sayHalves } from '../../src/games/santa-timea/explain/say.ts';
import { rulesFor } from '../../src/games/santa-timea/notation/ruleset.ts';
import { positionOf } from '../../src/games/santa-timea/notation/test-kit.ts';
import { resolveTrick } from '../../src/games/santa-timea/rules/trick.ts';
import { expect, type Locator } from './test.ts';

/** The fragment that brings this position into a page's first widget. */
export const link = (notation: string): string => `#p1=${toFragment(notation)}`;

/** The trick in a notation and what the engine says of it. */
export function judge(notation: string) {
  const position = positionOf('trick', notation);
  return { trick: position.trick, ruling: resolveTrick(position.trick, rulesFor(position)) };
}

/** Discards every set that is asked about behind the last trick; in play nothing else comes before. */
export async function discardSets(table: Locator): Promise<void> {
  const declare = table.locator('.st-play-declare button').first();
  const asked = table.locator('.st-outcome');
  await expect(declare.or(table.locator('.st-score-sheet')).first()).toBeVisible();
  while (await declare.isVisible()) {
    const question = await asked.innerText();
    // Nothing passes the question by.
    await expect(table.locator('.st-play-act > .st-primary')).toHaveCount(0);
    await declare.focus();
    await declare.press('Enter');
    await expect(asked.filter({ hasText: question })).toHaveCount(0);
  }
}

/** The answer of a player, or of nobody, on the picture of a trick that is asked about. */
export const answerOf = (question: Locator, place: number | null, t: Translate): Locator =>
  place === null
    ? question.getByRole('button', { name: t('question.nobody'), exact: true })
    : question.getByRole('button', { name: new RegExp(`^${t(`player.${place}`)}\\s?:`) });

/** The names of the buttons that change a trick's cards: whose card it is and what it is worth. */
export function sayCovers(notation: string, t: Translate): readonly string[] {
  const { trick, ruling } = judge(notation);
  return trick.plays.map((card, place) => {
    const worth = ruling.worths[place];
    const said = worth?.origin
      ? t('worth.under', {
          card: sayCard(card, t),
          worth: sayHalves(worth.halves),
          wind: t(`under.${trick.wind.wind}`),
        })
      : t('worth.none', { card: sayCard(card, t) });
    return t('table.change', { what: t('sea.lane', { name: t(`player.${place}`), card: said }) });
  });
}

/** Expects a trick table to show exactly this trick with the engine's own ruling. */
export async function expectRuling(table: Locator, notation: string, t: Translate): Promise<void> {
  const { ruling } = judge(notation);
  const seats = table.locator('.st-seats > li');
  const covers = sayCovers(notation, t);
  await expect(seats).toHaveCount(covers.length);
  for (const [place, cover] of covers.entries()) {
    const seat = seats.nth(place);
    await expect(seat.getByRole('button')).toHaveAccessibleName(cover);
    const tags = seat.locator('.st-tags');
    await expectTag(tags, t('table.takes'), ruling.taker === place);
    await expectTag(tags, t('table.leads'), ruling.lead === place);
  }
  await expect(table.locator('.st-outcome')).toContainText(
    t(`player.${ruling.taker ?? ruling.lead}`),
  );
}

async function expectTag(tags: Locator, text: string, isThere: boolean): Promise<void> {
  if (isThere) await expect(tags).toContainText(text);
  else await expect(tags).not.toContainText(text);
}
