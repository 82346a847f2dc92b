import { expect, it } from 'vitest';
import { exchangeFiles } from '../../src/site/exchange/files.ts';
import { publishedContent } from '../../src/site/i18n/content-files.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { byTag } from './html.ts';
import { page, SITE } from './site.ts';

it.each(LANGUAGES)(
  'the files for translators of %s are those of the commands, each with its link',
  (language) => {
    const folder = `/${language}/desk/files/`;
    const links = byTag(page(`/${language}/desk/translating/`), 'a')
      .map(({ attributes }) => attributes['href'] ?? '')
      .filter((href) => href.includes('/desk/files/'));
    const own = exchangeFiles(publishedContent(), language);
    const paths = own.map(({ name }) => `${folder}${name}`).toSorted();
    expect([...SITE.keys()].filter((path) => path.startsWith(folder)).toSorted()).toEqual(paths);
    expect(links.toSorted()).toEqual(paths);
    for (const { name, text } of own) expect(String(SITE.get(`${folder}${name}`))).toBe(text);
  },
);
