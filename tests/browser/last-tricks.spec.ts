/** The last tricks are played out at a table. */
import { type PlayedOut, playOut } from '../../src/games/santa-timea/questions/ending/play-out.ts';
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import type { LastQuestion } from '../../src/games/santa-timea/questions/kinds/last.ts';
import { DAYS } from '../supply-kit.ts';
import { violations } from './axe.ts';
import { answers, choices, give, openDaily } from './daily-kit.ts';
import { expect, type Locator, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

interface Refuted {
  readonly day: string;
  readonly task: LastQuestion;
  /** The wrong card that is played out. */
  readonly card: string;
  readonly index: number;
}

/** The first puzzle in which a wrong card leaves a choice later on that costs still more. */
const REFUTED = firstRefuted();

/** @throws if there is no such puzzle. */
function firstRefuted(): Refuted {
  for (const puzzle of DAYS) {
    const { question: task, key: day } = puzzle;
    if (task.ask !== 'last') continue;
    for (const index of choices(puzzle).wrong) {
      const card = QUESTIONS.answersOf(task).offered[index] ?? '';
      const [, second] = playOut(task.ending, [card]);
      if (second && worse(second)) return { day, task, card, index };
    }
  }
  throw new Error('No puzzle leaves a choice after a wrong card');
}

function worse({ options, card }: PlayedOut) {
  return options.find(({ damage }) => damage > card.damage);
}

const table = (panel: Locator) => panel.locator('.st-line');
const t = gameWords(language);

test('a wrong card is played out trick by trick, and other cards after it @phone', async ({
  page,
}) => {
  const { day, task, card, index } = REFUTED;
  const daily = await openDaily(page, `${day}T12:00:00`, { language });
  await give(daily, index);
  await daily.getByRole('button', { name: t('line.start') }).focus();
  await page.keyboard.press('Enter');
  await expect(table(daily)).toBeFocused();

  const tricks = playOut(task.ending, [card]);
  const on = table(daily).getByRole('button', { name: t('line.next') });
  for (const [number, trick] of tricks.entries()) {
    await expect(table(daily)).toContainText(
      t('line.step', { step: number + 1, count: tricks.length }),
    );
    await expect(table(daily).locator('.st-seat')).toHaveCount(trick.played.trick.plays.length);
    const isLast = number === tricks.length - 1;
    const told = t(isLast ? 'line.end' : 'line.so-far', { count: trick.damage });
    await expect(table(daily)).toContainText(told);
    if (!isLast) await on.click();
  }
  await table(daily)
    .getByRole('button', { name: t('line.done') })
    .click();
  await on.click();

  const second = tricks[1] as PlayedOut;
  const other = worse(second);
  const held = table(daily).locator('fieldset button');
  await expect(held).toHaveCount(second.options.length);
  await held.nth(other ? second.options.indexOf(other) : -1).click();
  await expect(table(daily).locator('fieldset button[aria-pressed="true"]')).toHaveCount(1);
  for (let left = tricks.length - 2; left > 0; left--) await on.click();
  await expect(table(daily)).toContainText(t('line.end', { count: other?.damage ?? 0 }));
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  // The question waits, and its answers are still to be given.
  await expect(answers(daily)).toHaveCount(QUESTIONS.answersOf(task).offered.length);
});
