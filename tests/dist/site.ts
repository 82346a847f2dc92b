import { pagesOf, readSite } from './read-site.ts';

export const SITE = readSite('dist');
export const PAGES = pagesOf(SITE);

/** What a page must hold. */
export function page(address: string): string {
  const html = PAGES.get(address);
  if (html === undefined) throw new Error(`There is no page ${address}`);
  return html;
}
