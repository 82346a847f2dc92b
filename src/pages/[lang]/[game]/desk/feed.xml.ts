import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { feedOf } from '../../../../site/feed.ts';
import { gameWords, pathsOf } from '../../../../site/games.ts';
import { pageAddress } from '../../../../site/i18n/paths.ts';

export const getStaticPaths = () => pathsOf('desk/Changes');

/** The revisions of a register, the newest first. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props,
  site,
}) => {
  const { language, game } = props;
  const t = gameWords(language, game);
  const { revisionItems } = await import(`../../../../games/${game}/pages/desk/changed.ts`);
  const page = new URL(pageAddress(language, game, 'desk'), site);
  return feedOf({
    language,
    title: t('desk.changes.title'),
    description: t('desk.changes.description'),
    page,
    items: revisionItems(language, new URL('changes/', page)),
  });
};
