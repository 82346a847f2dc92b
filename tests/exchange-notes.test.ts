/** Whoever translates is told where a text is read, what its placeholders hold, what the register says. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { codesOf } from '../src/site/exchange/codes.ts';
import SHARED from '../src/site/exchange/context.json' with { type: 'json' };
import { heldBy, placeEntry, placeholderEntry, placesOf } from '../src/site/exchange/context.ts';
import { exchangeFiles } from '../src/site/exchange/files.ts';
import { readKnown } from '../src/site/exchange/known.ts';
import { po } from '../src/site/exchange/po.ts';
import { registerLines } from '../src/site/exchange/register-lines.ts';
import { exchanged, type NotedUnit } from '../src/site/exchange/unit.ts';

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
      ['games', SHARED.games],
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
    'desk/what-if': 'desk/WhatIf',
    'desk/letter': 'desk/Letter',
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
    const nowhere = UNITS.filter(
      (unit) =>
        !placesOf(unit, unit.language).some((place) => /(?:^| )\/|^on no page: /.test(place)),
    );
    expect(nowhere.map(({ name, key }) => `${name} ${key}`)).toEqual([]);
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

it('the file says what a placeholder holds', () => {
  const unit: NotedUnit = {
    name: 'site.json',
    key: 'a.b',
    source: '{{winner}} wins.',
    target: '',
    path: 'content/de/site.json',
    line: 1,
    notes: {
      places: [],
      holds: new Map([['{{winner}}', 'who won, e.g. “Nadine”']]),
      register: [],
    },
  };
  expect(po([unit], { from: 'en', to: 'de' })).toContain('#. {{winner}}: who won, e.g. “Nadine”\n');
});

it('a draft, which is on no page, is read where its source is', () => {
  const files = KNOWN.files.map((file) =>
    file.language === 'de' ? { ...file, path: `drafts/de/${file.name}` } : file,
  );
  const lesson = (known: typeof KNOWN) =>
    exchangeFiles(known, 'de').find(({ name }) => name === 'lessons.de.gettext.po')?.text ?? '';
  expect(lesson(KNOWN)).toContain('#. Where: /de/santa-timea/first-trick/\n');
  expect(lesson({ ...KNOWN, files })).toContain('#. Where: /en/santa-timea/first-trick/\n');
  expect(lesson({ ...KNOWN, files })).not.toContain('#. Where: /de/');
});

describe('the register', () => {
  const clauses =
    exchangeFiles(KNOWN, 'fr').find(({ name }) => name === 'clauses.fr.gettext.po')?.text ?? '';
  const said = [
    'Register, entry S7: different; /fr/santa-timea/desk/set-up/#S7',
    'French book (',
    'German book (',
  ];

  it('tells its verdict and the deciding words, the own book first', () => {
    const unit = /(?:#\.[^\n]*\n)+msgctxt "santa-timea\/rules\/set-up\.mdx#S7"/;
    const [text = ''] = unit.exec(clauses) ?? [];
    const at = said.map((words) => text.indexOf(words));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    const printed = JSON.parse(
      readFileSync(join(ROOT, 'src/games/santa-timea/editions/printed/de.json'), 'utf8'),
    );
    for (const words of printed.entries.S7.words) expect(text).toContain(`“${words}”`);
  });

  it.each([
    ['rules/set-up.mdx', 'S7', ['S7']],
    ['editions/set-up.json', 'S7.title', ['S7']],
    ['rules/set-up.mdx', 'title', []],
    ['readings.json', 'dispute.ask.finalTie', ['E2']],
    ['readings.json', 'dispute.finalTie.shared', ['E2']],
    ['puzzles.json', 'depends.secondPiratess', ['A2']],
    ['desk.json', 'desk.domain.declarations', []],
  ])('%s %s speaks of the entries %j', (name, key, entries) => {
    const lines = registerLines({ name: `santa-timea/${name}`, key }, KNOWN, 'fr');
    expect(lines.flatMap((line) => /^Register, entry (\w+):/.exec(line)?.[1] ?? [])).toEqual(
      entries,
    );
  });
});
