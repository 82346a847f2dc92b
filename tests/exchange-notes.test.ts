/** Whoever translates is told where a text is read, what its placeholders hold, and what it was before. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { po as gettext } from 'gettext-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { bring } from '../src/site/exchange/bring.ts';
import { codesOf } from '../src/site/exchange/codes.ts';
import SHARED from '../src/site/exchange/context.json' with { type: 'json' };
import { heldBy, placeEntry, placeholderEntry, placesOf } from '../src/site/exchange/context.ts';
import { exchangeFiles } from '../src/site/exchange/files.ts';
import { readKnown } from '../src/site/exchange/known.ts';
import { readReturned } from '../src/site/exchange/read.ts';
import { exchanged } from '../src/site/exchange/unit.ts';
import { schemaOf } from './schemas/schema-problems.ts';

const ROOT = join(import.meta.dirname, '..');
const KNOWN = readKnown(ROOT);

const UNITS = KNOWN.files.flatMap((file) =>
  exchanged(file).map(({ key, text }) => ({ name: file.name, key, text, language: file.language })),
);

describe('every text has a place', () => {
  it('that somebody has said, and nothing is said of groups that are not there', () => {
    const lost = UNITS.filter((unit) => placesOf(unit, unit.language).length === 0);
    expect(lost.map(({ name, key }) => `${name} ${key}`)).toEqual([]);
    const tables = [
      ['site', SHARED.site],
      ...GAMES.map(({ id, context }) => [id, context.places] as const),
    ] as const;
    const said = tables.flatMap(([table, places]) =>
      Object.keys(places).map((group) => `${table} ${group}`),
    );
    const used = new Set(UNITS.map((unit) => placeEntry(unit)?.path));
    expect(said.filter((path) => !used.has(path))).toEqual([]);
  });

  /** The file of `src/pages/` that makes an address, and the anchor that its content has. */
  function isThere(address: string): boolean {
    const [path = '', anchor] = address.split('#');
    const [, lang, ...rest] = path.replace(/\/$/, '').split('/');
    const [id = '', ...parts] = rest;
    const game = GAMES.find((one) => one.id === id);
    if (anchor && game && !isAnchored(String(lang), game, parts, anchor)) return false;
    const content = (name: string) => existsSync(join(ROOT, 'content', String(lang), name));
    if (!game) {
      const terms = GAMES.flatMap((one) => one.terms.map((term) => term.id));
      if (anchor && !(rest.join('/') === 'desk/glossary' && terms.includes(anchor))) return false;
      const page = join(ROOT, 'src/pages/[lang]', rest.join('/') || 'index');
      return [`${page}.astro`, `${page}.ts`, `${page}/index.astro`].some((file) =>
        existsSync(file),
      );
    }
    if (parts.length === 0) return game !== GAMES[0];
    const [first = '', second] = parts;
    if (first === 'desk' && second && game.desk?.topics.includes(second)) return true;
    if (first === 'puzzles' && second) {
      const text = readFileSync(join(ROOT, 'puzzles', id, 'puzzles.txt'), 'utf8');
      return text.includes(`\n${second} | `);
    }
    const extra = EXTRAS[parts.join('/')];
    if (extra && !game.has.some((one) => one === extra)) return false;
    const page = join(ROOT, 'src/pages/[lang]/[game]', ...parts);
    return (
      (parts.length === 1 && content(`${id}/${first}.mdx`)) ||
      [`${page}.astro`, `${page}/index.astro`].some((file) => existsSync(file))
    );
  }

  const EXTRAS: Readonly<Record<string, string>> = {
    aid: 'Aid',
    judge: 'Judge',
    'score-sheet': 'ScoreSheet',
    practice: 'Practice',
    play: 'Play',
    'play/day': 'Deal',
    trainer: 'Trainer',
    prove: 'Prove',
    'desk/what-if': 'desk/WhatIf',
    'desk/letter': 'desk/Letter',
    'desk/changes': 'desk/Changes',
  };

  function isAnchored(
    lang: string,
    game: (typeof GAMES)[number],
    parts: readonly string[],
    anchor: string,
  ): boolean {
    if (parts[0] === 'desk') return game.desk?.register.some(({ id }) => id === anchor) === true;
    const rules = join(ROOT, 'content', lang, game.id, 'rules');
    if (existsSync(join(rules, `${anchor}.mdx`))) return true;
    return globSync(`${rules}/*.mdx`).some((file) =>
      readFileSync(file, 'utf8').includes(`<Clause id="${anchor}">`),
    );
  }

  it('whose addresses are pages of the site', () => {
    const addresses = UNITS.flatMap((unit) =>
      placesOf(unit, unit.language).flatMap((place) => place.match(/\/[a-z][^\s,:;]*/g) ?? []),
    );
    const wrong = [...new Set(addresses)].filter((address) => !isThere(address));
    expect(addresses.length).toBeGreaterThan(UNITS.length);
    expect(wrong).toEqual([]);
    expect(isThere('/de/santa-timea/rules/#T99')).toBe(false);
    expect(isThere('/de/turn/trainer/')).toBe(false);
    expect(isThere('/de/santa-timea/last-trick/')).toBe(false);
  });
});

