import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';
import { excerptOf } from './excerpt.ts';
import type { FoundPage, Place } from './pagefind.ts';

/** So many places of a page are shown at once, and so many pages; the others are folded. */
const SHOWN = 3;
const PAGES = 8;

/** What counts and draws in the words of a page. */
export function createDrawing(words: Catalogue, lang: string) {
  const t = createTranslate(words, lang);
  return { t, draw: (pages: readonly FoundPage[]) => drawFound(pages, t) };
}

/** Rules first, as they settle what one asks; then the other pages in the order of the search. */
function drawFound(pages: readonly FoundPage[], t: Translate): readonly HTMLElement[] {
  const sections = pages
    .toSorted((a, b) => Number(isRules(b)) - Number(isRules(a)))
    .map((page) => drawPage(page, t));
  const others = sections.splice(PAGES);
  if (others.length > 0) sections.push(folded(t('search.pages', { count: others.length }), others));
  return sections;
}

const isRules = ({ url }: FoundPage): boolean => url.includes('/rules/');

const folded = (said: string, content: readonly HTMLElement[]): HTMLElement =>
  element('details', {}, [element('summary', {}, [said]), ...content]);

/** A page among the results: its title, and the places on it in their order. */
function drawPage({ meta, url, sub_results: places }: FoundPage, t: Translate): HTMLElement {
  const best = new Set(places.toSorted((a, b) => weight(b) - weight(a)).slice(0, SHOWN));
  const others = places.filter((place) => !best.has(place));
  const title = element('a', {}, [meta.title]);
  title.setAttribute('href', url);
  return element('section', { className: 'found' }, [
    element('p', { className: 'eyebrow' }, [meta.label ?? '']),
    element('h2', {}, [title]),
    drawPlaces(
      places.filter((place) => best.has(place)),
      meta.title,
    ),
    others.length > 0
      ? folded(t('search.more', { count: others.length }), [drawPlaces(others, meta.title)])
      : '',
  ]);
}

const weight = (place: Place): number =>
  place.weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

function drawPlaces(places: readonly Place[], page: string): HTMLElement {
  const items = places.map((place) => {
    const heading = place.title === page ? [] : [element('b', {}, [place.title])];
    const words = excerptOf(place).map(({ text, isFound }) =>
      isFound ? element('mark', {}, [text]) : text,
    );
    const link = element('a', {}, [...heading, element('span', {}, words)]);
    link.setAttribute('href', place.url);
    return element('li', {}, [link]);
  });
  return element('ul', { className: 'hits' }, items);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: { readonly className?: string },
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
