import { once } from '../../device/wait.ts';
import { meant, spellings } from './matches.ts';

/** The part of Pagefind's interface in the browser that we use; its files lie in `dist/pagefind/`. */
interface Pagefind {
  options(options: { readonly ranking: Readonly<Record<string, number>> }): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly Hit[] }>;
}

interface Hit {
  data(): Promise<FoundPage>;
}

export interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title: string; readonly label?: string };
  /** All its words, with white space between them. */
  readonly content: string;
  /** The same, with a space of no width between words where the language puts none. */
  readonly raw_content?: string;
  readonly sub_results: readonly Place[];
}

/** What stands between two headings of a page. */
export interface Place {
  /** Its heading; the page's own title for what comes before the first. */
  readonly title: string;
  readonly url: string;
  /** Text with `<mark>` around what was found, its angle brackets escaped; it may begin with the heading. */
  readonly excerpt: string;
  readonly plain_excerpt: string;
  /** The numbers of the words found, among all words of the page. */
  readonly locations: readonly number[];
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

/** The page of rules is long and must not come last for that. */
const RANKING = { pageLength: 0 };

/** So long one may pause between two letters, in milliseconds. */
const PAUSE = 200;

let load: (() => Promise<Pagefind>) | undefined;
let latest = 0;
/** Pagefind's own counter of late answers loses some when searches overlap: one comes after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Finds all pages of this page's language that say something, best first; null when a later search has
 * begun meanwhile. Loads Pagefind on first use and throws when that fails.
 * @param address of `pagefind.js`.
 */
export async function find(address: string, query: string): Promise<readonly FoundPage[] | null> {
  latest += 1;
  const own = latest;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (own !== latest) return null;
  const search = last.then(async () => {
    if (own !== latest) return null;
    load ??= once(() => open(address));
    const pagefind = await load();
    for (const spelling of spellings(query, document.documentElement.lang)) {
      const { results } = await pagefind.search(spelling);
      const pages = meant(spelling, await Promise.all(results.map((result) => result.data())));
      if (pages.length > 0) return pages;
    }
    return [];
  });
  last = search.catch(() => undefined);
  const found = await search;
  return own === latest ? found : null;
}

async function open(address: string): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  await pagefind.options({ ranking: RANKING });
  return pagefind;
}
