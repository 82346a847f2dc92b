/** Files for translators go out and come back; what is wrong is refused by name. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { po as gettext } from 'gettext-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeFiles } from '../src/site/exchange/files.ts';
import { importPo, printOf, readPo, writePo } from '../src/site/exchange/po.ts';
import type { Unit } from '../src/site/exchange/unit.ts';
import { type ContentFile, readContent } from '../src/site/i18n/content-files.ts';
import { formsOf, LANGUAGES } from '../src/site/i18n/languages.ts';

const ROOT = join(import.meta.dirname, '..');
const CONTENT = readContent(ROOT);

const ALL = ['de', 'fr'].flatMap((language) => exchangeFiles(CONTENT, language));

const exported = (name: string): string => ALL.find((one) => one.name === name)?.text ?? '';

/** What an import of this text does: its refusals, or the files it changes. */
function imported(text: string, files: readonly ContentFile[] = CONTENT) {
  const result = importPo(Buffer.from(text), files);
  return result.ok
    ? { refusals: [], files: result.value.files, unfinished: result.value.unfinished }
    : { refusals: result.error, files: [], unfinished: 0 };
}

/** A text with one thing changed, which must be there. */
function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

/** A file may hold a part of the texts: that of the pages is enough to be edited. */
const words = exported('words.de.gettext.po')
  .split('\n\n')
  .filter((message, index) => index === 0 || /^msgctxt "site\.json#/m.test(message))
  .join('\n\n');
const lessons = exported('lessons.fr.gettext.po');
const SKIP = 'Zum Inhalt springen';

/** An exported file with another translation of one message, as PO quotes it. */
const saying = (file: string, context: string, said: string): string =>
  edited(
    file,
    new RegExp(`(msgctxt "${context}"\nmsgid (?:".*"\n)+msgstr )(?:".*"\n)+`),
    `$1"${said}"\n`,
  );

// That every text of every language can be cut out and put back is in `segment.test.ts`.
it('the files of a language come back as they went out', () => {
  for (const bundle of ['words', 'clauses', 'lessons']) {
    const text = exported(`${bundle}.fr.gettext.po`);
    expect(imported(text)).toEqual({ refusals: [], files: [], unfinished: 0 });
    const read = readPo(Buffer.from(text), LANGUAGES);
    expect(read.ok && read.value.units.length).toBeGreaterThan(100);
  }
});

describe('an edited file', () => {
  const changed = edited(words, SKIP, 'Gleich zum Inhalt');

  it('changes its text and no other byte, whatever tool has written it', () => {
    const before = readFileSync(join(ROOT, 'content/de/site.json'), 'utf8');
    const windows = `\uFEFF${changed.replaceAll('\n', '\r\n')}`;
    const wrapped = String(gettext.compile(gettext.parse(changed), { foldLength: 76 }));
    const region = edited(changed, '"Language: de\\n"', '"Language: de_DE.UTF-8\\n"');
    for (const text of [changed, windows, wrapped, region]) {
      const { refusals, files } = imported(text);
      expect(refusals).toEqual([]);
      expect(files.map(({ path, text }) => [path, text])).toEqual([
        ['content/de/site.json', before.replace(SKIP, 'Gleich zum Inhalt')],
      ]);
    }
  });

  it('may hold a part of the texts; what is fuzzy stays as it is', () => {
    const [, first = '', , third = ''] = words.split('\n\n');
    const fuzzy = edited(changed, `msgctxt "site.json#site.skip"`, '#, fuzzy\n$&');
    expect(imported(fuzzy)).toEqual({ refusals: [], files: [], unfinished: 1 });
    const head = words.slice(0, words.indexOf('\n\n'));
    const part = [head, first, third].join('\n\n');
    expect(imported(part)).toEqual({ refusals: [], files: [], unfinished: 0 });
  });

  it('does not undo what has changed here since the export', () => {
    const before = changed.slice(0, changed.indexOf('msgctxt "site.json#site.skip"'));
    const line = before.split('\n').length;
    const since = (text: string) =>
      CONTENT.map((one) =>
        one.path === 'content/de/site.json' ? { ...one, text: edited(one.text, SKIP, text) } : one,
      );
    expect(imported(words, since('Hinein')).files).toEqual([]);
    expect(imported(changed, since('Gleich zum Inhalt')).refusals).toEqual([]);
    expect(imported(changed, since('Hinein')).refusals).toEqual([
      `${line}: site.json#site.skip: changed in this file, and here since the export, to “Hinein”; export again`,
    ]);
    const bare = changed.replace(/^#\. Exported: .*\n/gm, '');
    expect(imported(bare).refusals).toEqual([
      expect.stringMatching(/^\d+: site\.json#site\.skip: the note “Exported: …” is lost/),
    ]);
  });
});

describe('plural forms are counted as the header of the file says', () => {
  const context = 'site.json#puzzles.players';
  const said = (text: string) => {
    const read = readPo(Buffer.from(text), LANGUAGES);
    expect(read.ok || read.error).toBe(true);
    const units = read.ok ? read.value.units : [];
    return units.flatMap(({ name, key, target, exported }) =>
      `${name}#${key}`.startsWith(context)
        ? [[key, target, exported === printOf(target)] as const]
        : [],
    );
  };
  const remade = (order: (texts: string[]) => string[]) => {
    const table = gettext.parse(exported('words.fr.gettext.po'));
    const header =
      'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';
    Object.assign(table.headers, { 'Plural-Forms': header });
    for (const message of Object.values(table.translations).flatMap(Object.values)) {
      if (message.msgid_plural !== undefined) message.msgstr = order(message.msgstr);
    }
    return String(gettext.compile(table));
  };

  it('and in another number, as newer tools count French', () => {
    const text = remade(([one = '', other = '']) => [one, other, other]);
    expect(said(text)).toEqual(said(exported('words.fr.gettext.po')));
  });

  it('a message with fewer is refused by name and line', () => {
    const { refusals } = imported(remade((texts) => texts));
    expect(refusals).toContainEqual(
      expect.stringMatching(
        /^\d+: site\.json#puzzles\.players: 2 plural forms; the header says 3$/,
      ),
    );
  });
});

describe('a file is refused with its reason', () => {
  it.each([
    ['Skip to the content', 'Jump to it', 'the source has changed since the export; export again'],
    ['#site.skip"', '#site.skipp"', 'there is no such text'],
    [`msgstr "${SKIP}"`, 'msgstr ""', 'the translation is empty'],
    [SKIP, 'Zu {{inhalt}}', 'the translation has “{{inhalt}}”, which the source has not'],
  ])('%s → %s', (from, to, reason) => {
    const { refusals } = imported(edited(edited(words, from, to), /Zum Inhalt springen|$/, 'Los'));
    expect(refusals.join('\n')).toContain(`: ${reason}`);
  });

  it('that a placeholder is lost', () => {
    const text = edited(words, /msgstr "Rätsel \{\{number\}\}"/, 'msgstr "Rätsel"');
    expect(imported(text).refusals).toEqual([
      expect.stringMatching(/^\d+: site\.json#[\w.-]+: the translation lacks “\{\{number\}\}”$/),
    ]);
  });

  it.each([
    ['Ende {x}', 'has “{”'],
    ['Ende </div>', 'has “</div”'],
    ['<Move />', 'changes how the page is built'],
  ])('what a page reads as code: %s', (said, reason) => {
    const text = saying(lessons, 'santa-timea/first-trick\\.mdx#t2', said);
    expect(imported(text).refusals.join('\n')).toContain(`the translation ${reason}`);
  });

  it.each([
    ['{ "a": "b" }', /^1: This is no PO file/],
    [`${words}\n${words.slice(words.indexOf('\n\n'))}`, /Duplicate msgid/],
    [edited(words, 'n != 1', 'n == 7'), /^\d+: Plural-Forms has one form where ours are two/],
    [
      edited(words, 'plural=(n != 1)', 'plural=alert(1)'),
      /^\d+: The header Plural-Forms cannot be read/,
    ],
  ])('%.30s', (text, reason) => {
    expect(imported(text).refusals).toEqual([expect.stringMatching(reason)]);
  });

  it('bytes that are no UTF-8', () => {
    const result = importPo(Buffer.from(words, 'latin1'), CONTENT);
    expect(result.ok ? '' : result.error[0]).toMatch(/^1: This is no PO file in UTF-8/);
  });
});

it('any text of any script comes through every form of a plural as it is', () => {
  const part = fc.constantFrom(
    '\n',
    '\t',
    '"',
    '\\',
    '\\n',
    '%s',
    '#, fuzzy',
    '{{a}}',
    'ﷺ',
    '👩‍👩‍👧',
  );
  const text = fc
    .array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 6 })), { minLength: 1 })
    .map((parts) => `x${parts.join('')}`);
  const languages = fc.constantFrom('nl', 'pl', 'ja', 'ar', 'he');
  fc.assert(
    fc.property(languages, text, text, text, (to, one, more, said) => {
      const units = formsOf(to).map(
        (form): Unit => ({
          name: 'site.json',
          key: `cards_${form}`,
          // Where each form is a message of its own, it stands against what the source says of many.
          source: form === 'one' && formsOf(to).length > 1 ? one : more,
          target: `${said}${form}`,
          path: '',
          line: 1,
          notes: [],
        }),
      );
      const read = readPo(Buffer.from(writePo(units, to)), [to]);
      const back = read.ok ? read.value.units : [];
      const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
      expect(back.toSorted(byKey)).toEqual(
        units
          .map(({ name, key, source, target }) => ({
            ...{ name, key, source, target },
            exported: printOf(target),
            fuzzy: false,
            line: expect.any(Number),
          }))
          .toSorted(byKey),
      );
    }),
  );
});

