import { expect, test } from '@playwright/test';
import { openPage, TEMPLATES } from './pages.ts';

for (const path of TEMPLATES) {
  test(`/en/${path} keeps its own policy, and its widgets wake`, async ({ page }) => {
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') troubles.push(request.url());
    });
    await page.exposeFunction('trouble', (said: string) => troubles.push(said));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { trouble(said: string): void }).trouble(
          `${event.violatedDirective} ${event.blockedURI}`,
        );
      });
    });
    await openPage(page, 'en', path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });
}
