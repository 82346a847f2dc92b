import type { Language } from '../../../../site/i18n/languages.ts';
import { pageAddress } from '../../../../site/i18n/pages.ts';
import { lessonsOf } from '../../../../site/lessons/lessons.ts';
import { PRINTED_EXAMPLES } from './typical.ts';

// In a file of its own: only Astro can load the lessons, and tests load the rest.
export const examplesIn = async (language: Language) =>
  (await lessonsOf(language, 'santa-timea', 'examples')).map(({ slug, label }) => ({
    positions: PRINTED_EXAMPLES.flatMap(({ lesson, text }) => (lesson === slug ? [text] : [])),
    label,
    href: pageAddress(language, 'santa-timea', slug),
  }));
