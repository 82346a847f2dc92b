import type { APIRoute } from 'astro';
import { LANGUAGES, languageOf } from '../../../site/i18n/languages.ts';
import { manifest, PROGRAMS } from '../../../site/programs.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    PROGRAMS.map((program) => ({
      params: { lang, game: program.game, program: program.slug },
      props: { program },
    })),
  );

export const GET: APIRoute = ({ params, props }) => manifest(languageOf(params), props['program']);
