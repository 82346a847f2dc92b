/** What the tests of the trainer share: somebody who answers every question with the keyboard. */
import { type Progress, progressRecord } from '../../src/games/santa-timea/trainer/progress.ts';

/** What somebody at the trainer needs of a page; pages that other drivers move have it too. */
interface Page {
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  readonly keyboard: { press(key: string): Promise<void> };
}

export async function storedProgress(page: Page): Promise<Progress> {
  const key = 'windrose:santa-timea:trainer';
  const text = await page.evaluate((key) => localStorage.getItem(key), key);
  return text === null ? progressRecord.empty : JSON.parse(text).data;
}

/** Does something that answers a question, and waits for what comes of it: a reply or another question takes the place of what offered the answers. */
export async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const mark = 'data-answered';
  await page.evaluate((mark) => {
    document.querySelector('.st-answers, .st-keypad')?.setAttribute(mark, '');
  }, mark);
  await act();
  await page.evaluate(async (mark) => {
    while (document.querySelector(`[${mark}]`)) await new Promise(requestAnimationFrame);
  }, mark);
}

/**
 * Answers a whole round, which has just begun, with the keyboard alone: each question by 1, which may be right.
 * @param look is called after every wrong answer.
 * @returns how many questions there were.
 */
export async function answerRound(
  page: Page,
  look: () => Promise<void> = async () => undefined,
): Promise<number> {
  const isThere = (selector: string) =>
    page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
  for (let asked = 0; ; asked++) {
    if (await isThere('.st-done')) return asked;
    const isTyped = await isThere('.st-keypad');
    await answering(page, async () => {
      await page.keyboard.press('1');
      if (isTyped) await page.keyboard.press('Enter');
    });
    if (!(await isThere('.st-verdict'))) continue;
    await look();
    // From what was said to the button behind it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
}
