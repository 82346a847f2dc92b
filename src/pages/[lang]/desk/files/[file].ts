import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { exchangeFiles } from '../../../../site/exchange/files.ts';
import { readKnown } from '../../../../site/exchange/known.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';

export const getStaticPaths = (() => {
  const known = readKnown();
  return LANGUAGES.flatMap((lang) =>
    exchangeFiles(known, lang).map(({ name, text }) => ({
      params: { lang, file: name },
      props: { text },
    })),
  );
}) satisfies GetStaticPaths;

/** A file that translators' tools open. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text);
