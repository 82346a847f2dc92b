import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/list.ts';
import { CATALOGUES } from '../../src/site/i18n/catalogue-files.ts';
import { flat } from '../../src/site/i18n/catalogue-problems.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { entriesOf } from '../../src/site/terms/glossary.ts';
import { elementsOf } from './html.ts';
import { PAGES } from './site.ts';

/** Sentences that only one language says; shorter texts may be the same by chance. */
const sentences = (language: string): string[] =>
  CATALOGUES.filter((file) => file.language === language)
    .flatMap((file) => flat(file.words).map(([, text]) => text))
    .filter((text) => text.length > 12);

/** What books print and what they call things is shown in their own languages, on pages in any. */
const printed = new Set<string | undefined>([
  ...GAMES.flatMap(({ id }) => [...entriesOf(id).values()])
    .flatMap((terms) => [...terms.values()])
    .flatMap(({ word, printed }) => [word, ...printed]),
  ...GAMES.flatMap(({ desk }) => desk?.books ?? []).flatMap(({ sections, entries }) => [
    ...Object.values(sections),
    ...Object.values(entries).flatMap(({ words = [] }) => words),
  ]),
]);

/** Of these texts those that a page's islands carry. */
function carried(html: string, texts: ReadonlySet<string>): string[] {
  const said = elementsOf(html, 'astro-island', 'script').flatMap(({ attributes, content }) => {
    const json = attributes['type'] === 'application/json' ? content : (attributes['props'] ?? '');
    return json.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  });
  return [...new Set(said)].map((text) => JSON.parse(text)).filter((text) => texts.has(text));
}

it.each(LANGUAGES)('pages in %s carry no other language’s words', (language) => {
  const own = new Set(sentences(language));
  const others = LANGUAGES.filter((other) => other !== language).flatMap(sentences);
  const foreign = new Set(others.filter((text) => !own.has(text) && !printed.has(text)));
  // Of the puzzles, which carry the same words by kind, every tenth.
  const pages = [...PAGES].filter(([address]) =>
    new RegExp(`^/${language}/(?!.*/puzzles/p\\d+[1-9]/)`).test(address),
  );
  expect(pages.length).toBeGreaterThan(8);
  expect(
    pages.flatMap(([address, html]) => carried(html, foreign).map((t) => address + t)),
  ).toEqual([]);
  const withIslands = pages.filter(([, html]) => carried(html, own).length > 0);
  expect(withIslands.length).toBeGreaterThan(6);
});
