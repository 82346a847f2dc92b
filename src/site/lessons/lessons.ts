import { type CollectionEntry, getCollection } from 'astro:content';
import type { Language } from '../i18n/languages.ts';
import { siteWords } from '../i18n/translate.ts';
import { allLessonProblems } from './lesson-texts.ts';

export interface Lesson {
  readonly language: Language;
  readonly game: string;
  /** Its last part of the address, the same in every language. */
  readonly slug: string;
  /** What people call it: “Example 1”. */
  readonly label: string;
  readonly entry: CollectionEntry<'lessons'>;
}

const problems = allLessonProblems();
if (problems.length > 0) {
  throw new Error(`These lessons can't be published:\n${problems.join('\n')}`);
}

/** All lessons of a game in one language, in the order in which they are read. */
export async function lessonsOf(language: Language, game: string): Promise<Lesson[]> {
  const t = siteWords(language);
  const entries = await getCollection('lessons', ({ id }) => id.startsWith(`${language}/${game}/`));
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const slug = entry.id.split('/').at(-1) ?? '';
      const number = /^example-(\d+)$/.exec(slug)?.[1] ?? entry.data.order;
      return { language, game, slug, label: t('lesson.example', { number }), entry };
    });
}
