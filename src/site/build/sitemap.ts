import type { SitemapItem } from '@astrojs/sitemap';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';

/** Says in the sitemap, as every page does, where readers of other languages go. */
export function withDefaultAlternate(item: SitemapItem): SitemapItem {
  const links = item.links ?? [];
  const fallback = links.find((link) => link.lang === DEFAULT_LANGUAGE);
  return fallback ? { ...item, links: [...links, { ...fallback, lang: 'x-default' }] } : item;
}
