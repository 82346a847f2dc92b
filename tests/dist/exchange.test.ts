import { expect, it } from 'vitest';
import { exchangeFiles } from '../../src/site/exchange/files.ts';
import { exchanged, placesOf } from '../../src/site/exchange/unit.ts';
import { publishedContent } from '../../src/site/i18n/content-files.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { elementsOf } from './html.ts';
import { PAGES, page, SITE } from './site.ts';

it.each(LANGUAGES)(
  'the files for translators of %s are those of the commands, each with its link',
  (language) => {
    const folder = `/${language}/desk/files/`;
    const links = elementsOf(page(`/${language}/desk/translating/`), 'a')
      .map(({ attributes }) => attributes['href'] ?? '')
      .filter((href) => href.includes('/desk/files/'));
    const own = exchangeFiles(publishedContent(), language);
    const paths = own.map(({ name }) => `${folder}${name}`).toSorted();
    expect([...SITE.keys()].filter((path) => path.startsWith(folder)).toSorted()).toEqual(paths);
    expect(links.toSorted()).toEqual(paths);
    for (const { name, text } of own) expect(String(SITE.get(`${folder}${name}`))).toBe(text);
  },
);

it('every place that the exported notes name for a text is a page of the site, with its anchor', () => {
  const addresses = publishedContent().flatMap((file) =>
    exchanged(file).flatMap(({ key }) =>
      placesOf({ name: file.name, key }, file.language).flatMap(
        (place) => place.match(/\/[a-z][^\s,:;]*/g) ?? [],
      ),
    ),
  );
  expect(addresses.length).toBeGreaterThan(1000);
  const wrong = [...new Set(addresses)].filter((address) => {
    const [path = '', anchor] = address.split('#');
    const file = PAGES.get(path) ?? SITE.get(path);
    return !file || (anchor !== undefined && !file.includes(` id="${anchor}"`));
  });
  expect(wrong).toEqual([]);
});
