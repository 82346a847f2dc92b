import type { APIRoute } from 'astro';
import { LANGUAGES, languageOf } from '../../../site/i18n/languages.ts';
import { manifest, TABLE_GAMES } from '../../../site/programs.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) => TABLE_GAMES.map((game) => ({ params: { lang, game } })));

export const GET: APIRoute = ({ params }) => manifest(languageOf(params), params['game']);
