/** A fourth language is laid out and translated bit by bit, while the site does not see it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../src/site/exchange/lay-out.ts';
import { readContent } from '../src/site/segments/content.ts';

const ROOT = join(import.meta.dirname, '..');
const EVERY_TEST = 60_000;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'windrose-'));
  cpSync(join(ROOT, 'content'), join(copy, 'content'), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const script = join(ROOT, 'src/cli', `${command}.ts`);
  return spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
}

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

  it('is exported without what is still English, and imported bit by bit', () => {
    change('drafts/nl/site.json', '"Skip to the content"', '"Naar de inhoud"');
    expect(run('export', 'nl').status).toBe(0);
    const file = 'exchange/words.nl.gettext.po';
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain('msgid "Skip to the content"\nmsgstr "Naar de inhoud"');
    const home = 'msgid "Windrose, home page"\nmsgstr ';
    change(file, `${home}""`, `${home}"Windrose, startpagina"`);
    const { stdout, stderr } = run('import', file);
    expect([stdout, stderr]).toEqual([`${file}: 1 texts changed in 1 files\n`, '']);
    expect(readFileSync(join(copy, 'drafts/nl/site.json'), 'utf8')).toContain(
      '"Windrose, startpagina"',
    );
  });
});

it('a language with other plurals gets its own forms', () => {
  const laid = layOut('pl', readContent(ROOT)).find(({ path }) => path === 'drafts/pl/site.json');
  const { puzzles }: { puzzles: Record<string, string> } = JSON.parse(laid?.text ?? '{}');
  const forms = Object.keys(puzzles).filter((key) => key.startsWith('players_'));
  expect(forms.toSorted()).toEqual(['players_few', 'players_many', 'players_one']);
});
