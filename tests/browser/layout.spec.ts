import { pagesOf, readSite } from '../dist/read-site.ts';
import { violationsInBoth } from './axe.ts';
import { openDaily } from './daily-kit.ts';
import { layoutFindings } from './findings.ts';
import { openWidget, placesOf } from './pages.ts';
import { link } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

/** The buttons in the colour of what comes next. */
const nextIn = (place: Locator) =>
  place.locator('button').evaluateAll((all) => {
    const mark = getComputedStyle(document.querySelector('.st-primary') ?? document.body);
    return all
      .filter((one) => one.checkVisibility())
      .filter((one) => getComputedStyle(one).backgroundColor === mark.backgroundColor)
      .map((one) => one.textContent);
  });

test('five seats and an open picker fit the screen, narrow and wide @phone', async ({ page }) => {
  const t = gameWords('de');
  const five = link('trick W3: E2 P P E14 N6');
  const table = await openWidget(page, `/de/santa-timea/example-2/${five}`);
  await expect(table.locator('.st-seats > li')).toHaveCount(5);
  await table.getByRole('button', { name: t('table.change-wind') }).click();
  const picker = table.getByRole('group', { name: t('picker.which-wind') });
  await expect(picker).toBeVisible();
  expect(await nextIn(table)).toEqual([t('picker.done')]);
  expect(await violationsInBoth(page, { within: '#p1' })).toEqual([]);
  expect(await layoutFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await layoutFindings(page)).toEqual([]);
});

test('on a wide home page what is said of an answer stands beside the sea and moves none of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de/');
  const answers = page.locator('main [data-answer]');
  const before = await answers.last().boundingBox();
  const sea = await page.locator('main astro-island .st-sea').boundingBox();
  await answers.first().click();
  const said = page.locator('main .st-verdict');
  await expect(said).toBeInViewport();
  expect((await said.boundingBox())?.x).toBeGreaterThan((sea?.x ?? 0) + (sea?.width ?? 0));
  expect(await answers.last().boundingBox()).toEqual(before);
  await answers.last().click();
  const steps = page.locator('main .st-panel > .st-steps');
  await expect(steps).toBeVisible();
  const box = await steps.boundingBox();
  const ways = await page.locator('.ways').boundingBox();
  expect((ways?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await expect(page.locator('.home-intro > ul')).toBeHidden();
});

test('five ships of the day fit a phone with question and answers, and neither a miss nor the ruling moves them @phone', async ({
  page,
}) => {
  const t = gameWords('de');
  const puzzle = await openDaily(page, '2026-12-14T12:00:00', { language: 'de' });
  const answers = puzzle.locator('[data-answer]');
  await expect(answers).toHaveCount(6);
  const lanes = puzzle.locator('astro-island .st-seats > li');
  const [before, moored] = [await placesOf(answers), await placesOf(lanes)];
  expect(Math.max(...before.map(({ top, height }) => top + height))).toBeLessThanOrEqual(640);
  await answers.last().click();
  await expect(puzzle.getByText(t('attempt.again'))).toBeInViewport();
  // That it is wrong is said where the question stands.
  const nobody = t('attempt.not', { answer: t('question.nobody') });
  await expect(puzzle.locator('.st-call > .st-not')).toHaveText(nobody);
  await expect(puzzle.locator('.st-call')).toBeInViewport({ ratio: 1 });
  expect(await placesOf(answers)).toEqual(before);
  // The ruling has three lines in German, where the question had one.
  await answers.nth(1).click();
  await expect(puzzle.locator('.st-outcome')).toBeVisible();
  expect(await placesOf(lanes)).toEqual(moored);
});

