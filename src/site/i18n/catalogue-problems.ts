import type { Problem } from '../../core/result.ts';
import type { Catalogue } from '../../core/words.ts';
import { formOf, formsOf } from './languages.ts';

export interface WordsFile {
  readonly language: string;
  readonly path: string;
  readonly words: Catalogue;
}

type CatalogueEntry = { readonly text: string } | { readonly forms: ReadonlyMap<string, string> };

export function catalogueProblems(files: readonly WordsFile[]): Problem[] {
  const read = files.map((file) => ({ ...file, entries: entriesOf(file.words) }));
  const keys = new Set(read.flatMap((file) => [...file.entries.keys()]));
  return [...keys].flatMap((key) => {
    const holders = read.filter((file) => file.entries.has(key));
    return [...holderProblems(key, read, holders), ...textProblems(key, holders)];
  });
}

type ReadFile = WordsFile & { readonly entries: ReadonlyMap<string, CatalogueEntry> };

function holderProblems(
  key: string,
  files: readonly ReadFile[],
  holders: readonly ReadFile[],
): Problem[] {
  if (holders.length === files.length) return [];
  if (holders.length * 2 <= files.length) {
    const others = files.filter((file) => !holders.includes(file)).map((file) => file.language);
    return holders.map(({ path }) => ({
      file: path,
      found: written(key),
      message: `surplus key “${key}”, which ${others.join(', ')} lack`,
    }));
  }
  const from = holders.map((file) => file.language).join(', ');
  return files
    .filter((file) => !holders.includes(file))
    .map(({ path, language }) => ({
      file: path,
      message: `missing key “${key}”, which ${from} have (language: ${language})`,
    }));
}

function textProblems(key: string, holders: readonly ReadFile[]): Problem[] {
  const [first, ...others] = holders;
  const model = first?.entries.get(key);
  if (!first || !model) return [];
  const needed = placeholders(model);
  return [
    ...holders.flatMap((file) => formProblems(key, file)),
    ...others.flatMap((file) => {
      const own = placeholders(file.entries.get(key) ?? model);
      if (own === needed) return [];
      const message = `key “${key}” has the placeholders [${own}], but ${first.path} has [${needed}]`;
      return { file: file.path, found: written(key), message };
    }),
  ];
}

function formProblems(key: string, file: ReadFile): Problem[] {
  const entry = file.entries.get(key);
  if (!entry || !('forms' in entry)) return [];
  const rules = new Intl.PluralRules(file.language);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  return [
    ...formsOf(file.language)
      .filter((form) => !entry.forms.has(form))
      .map((form) => ({
        file: file.path,
        message: `missing plural form “${key}_${form}” (language: ${file.language})`,
      })),
    ...[...entry.forms.keys()]
      .filter((form) => !known.includes(form))
      .map((form) => ({
        file: file.path,
        found: written(`${key}_${form}`),
        message: `surplus plural form “${key}_${form}”, which ${file.language} does not have`,
      })),
  ];
}

const written = (key: string): string => `"${key.split('.').at(-1)}"`;

function placeholders(entry: CatalogueEntry): string {
  const texts = 'text' in entry ? [entry.text] : [...entry.forms.values()];
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
  );
  return [...new Set(names)]
    .filter((name) => 'text' in entry || name !== 'count')
    .sort()
    .join(', ');
}

function entriesOf(words: Catalogue): ReadonlyMap<string, CatalogueEntry> {
  const texts = new Map(flat(words, ''));
  const entries = new Map<string, CatalogueEntry>();
  for (const [key, text] of texts) {
    const { base, form } = formOf(key) ?? {};
    if (base === undefined || form === undefined) {
      entries.set(key, { text });
      continue;
    }
    const before = entries.get(base);
    const forms = before && 'forms' in before ? before.forms : [];
    entries.set(base, { forms: new Map([...forms, [form, text]]) });
  }
  return entries;
}

export function flat(words: Catalogue, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}
