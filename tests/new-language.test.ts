/** A fourth language is laid out, translated bit by bit, and followed, while the site does not see it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../src/site/exchange/lay-out.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { readContent } from '../src/site/segments/content.ts';
import { readLedger } from '../src/site/segments/ledger.ts';
import { segmentsOf } from '../src/site/segments/segment.ts';
import { type State, standings } from '../src/site/segments/state.ts';

const ROOT = join(import.meta.dirname, '..');
const EVERY_TEST = 60_000;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'windrose-'));
  cpSync(join(ROOT, 'content'), join(copy, 'content'), { recursive: true });
  for (const language of LANGUAGES) expect(run('review', language).status).toBe(0);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const script = join(ROOT, 'src/cli', `${command}.ts`);
  return spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
}

/** The texts of a language in this state, by file and key. */
const inState = (language: string, state: State): string[] =>
  standings(readContent(copy), (each) => readLedger(each, copy))
    .filter((one) => one.language === language && one.state === state)
    .map(({ name, key }) => `${name}#${key}`);

function change(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

describe('npm run new-language -- nl', { timeout: EVERY_TEST }, () => {
  it('lays out every file of a language, and what is to be done', () => {
    expect(run('new-language', 'nl').status).toBe(0);
    const names = (language: string) =>
      readContent(copy)
        .filter((file) => file.language === language)
        .map(({ name }) => name);
    expect(names('nl')).toEqual(names('en'));
    expect(existsSync(join(copy, 'drafts/nl/facts.json'))).toBe(true);
    const list = readFileSync(join(copy, 'drafts/nl/CHECKLIST.md'), 'utf8');
    for (const name of names('en')) expect(list).toContain(`- [ ] \`${name}\``);
    expect(list).toContain('# Dutch');
  });

  it('refuses a language that is there, and what is none', () => {
    expect(run('new-language', 'nl').stderr).toContain('drafts/nl is there already');
    expect(run('new-language', 'de').stderr).toContain('content/de is there already');
    expect(run('new-language', '../x').status).toBe(2);
  });

  it('begins with everything missing, and nothing stale elsewhere', () => {
    const total = readContent(copy)
      .filter((file) => file.language === 'en')
      .flatMap((file) => segmentsOf(file.name, file.text)).length;
    // The lists of forms are empty, and so no longer English.
    expect(inState('nl', 'missing').length).toBeGreaterThan(total * 0.9);
    for (const language of LANGUAGES) {
      expect([...inState(language, 'missing'), ...inState(language, 'stale')]).toEqual([]);
    }
  });

  it('counts a text that was translated by hand', () => {
    change('drafts/nl/site.json', '"Skip to the content"', '"Naar de inhoud"');
    expect(inState('nl', 'missing')).not.toContain('site.json#site.skip');
    expect(inState('nl', 'missing')).toContain('site.json#site.home');
  });

  it('is exported without what is missing, and imported bit by bit', () => {
    expect(run('export', 'nl').status).toBe(0);
    const file = 'exchange/words.nl.gettext.po';
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain('msgid "Skip to the content"\nmsgstr "Naar de inhoud"');
    expect(text).toContain('msgid "Windrose, home page"\nmsgstr ""');
    const title = 'msgctxt "site.json#site.name"\nmsgid "Windrose"\nmsgstr ';
    change(file, `${title}""`, `${title}"Windrose"`);
    change(
      file,
      'msgid "Windrose, home page"\nmsgstr ""',
      'msgid "Windrose, home page"\nmsgstr "Windrose, startpagina"',
    );
    const { stdout, stderr } = run('import', file);
    expect([stdout, stderr]).toEqual([`${file}: 1 texts changed in 1 files\n`, '']);
    // Also what is the same in both languages, once it came back.
    const missing = inState('nl', 'missing');
    expect(missing).not.toContain('site.json#site.home');
    expect(missing).not.toContain('site.json#site.name');
    expect(missing).toContain('site.json#nav.course');
  });
});

describe('what is stale', { timeout: EVERY_TEST }, () => {
  const key = 'santa-timea/rules/trick.mdx#T4';

  it('are the siblings of a changed text, until somebody has looked at them', () => {
    change('content/de/santa-timea/rules/trick.mdx', 'Wer so niedrig gespielt hat', 'Wer sie legt');
    expect(inState('de', 'stale')).toEqual([]);
    for (const language of ['en', 'fr']) expect(inState(language, 'stale')).toEqual([key]);
    expect(run('review', 'en', key).stdout).toContain('1 texts reviewed');
    expect(inState('en', 'stale')).toEqual([]);
    expect(inState('en', 'reviewed')).toEqual([key]);
    // Whoever changes a text has looked at its siblings.
    change('content/fr/santa-timea/rules/trick.mdx', 'Celui qui l’a jouée', 'Celui qui l’a mise');
    expect(inState('fr', 'stale')).toEqual([]);
    expect(inState('fr', 'unreviewed')).toContain(key);
    expect(inState('en', 'stale')).toEqual([key]);
  });

  it('goes out flagged, and is reviewed when it comes back finished', () => {
    expect(run('review', 'en').status).toBe(0);
    change(
      'content/fr/santa-timea/rules/trick.mdx',
      'Celui qui l’a mise',
      'Qui vient de la mettre',
    );
    expect(inState('en', 'stale')).toEqual([key]);
    expect(run('export', 'en').status).toBe(0);
    const file = 'exchange/clauses.en.gettext.po';
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text.split('fuzzy')).toHaveLength(2);
    expect(run('import', file).stdout).toBe(
      `${file}: 0 texts changed in 0 files, 1 left unfinished\n`,
    );
    expect(inState('en', 'stale')).toEqual([key]);
    writeFileSync(join(copy, file), text.replace('#, fuzzy\n', ''));
    expect(run('import', file).stdout).toBe(`${file}: 0 texts changed in 0 files\n`);
    expect(inState('en', 'stale')).toEqual([]);
    expect(inState('en', 'reviewed')).toEqual([key]);
    change(
      'content/fr/santa-timea/rules/trick.mdx',
      'Qui vient de la mettre',
      'Celui qui l’a mise',
    );
    expect(run('review', 'fr').status).toBe(0);
  });

  it('is told only of texts that exist', () => {
    expect(run('review', 'fr', 'site.json#nothing').stderr).toContain('There is no text');
  });
});

it('a language with other plurals gets its own forms', () => {
  const laid = layOut('pl', readContent(ROOT)).find(({ path }) => path === 'drafts/pl/site.json');
  const { puzzles }: { puzzles: Record<string, string> } = JSON.parse(laid?.text ?? '{}');
  const forms = Object.keys(puzzles).filter((key) => key.startsWith('players_'));
  expect(forms.toSorted()).toEqual(['players_few', 'players_many', 'players_one']);
});