/** The German lessons of all games, each with the steps in which something is asked or played. */
const SCREENS = [...pagesOf(readSite('dist/de'))].flatMap(([path, html]) => {
  const steps = [...html.matchAll(/id="(screen-\d+)"[\s\S]*?(?=id="screen-|$)/g)];
  // The course opens with a table, whose question its way on asks.
  const isShown = path.includes('/first-trick/')
    ? /st-sea|data-answer|st-play-card/
    : /data-answer|st-play-card|tn-held/;
  const asking = steps.flatMap(([step, id = '']) => (isShown.test(step) ? [id] : []));
  return asking.length > 0 ? [[`/de${path}`, asking] as const] : [];
});

const FIRST_LESSONS = /santa-timea.(first-trick|reading-the-wind|telling-zeros-apart|knocked-out)/;

/** A phone, and the smallest one. */
const PHONE = { width: 360, height: 640 };
const SMALL = { width: 320, height: 568 };

test('the table, the cards, the question and all answers of every step fit 360 by 640, those of the first lessons 320 by 568 @phone', async ({
  page,
}) => {
  expect(SCREENS.filter(([address]) => FIRST_LESSONS.test(address)).length).toBeGreaterThan(3);
  for (const [address, steps] of SCREENS) {
    await page.goto(address);
    for (const size of FIRST_LESSONS.test(address) ? [PHONE, SMALL] : [PHONE]) {
      await page.setViewportSize(size);
      expect(await cutIn(page, steps), `${address} at ${size.width}`).toEqual([]);
    }
  }
});

/** What of these steps does not stand whole in the window. */
const cutIn = (page: Page, steps: readonly string[]): Promise<string[]> =>
  page.evaluate(async (ids) => {
    const found: string[] = [];
    for (const id of ids) {
      location.hash = id;
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const step = document.getElementById(id);
      const parts = [
        ...(step?.querySelectorAll(
          '.st-winds, .st-call, .st-sea, .st-table, .sl-card, .tn-held, .st-play-card, [data-answer]',
        ) ?? []),
      ].filter((part) => part.checkVisibility());
      const cutParts = parts.filter((part) => {
        const { top, bottom, left, width } = part.getBoundingClientRect();
        if (top < 0 || bottom > document.documentElement.clientHeight) return true;
        const lowest = document.elementFromPoint(left + width / 2, bottom - 3);
        const over = lowest?.closest('.st-question, .screen-on, .st-walk');
        return over && !over.contains(part);
      });
      const names = new Set(cutParts.map((part) => `${id} ${part.classList[0] ?? part.tagName}`));
      found.push(...names);
      if (!step?.checkVisibility()) found.push(id);
    }
    return found;
  }, steps);

test('[P4] twelve cards fit the narrowest phone, the one that may not be led is refused with the rule, and those that wait do not look forbidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // This hand may not lead the Piratess.
  await page.goto('/de/santa-timea/play/#game=game_seed_7_seats_3');
  const cards = page.locator('.st-play-card');
  await expect(cards).toHaveCount(12);
  // Nobody has used the keyboard.
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  const gaps = await cards.evaluateAll((all) =>
    all.map((card) => {
      const rank = document.createRange();
      rank.selectNodeContents(card.querySelector('b') ?? card);
      const wind = card.querySelector('i')?.getBoundingClientRect();
      return (wind?.left ?? 0) - rank.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  const edges = () =>
    cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderStyle));
  expect(await edges()).toEqual([...Array(11).fill('solid'), 'dashed']);
  const names = page.locator('.st-play-row > li > span');
  const heights = await names.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await cards.last().click({ force: true });
  await expect(page.locator('.st-outcome')).toContainText(gameWords('de')('error.piratess-led'));
  await expect(cards).toHaveCount(12);
  await cards.first().click();
  await expect(page.locator('.st-play-why')).toBeVisible();
  expect(new Set(await edges())).toEqual(new Set(['solid']));
});

/** What readers set for themselves: a narrow window, letters twice as large, more space between them. */
const SETTINGS = [
  [320, ':root { font-size: 200% }'],
  [
    360,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const;

/** Pages with wide tables or long words. */
const WIDEST = [
  'en/santa-timea/aid/',
  'de/santa-timea/course/',
  'de/santa-timea/five-rounds/#screen-8',
  'de/santa-timea/score-sheet/',
  'de/santa-timea/desk/letter/',
  'de/santa-timea/play/#game=game_seed_7_seats_3',
];

/** Sets what a reader sets; the style of before no longer holds. */
const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [own];
  }, css);

test('narrow with letters twice as large, or with more space in texts, no page is wider than its window', async ({
  page,
}) => {
  const wide: string[] = [];
  for (const path of WIDEST) {
    await page.goto(`/${path}`);
    for (const [width, css] of SETTINGS) {
      await page.setViewportSize({ width, height: 640 });
      await setStyle(page, css);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path} at ${width}: ${over}`);
      const header = await page.locator('.top').boundingBox();
      expect(header?.height ?? 0, path).toBeLessThanOrEqual(160);
    }
  }
  expect(wide).toEqual([]);
});

/** Pages where words stand beside something else. */
const TIGHT = [
  'de/santa-timea/first-trick/#screen-4',
  'de/santa-timea/example-1/',
  'de/santa-timea/play/#game=game_seed_7_seats_3',
  'de/santa-timea/desk/ties/',
];

test('with letters twice as large no short word is broken', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const broken: string[] = [];
  for (const path of TIGHT) {
    await page.goto(`/${path}`);
    await expect(page.locator('.st-play-card')).toHaveCount(
      path.includes('#game') ? 12 : path.includes('first-trick') ? 3 : 0,
    );
    await setStyle(page, ':root { font-size: 200% }');
    const found = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement;
        if (!around?.closest('.task-bar, .st-row-table, .st-new-game, .st-play, .st-beside'))
          continue;
        if (around.closest('.aloud')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\u00ad]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && word.length < 8) words.push(word);
        }
      }
      return words;
    });
    broken.push(...found.map((word) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});
