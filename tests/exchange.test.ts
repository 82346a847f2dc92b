/** Files for translators go out and come back; what is wrong is refused with its line. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po as gettext } from 'gettext-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bring } from '../src/site/exchange/bring.ts';
import { exchangeFiles } from '../src/site/exchange/files.ts';
import { type Known, readKnown } from '../src/site/exchange/known.ts';
import { readReturned } from '../src/site/exchange/read.ts';
import { LANGUAGES, type Language } from '../src/site/i18n/languages.ts';

const ROOT = join(import.meta.dirname, '..');
const KNOWN = readKnown(ROOT);

const ALL = new Map(LANGUAGES.map((language) => [language, exchangeFiles(KNOWN, language)]));

const exported = (language: Language, name: string): string => {
  const file = ALL.get(language)?.find((one) => one.name === name);
  if (!file) throw new Error(`there is no file ${name}`);
  return file.text;
};

/** What an import of this text does: its refusals, or the files it changes. */
function brought(text: string, known: Known = KNOWN) {
  const returned = readReturned(Buffer.from(text));
  const result = returned.ok ? bring(returned.value, known) : returned;
  return result.ok
    ? { refusals: [], files: result.value.files }
    : { refusals: result.error.map(({ line, reason }) => `${line}: ${reason}`), files: [] };
}

/** An exported file with one thing changed, which must be there. */
function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;

describe.each(LANGUAGES)('the files of %s', (language) => {
  it('come back as they went out', () => {
    for (const bundle of ['words', 'clauses', 'lessons']) {
      const text = exported(language, `${bundle}.${language}.gettext.po`);
      expect(brought(text)).toEqual({ refusals: [], files: [] });
      const read = readReturned(Buffer.from(text));
      expect(read.ok && read.value.units.length).toBeGreaterThan(100);
    }
  });
});

describe('an edited file', () => {
  const words = exported('de', 'words.de.gettext.po');
  const clauses = exported('de', 'clauses.de.gettext.po');

  it('changes its text and no other byte', () => {
    const { refusals, files } = brought(edited(words, 'Zum Inhalt', 'Gleich zum Inhalt'));
    expect(refusals).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(['content/de/site.json']);
    const before = readFileSync(join(ROOT, 'content/de/site.json'), 'utf8');
    expect(files[0]?.text).toBe(before.replace('Zum Inhalt', 'Gleich zum Inhalt'));
  });

  it('comes back from tools that write it their own way', () => {
    const changed = edited(words, 'Zum Inhalt', 'Gleich zum Inhalt');
    const windows = `\uFEFF${changed.replaceAll('\n', '\r\n')}`;
    const wrapped = String(gettext.compile(gettext.parse(changed), { foldLength: 76 }));
    for (const text of [windows, wrapped]) {
      const { refusals, files } = brought(text);
      expect(refusals).toEqual([]);
      expect(files.map(({ path }) => path)).toEqual(['content/de/site.json']);
    }
  });

  it('may speak of wrong words where its source does', () => {
    const { refusals, files } = brought(
      edited(words, '„Radkarte“ wäre falsch', '„Radkarte“ ist falsch'),
    );
    expect(refusals).toEqual([]);
    expect(files).toHaveLength(1);
  });

  it('changes a rule between its marks and codes', () => {
    const { refusals, files } = brought(
      edited(clauses, 'nimmt die Windrichtungskarte. Wer', 'bekommt die Windrichtungskarte. Wer'),
    );
    expect(refusals).toEqual([]);
    const before = readFileSync(join(ROOT, 'content/de/santa-timea/rules/trick.mdx'), 'utf8');
    expect(files.map(({ text }) => text)).toEqual([
      before.replace('nimmt die Windrichtungskarte. Wer', 'bekommt die Windrichtungskarte. Wer'),
    ]);
  });

  it('is refused with a wrong term of the glossary', () => {
    const { refusals } = brought(
      edited(clauses, 'nimmt die Windrichtungskarte. Wer', 'nimmt die Windkarte. Wer'),
    );
    expect(refusals.join('\n')).toMatch(
      /^\d+: santa-timea\/rules\/trick\.mdx “T4”: .*“Windkarte” is not our word/,
    );
    expect(refusals.join('\n')).toContain('has no “Windrichtungskarte” any more');
  });

  it('is refused when it states another fact', () => {
    const { refusals } = brought(
      edited(clauses, '>fünf</Fact> Durchgängen', '>sechs</Fact> Durchgängen'),
    );
    expect(refusals.join('\n')).toContain('“sechs” is not what the rules say for “rounds”: 5');
  });

  it('is refused when the source has changed', () => {
    const { refusals } = brought(edited(words, 'Skip to the content', 'Jump to the content'));
    expect(refusals.join('\n')).toContain(
      '“site.skip”: the source has changed since; export again',
    );
  });
});

