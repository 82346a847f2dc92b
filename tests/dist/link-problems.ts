import { type Element, elementsOf } from './html.ts';
import { pagesOf, type Site } from './read-site.ts';

/**
 * Links that lead nowhere, to a part of a page that it does not have, or out of the base path; and
 * files that a page would load from elsewhere.
 * @param base the path the site is published under, `/` or `/some/folder/`.
 */
export function linkProblems(site: Site, base = '/'): string[] {
  const pages = pagesOf(site);
  const read = [...pages].map(([address, html]) => {
    const elements = elementsOf(html);
    return { address, ids: idsOf(elements), targets: targetsOf(elements) };
  });
  const ids = new Map(read.map((one) => [one.address, one.ids]));
  return read.flatMap(({ address, targets }) =>
    targets.flatMap(({ url, loads }) => {
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return loads ? [`${address} loads ${url}`] : [];
      const [path = '', fragment] = new URL(url, `https://x${base.slice(0, -1)}${address}`).href
        .slice('https://x'.length)
        .split('#');
      if (!path.startsWith(base)) return [`${address}: ${url} leaves ${base}`];
      // A choice made on a page is in its query.
      const target = path.slice(base.length - 1).replace(/\?.*/, '');
      if (!pages.has(target) && !site.has(target)) return [`${address}: ${url} leads nowhere`];
      // A page with a puzzle for every day takes the day from the fragment, and `#p1=…` hands a
      // position to the widget `p1`.
      const isDay = /^\d{4}-\d\d-\d\d$/.test(fragment ?? '') && ids.get(target)?.has('daily');
      const [part] = fragment?.split('=') ?? [];
      return part && !isDay && !ids.get(target)?.has(part)
        ? [`${address}: ${url} names no part of that page`]
        : [];
    }),
  );
}

const idsOf = (elements: readonly Element[]): Set<string> =>
  new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? []));

interface Target {
  readonly url: string;
  /** Whether the page fetches it by itself. */
  readonly loads: boolean;
}

function targetsOf(elements: readonly Element[]): Target[] {
  return elements.flatMap(({ tag, attributes }) => {
    if (tag === 'link' && /canonical|alternate/.test(attributes['rel'] ?? '')) return [];
    return ['href', 'src', 'component-url', 'renderer-url'].flatMap((name) => {
      const url = attributes[name];
      return url === undefined ? [] : [{ url, loads: tag !== 'a' }];
    });
  });
}