it('every placeholder says what it holds, and nothing is said of one that is not there', () => {
  const found = UNITS.flatMap((unit) =>
    codesOf(unit.text)
      .filter((code) => code.startsWith('{{'))
      .map((code) => ({ ...unit, code, entry: placeholderEntry(code.slice(2, -2), unit) })),
  );
  const lacking = found.filter((one) => heldBy(one.code, one) === undefined);
  expect(lacking.map(({ name, key, code }) => `${name} ${key} ${code}`)).toEqual([]);
  const tables = [
    ['shared', SHARED.placeholders],
    ...GAMES.map(({ id, context }) => [id, context.placeholders] as const),
  ] as const;
  const said = tables.flatMap(([table, placeholders]) =>
    Object.entries(placeholders).flatMap(([name, entry]) =>
      typeof entry === 'string'
        ? [`${table} ${name}`]
        : Object.keys(entry).map((start) => `${table} ${name} ${start}`.trimEnd()),
    ),
  );
  const used = new Set(found.map(({ entry }) => entry?.path));
  expect(said.filter((path) => !used.has(path))).toEqual([]);
});

describe('the register', () => {
  const clauses = (end: string) =>
    exchangeFiles(KNOWN, 'fr').find(({ name }) => name === `clauses.fr.${end}`)?.text ?? '';
  const said = [
    'Register, entry S7: different; /fr/santa-timea/desk/set-up/#S7',
    'French book (',
    'German book (',
  ];

  it.each([
    ['gettext.po', /(?:#\.[^\n]*\n)+msgctxt "santa-timea\/rules\/set-up\.mdx#S7"/],
    ['xliff-1.2.xlf', /<trans-unit id="S7"[\s\S]*?<\/trans-unit>/],
    ['xliff-2.1.xlf', /<unit id="S7"[\s\S]*?<\/unit>/],
  ])('tells its verdict and the deciding words in %s, the own book first', (end, unit) => {
    const [text = ''] = unit.exec(clauses(end)) ?? [];
    const at = said.map((words) => text.indexOf(words));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    const printed = JSON.parse(
      readFileSync(join(ROOT, 'src/games/santa-timea/editions/printed/de.json'), 'utf8'),
    );
    for (const words of printed.entries.S7.words) expect(text).toContain(`“${words}”`);
  });
});

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
  const run = () => {
    const command = join(ROOT, 'src/cli/export.ts');
    const { status, stderr } = spawnSync(process.execPath, [command, 'de'], {
      cwd: copy,
      encoding: 'utf8',
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

  it.each([
    ['xliff-1.2.xlf', 'alt-trans'],
    ['xliff-2.1.xlf', 'note'],
  ])('goes out in %s with what it was', (end, element) => {
    const document = new DOMParser().parseFromString(written(end), 'text/xml');
    const before = [...document.getElementsByTagNameNS('*', element)].filter(
      (one) =>
        one.getAttribute('alttranstype') === 'previous-version' ||
        one.getAttribute('category') === 'previous-source',
    );
    const texts = before.map(
      (one) => (one.getElementsByTagNameNS('*', 'source')[0] ?? one).textContent,
    );
    expect(texts).toEqual([BEFORE, '{{count}} old rules']);
    const schema = end === 'xliff-1.2.xlf' ? 'xliff-core-1.2-strict.xsd' : 'xliff_core_2.0.xsd';
    expect(schemaOf(schema)(written(end))).toEqual([]);
  });

  it('comes back untouched, and changes nothing', () => {
    const known = readKnown(copy);
    for (const end of ['gettext.po', 'xliff-1.2.xlf', 'xliff-2.1.xlf']) {
      const read = readReturned(written(end));
      const result = read.ok ? bring(read.value, known) : read;
      expect(result.ok && [result.value.files, [...result.value.states.keys()]], end).toEqual([
        [],
        [],
      ]);
    }
  });

  it('goes out without where there is no history', () => {
    rmSync(file('.git'), { recursive: true });
    run();
    expect(written('gettext.po')).toContain('fuzzy');
    expect(written('gettext.po')).not.toContain('#|');
    expect(written('xliff-1.2.xlf')).not.toContain('alt-trans');
    expect(written('xliff-2.1.xlf')).not.toContain('previous-source');
  });
});
