/** The files to download are those of the commands, and tools of the translators' world read them. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  missingTranslationTools,
  withoutTranslationTools,
} from '../../scripts/translation-tools.mjs';
import { bring } from '../../src/site/exchange/bring.ts';
import { GLOSSARIES } from '../../src/site/exchange/files.ts';
import { readKnown } from '../../src/site/exchange/known.ts';
import { readReturned } from '../../src/site/exchange/read.ts';
import { BUNDLES } from '../../src/site/exchange/unit.ts';
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
    translated: value(row, 'Translated Messages') + value(row, 'Fuzzy Messages'),
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
    expect(own).toHaveLength(BUNDLES.length + GLOSSARIES.length);
  },
);

it('they are what npm run export writes', () => {
  const copy = join(FOLDER, 'export');
  mkdirSync(copy);
  for (const folder of ['content', 'drafts']) {
    if (existsSync(folder)) cpSync(folder, join(copy, folder), { recursive: true });
  }
  const script = join(import.meta.dirname, '../../src/cli/export.ts');
  const run = spawnSync(process.execPath, [script, ...LANGUAGES], { cwd: copy, encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
  for (const [path, file] of files) {
    const name = path.split('/').at(-1) ?? '';
    expect(readFileSync(join(copy, 'exchange', name)).equals(file), path).toBe(true);
  }
});

describe.skipIf(withoutTranslationTools())('judged by tools of that world', { tags: 'all' }, () => {
  it('which are there', () => {
    const advice =
      'install Debian’s translate-toolkit and gettext, run npm test as root on Debian, ' +
      'or go without these checks: TRANSLATION_TOOLS=off npm test';
    expect(missingTranslationTools(), advice).toEqual([]);
  });

  it('the toolkit finds every text translated', () => {
    const found = counted(withEnd('gettext.po'));
    expect(found).toHaveLength(LANGUAGES.length * BUNDLES.length);
    for (const { translated, total } of found) {
      expect(total).toBeGreaterThan(100);
      expect(translated).toBe(total);
    }
  });

  it('gettext compiles every PO file', () => {
    for (const file of withEnd('gettext.po')) told('msgfmt', '-c', '-o', '/dev/null', file);
  });

  it('an edit made with the toolkit comes back', () => {
    const [file = ''] = withEnd('words.de.gettext.po');
    const script = `import sys
from translate.storage import factory
store = factory.getobject(sys.argv[1])
for unit in store.units:
    if str(unit.target) == 'Zum Inhalt springen': unit.target = 'Gleich zum Inhalt'
store.savefile(sys.argv[2])`;
    told('/usr/bin/python3', '-c', script, file, join(FOLDER, 'edited.po'));
    const returned = readReturned(readFileSync(join(FOLDER, 'edited.po')));
    const result = returned.ok ? bring(returned.value, readKnown()) : returned;
    expect(result.ok && result.value.files.map(({ path }) => path)).toEqual([
      'content/de/site.json',
    ]);
    const before = readFileSync('content/de/site.json', 'utf8');
    expect(result.ok && result.value.files[0]?.text).toBe(
      before.replace('Zum Inhalt springen', 'Gleich zum Inhalt'),
    );
  });

  it('Python reads the table of the glossary with three cells in every row', () => {
    const [table = ''] = withEnd('.csv');
    const script =
      'import csv,sys; print({len(r) for r in csv.reader(open(sys.argv[1], newline=""))})';
    expect(told('python3', '-c', script, table).trim()).toBe('{3}');
  });
});
