import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { pathsOf } from '../../../../../site/games.ts';

export const getStaticPaths = (async () => {
  const files = pathsOf('desk/Letter').map(async ({ params, props: { language, game } }) => {
    const { letterFiles } = await import(`../../../../../games/${game}/pages/desk/letter.ts`);
    return Object.entries<string>(letterFiles(language)).map(([file, text]) => ({
      params: { ...params, file },
      props: { text },
    }));
  });
  return (await Promise.all(files)).flat();
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text);
