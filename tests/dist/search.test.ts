import { posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/list.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { lessonTexts } from '../../src/site/lessons/lesson-texts.ts';
import { elementsOf, textOf } from './html.ts';
import { PAGES, page, SITE } from './site.ts';

/** A page as the index knows it. */
interface Indexed {
  readonly url: string;
  readonly content: string;
  readonly meta: { readonly title: string; readonly label: string };
  readonly anchors: readonly { readonly id: string; readonly text: string }[];
}

const SIGNATURE = /^pagefind_dcd/;

const INDEX: readonly Indexed[] = [...SITE]
  .filter(([path]) => path.startsWith('/pagefind/fragment/'))
  .map(([, file]) => JSON.parse(gunzipSync(file).toString('utf8').replace(SIGNATURE, '')));

function indexed(address: string): Indexed {
  const found = INDEX.find(({ url }) => url === address);
  if (!found) throw new Error(`The search does not know ${address}`);
  return found;
}

it('every file of the site holds something', () => {
  expect([...SITE].flatMap(([path, { length }]) => (length > 0 ? [] : path))).toEqual([]);
});

const slugsOf = (game: string, language: string) =>
  lessonTexts(game)
    .filter((text) => text.language === language)
    .map(({ path }) => posix.basename(path, '.mdx'));

describe.each(LANGUAGES)('the search in %s', (language) => {
  it.each(GAMES)('knows every clause of $id by its number, with words', ({ id, clauses }) => {
    const { anchors, content } = indexed(`/${language}/${id}/rules/`);
    const known = new Map(anchors.map((anchor) => [anchor.id, anchor.text]));
    for (const clause of clauses) {
      expect(known.get(clause), clause).toMatch(new RegExp(` ${clause}$`));
      expect(content).toContain(`${known.get(clause)}.`);
    }
  });

  it.each(GAMES)('knows every lesson of $id and each of its steps by its heading', ({ id }) => {
    const slugs = slugsOf(id, language);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) {
      const address = `/${language}/${id}/${slug}/`;
      const { anchors, meta } = indexed(address);
      const html = page(address);
      expect(textOf(html)).toContain(meta.title);
      expect(meta.label.length, address).toBeGreaterThan(0);
      const headings = elementsOf(html, 'h2').flatMap(({ attributes }) => attributes['id'] ?? []);
      const known = anchors.filter(({ text }) => text !== '').map((anchor) => anchor.id);
      expect(known, address).toEqual(expect.arrayContaining(headings));
    }
  });

  it('holds no answer of a question', () => {
    const { content } = indexed(`/${language}/santa-timea/pirate-bride/`);
    const answer = /<noscript[^>]*><details[\s\S]*?<li[^>]*>(?:<!--.*?-->)*([^<]+)/.exec(
      page(`/${language}/santa-timea/pirate-bride/`),
    )?.[1];
    expect(answer).toMatch(/\w{4}/);
    expect(content).not.toContain(answer);
  });
});

it('leads to places that exist', () => {
  for (const { url, anchors } of INDEX) {
    const ids = new Set(elementsOf(page(url)).map(({ attributes }) => attributes['id']));
    expect(anchors.filter(({ id }) => !ids.has(id)).map(({ id }) => `${url}#${id}`)).toEqual([]);
  }
});

it('is loaded by no page before it is used', () => {
  const early = [...PAGES].filter(([, html]) =>
    /<(script|link)\b[^>]*(src|href)="[^"]*pagefind/.test(html),
  );
  expect(early.map(([address]) => address)).toEqual([]);
});
