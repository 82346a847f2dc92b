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

/** What stands for each of the letters from a to z in a Dutch that no human speaks. */
const LETTERS = [...'obcdafgheljkmnupqrstivwxyz'];

/** The language that is published. */
export const MACHINE = 'nl';

/**
 * A language for a copy of the project, all the way from its layout to its publication, as
 * docs/translating.md tells it: facts and glossary first, in its own words, then every text.
 */
export function publishMachineLanguage(copy: string): void {
  const language = MACHINE;
  runIn(copy, 'new-language', language);
  const english = join(copy, 'content/en');
  const draft = join(copy, 'drafts', language);
  writeJson(join(draft, 'facts.json'), mapTexts(readJson(join(english, 'facts.json')), translate));
  for (const file of globSync('*/glossary.json', { cwd: english })) {
    const { glossary } = readJson<{ glossary: Glossary }>(join(english, file));
    const laid = readJson<{ glossary: Glossary }>(join(draft, file));
    for (const [id, { word, forms, never }] of Object.entries(glossary)) {
      Object.assign(laid.glossary[id] ?? {}, {
        word: translate(word ?? ''),
        forms: listed(forms).map(translate).join(', '),
        never: listed(never).map(translate).join(', '),
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
        translate(form === 0 ? msgid : many),
      );
    }
    writeFileSync(join(copy, file), po.compile(table, { foldLength: 0 }));
    runIn(copy, 'import', file);
  }
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

const spelled = (word: string): string =>
  word.replace(/[a-z]/gi, (letter) => {
    const own = LETTERS[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
    return letter === letter.toLowerCase() ? own : own.toUpperCase();
  });

/** A translator without judgement, letter by letter. */
export const translate = (text: string): string =>
  text
    .split(KEPT)
    .map((piece, index) => (index % 2 === 0 ? spelled(piece) : piece))
    .join('');
