import { languageName } from '../i18n/languages.ts';
import { factWordsOf } from '../lessons/lesson-texts.ts';
import type { ContentFile } from '../segments/content.ts';
import { formsOf } from '../segments/plural.ts';
import { BUNDLES, bundleOf, MODEL } from './unit.ts';

/** A file of the layout, by its path from the root of the repository. */
export interface LaidOut {
  readonly path: string;
  readonly text: string;
}

/** Everything a new language needs, in the words of the model language, and what is to be done. */
export function layOut(language: string, files: readonly ContentFile[]): LaidOut[] {
  const folder = `drafts/${language}`;
  const model = files.filter((file) => file.language === MODEL);
  const kinds = factWordsOf(MODEL);
  /** Every value that the model language has words for, see `FactWords`, without its words. */
  const facts = Object.fromEntries(
    Object.entries(kinds).map(([kind, words]) => [
      kind,
      Object.fromEntries(Object.keys(words).map((value) => [value, []])),
    ]),
  );
  return [
    ...model.map(({ name, text }) => ({
      path: `${folder}/${name}`,
      text: name.endsWith('.json') ? written(laidOut(JSON.parse(text), language, '')) : text,
    })),
    { path: `${folder}/facts.json`, text: written(facts) },
    { path: `${folder}/CHECKLIST.md`, text: checklist(language, model) },
  ];
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type Words = { readonly [key: string]: string | Words };

/** Words with the plural forms of the language; what a language has of its own is left empty. */
function laidOut(words: Words, language: string, prefix: string): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
      if (typeof value !== 'string') return [[key, laidOut(value, language, `${prefix}${key}.`)]];
      if (/^glossary\.[^.]+\.(printed|forms|never)$/.test(`${prefix}${key}`)) return [[key, '']];
      const [, base, form] = /^(.+)_(one|other)$/.exec(key) ?? [];
      if (base === undefined) return [[key, value]];
      if (form === 'one') return [];
      return formsOf(language).map((each) => [
        `${base}_${each}`,
        words[`${base}_${each}`] ?? value,
      ]);
    }),
  );
}

function checklist(language: string, model: readonly ContentFile[]): string {
  const name = languageName(language, MODEL);
  const filesOf = BUNDLES.map((bundle) => {
    const own = model.filter((file) => bundleOf(file.name) === bundle);
    return [`### ${bundle}`, '', ...own.map((file) => `- [ ] \`${file.name}\``)].join('\n');
  });
  const glossaries = model.filter((file) => file.name.endsWith('/glossary.json'));
  const own = glossaries.map(
    (
      file,
    ) => `- [ ] \`${file.name}\`: our word, its forms, the words of a printed edition if there is one,
      and words that look right and are wrong`,
  );
  return `# ${name}: what is to be done

Everything here is still English. See docs/translating.md for how texts are translated and checked.
What is still English goes out untranslated with \`npm run export\`, so a translators' tool counts what is missing.

## Before the texts

- [ ] \`facts.json\`: the words in which ${name} states each number, \`full\`, \`half\`, \`zero\`,
      \`lowest\` and \`highest\`
${own.join('\n')}
- [ ] the letters of the winds, \`letter\` in the game’s \`rulings.json\`

## The texts

By hand, or with \`npm run export -- ${language}\` and \`npm run import -- <file>\`.

${filesOf.join('\n\n')}

## To publish

- [ ] nothing is left untranslated in a fresh export
- [ ] delete this list and move the folder: \`mv drafts/${language} content/${language}\`
- [ ] the code \`${language}\` in \`src/site/i18n/languages.ts\`; \`npm run build\` now refuses whatever is wrong
- [ ] for the tests: its quotes and wind letters in \`tests/typography-problems.ts\`, words to search for in
      \`tests/browser/search.spec.ts\`, its dictionary (an npm package such as \`@cspell/dict-…\`) and
      \`spelling/${language}.txt\` in \`cspell.json\`
- [ ] \`npm test\`
`;
}
