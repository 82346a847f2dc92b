import type { SitemapItem } from '@astrojs/sitemap';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';

/** Says in the sitemap, as every page does, where readers of other languages go. */
export function withDefaultAlternate(item: SitemapItem): SitemapItem {
  const links = item.links ?? [];
  const fallback = links.find((link) => link.lang === DEFAULT_LANGUAGE);
  if (!fallback) return item;
  // The home page leaves the choice to the page before it.
  const url = fallback.url.replace(new RegExp(`(?<=/)${DEFAULT_LANGUAGE}/$`), '');
  return { ...item, links: [...links, { ...fallback, url, lang: 'x-default' }] };
}
