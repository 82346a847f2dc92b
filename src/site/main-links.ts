import type { Game } from '../kit/game.ts';
import { gameOf } from './games.ts';
import type { Language } from './i18n/languages.ts';
import { pageAddress } from './i18n/paths.ts';
import { type SiteKey, siteWords } from './i18n/translate.ts';

/** A way in the header: its name, and the page it leads to, as its address goes behind the language; none if its game lacks it. */
interface MainLink {
  readonly label: SiteKey;
  readonly to: (game: Game) => readonly string[] | undefined;
}

/** The ways in the header, in their order: to learn, to play, to look up. */
const MAIN_LINKS: readonly MainLink[] = [
  { label: 'nav.course', to: ({ id }) => [id, 'course'] },
  { label: 'nav.daily', to: ({ daily }) => (daily ? ['daily'] : undefined) },
  { label: 'nav.play', to: ({ id, has }) => (has.includes('Play') ? [id, 'play'] : undefined) },
  { label: 'nav.puzzles', to: ({ id }) => [id, 'puzzles'] },
  { label: 'nav.rules', to: ({ id, clauses }) => (clauses.length > 0 ? [id, 'rules'] : undefined) },
];

/** The part of a page of rules that has links to what one needs at a table. */
export const AT_THE_TABLE = 'table';

/** What one has at hand while one plays at a table of one's own. */
const TABLE_LINKS: readonly MainLink[] = [
  {
    label: 'first-round.heading',
    to: ({ id, has }) => (has.includes('FirstRound') ? [id, 'first-round'] : undefined),
  },
  {
    label: 'judge.heading',
    to: ({ id, has }) => (has.includes('Judge') ? [id, 'judge'] : undefined),
  },
  {
    label: 'sheet.heading',
    to: ({ id, has }) => (has.includes('ScoreSheet') ? [id, 'score-sheet'] : undefined),
  },
  { label: 'aid.heading', to: ({ id, has }) => (has.includes('Aid') ? [id, 'aid'] : undefined) },
];

const linksOf =
  (links: readonly MainLink[]) =>
  (
    language: Language,
    game: string | undefined,
  ): { readonly href: string; readonly label: string }[] => {
    const own = gameOf(game);
    const t = siteWords(language);
    return links.flatMap(({ label, to }) => {
      const parts = to(own);
      return parts ? [{ href: pageAddress(language, ...parts), label: t(label) }] : [];
    });
  };

/** The links of the header on a page of this game; on pages of none, those of the first game. */
export const mainLinks = linksOf(MAIN_LINKS);

export const tableLinks = linksOf(TABLE_LINKS);
