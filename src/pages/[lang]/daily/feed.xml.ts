import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { sayDay } from '../../../core/day.ts';
import { DAILY_GAME, PUBLISHED } from '../../../site/dailies.ts';
import { gameWords } from '../../../site/games.ts';
import { languageOf, languagePaths } from '../../../site/i18n/languages.ts';
import { pageAddress } from '../../../site/i18n/pages.ts';

const DAYS = 30;

export const getStaticPaths = languagePaths;

export const GET: APIRoute = ({ params, site }) => {
  const language = languageOf(params);
  const t = gameWords(language, DAILY_GAME.id);
  const page = new URL(pageAddress(language, 'daily'), site);
  const own = new URL('feed.xml', page).href;
  const self = ['<atom:link', `href="${own}"`, 'rel="self"', 'type="application/rss+xml"/>'].join(
    ' ',
  );
  return rss({
    title: t('daily-feed.title'),
    description: t('daily-feed.description'),
    site: page,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language>${self}`,
    items: PUBLISHED.slice(-DAYS)
      .toReversed()
      .map(({ day, number, kind, difficulty }) => ({
        title: t('daily-feed.item', { number }),
        link: new URL(`#${day}`, page).href,
        pubDate: new Date(`${day}T00:00:00Z`),
        description: [
          t(`question-kind.${kind}`),
          t('daily-feed.text', {
            date: sayDay(day, language),
            difficulty: t(`difficulty.${difficulty}`),
          }),
        ].join(' '),
      })),
  });
};
