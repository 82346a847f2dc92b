import { getPluralFormsHeader, hasLang } from 'plural-forms';
import { err, ok, type Result } from '../../core/result.ts';
import { GAMES } from '../../games/list.ts';
import type { Context, Game } from '../../kit/game.ts';
import { type ContentFile, isDraft } from '../i18n/content-files.ts';
import { COUNTS, formOf, formsOf, languageName } from '../i18n/languages.ts';
import { segmentsOf } from '../i18n/segment.ts';
import SHARED from './context.json' with { type: 'json' };

/** The keys that a language needs where its source has these: its own plural forms, in their place. */
export function keysIn(language: string, keys: readonly string[]): string[] {
  const there = new Set(keys);
  return keys.flatMap((key) => {
    const { base, form } = formOf(key) ?? {};
    if (!there.has(`${base}_other`)) return [key];
    return form === 'other' ? formsOf(language).map((each) => `${base}_${each}`) : [];
  });
}

const counterpart = <T>(texts: ReadonlyMap<string, T>, key: string): T | undefined =>
  texts.get(key) ?? texts.get(`${formOf(key)?.base}_other`);

/** How gettext counts in a language: its header, and our form for each `msgstr[…]`, null where we need none. */
export interface Counting {
  readonly header: string;
  readonly forms: readonly (string | null)[];
}

/** Signs and numbers only, so that the text of a file can do nothing but count. */
const HEADER = /^\s*nplurals\s*=\s*(\d)\s*;\s*plural\s*=([n\d\s()?:<>=!&|%+*-]+);?\s*$/;

export function countingIn(header: string, language: string): Result<Counting, string> {
  const [, count = '', expression = ''] = HEADER.exec(header) ?? [];
  const bad = err(`The header Plural-Forms cannot be read: “${header}”`);
  if (expression === '') return bad;
  let indexOf: (n: number) => number;
  try {
    const formula = new Function('n', `return (${expression})`);
    indexOf = (n) => Number(formula(n));
  } catch {
    return bad;
  }
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: Number(count) }, (): string | null => null);
  for (const n of COUNTS) {
    const [index, form] = [indexOf(n), rules.select(n)];
    const there = forms[index];
    if (there === undefined)
      return err(`Plural-Forms gives ${n} the form ${index}, but there are ${count} forms`);
    if (there !== null && there !== form)
      return err(`Plural-Forms has one form where ours are two, “${there}” and “${form}”`);
    if (there === null && forms.includes(form))
      return err(`Plural-Forms has two forms where ours is one, “${form}”`);
    forms[index] = form;
  }
  return ok({ header, forms });
}

/** Null where gettext counts otherwise than CLDR, as in Hebrew: then each form is a message of its own. */
export function countingOf(language: string): Counting | null {
  const short = new Intl.Locale(language).language;
  if (!hasLang(short)) return null;
  const header = getPluralFormsHeader(short).replaceAll(' = ', '=');
  const counting = countingIn(`${header.replace(/n <= -\d+ \|\| /g, '')};`, language);
  return counting.ok ? counting.value : null;
}

export type Unit = ReturnType<typeof unitsOf>[number];

export const BUNDLES = ['words', 'clauses', 'lessons'] as const;
type Bundle = (typeof BUNDLES)[number];

