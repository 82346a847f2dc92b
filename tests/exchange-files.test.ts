/** Whatever a file holds and however it is encoded: it comes back as it was, or is refused in words with its line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { po } from '../src/site/exchange/po.ts';
import { readReturned } from '../src/site/exchange/read.ts';
import type { NotedUnit } from '../src/site/exchange/unit.ts';

const unitOf = (source: string, target: string): NotedUnit => ({
  name: 'site.json',
  key: 'a.b',
  source,
  target,
  path: 'content/de/site.json',
  line: 1,
  notes: { places: [], holds: new Map(), register: [] },
});

const written = (units: readonly NotedUnit[]): string => po(units, { from: 'en', to: 'de' });

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

  it('comes back as it went out', () => {
    fc.assert(
      fc.property(text, text, (source, target) => {
        const read = readReturned(Buffer.from(written([unitOf(source, target)])));
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

  it('is read as the file says it, or as its first bytes do', () => {
    const text = written(units);
    expect(targets(Buffer.from(`\ufeff${text}`))).toEqual(said);
    expect(targets(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(said);
    expect(targets(swapped(`\ufeff${text}`))).toEqual(said);
    const named = text.replace(/charset=UTF-8/i, 'charset=iso-8859-1');
    expect(targets(latin(named))).toEqual(said.map((one) => one.replace('–', '-')));
  });

  it('that nobody knows is refused, and bytes that are none of it, with their line', () => {
    const text = written(units);
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

  it.each([
    ['', '1: The file is empty'],
    [' \n\n', '1: The file is empty'],
    ['{ "a": "b" }', '1: This is no PO file, which is what can be imported'],
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
