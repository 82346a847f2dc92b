import { gameOf, hasPage } from './games.ts';
import type { Language } from './i18n/languages.ts';
import { pageAddress, type SiteKey, siteWords } from './i18n/pages.ts';

export function mainLinks(language: Language, game: string | undefined) {
  const { id, daily } = gameOf(game);
  const t = siteWords(language);
  const links: readonly (readonly [label: SiteKey, ...to: string[]])[] = [
    ['nav.course', id, 'course'],
    ...(daily ? [['nav.daily', 'daily'] as const] : []),
    ['nav.play', id, 'play'],
    ['nav.puzzles', id, 'puzzles'],
    ['nav.rules', id, 'rules'],
  ];
  return links.map(([label, ...to]) => ({ href: pageAddress(language, ...to), label: t(label) }));
}

export const AT_THE_TABLE = 'table';

const TABLE_PAGES = [
  { slug: 'first-round', words: 'first-round' },
  { slug: 'judge', words: 'judge' },
  { slug: 'score-sheet', words: 'sheet' },
  { slug: 'aid', words: 'aid' },
] as const;

export function tablePages(language: Language, game: string | undefined) {
  const { id } = gameOf(game);
  const t = siteWords(language);
  return TABLE_PAGES.filter(({ slug }) => slug === 'aid' || hasPage(id, slug)).map(
    ({ slug, words }) => ({
      slug,
      href: pageAddress(language, id, slug),
      title: t(`${words}.heading`),
      text: t(`${words}.short`),
    }),
  );
}