function bundleOf(name: string): Bundle {
  if (/^[^/]+\/(editions|rules)\//.test(name)) return 'clauses';
  return name.endsWith('.json') ? 'words' : 'lessons';
}

export const MODEL = 'en';

export const sourceOf = (language: string): string => (language === MODEL ? 'de' : MODEL);

/** Words that belong to a language and are no translation: a glossary's printed words and forms. */
export const OWN = /^glossary\.[^.]+\.(printed|forms|never)$/;

export const exchanged = ({ name, text }: ContentFile) =>
  segmentsOf(name, text).filter(({ key }) => !(name.endsWith('/glossary.json') && OWN.test(key)));

export function unitsOf(files: readonly ContentFile[], to: string, bundle?: Bundle) {
  const from = sourceOf(to);
  const asked = (name: string) => bundle === undefined || bundleOf(name) === bundle;
  return files
    .filter(({ language, name }) => language === from && asked(name))
    .flatMap((file) => {
      const { name } = file;
      const own = files.find((one) => one.language === to && one.name === name);
      if (!own) return [];
      const sources = new Map(exchanged(file).map((one) => [one.key, one]));
      const targets = new Map(exchanged(own).map((one) => [one.key, one]));
      return keysIn(to, [...sources.keys()]).map((key) => {
        const source = counterpart(sources, key)?.text ?? '';
        const { text = '', line = 1 } = targets.get(key) ?? {};
        // A draft is laid out in the words of its source, and on no page.
        const target = isDraft(own) && text === source ? '' : text;
        const notes = notesOf({ name, key, source }, isDraft(own) ? from : to);
        return { name, key, source, target, path: own.path, line, notes };
      });
    });
}

interface TextPlace {
  readonly name: string;
  readonly key: string;
}

const [FIRST] = GAMES as readonly [Game];
const PLACEHOLDERS: Context['placeholders'] = SHARED.placeholders;
const PLACES: Readonly<Record<'site' | 'games', Context['places']>> = SHARED;

const gameOf = (name: string): Game | undefined =>
  GAMES.find(({ id }) => name.startsWith(`${id}/`));

export const notesOf = (
  text: TextPlace & { readonly source: string },
  language: string,
): string[] => [
  `Where: ${placesOf(text, language).join('; ')}`,
  ...[...text.source.matchAll(/\{\{(\w+)\}\}/g)].map(
    ([code, name = '']) => `${code}: ${placeholderEntry(name, text)}`,
  ),
  ...registerLines(text, language),
];

export function placesOf({ name, key }: TextPlace, language: string): readonly string[] {
  const game = gameOf(name);
  const at = `/${language}/${(game ?? FIRST).id}`;
  const [, folder, file = ''] =
    /^[^/]+\/(?:(rules|editions)\/)?([^/.]+)\.(?:json|mdx)$/.exec(name) ?? [];
  const [first = '', item = ''] = key.split('.');
  if (folder === 'rules') return [`${at}/rules/#${first === 'title' ? file : first}`];
  if (folder === 'editions') return [`${at}/desk/${file}/#${first}`];
  if (game && name.endsWith('.mdx')) return [`${at}/${file}/`];
  return (placeEntry({ name, key }) ?? []).map((place) =>
    place
      .replaceAll('{lang}', language)
      .replaceAll('{game}', (game ?? FIRST).id)
      .replaceAll('{item}', item),
  );
}

export function placeEntry({ name, key }: TextPlace): readonly string[] | undefined {
  const game = gameOf(name);
  const said = name.endsWith('.mdx') ? name.slice(0, -'.mdx'.length) : key;
  const fits = (group: string) =>
    said === group || said.startsWith(`${group}.`) || said.startsWith(`${group}_`);
  const shared = longest(game ? PLACES.games : PLACES.site, fits);
  return (game && longest(game.context.places, fits)) ?? shared;
}

export function placeholderEntry(
  placeholder: string,
  { name, key }: TextPlace,
): string | undefined {
  for (const table of [gameOf(name)?.context.placeholders ?? {}, PLACEHOLDERS]) {
    const entry = table[placeholder];
    if (typeof entry === 'string') return entry;
    const found = entry && longest(entry, (start) => key.startsWith(start));
    if (found !== undefined) return found;
  }
  return undefined;
}

function longest<T>(
  table: Readonly<Record<string, T>>,
  fits: (name: string) => boolean,
): T | undefined {
  const [best] = Object.keys(table)
    .filter(fits)
    .sort((a, b) => b.length - a.length);
  return best === undefined ? undefined : table[best];
}

function registerLines({ name, key }: TextPlace, language: string): string[] {
  const game = gameOf(name);
  const desk = game?.desk;
  const isRegistered = /^[^/]+\/(rules|editions)\//.test(name);
  const id = isRegistered ? key.split('.')[0] : desk?.spokenOf(key);
  const entry = desk?.register.find((one) => one.id === id);
  if (!desk || !entry) return [];
  return [
    `Register, entry ${entry.id}: /${language}/${game?.id}/desk/${entry.topic}/#${entry.id}`,
    ...desk.books.map((book) => {
      const printed = book.entries[entry.id];
      const words = (printed?.words ?? []).map((said) => `“${said}”`).join(' ') || 'says so';
      return `${languageName(book.lang, 'en')} book: ${printed ? words : 'says nothing definite'}`;
    }),
  ];
}
