/** Dutch goes all the way that docs/translating.md describes: laid out, exported, filled, imported, built. */
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { elementsOf, textOf } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { buildCopy, copyProject, runIn } from './project-copy.ts';
import { pagesOf, type Site } from './read-site.ts';
import { PAGES } from './site.ts';

/** A translator who knows one word, which is in no term, fact or code. */
const dutch = (english: string): string =>
  english.replace(/\bthe\b/g, 'de').replace(/\bThe\b/g, 'De');

let site: Site = new Map();
let pages: ReadonlyMap<string, string> = new Map();

beforeAll(() => {
  const copy = copyProject('new-language');
  runIn(copy, 'new-language', 'nl');
  const [english, draft] = [join(copy, 'content/en'), join(copy, 'drafts/nl')];
  for (const name of ['facts.json', ...globSync('*/glossary.json', { cwd: english })]) {
    writeFileSync(join(draft, name), dutch(readFileSync(join(english, name), 'utf8')));
  }
  const files = runIn(copy, 'export', 'nl').split('\n');
  for (const file of files.filter((name) => name.endsWith('.po')).map((name) => join(copy, name))) {
    const table = po.parse(readFileSync(file));
    for (const message of Object.values(table.translations).flatMap(Object.values)) {
      if (!message.msgctxt || dutch(message.msgid) === message.msgid) continue;
      const { msgid, msgid_plural: many = msgid, msgstr } = message;
      message.msgstr = msgstr.map((_: string, form: number) => dutch(form === 0 ? msgid : many));
    }
    writeFileSync(file, po.compile(table, { foldLength: 0 }));
    runIn(copy, 'import', file);
  }
  renameSync(draft, join(copy, 'content/nl'));
  const list = join(copy, 'src/site/i18n/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/(LANGUAGES = \[.*)\]/, "$1, 'nl']"));
  site = buildCopy(copy);
  pages = pagesOf(site);
}, 1_200_000);

describe('a language that was translated', { tags: 'all' }, () => {
  it('has every page, in its own words, and all links lead somewhere', () => {
    const english = [...PAGES.keys()].filter((address) => address.includes('/en/'));
    const own = english.map((address) => address.replace('/en/', '/nl/'));
    expect([...pages.keys()].toSorted()).toEqual([...PAGES.keys(), ...own].toSorted());
    expect(linkProblems(site, '/')).toEqual([]);
    const [html] = elementsOf(pages.get('/nl/about/') ?? '', 'html');
    expect(html?.attributes['lang']).toBe('nl');
    expect(textOf(pages.get('/nl/santa-timea/rules/') ?? '')).toContain('takes de wind card');
  });

  it('is offered on every page, and to search engines', () => {
    for (const from of LANGUAGES) {
      const links = elementsOf(pages.get(`/${from}/about/`) ?? '', 'a');
      expect(links.map(({ attributes }) => attributes['hreflang'])).toContain('nl');
    }
    expect(String(site.get('/sitemap-0.xml'))).toContain('/nl/about/</loc>');
  });
});
