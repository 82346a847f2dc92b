import { spawnSync } from 'node:child_process';
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
  /** For the letters from a to z, whatever stands for each. */
  readonly letters: readonly string[];
  /** For words of the glossary and those that state facts, where these are written in letters of their own. */
  readonly termLetters?: readonly string[];
  /** What stands between two words, and between two in letters of terms. */
  readonly space: string;
  readonly termSpace: string;
}

const LATIN = { space: ' ', termSpace: ' ' };

/** A cousin of English, one with accents and four plurals, one without spaces, one from right to left. */
export const MACHINES: Readonly<Record<string, Writing>> = {
  nl: { letters: [...'obcdafgheljkmnupqrstivwxyz'], ...LATIN },
  pl: { letters: [...'ąbćdęfghijkłmńópqrśtuvwxyż'], ...LATIN },
  ar: { letters: [...'ابچدةفگهيجكلمنوپقرستعڤغخىز'], ...LATIN },
  ja: {
    letters: [...'あぶくでえふぐひいじけるむんおぷきらすとうべわせよず'],
    termLetters: [...'アブクデエフグヒイジケルムンオプキラストウベワセヨズ'],
    space: '',
    termSpace: 'の',
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
  const machine = machineOf(copy, language);
  const facts: Json = readJson(join(english, 'facts.json'));
  writeJson(join(draft, 'facts.json'), mapTexts(facts, machine.term));
  for (const file of globSync('*/glossary.json', { cwd: english })) {
    const { glossary } = readJson<{ glossary: Glossary }>(join(english, file));
    const laid = readJson<{ glossary: Glossary }>(join(draft, file));
    for (const [id, { word, forms, never }] of Object.entries(glossary)) {
      Object.assign(laid.glossary[id] ?? {}, {
        word: machine.term(word ?? ''),
        forms: listed(forms).map(machine.term).join(', '),
        never: listed(never).map(machine.term).join(', '),
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
      const isSingular = (form: number) => form === 0 && msgstr.length > 1;
      message.msgstr = msgstr.map((_: string, form: number) =>
        machine.text(isSingular(form) ? msgid : many),
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
const KEPT = /\{\{\w+\}\}|<[^>]*>|\]\([^)]*\)|`[^`]*`|&\w+;|\b[A-Z]\d*\b/;

/** A translator without judgement. */
export function machineOf(copy: string, language: string) {
  const { letters, termLetters = letters, space, termSpace } = MACHINES[language] as Writing;
  const english = join(copy, 'content/en');
  const said = new Set<string>();
  mapTexts(readJson(join(english, 'facts.json')), (form) => {
    said.add(form);
    return form;
  });
  for (const file of globSync('*/glossary.json', { cwd: english })) {
    const { glossary } = readJson<{ glossary: Glossary }>(join(english, file));
    for (const { forms, never } of Object.values(glossary)) {
      for (const form of [...listed(forms), ...listed(never)]) said.add(form);
    }
  }
  const forms = [...said].toSorted((a, b) => b.length - a.length);
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const term = `(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`;
  const cut = new RegExp(`(?<kept>${KEPT.source})|(?<term>${term})|(?<word>[\\p{L}’]+)`, 'giu');
  const spell = (word: string, alphabet: readonly string[], between: string): string =>
    word
      .replace(/\p{L}/gu, (letter) => {
        const own = alphabet[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
        return letter === letter.toLowerCase() ? own : own.toUpperCase();
      })
      .replace(/(?<=\p{L}) (?=\p{L})/gu, between);
  const isTerms = termLetters !== letters;
  return {
    /** A word of the glossary, or one that states a fact. */
    term: (word: string): string => spell(word, termLetters, isTerms ? '' : ' '),
    /** A whole text. */
    text: (text: string): string => {
      if (text.length < 3) return text;
      const spelled = text.replace(cut, (word, ...rest) => {
        const groups: Record<string, string | undefined> = rest.at(-1);
        if (groups['kept'] !== undefined) return word;
        return groups['term'] === undefined
          ? spell(word, letters, space)
          : spell(word, termLetters, isTerms ? '' : ' ');
      });
      const own = new RegExp(`(?<=[${termLetters.join('')}]) (?=[${termLetters.join('')}])`, 'gu');
      return isTerms
        ? spelled.replace(own, termSpace).replace(/(?<=[\p{L}]) (?=[\p{L}])/gu, space)
        : spelled;
    },
  };
}
