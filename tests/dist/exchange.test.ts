/** The files to download, judged by published schemas and by tools of the translators' world. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasTranslationTools, isDebian, schemaOf } from '../../scripts/translation-tools.mjs';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { byTag } from './html.ts';
import { page, SITE } from './site.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'windrose-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const files = [...SITE].filter(([path]) => path.includes('/desk/files/'));

/** The built files with this end, on disk for the tools. */
const withEnd = (end: string): string[] =>
  files
    .filter(([path]) => path.endsWith(end))
    .map(([path, file]) => {
      const copy = join(FOLDER, path.split('/').slice(1).join('_'));
      writeFileSync(copy, file);
      return copy;
    });

/** What a tool has to say; it must be content. */
function told(command: string, ...args: string[]): string {
  const run = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(run.status, `${command} ${args.join(' ')}\n${run.stderr}`).toBe(0);
  return run.stdout;
}

/** How many texts the toolkit finds in each of the files, and how many of them translated. */
function counted(list: readonly string[]): { translated: number; total: number }[] {
  const [head = [], ...rows] = told('pocount', '--csv', ...list)
    .trim()
    .split('\n')
    .map((row) => row.split(',').map((cell) => cell.trim()));
  const value = (row: readonly string[], name: string) => Number(row[head.indexOf(name)]);
  return rows.map((row) => ({
    translated: value(row, 'Translated Messages'),
    total: value(row, 'Total Message'),
  }));
}

it.each(LANGUAGES)(
  'every file is linked from the glossary in %s, and nothing else is',
  (language) => {
    const links = byTag(page(`/${language}/desk/glossary/`), 'a')
      .map(({ attributes }) => attributes['href'] ?? '')
      .filter((href) => href.includes('/desk/files/'));
    const own = files.map(([path]) => path).filter((path) => path.startsWith(`/${language}/`));
    expect(links.toSorted()).toEqual(own.toSorted());
    expect(own).toHaveLength(14);
  },
);

// On Debian the test run installs the tools, so that there they must be.
describe.skipIf(!isDebian() && !hasTranslationTools())('judged from outside', () => {
  it.each([
    ['xliff-2.1.xlf', '2.0'],
    ['xliff-1.2.xlf', '1.2'],
  ] as const)('%s is valid by its schema', (end, version) => {
    const found = withEnd(end);
    expect(found).toHaveLength(LANGUAGES.length * 3);
    told('xmllint', '--nonet', '--noout', '--schema', schemaOf(version), ...found);
    const broken = join(FOLDER, 'broken.xlf');
    const text = readFileSync(found[0] ?? '', 'utf8').replaceAll(/<source>.*?<\/source>/g, '');
    writeFileSync(broken, text);
    const refused = spawnSync('xmllint', [
      '--nonet',
      '--noout',
      '--schema',
      schemaOf(version),
      broken,
    ]);
    expect(refused.status).not.toBe(0);
  });

  it.each(['gettext.po', 'tmx-1.4.tmx', 'xliff-1.2.xlf'])(
    'the toolkit finds every text translated in %s',
    (end) => {
      const found = counted(withEnd(end));
      expect(found).toHaveLength(LANGUAGES.length * 3);
      for (const { translated, total } of found) {
        expect(total).toBeGreaterThan(100);
        expect(translated).toBe(total);
      }
    },
  );

  it('gettext compiles every PO file', () => {
    for (const file of withEnd('gettext.po')) told('msgfmt', '-c', '-o', '/dev/null', file);
  });

  it('the toolkit turns XLIFF into PO, and the glossary too', () => {
    for (const file of withEnd('.de.xliff-1.2.xlf')) {
      told('xliff2po', '--progress=none', file, `${file}.po`);
      expect(readFileSync(`${file}.po`, 'utf8').split('msgid').length).toBeGreaterThan(100);
    }
    const [glossary = ''] = withEnd('.tbx');
    told('tbx2po', '--progress=none', glossary, `${glossary}.po`);
    expect(readFileSync(`${glossary}.po`, 'utf8')).toContain('msgid "wheel card"');
  });

  it('Python reads the table of the glossary with eight cells in every row', () => {
    const [table = ''] = withEnd('.csv');
    const script =
      'import csv,sys; print({len(r) for r in csv.reader(open(sys.argv[1], newline=""))})';
    expect(told('python3', '-c', script, table).trim()).toBe('{8}');
  });
});
