import rss, { type RSSFeedItem } from '@astrojs/rss';
import type { Language } from './i18n/languages.ts';

interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The address of the page that it follows; its file stands beside it. */
  readonly page: URL;
  readonly items: readonly RSSFeedItem[];
}

/** A feed of a page, in its language, that says where it is itself. */
export function feedOf({ language, title, description, page, items }: Feed): Promise<Response> {
  const own = new URL('feed.xml', page).href;
  const self = ['<atom:link', `href="${own}"`, 'rel="self"', 'type="application/rss+xml"/>'].join(
    ' ',
  );
  return rss({
    title,
    description,
    site: page,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language>${self}`,
    items: [...items],
  });
}
