import { GAMES } from '../games/list.ts';
import { gameWords, hasPage, ofAllGames } from './games.ts';
import type { Language } from './i18n/languages.ts';
import { fileAddress, pageAddress, siteWords } from './i18n/pages.ts';
import { tablePages } from './main-links.ts';

export const TABLE_GAMES: readonly string[] = GAMES.map(({ id }) => id).filter((id) =>
  hasPage(id, 'judge'),
);

/** The web app manifest of a page. Pages for the table share one, which opens the judge. */
export function manifestAddress(language: Language, [game, slug, ...more]: readonly string[]) {
  const isTable = more.length === 0 && tablePages(language, game).some((one) => one.slug === slug);
  const own = isTable && TABLE_GAMES.find((id) => id === game);
  return fileAddress(`${language}/${own ? `${own}/table` : 'app'}.webmanifest`);
}

export function manifest(language: Language, game?: string): Response {
  const icon = (size: number, purpose: string) => ({
    src: fileAddress(`icon/${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const t = siteWords(language);
  const shortcuts = TABLE_GAMES.flatMap((id) => [
    { name: t('judge.heading'), url: pageAddress(language, id, 'judge') },
    { name: t('sheet.heading'), url: pageAddress(language, id, 'score-sheet') },
  ]);
  const text = JSON.stringify({
    name: game ? `${gameWords(language, game)('game.name')} · ${t('nav.table')}` : t('site.name'),
    ...(game && { short_name: t('nav.table') }),
    description: game ? t('judge.short') : ofAllGames(language, 'site.tagline'),
    lang: language,
    start_url: game ? pageAddress(language, game, 'judge') : pageAddress(language),
    scope: fileAddress(),
    display: 'standalone',
    background_color: '#f4ecd8',
    theme_color: '#27364a',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts,
  });
  return new Response(text, { headers: { 'Content-Type': 'application/manifest+json' } });
}
