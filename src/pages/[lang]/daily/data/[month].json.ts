import type { APIRoute } from 'astro';
import { ALL_MONTHS, DAILY_GAME } from '../../../../site/dailies.ts';
import { LANGUAGES, type Language, languageOf } from '../../../../site/i18n/languages.ts';

const SOURCES = import.meta.glob<(month: string, language: Language) => unknown>(
  '/src/games/*/pages/daily/month.ts',
  { eager: true, import: 'askMonth' },
);

export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) => ALL_MONTHS.map((month) => ({ params: { lang, month } })));

/** The puzzles of a month, without their answers. Months to come are there too: nobody builds daily for ever. */
export const GET: APIRoute = ({ params }) => {
  const ask = SOURCES[`/src/games/${DAILY_GAME.id}/pages/daily/month.ts`];
  return Response.json(ask?.(params['month'] ?? '', languageOf(params)));
};
