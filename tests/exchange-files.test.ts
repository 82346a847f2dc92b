/** Whatever a file holds and however it is encoded: it comes back as it was, or is refused in words with its line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../src/site/exchange/files.ts';
import { readReturned } from '../src/site/exchange/read.ts';
import type { NotedUnit } from '../src/site/exchange/unit.ts';

const RETURNING = ['xliff-2.1.xlf', 'xliff-1.2.xlf', 'gettext.po'];

const unitOf = (source: string, target: string): NotedUnit => ({
  name: 'site.json',
  key: 'a.b',
  source,
  target,
  stale: false,
  reviewed: false,
  path: 'content/de/site.json',
  line: 1,
  notes: { places: [], holds: new Map(), register: [], previous: null },
});

const written = (end: string, units: readonly NotedUnit[]): string =>
  FORMATS[end]?.write(units, { from: 'en', to: 'de' }) ?? '';

const refusals = (file: string | Uint8Array): string[] => {
  const read = readReturned(Buffer.from(file));
  return read.ok ? [] : read.error.map(({ line, reason }) => `${line}: ${reason}`);
};

describe('any text of any script', () => {
  // What formats, parsers and Windows treat as something of theirs.
  const special = fc.constantFrom(
    ...['\u0085', '\u2028', '\u2029', '\r', '\r\n', '\n', '\t', '  ', '"', '\\', '\\n', "'", '%s'],
    ...[
      '&',
      '<',
      '>',
      ']]>',
      '&amp;',
      '&#10;',
      '<!-- -->',
      '<b>',
      '{{name}}',
      '{{',
      '`a`',
      '**a**',
    ],
    ...['<Fact of="half">a</Fact>', '<Fact of="half">', '[a](#b)', '#, fuzzy', 'msgid "a"'],
    ...[
      '\u202e',
      '\u2067',
      '\u2069',
      '\u200b',
      '\ufeff',
      'e\u0301',
      'क्षि',
      'ก็',
      'ﷺ',
      'שלום',
      '한국어',
    ],
    ...['👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'valueOf', 'constructor', '__proto__'],
  );
  const text = fc
    .array(fc.oneof(special, fc.string({ unit: 'grapheme', maxLength: 6 })), { minLength: 1 })
    .map((parts) => parts.join(''))
    .filter((all) => all !== '');

  it.each(RETURNING)('comes back from %s as it went out', (end) => {
    fc.assert(
      fc.property(text, text, (source, target) => {
        const read = readReturned(Buffer.from(written(end, [unitOf(source, target)])));
        const back = read.ok ? read.value.units.map((one) => [one.source, one.target]) : read.error;
        expect(back).toEqual([[source, target]]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an encoding', () => {
  const units = [unitOf('Nobody wants it.', 'Niemand will sie – schön für alle.')];
  const targets = (file: Uint8Array) => {
    const read = readReturned(file);
    return read.ok ? read.value.units.map(({ target }) => target) : read.error;
  };
  const said = units.map(({ target }) => target);
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const latin = (text: string) => Buffer.from(text.replaceAll('–', '-'), 'latin1');

  it.each(RETURNING)('is read as %s says it, or as its first bytes do', (end) => {
    const text = written(end, units);
    expect(targets(Buffer.from(`\ufeff${text}`))).toEqual(said);
    expect(targets(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(said);
    expect(targets(swapped(`\ufeff${text}`))).toEqual(said);
    const named = text.replace(/(encoding="|charset=)UTF-8/i, '$1iso-8859-1');
    expect(targets(latin(named))).toEqual(said.map((one) => one.replace('–', '-')));
  });

  it.each(RETURNING.slice(0, 2))('of two bytes needs no mark in %s', (end) => {
    const text = written(end, units).replace('UTF-8', 'UTF-16');
    expect(targets(Buffer.from(text, 'utf16le'))).toEqual(said);
    expect(targets(swapped(text))).toEqual(said);
    // Saved anew as UTF-8 by an editor that does not know XML.
    expect(targets(Buffer.from(text))).toEqual(said);
  });

  it('that nobody knows is refused, and bytes that are none of it, with their line', () => {
    const text = written('gettext.po', units);
    expect(refusals(text.replace('charset=utf-8', 'charset=klingon'))).toEqual([
      '1: The file says it is in “klingon”, which is not read here. Save it as UTF-8 and import it again',
    ]);
    const line = text.slice(0, text.indexOf('Niemand')).split('\n').length;
    expect(refusals(latin(text))).toEqual([
      `${line}: The file is not in utf-8, as it says or as one expects. Save it as UTF-8 and import it again`,
    ]);
  });
});

describe('a file is refused in words, with its line', () => {
  const HEADER = 'msgid ""\nmsgstr "Language: de\\n"\n\n';
  const xliff = (inner: string) =>
    `<xliff version="2.1" srcLang="en" trgLang="de">\n<file original="site.json"><unit id="a"><segment><source>a</source>\n<target>${inner}</target></segment></unit></file></xliff>`;

  it.each([
    ['', '1: The file is empty'],
    [' \n\n', '1: The file is empty'],
    ['{ "a": "b" }', '1: This is neither XLIFF nor PO, which is what can be imported'],
    ['msgctxt "a#b"\nmsgid "a"\nmsgstr "b"', /^1: The header does not say “Language: …”/],
    [
      `${HEADER}msgctxt "a#b"\nmsgid "a"\nmsgstr "b\u0001"`,
      '6: The character U+0001 may not be in a text; delete it',
    ],
    [`${HEADER}msgctxt "a#b"\nmsgid "a"\nmsgstr "b`, /^\d: This is no PO file: .*End-of-file/],
    [
      `${HEADER}msgctxt "a#b"\nmsgid "a"\nmsgstr "b"\n\nmsgctxt "a#b"\nmsgid "a"\nmsgstr "c"`,
      '8: “a#b”: this text is there twice',
    ],
    [xliff('a\u0000'), '3: The character U+0000 may not be in a text; delete it'],
    [xliff('a&#x1f;'), '3: &#x1f; stands for no character of XML; delete it'],
    [xliff('a&nbsp;'), '3: This is no well-formed XML: entity not found:&nbsp;'],
    [
      xliff(`${'<mrk>'.repeat(5000)}a${'</mrk>'.repeat(5000)}`),
      '3: More than 100 elements stand in each other here',
    ],
    [xliff('a').slice(0, -30), /^\d: This is no well-formed XML/],
    [
      xliff('a').replace(' trgLang="de"', ''),
      '1: The file does not say which language it was translated into',
    ],
    [
      '<xliff version="1.2"><file original="site.json" source-language="en"></file></xliff>',
      '1: The file does not say which language it was translated into',
    ],
  ])('%j', (text, refusal) => {
    expect(refusals(text)).toEqual([
      typeof refusal === 'string' ? refusal : expect.stringMatching(refusal),
    ]);
  });

  it('a PO escape that means nothing is taken as its character', () => {
    const read = readReturned(Buffer.from(`${HEADER}msgctxt "a\\q#b"\nmsgid "a"\nmsgstr "\\z"`));
    expect(read.ok && read.value.units[0]).toMatchObject({ name: 'aq', target: 'z', line: 4 });
  });
});
