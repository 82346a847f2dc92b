/** Whoever translates is told where a text is read, what its placeholders hold, what the register says. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import SHARED from '../src/site/exchange/context.json' with { type: 'json' };
import { notesOf, placeEntry, placeholderEntry, placesOf } from '../src/site/exchange/context.ts';
import { exchanged } from '../src/site/exchange/unit.ts';
import { readContent } from '../src/site/i18n/content-files.ts';

const ROOT = join(import.meta.dirname, '..');

const UNITS = readContent(ROOT).flatMap((file) =>
  exchanged(file).map(({ key, text }) => ({ name: file.name, key, text, language: file.language })),
);

describe('every text has a place', () => {
  it('that somebody has said, and nothing is said of groups that are not there', () => {
    const lost = UNITS.filter((unit) => placesOf(unit, unit.language).length === 0);
    expect(lost.map(({ name, key }) => `${name} ${key}`)).toEqual([]);
    const used = new Set(UNITS.map(placeEntry));
    const tables = [SHARED.site, SHARED.games, ...GAMES.map(({ context }) => context.places)];
    const said = tables.flatMap((places) => Object.entries<readonly string[]>(places));
    expect(said.filter(([, places]) => !used.has(places)).map(([group]) => group)).toEqual([]);
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
    'desk/your-book': 'desk/YourBook',
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
    [...unit.text.matchAll(/\{\{(\w+)\}\}/g)].map(([, placeholder = '']) => ({
      at: `${unit.name} ${unit.key} ${placeholder}`,
      entry: placeholderEntry(placeholder, unit),
    })),
  );
  expect(found.filter(({ entry }) => entry === undefined).map(({ at }) => at)).toEqual([]);
  const tables = [SHARED.placeholders, ...GAMES.map(({ context }) => context.placeholders)];
  const said = tables
    .flatMap((table) => Object.values<string | Readonly<Record<string, string>>>(table))
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  const used = new Set(found.map(({ entry }) => entry));
  expect(said.filter((entry) => !used.has(entry))).toEqual([]);
});

describe('the register', () => {
  it('tells the words of each book that decide', () => {
    const printed = JSON.parse(
      readFileSync(join(ROOT, 'src/games/santa-timea/editions/printed/de.json'), 'utf8'),
    );
    const said: readonly string[] = printed.entries.S7.words;
    expect(
      notesOf({ name: 'santa-timea/rules/set-up.mdx', key: 'S7', source: '{{card}}' }, 'fr'),
    ).toEqual([
      'Where: /fr/santa-timea/rules/#S7',
      expect.stringMatching(/^\{\{card\}\}: .*e\.g\./),
      'Register, entry S7: /fr/santa-timea/desk/set-up/#S7',
      expect.stringMatching(/^English book: /),
      `German book: ${said.map((words) => `“${words}”`).join(' ')}`,
      expect.stringMatching(/^French book: /),
    ]);
  });

  it.each([
    ['editions/set-up.json', 'S7.title', ['S7']],
    ['rules/set-up.mdx', 'title', []],
    ['readings.json', 'dispute.ask.finalTie', ['E2']],
    ['readings.json', 'dispute.finalTie.shared', ['E2']],
    ['puzzles.json', 'depends.secondPiratess', ['A2']],
    ['desk.json', 'desk.domain.declarations', []],
  ])('%s %s speaks of the entries %j', (name, key, entries) => {
    const lines = notesOf({ name: `santa-timea/${name}`, key, source: '' }, 'fr');
    expect(lines.flatMap((line) => /^Register, entry (\w+):/.exec(line)?.[1] ?? [])).toEqual(
      entries,
    );
  });
});
