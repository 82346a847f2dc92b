/** Languages that count otherwise than English go out with their own plural forms, and come back. */
import fc from 'fast-check';
import { po as gettext } from 'gettext-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { bring } from '../src/site/exchange/bring.ts';
import { countingOf } from '../src/site/exchange/counting.ts';
import { exchangeFiles } from '../src/site/exchange/files.ts';
import { type Known, readKnown } from '../src/site/exchange/known.ts';
import { layOut } from '../src/site/exchange/lay-out.ts';
import { po, printOf, unitsIn } from '../src/site/exchange/po.ts';
import { readReturned } from '../src/site/exchange/read.ts';
import type { ContentFile } from '../src/site/segments/content.ts';
import { formsOf } from '../src/site/segments/plural.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const HOME = readKnown(ROOT);

/** The project with a draft that has just been laid out. */
function withDraft(language: string): Known {
  const files = [
    ...HOME.files,
    ...layOut(language, HOME.files)
      .filter(({ path }) => HOME.files.some(({ name }) => path === `drafts/${language}/${name}`))
      .map(({ path, text }): ContentFile => {
        const name = path.slice(`drafts/${language}/`.length);
        return { language, name, path, text };
      }),
  ];
  return {
    ...HOME,
    files,
    // The words of a language that has none of its own yet.
    factWords: (of) => HOME.factWords(of === language ? 'en' : of),
  };
}

describe.each(['nl', 'pl', 'ja', 'ar', 'he'])('a draft of %s', (language) => {
  let known: Known;
  let files: readonly { readonly name: string; readonly text: string }[];
  beforeAll(() => {
    known = withDraft(language);
    files = exchangeFiles(known, language);
  });
  const result = (text: string) => {
    const read = readReturned(Buffer.from(text));
    return read.ok ? bring(read.value, known) : read;
  };

  it('comes back untouched and changes nothing', () => {
    const returning = files.filter(({ name }) => /\.po$/.test(name));
    expect(returning).toHaveLength(3);
    for (const { name, text } of returning) {
      const brought = result(text);
      expect(brought.ok ? [] : brought.error, name).toEqual([]);
      expect(brought.ok && brought.value.changes, name).toEqual([]);
    }
  });

  it('says of each text where it stands: among the drafts', () => {
    const po = files.find(({ name }) => name === `words.${language}.gettext.po`)?.text ?? '';
    expect(po).toContain(`#: drafts/${language}/site.json:`);
    expect(po).not.toContain(`content/${language}/`);
  });

  it('has all forms of a plural, and takes them back', () => {
    const file = files.find(({ name }) => name === `words.${language}.gettext.po`);
    const table = gettext.parse(file?.text ?? '');
    const counting = countingOf(language);
    const context = `site.json#puzzles.players`;
    const message = Object.values(table.translations[context] ?? {})[0];
    if (!counting) {
      // Each form is a message of its own.
      for (const form of formsOf(language)) {
        expect(table.translations[`${context}_${form}`], form).toBeDefined();
      }
      return;
    }
    expect(table.headers['Plural-Forms']).toContain(`nplurals=${counting.forms.length}; plural=`);
    expect(message?.msgstr).toHaveLength(counting.forms.length);
    if (message) message.msgstr = counting.forms.map((form) => `{{count}} ${form}`);
    const brought = result(String(gettext.compile(table)));
    const site = brought.ok && brought.value.files.find(({ name }) => name === 'site.json');
    const { puzzles } = JSON.parse(site ? site.text : '{}');
    for (const form of formsOf(language)) {
      expect(puzzles[`players_${form}`]).toBe(`{{count}} ${form}`);
    }
  });
});

it('any text of any script comes through every form of a plural as it is', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(
      fc.constantFrom('pl', 'ja', 'ar', 'fr'),
      text,
      text,
      text,
      (to, one, more, said) => {
        const units = formsOf(to).map((form) => ({
          name: 'site.json',
          key: `cards_${form}`,
          source: form === 'one' ? one : more,
          target: `${said}${form}`,
          path: 'content/de/site.json',
          line: 1,
          notes: { places: [], holds: new Map(), register: [] },
        }));
        const table = gettext.parse(po(units, { from: 'en', to }));
        const back = Object.entries(table.translations).flatMap(([context, messages]) =>
          context === ''
            ? []
            : Object.values(messages).flatMap((each) => unitsIn(context, each, countingOf(to))),
        );
        expect(back.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(
          units
            .map(({ name, key, source, target }) => ({
              name,
              key,
              source,
              target,
              exported: printOf(target),
            }))
            .toSorted((a, b) => a.key.localeCompare(b.key)),
        );
      },
    ),
  );
});
