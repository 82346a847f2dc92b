import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../src/site/i18n/catalogue-files.ts';
import { flat } from '../src/site/i18n/catalogue-problems.ts';
import { proseOf } from '../src/site/lessons/lesson-texts.ts';
import { typographyProblems } from './typography-problems.ts';

/** Texts about the notation, whose letters are the same in every language, and the letters themselves. */
const ABOUT_NOTATION = /^(letter|error|judge|puzzle-error|fence|under)\b/;

const texts = [
  ...CATALOGUES.flatMap((file) =>
    flat(file.words).map(([key, text]) => ({
      place: `${file.path} ${key}`,
      language: file.language,
      text,
      letters: ABOUT_NOTATION.test(key),
    })),
  ),
  ...globSync('content/**/*.mdx').map((path) => ({
    place: path,
    language: path.split('/')[1] ?? '',
    text: proseOf(readFileSync(path, 'utf8')),
    letters: false,
  })),
];

it.each(['en', 'de', 'fr'])('every text of %s is set as this language sets it', (language) => {
  const problems = texts
    .filter((text) => text.language === language)
    .flatMap(({ place, text, letters }) =>
      typographyProblems(language, text)
        .filter((problem) => !(letters && problem.startsWith('bare wind letter')))
        .map((problem) => `${place}: ${problem}`),
    );
  expect(problems).toEqual([]);
});

describe('the checker', () => {
  it.each([
    ['en', "it's", 'straight quote'],
    ['en', 'now - then', 'hyphen as a dash'],
    ['en', 'Er sagte „nein“.', 'quote of another language'],
    ['en', 'He said “no.', '1 × “ but 0 × ”'],
    ['en', 'What ?', 'space before'],
    ['en', 'The wind blows to E.', 'bare wind letter'],
    ['fr', 'Qui\u202f? Moi!', 'no narrow space before'],
    ['fr', 'Où va-t-elle\u202f?', 'breaking hyphen in'],
    ['fr', 'Le vent souffle vers O.', 'bare wind letter'],
  ])('%s: catches %s', (language, text, name) => {
    expect(typographyProblems(language, text).join()).toContain(name);
  });

  it('reads prose only', () => {
    const mdx =
      '---\ntitle: "A: title"\norder: 1\n---\n\n- It <Fact of="x">is</Fact> `trick E3: "` so.\n\n```timea\n"E"\n```\n';
    expect(proseOf(mdx).trim()).toBe('A: title\n\nIt is x so.');
  });
});
