import { GAMES } from '../games/list.ts';
import { ofAllGames } from './games.ts';
import type { Language } from './i18n/languages.ts';
import { fileAddress, pageAddress } from './i18n/paths.ts';
import { siteWords } from './i18n/translate.ts';

/** A page that one opens in the middle of a game, from an icon of its own on the home screen. */
interface Program {
  readonly game: string;
  readonly slug: string;
  /** Where its heading and what it does stand in the words of the site. */
  readonly words: 'judge' | 'sheet';
}

const AT_THE_TABLE = [
  { page: 'Judge', slug: 'judge', words: 'judge' },
  { page: 'ScoreSheet', slug: 'score-sheet', words: 'sheet' },
] as const;

export const PROGRAMS: readonly Program[] = AT_THE_TABLE.flatMap(({ page, slug, words }) =>
  GAMES.filter(({ has }) => has.includes(page)).map(({ id }) => ({ game: id, slug, words })),
);

/** The address of what makes a page one of the programs of a device; of most pages, the whole site. */
export function manifestAddress(language: Language, [game, slug, ...more]: readonly string[]) {
  const isOwn = more.length === 0 && PROGRAMS.some((one) => one.game === game && one.slug === slug);
  return fileAddress(`${language}/${isOwn ? `${game}/${slug}` : 'app'}.webmanifest`);
}

/** What a device needs to put the site among its programs, or one of its pages, which the icon then opens. */
export function manifest(language: Language, program?: Program): Response {
  const icon = (size: number, purpose: string) => ({
    src: fileAddress(`icon/${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const t = siteWords(language);
  const nameOf = ({ words }: Program): string => t(`${words}.heading`);
  const addressOf = ({ game, slug }: Program): string => pageAddress(language, game, slug);
  const text = JSON.stringify({
    name: program ? nameOf(program) : t('site.name'),
    description: program ? t(`${program.words}.short`) : ofAllGames(language, 'site.tagline'),
    lang: language,
    start_url: program ? addressOf(program) : pageAddress(language),
    scope: fileAddress(),
    display: 'standalone',
    background_color: '#f4ecd8',
    theme_color: '#27364a',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: PROGRAMS.map((one) => ({ name: nameOf(one), url: addressOf(one) })),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/manifest+json' } });
}
