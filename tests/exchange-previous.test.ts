/** A stale text goes out with the source it was translated from, where git knows it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po as gettext } from 'gettext-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bring } from '../src/site/exchange/bring.ts';
import { readKnown } from '../src/site/exchange/known.ts';
import { readReturned } from '../src/site/exchange/read.ts';

const ROOT = join(import.meta.dirname, '..');

describe('a stale text whose source has a history', () => {
  const BEFORE = 'Jump over “it”\n\\ to <the> {{count}} texts';
  let copy = '';
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.a', ...words], { cwd: copy });
  const file = (name: string) => join(copy, name);

  /** The words of the site with other texts for some. */
  function rewrite(
    language: string,
    change: (site: Record<string, Record<string, string>>) => void,
  ) {
    const path = file(`content/${language}/site.json`);
    const site = JSON.parse(readFileSync(path, 'utf8'));
    change(site);
    writeFileSync(path, JSON.stringify(site, null, 2));
    return site;
  }

  const printOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
  const run = (env = process.env) => {
    const command = join(ROOT, 'src/cli/export.ts');
    const { status, stderr } = spawnSync(process.execPath, [command, 'de'], {
      cwd: copy,
      encoding: 'utf8',
      env,
    });
    expect([stderr, status]).toEqual(['', 0]);
  };
  const written = (end: string) => readFileSync(file(`exchange/words.de.${end}`), 'utf8');

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'windrose-'));
    cpSync(join(ROOT, 'content'), file('content'), { recursive: true });
    const german = rewrite('de', () => undefined);
    const english = rewrite('en', (site) => {
      Object.assign(site['site'] ?? {}, { skip: BEFORE });
      Object.assign(site['rules'] ?? {}, { count_other: '{{count}} old rules' });
    });
    const line = (text: string, source: string) =>
      `${printOf(text)} en:${printOf(source)} reviewed`;
    mkdirSync(file('ledger'));
    writeFileSync(
      file('ledger/de.json'),
      JSON.stringify({
        'site.json': {
          'site.skip': line(german.site.skip, BEFORE),
          'site.home': line(german.site.home, 'never written anywhere'),
          'rules.count_one': line(german.rules.count_one, english.rules.count_one),
          'rules.count_other': line(german.rules.count_other, '{{count}} old rules'),
        },
      }),
    );
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'before');
    rewrite('en', (site) => {
      Object.assign(site['site'] ?? {}, { skip: 'Skip to the text' });
      Object.assign(site['rules'] ?? {}, { count_other: '{{count}} rules' });
    });
    git('commit', '-qam', 'after');
    run();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('goes out in PO with what it was', () => {
    const { translations } = gettext.parse(written('gettext.po'));
    const [skip] = Object.values(translations['site.json#site.skip'] ?? {});
    expect(skip?.comments?.previous).toBe('msgid "Jump over “it”\\n\\\\ to <the> {{count}} texts"');
    expect(skip?.comments?.flag).toBe('fuzzy');
    const [count] = Object.values(translations['site.json#rules.count'] ?? {});
    expect(count?.comments?.previous).toBe(
      'msgid "{{count}} rule"\nmsgid_plural "{{count}} old rules"',
    );
  });

  it('comes back untouched, and changes nothing', () => {
    const known = readKnown(copy);
    const read = readReturned(Buffer.from(written('gettext.po')));
    const result = read.ok ? bring(read.value, known) : read;
    expect(result.ok && [result.value.files, [...result.value.states.keys()]]).toEqual([[], []]);
  });

  it.each([
    ['git', { ...process.env, PATH: '' }],
    ['history', { ...process.env, GIT_DIR: '/nowhere' }],
  ])('goes out without it where there is no %s', (_, env) => {
    run(env);
    expect(written('gettext.po')).toContain('fuzzy');
    expect(written('gettext.po')).not.toContain('#|');
  });
});
