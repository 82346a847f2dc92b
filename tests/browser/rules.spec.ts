import { expect, test } from './test.ts';

const language = 'de';

test('a reason leads to its rule @either', async ({ page }) => {
  await page.goto(`/${language}/santa-timea/example-3/`);
  const reason = page.locator('.st-steps a').and(page.locator('[href$="#V3"]')).first();
  await reason.scrollIntoViewIfNeeded();
  await reason.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/santa-timea/rules/#V3$`));
  await expect(page.locator('#V3')).toBeInViewport();
});

test('the header is one row and its menu leads to the rules @phone', async ({ page }) => {
  await page.goto(`/${language}/`);
  const row = page.locator('.top > :is(.brand, .today, .menu-button)').filter({ visible: true });
  const tops = await row.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await page.locator('.menu-button').click();
  await page.locator(`.main-nav a[href="/${language}/santa-timea/rules/"]`).click();
  await expect(page.locator('#V3')).toBeAttached();
});
