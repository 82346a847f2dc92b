import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/site/i18n/languages.ts';

/** One address for every kind of page, below the language; each example has widgets of its own. */
export const TEMPLATES = [
  '',
  'about/',
  '404/',
  'progress/',
  'desk/',
  'desk/piratess/',
  'desk/scoring/',
  'desk/what-if/',
  'desk/letter/',
  'desk/glossary/',
  'search/',
  'santa-timea/first-trick/',
  'santa-timea/example-1/',
  'santa-timea/example-2/',
  'santa-timea/example-6/',
  'santa-timea/trainer/',
  'santa-timea/practice/',
  'santa-timea/rules/',
  'santa-timea/aid/',
  'santa-timea/score-sheet/',
  'santa-timea/puzzles/',
  'santa-timea/puzzles/p01/',
] as const;

export const EXAMPLES = [1, 2, 3, 4, 5, 6].map((number) => `santa-timea/example-${number}/`);

/** Opens a page and waits until every widget of it is alive. */
export async function openPage(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(`/${language}/${path}`);
  // Widgets wake when they are seen.
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Opens a page and gives its first widget, alive. */
export async function openWidget(page: Page, address: string, id = 'p1'): Promise<Locator> {
  await page.goto(address);
  const island = page.locator('astro-island', { has: page.locator(`#${id}`) });
  await island.scrollIntoViewIfNeeded();
  await expect(island).not.toHaveAttribute('ssr');
  return page.locator(`#${id}`);
}