describe('a file that is not in order is refused with line and reason', () => {
  const po = exported('de', 'words.de.gettext.po');

  it('a placeholder that is lost, and one that was invented', () => {
    const po2 = edited(po, /msgstr "Rätsel \{\{number\}\}"/, 'msgstr "Rätsel {{nummer}}"');
    expect(brought(po2).refusals).toEqual([
      expect.stringMatching(/^\d+: site\.json “[\w.-]+”: the translation lacks \{\{number\}\}$/),
      expect.stringMatching(
        /^\d+: site\.json “[\w.-]+”: the translation has \{\{nummer\}\}, which/,
      ),
    ]);
  });

  it('nothing for the name of a placeholder, whatever it means as a word', () => {
    const said = edited(po, /(msgstr\[0\] "[^"]*\{\{penalty\}\}[^"]*)"/, '$1 !"');
    expect(brought(said).refusals.join('\n')).not.toContain('“penalty”');
  });

  it('nothing of a text that came back changed and still fuzzy: it is taken', () => {
    const fuzzy = edited(
      po,
      /(msgctxt "site\.json#site\.skip"\nmsgid "[^"]*"\nmsgstr ")[^"]*"/,
      '#, fuzzy\n$1Zum Text"',
    );
    const read = readReturned(Buffer.from(fuzzy));
    const result = read.ok ? bring(read.value, KNOWN) : read;
    expect(result.ok && result.value.changes).toHaveLength(1);
  });

  it('nothing for a region behind the language, or a header without its source', () => {
    const bare = edited(po, '"Language: de\\n"', '"Language: de_DE\\n"');
    expect(brought(edited(bare, '"X-Source-Language: en\\n"\n', '')).refusals).toEqual([]);
  });

  it('a text that is missing, one that is surplus, one that is empty', () => {
    const [unit = ''] =
      /\n(?:#.*\n)+msgctxt "site\.json#site\.skip"\nmsgid .*\nmsgstr .*\n/.exec(po) ?? [];
    const line = lineOf(po, 'msgctxt "site.json#site.skip"');
    expect(brought(edited(po, unit, '')).refusals).toEqual([
      expect.stringMatching(/^\d+: site\.json “site\.skip”: this text is missing$/),
    ]);
    const surplus = edited(po, unit, unit.replace('site.skip', 'site.skipp') + unit);
    expect(brought(surplus).refusals).toEqual([
      `${line}: site.json “site.skipp”: there is no such text; the key is surplus`,
    ]);
    const empty = edited(po, unit, unit.replace(/msgstr .*/, 'msgstr ""'));
    expect(brought(empty).refusals).toEqual([
      `${line}: site.json “site.skip”: the translation is empty`,
    ]);
  });

  it('a sentence that is still the source; a name may be', () => {
    const text = exported('fr', 'words.fr.gettext.po');
    const of = (key: string) =>
      new RegExp(`msgctxt "site\\.json#${key}"\n(?:#.*\n)*msgid (".*")\nmsgstr ".*"\n`);
    const filled = (key: string) => {
      const [message = '', source = ''] = of(key).exec(text) ?? [];
      return brought(edited(text, message, message.replace(/msgstr ".*"/, `msgstr ${source}`)));
    };
    expect(filled('missing\\.text').refusals.join('\n')).toContain(
      'this is the source, not a translation',
    );
    expect(filled('site\\.home').refusals.join('\n')).not.toContain('this is the source');
  });

  it('a heading where there was none', () => {
    const lessons = exported('fr', 'lessons.fr.gettext.po');
    const [message = ''] =
      /msgctxt "santa-timea\/first-trick\.mdx#t2"\n[\s\S]*?\n\n/.exec(lessons) ?? [];
    const wrong = message.replace(/msgstr [\s\S]*\n\n/, 'msgstr "## Fin"\n\n');
    expect(brought(edited(lessons, message, wrong)).refusals.join('\n')).toContain(
      'the translation changes how the page is built',
    );
  });

  it.each([
    ['Ende {x}', '{'],
    ['Ende <b', '<b'],
    ['Ende <3', '<3'],
    ['Ende </div>', '</div'],
    ['import ende', 'import'],
  ])('what a page reads as code: %s', (said, sign) => {
    const lessons = exported('fr', 'lessons.fr.gettext.po');
    const [message = ''] =
      /msgctxt "santa-timea\/first-trick\.mdx#t2"\n[\s\S]*?\n\n/.exec(lessons) ?? [];
    const wrong = message.replace(/msgstr [\s\S]*\n\n/, `msgstr "${said}"\n\n`);
    expect(brought(edited(lessons, message, wrong)).refusals.join('\n')).toContain(
      `“${sign}” would be read as code of the page`,
    );
  });

  it('a sentence of another language of the site', () => {
    const said = 'Vielleicht ist sie umgezogen, oder unterwegs ging ein Buchstabe über Bord.';
    const german = `Unter dieser Adresse gibt es keine Seite. ${said}`;
    const text = exported('fr', 'words.fr.gettext.po');
    const wrong = edited(
      text,
      /(msgctxt "site\.json#missing\.text"\nmsgid .*\nmsgstr) ".*"/,
      `$1 "${german}"`,
    );
    expect(brought(wrong).refusals).toEqual([
      expect.stringMatching(/^\d+: site\.json “missing\.text”: this is the text of “de”/),
    ]);
  });

  it.each([
    ['<html/>', /^1: This is no PO file/],
    ['msgid ""\nmsgstr "Language: de\\nX-Source-Language: en\\n"', /^1: There is no text in it/],
    ['msgid "a\nmsgstr "b"', /^\d+: This is no PO file/],
    [
      'msgid ""\nmsgstr "Language: xx\\n"\n\nmsgctxt "a#b"\nmsgid "a"\nmsgstr "b"',
      /^1: there is no language “xx”/,
    ],
  ])('%s', (text, reason) => {
    expect(brought(text).refusals).toEqual([expect.stringMatching(reason)]);
  });
});

describe('a text that was changed here after the export', () => {
  const skip = JSON.stringify('Zum Inhalt springen');
  const file = exported('de', 'words.de.gettext.po');
  const line = lineOf(file, 'msgctxt "site.json#site.skip"');
  const since = (text: string): Known => ({
    ...KNOWN,
    files: KNOWN.files.map((one) =>
      one.path === 'content/de/site.json'
        ? { ...one, text: edited(one.text, skip, JSON.stringify(text)) }
        : one,
    ),
  });
  const changedThere = edited(file, `msgstr ${skip}`, 'msgstr "Gleich zum Inhalt"');

  it('stays as it is where the file has not changed it', () => {
    const { refusals, files } = brought(file, since('Hinein'));
    expect(refusals).toEqual([]);
    expect(files).toEqual([]);
  });

  it('is refused by name and line where the file has changed it otherwise, and taken where alike', () => {
    expect(brought(changedThere, since('Hinein')).refusals).toEqual([
      `${line}: site.json “site.skip”: changed in this file, and here since the export, to “Hinein”; export again`,
    ]);
    expect(brought(changedThere, since('Gleich zum Inhalt'))).toEqual({ refusals: [], files: [] });
  });

  it('is refused where nobody can tell who changed it', () => {
    const bare = changedThere.replace(/^#\. Exported: .*\n/gm, '');
    expect(brought(bare, since('Hinein')).refusals).toEqual([
      expect.stringMatching(/“site\.skip”: the note “Exported: …” is lost/),
    ]);
  });
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

  it('export, and import what was edited', () => {
    expect(run('export.ts', 'fr').status).toBe(0);
    const file = join(copy, 'exchange/words.fr.gettext.po');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, edited(text, /msgstr "Glossaire"/, 'msgstr "Lexique"'));
    const { stdout, stderr, status } = run('import.ts', file);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('1 texts changed in 1 files');
    const changed = readFileSync(join(copy, 'content/fr/site.json'), 'utf8');
    const before = readFileSync(join(ROOT, 'content/fr/site.json'), 'utf8');
    expect(changed).toBe(before.replace('"Glossaire"', '"Lexique"'));
  });

  it('import names a file that is not there', () => {
    const { stderr, status } = run('import.ts', 'nowhere.po');
    expect([stderr, status]).toEqual(['nowhere.po: there is no such file\n', 2]);
  });

  it('import nothing of a file with one mistake', () => {
    const file = join(copy, 'wrong.po');
    const text = exported('en', 'words.en.gettext.po');
    const wrong = edited(text, /msgstr "Glossary"/, 'msgstr "Terms"').replace(
      /msgstr "Puzzle \{\{number\}\}"/,
      'msgstr "Puzzle"',
    );
    writeFileSync(file, wrong);
    const { stderr, status } = run('import.ts', file);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /wrong\.po:\d+: site\.json “[\w.-]+”: the translation lacks \{\{number\}\}/,
    );
    expect(readFileSync(join(copy, 'content/en/site.json'), 'utf8')).toBe(
      readFileSync(join(ROOT, 'content/en/site.json'), 'utf8'),
    );
  });
});
