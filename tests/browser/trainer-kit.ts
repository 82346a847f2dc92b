/** What the tests of the trainer share: somebody who answers every question with the keyboard. */
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { NOBODY } from '../../src/games/santa-timea/questions/trick.ts';
import type { Item } from '../../src/games/santa-timea/trainer/item.ts';
import { type Progress, progressRecord } from '../../src/games/santa-timea/trainer/progress.ts';
import {
  answeredItem,
  isOver,
  nextItem,
  startSession,
} from '../../src/games/santa-timea/trainer/session.ts';

/** What somebody at the trainer needs of a page; pages that other drivers move have it too. */
interface Page {
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  readonly keyboard: { press(key: string): Promise<void> };
}

/** Where the trainer keeps what it keeps. */
export const STORED = 'windrose:santa-timea:trainer';

export async function storedProgress(page: Page): Promise<Progress> {
  const text = await page.evaluate((key) => localStorage.getItem(key), STORED);
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

/** The keys that give an answer. */
function keysFor({ kind }: Item, answer: string): readonly string[] {
  switch (kind) {
    case 'share':
      return [String(['full', 'half', 'zero'].indexOf(answer) + 1)];
    case 'worth':
    case 'copy': {
      const halves = Number(answer);
      const digits = halves === 1 ? '' : String(Math.floor(halves / 2));
      return [...digits, ...(halves % 2 === 1 ? ['h'] : []), 'Enter'];
    }
    case 'lower':
    case 'take':
      return [answer === NOBODY ? '0' : String(Number(answer) + 1)];
  }
}

/**
 * Answers a whole round, which has just begun, with the keyboard alone.
 * @param now the time at which the page's clock stands.
 * @param isWrong whether a question, counted from 0, is to be answered wrongly.
 * @param look is called at every question and after every wrong answer.
 */
export async function answerRound(
  page: Page,
  now: number,
  isWrong: (index: number) => boolean = () => false,
  look: (item: Item, isWrong: boolean) => Promise<void> = async () => undefined,
): Promise<readonly Item[]> {
  let session = startSession(now | 0);
  const asked: Item[] = [];
  while (!isOver(session)) {
    const progress = await storedProgress(page);
    const item = nextItem(session, progress, now);
    const { offered, right } = QUESTIONS.answersOf(item.question);
    const isRight = !isWrong(asked.length);
    const answer = offered.find((one) => right.includes(one) === isRight) ?? '';
    await look(item, false);
    await answering(page, async () => {
      for (const key of keysFor(item, answer)) await page.keyboard.press(key);
    });
    if (!isRight) {
      await look(item, true);
      // From what was said to the button behind it.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    const isNew = !Object.hasOwn(progress.skills, item.skill);
    session = answeredItem(session, item, { answer, isRight, ms: 0, isNew });
    asked.push(item);
  }
  return asked;
}
