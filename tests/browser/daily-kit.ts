import type { TimeaPuzzle } from '../../src/games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { DAYS } from '../supply-kit.ts';
import { choicesOf } from './lessons.ts';
import { keep } from './pages.ts';
import { expect, type Locator, type Page } from './test.ts';

/** @throws if the supply has no puzzle on that day. */
export function puzzleOf(day: string): TimeaPuzzle {
  const puzzle = DAYS.find(({ key }) => key === day);
  if (!puzzle) throw new Error(`No puzzle on ${day}`);
  return puzzle;
}

/** The numbers of the right and of the wrong answers, as they are offered. */
export const choices = ({ question }: TimeaPuzzle) => choicesOf(QUESTIONS.answersOf(question));

/** Opens the puzzle of the day with the clock of the device at this moment of its own time zone. */
export async function openDaily(
  page: Page,
  now: string,
  { language = 'en', hash = '' }: { language?: string; hash?: string } = {},
): Promise<Locator> {
  await page.clock.install({ time: new Date(now) });
  await page.goto(`/${language}/daily/${hash}`);
  await expect(page.locator('.st-daily-head')).toBeVisible();
  return page.locator('#daily');
}

export const answers = (daily: Locator): Locator => daily.locator('[data-answer]');

/** Gives an answer and waits until it is judged: a wrong one is closed, after a right one all are gone. */
export async function give(daily: Locator, index = 0): Promise<Locator> {
  const verdict = daily.locator('.st-verdict');
  const button = answers(daily).nth(index);
  const label = await button.evaluate((one) => {
    const copy = one.cloneNode(true) as Element;
    for (const picture of copy.querySelectorAll('[aria-hidden]')) picture.remove();
    return one.ariaLabel ?? copy.textContent;
  });
  await button.click();
  await expect(button.and(daily.locator('[aria-disabled="false"]'))).toHaveCount(0);
  await expect(verdict).toContainText(label.split(':')[0] ?? '');
  return verdict;
}

/** What the device keeps of the days. */
export const keptDays = (page: Page): Promise<Readonly<Record<string, { given: string[] }>>> =>
  page.evaluate(() => {
    const text = localStorage.getItem('windrose:santa-timea:daily');
    return text === null ? {} : JSON.parse(text).data;
  });

/** Puts these days on the device before the page opens. */
export const keepDays = (page: Page, days: unknown) => keep(page, { 'santa-timea:daily': days });
