import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

/** Runs one of our commands in a copy of the project. */
export function runIn(copy: string, command: string, ...args: string[]): string {
  const script = join(import.meta.dirname, '../src/cli', `${command}.ts`);
  const run = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`);
  return run.stdout;
}

/** How a machine writes a language: English, letter by letter in other letters. */
interface Writing {
  /** What stands for each of the letters from a to z. */
  readonly letters: readonly string[];
  /**
   * Where no space parts words: of what those of the glossary and those that state facts are made, which no other
   * word is, and what stands between two of them.
   */
  readonly unspaced?: { readonly letters: readonly string[]; readonly between: string };
  /** Which form of a PO file says one of a thing, if one does. */
  readonly one?: number;
}

/** A cousin of English, one with accents and more plurals, one from right to left, one without spaces. */
export const MACHINES: Readonly<Record<string, Writing>> = {
  nl: { letters: [...'obcdafgheljkmnupqrstivwxyz'], one: 0 },
  pl: { letters: [...'ąbćdęfghijkłmńópqrśtuvwxyż'], one: 0 },
  ar: { letters: [...'ابچدةفگهيجكلمنوپقرستعڤغخىز'], one: 1 },
  ja: {
    letters: [...'あぶくでえふぐひいじけるむんおぷきらすとうべわせよず'],
    unspaced: { letters: [...'ヂヅヱヰヲヴヮヵヶ'], between: 'の' },
  },
};

/**
 * A language for a copy of the project, all the way from its layout to its publication, as
 * docs/translating.md tells it: facts and glossary first, in its own words, then every text.
 */
export function publishMachineLanguage(copy: string, language: string): void {
  runIn(copy, 'new-language', language);
  const english = join(copy, 'content/en');
  const draft = join(copy, 'drafts', language);
  const translated = machineOf(copy, language);
  writeJson(join(draft, 'facts.json'), mapTexts(readJson(join(english, 'facts.json')), translated));
  for (const file of globSync('*/glossary.json', { cwd: english })) {
    const { glossary } = readJson<{ glossary: Glossary }>(join(english, file));
    const laid = readJson<{ glossary: Glossary }>(join(draft, file));
    for (const [id, { word, forms, never }] of Object.entries(glossary)) {
      Object.assign(laid.glossary[id] ?? {}, {
        word: translated(word ?? ''),
        forms: listed(forms).map(translated).join(', '),
        never: listed(never).map(translated).join(', '),
      });
    }
    writeJson(join(draft, file), laid);
  }
  const files = runIn(copy, 'export', language).split('\n');
  for (const file of files.filter((name) => name.endsWith('.po'))) {
    const table = po.parse(readFileSync(join(copy, file)));
    for (const message of Object.values(table.translations).flatMap(Object.values)) {
      if (!message.msgctxt || message.msgstr.some(Boolean)) continue;
      const { msgid, msgid_plural: many = msgid, msgstr } = message;
      message.msgstr = msgstr.map((_: string, form: number) =>
        translated(form === MACHINES[language]?.one ? msgid : many),
      );
    }
    writeFileSync(join(copy, file), po.compile(table, { foldLength: 0 }));
    runIn(copy, 'import', file);
  }
  runIn(copy, 'review', language);
  rmSync(join(draft, 'CHECKLIST.md'));
  renameSync(draft, join(copy, 'content', language));
  const list = join(copy, 'src/site/i18n/languages.ts');
  const languages = readFileSync(list, 'utf8');
  writeFileSync(list, languages.replace(/(LANGUAGES = \[.*)\]/, `$1, '${language}']`));
}

type Json = string | readonly Json[] | { readonly [key: string]: Json };
type Glossary = Record<string, Record<string, string>>;

const readJson = <T = Json>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const mapTexts = (value: Json, to: (text: string) => string): Json => {
  if (typeof value === 'string') return to(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, to));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one as Json, to)]),
  );
};

const listed = (text = ''): string[] => text.split(', ').filter(Boolean);

/** What is carried over as it is: placeholders, tags, where links lead, notation, letters of winds and of clauses. */
const KEPT = /(\{\{\w+\}\}|<[^>]*>|\]\([^)]*\)|`[^`]*`|&\w+;|\b[A-Z]\d*\b)/;

/** A translator without judgement, word by word. */
export function machineOf(copy: string, language: string): (text: string) => string {
  const { letters, unspaced } = MACHINES[language] as Writing;
  const english = join(copy, 'content/en');
  const facts = textsIn(readJson(join(english, 'facts.json')));
  const terms = globSync('*/glossary.json', { cwd: english })
    .map((file) => readJson<{ glossary: Glossary }>(join(english, file)))
    .flatMap(({ glossary }) => Object.values(glossary))
    .flatMap(({ forms = '', never = '' }) => [forms, never]);
  const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = new Set([...facts, ...terms].flatMap(wordsIn));
  const spell = (word: string): string =>
    word.replace(/\p{L}/gu, (letter) => {
      const own = letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
      return letter === letter.toLowerCase() ? own : own.toUpperCase();
    });
  const told = (piece: string): string => {
    const own = piece.replace(/\p{L}+/gu, (word) => {
      const isTerm = unspaced && known.has(word.toLowerCase());
      return isTerm ? made(word, unspaced.letters) : spell(word);
    });
    if (!unspaced) return own;
    const term = `[${unspaced.letters.join('')}]`;
    return own
      .replace(new RegExp(`(?<=${term}) (?=${term})`, 'gu'), unspaced.between)
      .replace(/(?<=\p{L}) (?=\p{L})/gu, '');
  };
  return (text) =>
    text
      .split(KEPT)
      .map((piece, index) => (index % 2 === 0 ? told(piece) : piece))
      .join('');
}

const textsIn = (value: Json): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);

/** A word of six letters, another one for each word whatever its capitals. */
function made(word: string, letters: readonly string[]): string {
  let number = createHash('sha256').update(word.toLowerCase()).digest().readUIntBE(0, 6);
  return Array.from({ length: 6 }, () => {
    const letter = letters[number % letters.length];
    number = Math.floor(number / letters.length);
    return letter;
  }).join('');
}
