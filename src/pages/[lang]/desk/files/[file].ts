import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { exchangeFiles } from '../../../../site/exchange/files.ts';
import { publishedContent } from '../../../../site/i18n/content-files.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';

export const getStaticPaths = (() =>
  LANGUAGES.flatMap((lang) =>
    exchangeFiles(publishedContent(), lang).map(({ name, text }) => ({
      params: { lang, file: name },
      props: { text },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text);
