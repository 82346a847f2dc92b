import type { Locator, Page } from './test.ts';

/** Goes to a control as the keyboard does, from wherever the focus is, and presses it. */
export async function tabTo(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  const handle = await target.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((element) => document.activeElement === element, handle)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}
