import { readFileSync } from 'node:fs';
import { remembered } from '../../core/remembered.ts';
import { createTranslate } from '../../core/words.ts';
import { wordsOfGame } from '../i18n/catalogue-files.ts';
import { publishedContent } from '../i18n/content-files.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { blocksIn, headOf, readMdx, textOf } from '../i18n/mdx.ts';
import type { FactWords, LanguageWords } from './check.ts';
import type { LessonText } from './outline.ts';

const textsOf = (name: RegExp): LessonText[] =>
  publishedContent().filter((file) => name.test(file.name));

export const lessonTexts = (game: string): LessonText[] =>
  textsOf(new RegExp(`^${game}/[^/]+\\.mdx$`));

export const ruleTexts = (game: string): LessonText[] =>
  textsOf(new RegExp(`^${game}/rules/[^/]+\\.mdx$`));

/** The prose of a lesson: its title, its description, and its text without code, markup and addresses; headings begin with `#`. */
export const proseOf = remembered((mdx: string): string => {
  const root = readMdx(mdx);
  const { title, description } = headOf(root);
  const blocks = blocksIn(root).map((block) =>
    block.type === 'heading' ? `# ${textOf(block)}` : textOf(block),
  );
  return [title, description, ...blocks].filter(Boolean).join('\n\n');
});

export const factWordsOf = remembered(
  (language: string): FactWords =>
    JSON.parse(readFileSync(`content/${language}/facts.json`, 'utf8')),
);

export const languageWords = (game: string): ReadonlyMap<string, LanguageWords> =>
  new Map(
    LANGUAGES.map((language) => {
      const t = createTranslate(wordsOfGame(language, game), language);
      return [language, { t, factWords: factWordsOf(language) }] as const;
    }),
  );
