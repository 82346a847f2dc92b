import { expect, it } from 'vitest';
import { countingOf } from './counting.ts';
import { languageTag, ownLanguage } from './language-tag.ts';
import { readPo } from './read-po.ts';

const file = (language: string, plural: string, forms: readonly string[], more = ''): string =>
  `msgid ""
msgstr ""
"Language: ${language}\\n"
"Plural-Forms: ${plural}\\n"

msgctxt "site.json#cards"
msgid "a card"
msgid_plural "cards"
${forms.map((form, index) => `msgstr[${index}] "${form}"`).join('\n')}
${more}`;

const targets = (text: string) => {
  const read = readPo(text);
  return read.ok
    ? Object.fromEntries(read.value.units.map(({ key, target }) => [key, target]))
    : read.error;
};

it('puts each plural form where the header of the file says', () => {
  const swapped = file('de', 'nplurals=2; plural=(n == 1 ? 1 : 0);', ['Karten', 'eine Karte']);
  expect(targets(swapped)).toEqual({ cards_one: 'eine Karte', cards_other: 'Karten' });
  const french = 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';
  expect(targets(file('fr', french, ['une', 'de', 'des']))).toEqual({
    cards_one: 'une',
    cards_other: 'des',
  });
});

it('refuses plural forms that are not ours, by name and line', () => {
  expect(targets(file('de', 'nplurals=1; plural=0;', ['Karten']))).toEqual([
    { line: 4, reason: 'Plural-Forms has one form where ours are two, “other” and “one”' },
  ]);
  expect(targets(file('de', 'nplurals=2; plural=(n != 1);', ['eine']))).toEqual([
    { line: 6, reason: '“site.json#cards” has 1 plural forms; the header says 2' },
  ]);
  expect(targets(file('de', 'nplurals=2; plural=alert(n);', ['a', 'b']))).toMatchObject([
    { line: 4, reason: expect.stringContaining('cannot be read') },
  ]);
});

it('reads a context that a tool broke over several lines', () => {
  const text = (key: string) => `
msgctxt ""
"site.json#"
"${key}"
msgid "x"
msgstr "${key}"
`;
  const broken = file('de', 'nplurals=2; plural=(n != 1);', ['e', 'k'], text('a') + text('b'));
  expect(targets(broken)).toMatchObject({ a: 'a', b: 'b' });
  const twice = file('de', 'nplurals=2; plural=(n != 1);', ['e', 'k'], text('a') + text('a'));
  expect(targets(twice)).toMatchObject([{ reason: '“site.json#a”: this text is there twice' }]);
});

it('gives each form its own message wherever gettext and CLDR count differently', () => {
  for (const language of ['lv', 'mk', 'hi', 'tr', 'pt', 'ga']) {
    expect(countingOf(language), language).toBeNull();
  }
  expect(countingOf('fr')?.forms).toEqual(['one', 'other']);
});

it('knows languages as tools write them', () => {
  const ours = ['de', 'zh-Hans', 'sr-Latn', 'pt-BR'];
  for (const [written, own] of Object.entries({
    'de_DE.UTF-8': 'de',
    zh_CN: 'zh-Hans',
    'sr@latin': 'sr-Latn',
    pt_BR: 'pt-BR',
    'es-419': 'es-419',
  })) {
    expect(ownLanguage(written, ours), written).toBe(own);
  }
  expect(languageTag('de-foo')).toBeNull();
});
