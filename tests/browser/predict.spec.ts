import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PREDICT } from '../../src/games/santa-timea/fence.ts';
import { outlineOf } from '../../src/site/lessons/outline.ts';
import { tabTo } from './keyboard.ts';
import { wake } from './pages.ts';
import { answerOf, judge } from './table.ts';
import { expect, test } from './test.ts';
import { gameWords } from './words.ts';

const language = 'de';

/** The tricks that examples ask about; the same in every language. */
const PREDICTIONS = globSync('content/en/santa-timea/*.mdx').flatMap((path) =>
  outlineOf(readFileSync(path, 'utf8'))
    .fences.filter(({ meta }) => meta === PREDICT)
    .map(({ source }) => ({ slug: basename(path, '.mdx'), source })),
);
for (const [index, { slug, source }] of PREDICTIONS.entries()) {
  test(`the keyboard makes the prediction of ${slug}${index === 0 ? '' : ' @all'}`, async ({
    page,
  }) => {
    expect(PREDICTIONS.length).toBeGreaterThanOrEqual(4);
    const t = gameWords(language);
    await page.goto(`/${language}/santa-timea/${slug}/`);
    const table = page.locator('astro-island', { has: page.locator('.st-asks') });
    await table.scrollIntoViewIfNeeded();
    await wake(table);
    const { taker } = judge(source).ruling;
    await tabTo(page, answerOf(table.locator('.st-asks'), taker, t));
    // The question is gone, and its island is no longer the one with a question.
    await expect(page.locator('.st-verdict:not(.st-verdict-wrong)')).toBeFocused();
  });
}
