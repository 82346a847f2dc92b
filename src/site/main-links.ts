import type { Game } from '../kit/game.ts';
import { gameAddress, gameOf } from './games.ts';
import type { Language } from './i18n/languages.ts';
import { pageAddress } from './i18n/paths.ts';
import { type SiteKey, siteWords } from './i18n/translate.ts';

/** A way in the header: its name, and where it leads. */
interface MainLink {
  readonly label: SiteKey;
  /** A part of the game's first page, or a page of the game that must have one. */
  readonly to: { readonly part: string } | { readonly page: string };
  readonly isOf?: (game: Game) => boolean;
}

/** The ways in the header, in their order: to learn, then to practise, then to look up. */
const MAIN_LINKS: readonly MainLink[] = [
  { label: 'nav.course', to: { part: '#course' } },
  { label: 'nav.trainer', to: { page: 'trainer' }, isOf: ({ has }) => has.includes('Trainer') },
  { label: 'nav.puzzles', to: { page: 'puzzles' } },
  { label: 'nav.rules', to: { page: 'rules' }, isOf: ({ clauses }) => clauses.length > 0 },
];

/** The links of the header on a page of this game; on pages of none, those of the first game. */
export function mainLinks(
  language: Language,
  game: string | undefined,
): { readonly href: string; readonly label: string }[] {
  const own = gameOf(game);
  const t = siteWords(language);
  return MAIN_LINKS.filter(({ isOf }) => isOf?.(own) ?? true).map(({ label, to }) => ({
    href:
      'part' in to
        ? `${gameAddress(language, own.id)}${to.part}`
        : pageAddress(language, own.id, to.page),
    label: t(label),
  }));
}
