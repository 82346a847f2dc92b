import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FURTHER_GAMES, GAMES } from '../../src/games/list.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { type Element, elementsOf } from './html.ts';
import { PAGES, page, SITE } from './site.ts';

const ORIGIN = process.env['SITE_URL'] ?? 'https://windrose.example';

/** What is read here of each page, once. */
const known = new Map<string, readonly Element[]>();
const READ = ['html', 'title', 'meta', 'link', 'a', 'h1', 'h2', 'h3', 'h4'];

function tagged(html: string, ...tags: readonly string[]): readonly Element[] {
  const all = known.get(html) ?? elementsOf(html, ...READ);
  known.set(html, all);
  return all.filter(({ tag }) => tags.includes(tag));
}

const attributeOf = (html: string, tag: string, key: string, name: string, value: string) =>
  tagged(html, tag).find(({ attributes }) => attributes[key] === name)?.attributes[value];

/** Pages that nobody goes to on purpose: not found, redirects, frames. */
const isHidden = (html: string) =>
  attributeOf(html, 'meta', 'name', 'robots', 'content') !== undefined;
const destinations = [...PAGES].filter(([, html]) => !isHidden(html));
const inLanguage = (language: string) =>
  destinations.filter(([address]) => address.startsWith(`/${language}/`));

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page says its language, and has one heading of the first level and no gaps below', () => {
    for (const [address, html] of inLanguage(language)) {
      expect(tagged(html, 'html')[0]?.attributes['lang'], address).toBe(language);
      const levels = tagged(html, 'h1', 'h2', 'h3', 'h4').map(({ tag }) => Number(tag.slice(1)));
      expect(
        levels.filter((level) => level === 1),
        address,
      ).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0), address).toBeLessThanOrEqual(1);
      });
    }
  });

  it('every page names itself and its siblings', () => {
    for (const [address, html] of inLanguage(language)) {
      expect(attributeOf(html, 'link', 'rel', 'canonical', 'href'), address).toBe(ORIGIN + address);
      for (const other of [...LANGUAGES, 'x-default']) {
        const alternate = attributeOf(html, 'link', 'hreflang', other, 'href') ?? '';
        expect(PAGES.has(alternate.slice(ORIGIN.length)), `${address} ${other}`).toBe(true);
      }
    }
  });

  it('every page leads to what is kept, every page of its game to the day, the home page at once', () => {
    const hrefs = (html: string) =>
      tagged(html, 'a').map(({ attributes }) => attributes['href'] ?? '');
    for (const [address, html] of inLanguage(language)) {
      const footer = hrefs(html.slice(html.lastIndexOf('<footer')));
      const own = GAMES.find(({ id }) => address.startsWith(`/${language}/${id}/`)) ?? GAMES[0];
      expect(footer, address).toHaveLength(own?.desk ? 4 : 3);
      expect(footer, address).toContain(`/${language}/progress/`);
      const header = hrefs(html.slice(html.indexOf('<header'), html.indexOf('</header')));
      expect(header.includes(`/${language}/daily/`), address).toBe(own?.daily !== undefined);
    }
    const [, main = ''] = page(`/${language}/`).split(/<main\b/);
    expect(hrefs(main.split('</main>')[0] ?? '')).toContain(`/${language}/daily/`);
  });

  it('a missing page is reported in this language, and not indexed', () => {
    for (const address of [`/${language}/404/`, `/${language}/404.html`]) {
      expect(tagged(page(address), 'html')[0]?.attributes['lang']).toBe(language);
      expect(attributeOf(page(address), 'meta', 'name', 'robots', 'content')).toBe('noindex');
    }
  });
});

