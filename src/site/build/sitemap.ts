import type { SitemapItem } from '@astrojs/sitemap';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';

export function withDefaultAlternate(item: SitemapItem): SitemapItem {
  const links = item.links ?? [];
  const fallback = links.find((link) => link.lang === DEFAULT_LANGUAGE);
  if (!fallback) return item;
  const url = fallback.url.replace(new RegExp(`(?<=/)${DEFAULT_LANGUAGE}/$`), '');
  return { ...item, links: [...links, { ...fallback, url, lang: 'x-default' }] };
}
