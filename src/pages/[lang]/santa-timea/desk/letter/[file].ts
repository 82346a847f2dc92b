import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { letterFiles } from '../../../../../games/santa-timea/pages/desk/letter.ts';
import { LANGUAGES } from '../../../../../site/i18n/languages.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    Object.entries(letterFiles(lang)).map(([file, text]) => ({
      params: { lang, file },
      props: { text },
    })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text);
