import { GAMES } from '../games/index.ts';
import type { Language } from './i18n/languages.ts';
import { pageAddress } from './i18n/paths.ts';
import { type SiteKey, siteWords } from './i18n/translate.ts';
import { hasTrainer } from './trainers.ts';

/** A way in the header: its name, and its address from the language's home page and its game. */
interface MainLink {
  readonly label: SiteKey;
  /** Where it leads: a part of the home page, or a page of the game that must have one. */
  readonly to: { readonly home: string } | { readonly page: string };
  readonly isOf?: (game: (typeof GAMES)[number]) => boolean;
}

/** The ways in the header, in their order: to learn, then to practise, then to look up. */
const MAIN_LINKS: readonly MainLink[] = [
  { label: 'nav.course', to: { home: '#course' } },
  { label: 'nav.trainer', to: { page: 'trainer' }, isOf: ({ id }) => hasTrainer(id) },
  { label: 'nav.puzzles', to: { page: 'puzzles' } },
  { label: 'nav.rules', to: { page: 'rules' }, isOf: ({ clauses }) => clauses.length > 0 },
];

/** The links of the header on a page of this game; on pages of none, those of the first game. */
export function mainLinks(
  language: Language,
  game: string | undefined,
): { readonly href: string; readonly label: string }[] {
  const [first] = GAMES;
  const own = GAMES.find(({ id }) => id === game) ?? first;
  const t = siteWords(language);
  return MAIN_LINKS.filter(({ isOf }) => own && (isOf?.(own) ?? true)).map(({ label, to }) => ({
    href:
      'home' in to
        ? `${pageAddress(language)}${to.home}`
        : pageAddress(language, own?.id ?? '', to.page),
    label: t(label),
  }));
}