it('every page has a picture for previews of links, as large as it says', async () => {
  const pictures = new Set(
    destinations.map(([address, html]) => {
      const image = attributeOf(html, 'meta', 'property', 'og:image', 'content') ?? '';
      expect(image.startsWith(ORIGIN), address).toBe(true);
      const own = FURTHER_GAMES.find((game) => address.includes(`/${game}/`));
      const language = LANGUAGES.find((one) => address.startsWith(`/${one}/`));
      if (own) expect(image, address).toBe(`${ORIGIN}/share/${own}.${language}.png`);
      return image.slice(ORIGIN.length);
    }),
  );
  for (const picture of pictures) {
    const { format, width, height } = await sharp(SITE.get(picture)).metadata();
    expect({ picture, format, width, height }).toEqual({
      picture,
      format: 'png',
      width: 1200,
      height: 630,
    });
  }
});

describe.each(LANGUAGES)('of %s', (language) => {
  const atTheTable = ['judge', 'score-sheet'].map((slug) => `/${language}/santa-timea/${slug}/`);
  const manifestOf = (address: string) =>
    JSON.parse(
      String(SITE.get(attributeOf(page(address), 'link', 'rel', 'manifest', 'href') ?? '')),
    );

  const tabs = [...atTheTable, `/${language}/santa-timea/aid/`];
  it.each(tabs)('%s leads to all that lies on the table', (address) => {
    const links = tagged(page(address), 'a')
      .map(({ attributes }) => attributes)
      .filter((link) => link['class']?.split(' ').includes('st-button'));
    const hrefs = links.map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(tabs));
    expect(links.find((link) => link['aria-current'] === 'page')?.['href']).toBe(address);
  });

  it.each([`/${language}/`, ...atTheTable])('%s has icons and short ways', async (address) => {
    const { icons, shortcuts } = manifestOf(address);
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(atTheTable);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(SITE.get(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

it('every title and every description is there once', () => {
  for (const read of [
    (html: string) => tagged(html, 'title')[0]?.content,
    (html: string) => attributeOf(html, 'meta', 'name', 'description', 'content'),
  ]) {
    const texts = destinations.map(([, html]) => read(html));
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

it('descriptions are of a length that search engines show', () => {
  for (const [address, html] of destinations) {
    const text = attributeOf(html, 'meta', 'name', 'description', 'content') ?? '';
    expect(text.length, `${address}: ${text}`).toBeGreaterThan(50);
    expect(text.length, `${address}: ${text}`).toBeLessThanOrEqual(200);
  }
});

it('what leads on to the puzzle or the deal of a day offers every language', () => {
  const crossings = [...PAGES].filter(([address]) => /^\/daily\//.test(address));
  expect(crossings.length).toBeGreaterThan(11);
  for (const [address, html] of crossings) {
    const links = tagged(html, 'a').map(({ attributes }) => attributes['href']);
    expect(attributeOf(html, 'meta', 'property', 'og:url', 'content')).toBe(ORIGIN + address);
    const leads = address === '/daily/deal/' ? 'santa-timea/play/day' : 'daily';
    expect(links, address).toEqual(LANGUAGES.map((language) => `/${language}/${leads}/`));
  }
});

it('the root and its 404 offer every language without JavaScript', () => {
  for (const address of ['/', '/404.html']) {
    const links = tagged(page(address), 'a').map(({ attributes }) => attributes['href']);
    expect(links).toEqual(LANGUAGES.map((language) => `/${language}/`));
  }
});

it('the sitemap lists every page of every language with its siblings, and robots find it', () => {
  const sitemap = String(SITE.get('/sitemap-0.xml'));
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const expected = destinations
    .map(([address]) => ORIGIN + address)
    .filter((url) => url !== `${ORIGIN}/`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  for (const [entry] of sitemap.matchAll(/<url>.*?<\/url>/g)) {
    const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    const tags = links.map(([, tag]) => tag);
    expect(tags.toSorted()).toEqual(LANGUAGES.toSorted());
    const own = new URL(/<loc>([^<]*)</.exec(entry)?.[1] ?? '').pathname;
    for (const [, tag = '', href] of links) {
      expect(attributeOf(page(own), 'link', 'hreflang', tag, 'href'), own).toBe(href);
    }
  }
  expect(String(SITE.get('/robots.txt'))).toContain(`${ORIGIN}/sitemap-index.xml`);
});
