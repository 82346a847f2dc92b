/** The site with a language more, which a machine carries from its layout to its publication. */
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { type ContentFile, readContent } from '../../src/site/segments/content.ts';
import { segmentsOf } from '../../src/site/segments/segment.ts';
import { MACHINE, publishMachineLanguage, translate } from '../machine-language.ts';
import { byTag, textOf } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { buildCopy, copyProject } from './project-copy.ts';
import { PAGES, pagesOf, type Site } from './site.ts';

const ALL = [...LANGUAGES, MACHINE];

let copy = '';
let site: Site = new Map();
let pages: ReadonlyMap<string, string> = new Map();
const page = (address: string): string => pages.get(address) ?? '';

beforeAll(() => {
  copy = copyProject('further-languages');
  publishMachineLanguage(copy);
  site = buildCopy(copy);
  pages = pagesOf(site);
}, 2_400_000);

/** What one reads on the page, but for what it quotes in another language. */
function ownWordsOf(html: string): string {
  const { document } = parseHTML(html);
  for (const quoted of document.querySelectorAll('body [lang]')) quoted.remove();
  return textOf(document.toString());
}

const english = [...PAGES.keys()].filter((address) => address.startsWith('/en/'));
const own = (address: string) => address.replace(/^\/en\//, `/${MACHINE}/`);

it('has every page in every language, and all links lead somewhere', { tags: 'all' }, () => {
  expect([...pages.keys()].toSorted()).toEqual([...PAGES.keys(), ...english.map(own)].toSorted());
  expect(linkProblems(site, '/')).toEqual([]);
});

describe('a further language', { tags: 'all' }, () => {
  it('says on every page which language it is', () => {
    for (const address of english) {
      const [html] = byTag(page(own(address)), 'html');
      expect(html?.attributes['lang'], address).toBe(MACHINE);
    }
  });

  it('says nothing in another language', () => {
    const files = readContent(copy).filter((file) => file.language === 'en');
    const textsOf = ({ name, text }: ContentFile) => segmentsOf(name, text).map((one) => one.text);
    // The desk and the glossary show the words of other editions.
    const texts = files
      .filter(({ name }) => !/\/(editions\/|glossary)/.test(name))
      .flatMap(textsOf)
      .filter((text) => text.length > 12 && !/[{}<>[*`\n]/.test(text));
    const translated = texts.filter((text) => translate(text) !== text);
    expect(translated.length).toBeGreaterThan(500);
    let spoken = 0;
    for (const address of english) {
      const [original, said] = [textOf(page(address)), ownWordsOf(page(own(address)))];
      const there = translated.filter((text) => original.includes(text));
      spoken += there.filter((text) => said.includes(translate(text))).length;
      expect(
        there.filter((text) => said.includes(text)),
        address,
      ).toEqual([]);
    }
    expect(spoken).toBeGreaterThan(5000);
  });

  it('is offered on every page of every language, and to search engines', () => {
    for (const from of ALL) {
      const html = page(`/${from}/about/`);
      const of = (tag: string) =>
        byTag(html, tag)
          .map(({ attributes }) => attributes['hreflang'])
          .filter(Boolean);
      expect(of('a')).toEqual(expect.arrayContaining(ALL.filter((other) => other !== from)));
      expect(of('link')).toEqual(expect.arrayContaining([...ALL, 'x-default']));
    }
    expect(String(site.get('/sitemap-0.xml'))).toContain(`/${MACHINE}/about/</loc>`);
  });
});
