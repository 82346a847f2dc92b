import { toFragment } from '../core/fragment.ts';
import type { Catalogue } from '../core/words.ts';

export type GivenWords = Catalogue | string;

const known = new Map<string, Catalogue>();

export const putWords = (id: string, words: Catalogue): void => {
  known.set(id, words);
};

export function wordsOf(given: GivenWords): Catalogue {
  if (typeof given !== 'string') return given;
  const words = known.get(given) ?? JSON.parse(document.getElementById(given)?.textContent ?? '');
  known.set(given, words);
  return words;
}

/** A page's fragment holds one position per widget: `#p1=trick_E3:_N11_S10&p2=…`. */
const parts = (hash: string): readonly string[] =>
  hash.replace(/^#/, '').split('&').filter(Boolean);

export const readPart = (id: string): string | undefined =>
  parts(location.hash)
    .find((part) => part.startsWith(`${id}=`))
    ?.slice(id.length + 1);

/** Replaces a widget's part of the page's fragment without a new entry in the history; null removes it. */
export function writePart(id: string, notation: string | null): void {
  const others = parts(location.hash).filter((part) => !part.startsWith(`${id}=`));
  const all = notation === null ? others : [...others, `${id}=${toFragment(notation)}`];
  const hash = all.length > 0 ? `#${all.join('&')}` : '';
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

export const linkTo = (id: string, notation: string): string =>
  `${location.origin}${location.pathname}#${id}=${toFragment(notation)}`;

/** The number in the id of a position on a page; empty for the first one, and where ids have none. */
export const numberOf = (id: string): string => id.replace(/^p1$|\D/g, '');

export const nameAmong = (kind: string, id: string): string =>
  numberOf(id) ? `${kind} (${numberOf(id)})` : kind;

/** Resolves when the next frame is drawn. Save before you wait: a hidden page draws nothing. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
