/** The files for translators are valid by the schemas their formats were published with. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { exchangeFiles } from '../src/site/exchange/files.ts';
import { type Known, readKnown } from '../src/site/exchange/known.ts';
import { BUNDLES } from '../src/site/exchange/unit.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { type Schema, schemaOf } from './schemas/schema-problems.ts';

const KNOWN = readKnown();

/** As it is while people work: texts that are missing and texts that are stale. */
const UNFINISHED: Known = {
  ...KNOWN,
  stateOf: (_language, _name, key) =>
    (['missing', 'stale', 'reviewed'] as const)[key.length % 3] ?? 'reviewed',
};

const FILES = LANGUAGES.flatMap((language) => [
  ...exchangeFiles(KNOWN, language),
  ...exchangeFiles(UNFINISHED, language).map(({ name, text }) => ({
    name: `unfinished ${name}`,
    text,
  })),
]);

const SCHEMAS: readonly [end: string, schema: Schema, broken: RegExp][] = [
  ['xliff-2.1.xlf', schemaOf('xliff_core_2.0.xsd'), /<source>.*?<\/source>/],
  ['xliff-1.2.xlf', schemaOf('xliff-core-1.2-strict.xsd'), /<source>.*?<\/source>/],
  ['tmx-1.4.tmx', schemaOf('tmx14.dtd'), /<seg>.*?<\/seg>/],
];

describe.each(SCHEMAS)('%s', (end, problemsOf, broken) => {
  const own = FILES.filter(({ name }) => name.endsWith(end));

  it('is valid in every language and bundle, finished or not', () => {
    expect(own).toHaveLength(2 * LANGUAGES.length * BUNDLES.length);
    for (const { name, text } of own) expect(problemsOf(text), name).toEqual([]);
  });

  it('would not be without one of its elements', () => {
    const [{ text = '' } = {}] = own;
    const wrong = text.replace(broken, '');
    expect(wrong).not.toBe(text);
    expect(problemsOf(wrong)).not.toEqual([]);
  });
});

describe('what the specification of XLIFF 2.1 asks beyond its schema', () => {
  const files = FILES.filter(({ name }) => name.endsWith('xliff-2.1.xlf'));
  const all = (parent: Element, ...names: string[]): Element[] =>
    names.flatMap((name) => [...parent.getElementsByTagNameNS('*', name)]);
  const ids = (elements: readonly Element[]) => elements.map((one) => one.getAttribute('id'));
  const distinct = (list: readonly unknown[]) => new Set(list).size === list.length;

  it.each(files.map(({ name, text }) => [name, text]))('%s', (_, text) => {
    const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
    if (!root) throw new Error('the file has no element');
    expect(root.getAttribute('version')).toBe('2.1');
    const parts = all(root, 'file');
    expect(distinct(ids(parts))).toBe(true);
    for (const part of parts) {
      const units = all(part, 'unit');
      expect(distinct(ids(units))).toBe(true);
      for (const unit of units) {
        const data = ids(all(unit, 'data'));
        expect(distinct(data)).toBe(true);
        for (const side of all(unit, 'source', 'target')) {
          const codes = all(side, 'ph', 'pc');
          expect(distinct(ids(codes)), unit.getAttribute('id') ?? '').toBe(true);
          const references = codes.flatMap((code) =>
            ['dataRef', 'dataRefStart', 'dataRefEnd'].flatMap(
              (name) => code.getAttribute(name) ?? [],
            ),
          );
          expect(references.filter((reference) => !data.includes(reference))).toEqual([]);
        }
      }
    }
  });
});
