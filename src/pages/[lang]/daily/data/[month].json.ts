import type { APIRoute } from 'astro';
import { ALL_MONTHS, DAILY_GAME } from '../../../../site/dailies.ts';
import { LANGUAGES, languageOf } from '../../../../site/i18n/languages.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) => ALL_MONTHS.map((month) => ({ params: { lang, month } })));

/** The puzzles of a month, without their answers. Months to come are there too: nobody builds daily for ever. */
export const GET: APIRoute = async ({ params }) => {
  const { askMonth } = await import(`../../../../games/${DAILY_GAME.id}/pages/daily/month.ts`);
  return Response.json(askMonth(params['month'], languageOf(params)));
};
