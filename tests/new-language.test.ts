/** A fourth language is laid out and translated bit by bit, while the site does not see it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageTag } from '../src/site/exchange/po.ts';
import { scaffold } from '../src/site/exchange/scaffold.ts';
import { readContent } from '../src/site/i18n/content-files.ts';

const ROOT = join(import.meta.dirname, '..');

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

it('npm run new-language -- nl lays out every file, which is exported empty and imported bit by bit', () => {
  expect(run('new-language', 'nl').status).toBe(0);
  const names = (language: string) =>
    readContent(copy).flatMap((file) => (file.language === language ? [file.name] : []));
  expect(names('nl')).toEqual(names('en'));
  expect(existsSync(join(copy, 'drafts/nl/facts.json'))).toBe(true);

  expect(run('export', 'nl').status).toBe(0);
  const file = 'exchange/words.nl.gettext.po';
  const po = join(copy, file);
  const message = 'msgid "Windrose, home page"\nmsgstr ';
  const text = readFileSync(po, 'utf8');
  expect(text).toContain(`${message}""`);
  writeFileSync(po, text.replace(`${message}""`, `${message}"Windrose, startpagina"`));
  expect(run('import', file).stdout).toBe(`${file}: 1 texts changed in 1 files\n`);
  expect(run('export', 'nl').status).toBe(0);
  expect(readFileSync(po, 'utf8')).toContain(`${message}"Windrose, startpagina"`);
});

it.each([
  ['de', 'content/de is there already'],
  ['../x', '“../x” names no language'],
])('refuses %s', (language, reason) => {
  const { stderr, status } = run('new-language', language);
  expect(stderr).toContain(reason);
  expect(status).toBe(2);
});

it('a language with other plurals gets its own forms', () => {
  const laid = scaffold('pl', readContent(ROOT)).find(({ path }) => path === 'drafts/pl/site.json');
  const { puzzles }: { puzzles: Record<string, string> } = JSON.parse(laid?.text ?? '{}');
  const forms = Object.keys(puzzles).filter((key) => key.startsWith('players_'));
  expect(forms.toSorted()).toEqual(['players_few', 'players_many', 'players_one']);
});

it.each([
  ['zh_CN', 'zh-CN'],
  ['pt_BR.UTF-8', 'pt-BR'],
])('%s is understood as %s', (written, tag) => {
  expect(languageTag(written)).toBe(tag);
});
