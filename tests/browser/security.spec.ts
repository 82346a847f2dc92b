import { openPage, TEMPLATES } from './pages.ts';
import { expect, test } from './test.ts';

// What a page must not do fails every test: see `test.ts`.

// The worker has to obey the policy too.
test.use({ serviceWorkers: 'allow' });

for (const path of TEMPLATES) {
  test(`/en/${path} keeps its own policy, and its widgets wake`, async ({ page }) => {
    await openPage(page, 'en', path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });
}
