import { openWidget } from './pages.ts';
import { answerOf, judge } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en');

/** Names of the animations that last longer than a millisecond, with their length. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration))
      .filter((duration) => duration > 1),
  );

/** The trick of the home page, and who takes it. */
const HOME = 'trick N2: N9 E12 S13';

/** Where all ships lie and what is seen of the rest, as the browser draws it. */
const drawn = (sea: Locator) =>
  sea.evaluate((whole) =>
    [...whole.querySelectorAll('.st-hull, .st-says, .st-storm, .st-tags > *')].map((part) => {
      const { opacity, transform } = getComputedStyle(part);
      return [part.className, opacity, transform, Math.round(part.getBoundingClientRect().left)];
    }),
  );

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a ruling that is played is cut short by the next tap, wherever it is, and ends as for readers who asked for rest', async ({
    page,
  }) => {
    // Time stands still for whatever moves, so that it would never end by itself.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const answered = async () => {
      const home = await openWidget(page, '/en/');
      const sea = home.locator('.st-sea');
      await answerOf(home, judge(HOME).ruling.taker, t).click();
      await expect(home.locator('.st-outcome')).toBeVisible();
      return { home, sea };
    };
    const ends: unknown[] = [];
    for (const where of ['.st-sea', '.st-steps']) {
      const { home, sea } = await answered();
      await expect.poll(() => moving(page)).not.toEqual([]);
      const before = await drawn(sea);
      await home.locator(where).click({ position: { x: 5, y: 5 } });
      await expect
        .poll(() => sea.evaluate((one) => one.getAnimations({ subtree: true }).length))
        .toBe(0);
      ends.push(await drawn(sea));
      expect(ends.at(-1)).not.toEqual(before);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { sea } = await answered();
    expect(await sea.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
    const end = await drawn(sea);
    expect(ends).toEqual([end, end]);
  });
});
