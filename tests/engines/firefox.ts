import { launch } from 'puppeteer-core';
import { findFirefox } from '../../scripts/engines.mjs';
import { type Browser, PATIENCE } from './browser.ts';

/** Firefox through WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('There is no Firefox');
  const firefox = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    timeout: PATIENCE,
  });
  // In the tab it opens with, Enter and the space bar press no button.
  const page = await firefox.newPage();
  page.setDefaultTimeout(PATIENCE);
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    // Its types want to know whether an argument is a handle, which ours never are.
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      page.evaluate(run as () => Result, argument as never),
    click: async (selector, index = 0) => {
      const element = (await page.$$(selector))[index];
      if (!element) throw new Error(`There is no ${selector} number ${index}`);
      await element.click();
    },
    keyboard: { press: (key) => page.keyboard.press(key as 'Enter') },
    close: () => firefox.close(),
  };
}
