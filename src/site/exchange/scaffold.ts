import type { ContentFile } from '../i18n/content-files.ts';
import { formOf, formsOf } from '../i18n/languages.ts';
import { factWordsOf } from '../lessons/lesson-texts.ts';
import { MODEL, OWN } from './unit.ts';

export function scaffold(language: string, files: readonly ContentFile[]) {
  const folder = `drafts/${language}`;
  const facts = Object.fromEntries(
    Object.entries(factWordsOf(MODEL)).map(([kind, words]) => [
      kind,
      Object.fromEntries(Object.keys(words).map((value) => [value, []])),
    ]),
  );
  return [
    ...files
      .filter((file) => file.language === MODEL)
      .map(({ name, text }) => ({
        path: `${folder}/${name}`,
        text: name.endsWith('.json') ? written(scaffolded(JSON.parse(text), language, '')) : text,
      })),
    { path: `${folder}/facts.json`, text: written(facts) },
  ];
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type Words = { readonly [key: string]: string | Words };

function scaffolded(words: Words, language: string, prefix: string): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
      if (typeof value !== 'string')
        return [[key, scaffolded(value, language, `${prefix}${key}.`)]];
      if (OWN.test(`${prefix}${key}`)) return [[key, '']];
      const { base, form } = formOf(key) ?? {};
      if (form === undefined) return [[key, value]];
      if (form !== 'other') return [];
      return formsOf(language).map((each) => [
        `${base}_${each}`,
        words[`${base}_${each}`] ?? value,
      ]);
    }),
  );
}
