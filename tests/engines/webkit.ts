import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findWebKit } from '../../scripts/engines.mjs';
import { type Browser, PATIENCE } from './browser.ts';

const KEYS: Readonly<Record<string, string>> = { Enter: Key.ENTER, Tab: Key.TAB };

/** WebKit through the driver that comes with it, on a screen that nobody sees. */
export async function openWebKit(): Promise<Browser> {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit');
  const screen = await openScreen(found.screen);
  const service = new DriverService.Builder(found.driver)
    .setHostname('127.0.0.1')
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: screen.name })
    .build();
  const end = async () => {
    await service.kill();
    screen.close();
  };
  let page: WebDriver;
  try {
    page = await new Builder()
      .usingServer(await service.start(PATIENCE))
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
        }),
      )
      .build();
  } catch (error) {
    await end();
    throw error;
  }
  return {
    goto: (address) => page.get(address),
    evaluate: (run, argument) => page.executeScript(run, argument),
    click: async (selector, index = 0) => {
      const element = (await page.findElements(By.css(selector)))[index];
      if (!element) throw new Error(`There is no ${selector} number ${index}`);
      await element.click();
    },
    keyboard: {
      press: (key) =>
        page
          .actions()
          .sendKeys(KEYS[key] ?? key)
          .perform(),
    },
    close: () => page.quit().finally(end),
  };
}

/** A screen of its own; whatever shows something on it ends with it. */
async function openScreen(program: string) {
  const size = ['-screen', '0', '1280x1024x24'];
  // It looks for a free number itself and writes it down.
  const screen = spawn(program, ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => screen.kill();
  process.once('exit', close);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, close };
}
