import { GAMES } from '../../games/list.ts';
import type { Game } from '../../kit/game.ts';
import type { Context } from '../../kit/words.ts';
import { isDraft } from '../segments/content.ts';
import { codesOf } from './codes.ts';
import SHARED from './context.json' with { type: 'json' };
import { type Known, textsOf } from './known.ts';
import { registerLines } from './register-lines.ts';
import type { Direction, NotedUnit, Notes, Unit } from './unit.ts';

/** Where a text of the content stands. */
type Key = Pick<Unit, 'name' | 'key'>;

const [FIRST] = GAMES as readonly [Game];

/** Placeholders that mean the same in every game, and those of the site. */
const PLACEHOLDERS: Context['placeholders'] = SHARED.placeholders;

/** Units with what their translators are told: places, placeholders, the register. */
export function noted(units: readonly Unit[], known: Known, { from, to }: Direction): NotedUnit[] {
  // A draft is on no page; its texts are seen in the language they come from.
  const isOnPages = known.files.some((file) => file.language === to && !isDraft(file));
  const language = isOnPages ? to : from;
  return units.map((unit): NotedUnit => {
    const holds = codesOf(unit.source).flatMap((code) => {
      const held = heldBy(code, unit);
      return held === undefined ? [] : [[code, held] as const];
    });
    const notes: Notes = {
      places: placesOf(unit, language),
      holds: new Map(holds),
      register: registerLines(unit, known, language),
    };
    return { ...unit, notes };
  });
}

/**
 * Where a text is read: addresses below the site, such as `/de/santa-timea/rules/#T4`, with words about
 * them; none where nobody has said so, which a test finds.
 */
export function placesOf({ name, key }: Key, language: string): readonly string[] {
  const game = textsOf(name);
  const [item = ''] = key.split('.').slice(1);
  const fill = (place: string): string =>
    place
      .replaceAll('{lang}', language)
      .replaceAll('{game}', (game ?? FIRST).id)
      .replaceAll('{item}', item);
  return ownPlace(name, key) ?? (placeEntry({ name, key })?.value ?? []).map(fill);

  /** Rules, the register and lessons say where they stand. */
  function ownPlace(name: string, key: string): readonly string[] | null {
    if (!game) return null;
    const [, folder, file = '', ending] =
      /^[^/]+\/(?:(rules|editions)\/)?([^/.]+)\.(json|mdx)$/.exec(name) ?? [];
    const [first = ''] = key.split('.');
    const at = `/${language}/${game.id}`;
    if (folder === 'rules') return [`${at}/rules/#${first === 'title' ? file : first}`];
    if (folder === 'editions') return [`${at}/desk/${file}/#${first}`];
    return ending === 'mdx' ? [`${at}/${file}/`] : null;
  }
}

/** What a placeholder of a text holds, by its code as it is written: `{{winner}}`. */
export const heldBy = (code: string, unit: Key): string | undefined => {
  const placeholder = /^\{\{(\w+)\}\}$/.exec(code)?.[1];
  return placeholder === undefined ? undefined : placeholderEntry(placeholder, unit)?.value;
};

/** An entry of the tables, with its path in them: a test asks that each is used. */
interface Found<T> {
  readonly path: string;
  readonly value: T;
}

/** The entry for the place of a text: the game's own, before what is said of all games. */
export function placeEntry({ name, key }: Key): Found<readonly string[]> | undefined {
  const game = textsOf(name);
  // A page of the site is called by its file.
  const said = name.endsWith('.mdx') ? name.slice(0, -'.mdx'.length) : key;
  const shared = game ? SHARED.games : SHARED.site;
  const own = game && longest(game.context.places, said, isPart);
  const found = own ?? longest<readonly string[]>(shared, said, isPart);
  const table = own ? game.id : game ? 'games' : 'site';
  return found && { path: `${table} ${found.path}`, value: found.value };
}

/** The entry for a placeholder of a text: the game's own, before what it means everywhere. */
export function placeholderEntry(
  placeholder: string,
  { name, key }: Key,
): Found<string> | undefined {
  const game = textsOf(name);
  const tables = [
    ...(game ? [[game.id, game.context.placeholders] as const] : []),
    ['shared', PLACEHOLDERS] as const,
  ];
  for (const [table, placeholders] of tables) {
    const entry = placeholders[placeholder];
    const found =
      typeof entry === 'string'
        ? { path: '', value: entry }
        : entry && longest(entry, key, isStart);
    if (found)
      return { path: `${table} ${placeholder} ${found.path}`.trimEnd(), value: found.value };
  }
  return undefined;
}

const isStart = (start: string, key: string): boolean => key.startsWith(start);

/** Whether a key is a group of words, belongs to it, or is a plural form of it. */
const isPart = (group: string, key: string): boolean =>
  key === group || key.startsWith(`${group}.`) || key.startsWith(`${group}_`);

/** What a table says of a key: the longest of those that fit it counts. */
function longest<T>(
  table: Readonly<Record<string, T>>,
  key: string,
  fits: (start: string, key: string) => boolean,
): Found<T> | undefined {
  const [best] = Object.entries(table)
    .filter(([start]) => fits(start, key))
    .sort(([a], [b]) => b.length - a.length);
  return best && { path: best[0], value: best[1] };
}
