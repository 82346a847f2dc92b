import type { APIRoute } from 'astro';
import { GAMES } from '../../games/list.ts';
import { ofAllGames } from '../../site/games.ts';
import { LANGUAGES, languageOf } from '../../site/i18n/languages.ts';
import { fileAddress, pageAddress } from '../../site/i18n/paths.ts';
import { siteWords } from '../../site/i18n/translate.ts';

export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

/** What one opens in the middle of a game, from the icon on the home screen. */
const AT_THE_TABLE = [
  { page: 'Judge', slug: 'judge', words: 'judge' },
  { page: 'ScoreSheet', slug: 'score-sheet', words: 'sheet' },
] as const;

/** What a device needs to put the site among its programs. */
export const GET: APIRoute = ({ params }) => {
  const language = languageOf(params);
  const icon = (size: number, purpose: string) => ({
    src: fileAddress(`icon/${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const t = siteWords(language);
  const shortcuts = AT_THE_TABLE.flatMap(({ page, slug, words }) =>
    GAMES.filter(({ has }) => has.includes(page)).map(({ id }) => ({
      name: t(`${words}.heading`),
      url: pageAddress(language, id, slug),
    })),
  );
  const manifest = {
    name: t('site.name'),
    description: ofAllGames(language, 'site.tagline'),
    lang: language,
    start_url: pageAddress(language),
    scope: fileAddress(),
    display: 'standalone',
    background_color: '#f4ecd8',
    theme_color: '#27364a',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
