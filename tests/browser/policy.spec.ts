import { expect, test } from './test.ts';

test.use({ expectedTrouble: /inline style/ });

test('the policy of a page lets elements have numbers for its drawings, and nothing else inline', async ({
  page,
}) => {
  await page.goto('/de/santa-timea/course/');
  const lessons = page.locator('.course-chart > li');
  const places = await lessons.evaluateAll((all) =>
    all.slice(0, 4).map((one) => getComputedStyle(one).getPropertyValue('--x')),
  );
  expect(places).toEqual(['12%', '30%', '44%', '24%']);
  const refused = page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          done(event.effectiveDirective),
        );
        const style = document.createElement('style');
        style.textContent = 'main { display: none }';
        document.head.append(style);
      }),
  );
  expect(await refused).toBe('style-src-elem');
  await expect(page.locator('main')).toBeVisible();
});
