/** Notes for translators: where a text is read, what its placeholders hold, what the register says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import SHARED from '../src/site/exchange/context.json' with { type: 'json' };
import {
  exchanged,
  notesOf,
  placeEntry,
  placeholderEntry,
  placesOf,
} from '../src/site/exchange/unit.ts';
import { readContent } from '../src/site/i18n/content-files.ts';

const ROOT = join(import.meta.dirname, '..');

const UNITS = readContent(ROOT).flatMap((file) =>
  exchanged(file).map(({ key, text }) => ({ name: file.name, key, text, language: file.language })),
);

describe('every text has a place', () => {
  it('that somebody has said, and nothing is said of groups that are not there', () => {
    const lost = UNITS.filter((unit) => placesOf(unit, unit.language).length === 0);
    expect(
      lost.map(({ name, key }) => `${name} ${key}`),
      'say in src/site/exchange/context.json, or the context.json of the game, where these are read',
    ).toEqual([]);
    const used = new Set(UNITS.map(placeEntry));
    const tables = [SHARED.site, SHARED.games, ...GAMES.map(({ context }) => context.places)];
    const said = tables.flatMap((places) => Object.entries<readonly string[]>(places));
    expect(said.filter(([, places]) => !used.has(places)).map(([group]) => group)).toEqual([]);
  });

  it('at an address, or says that it is on no page', () => {
    const nowhere = UNITS.filter(
      (unit) =>
        !placesOf(unit, unit.language).some((place) => /(?:^| )\/|^on no page: /.test(place)),
    );
    expect(nowhere.map(({ name, key }) => `${name} ${key}`)).toEqual([]);
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
  it('quotes the deciding words of each book', () => {
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
    ['readings.json', 'dispute.ask.finalTie', ['E2']],
    ['puzzles.json', 'depends.secondPiratess', ['A2']],
    ['desk.json', 'desk.domain.declarations', []],
  ])('%s %s speaks of the entries %j', (name, key, entries) => {
    const lines = notesOf({ name: `santa-timea/${name}`, key, source: '' }, 'fr');
    expect(lines.flatMap((line) => /^Register, entry (\w+):/.exec(line)?.[1] ?? [])).toEqual(
      entries,
    );
  });
});