describe('the commands', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'windrose-'));
    cpSync(join(ROOT, 'content'), join(copy, 'content'), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const run = (command: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'src/cli', command), ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
  const file = 'exchange/clauses.de.gettext.po';
  const rule = 'content/de/santa-timea/rules/trick.mdx';

  it('export, refuse what says the rules or the words wrong, and import what was edited', () => {
    const before = readFileSync(join(copy, rule), 'utf8');
    const [from, to] = ['Karte gespielt hat, nimmt die', 'Karte gelegt hat, nimmt die'];
    expect(run('export.ts', 'de').status).toBe(0);
    const text = readFileSync(join(copy, file), 'utf8');
    const said = edited(text, from, `${to} Windkarte, die`);
    writeFileSync(join(copy, file), edited(said, '>niedrigste</Fact>', '>höchste</Fact>'));
    const refused = run('import.ts', file);
    expect(refused.stderr).toContain('“höchste” is not what the rules say for “taker”');
    expect(refused.stderr).toContain('“Windkarte” is not our word');
    expect(refused.stderr).toContain('Refused, nothing was changed');
    expect(refused.status).toBe(1);
    expect(readFileSync(join(copy, rule), 'utf8')).toBe(before);

    writeFileSync(join(copy, file), edited(text, from, to));
    const { stdout, stderr } = run('import.ts', file);
    expect([stdout, stderr]).toEqual([`${file}: 1 texts changed in 1 files\n`, '']);
    expect(readFileSync(join(copy, rule), 'utf8')).toBe(before.replace(from, to));
  });

  it('say which language or file there is not', () => {
    expect(run('export.ts', 'xx').stderr).toContain('No such language: xx. There are de, en, fr.');
    expect(run('import.ts', 'nowhere.po').stderr).toBe('nowhere.po: there is no such file\n');
  });
});
