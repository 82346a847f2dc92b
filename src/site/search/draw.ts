import type { Translate } from '../../core/words.ts';
import { excerptOf } from './excerpt.ts';
import type { FoundPage, Place } from './pagefind.ts';

/** So many places of a page are shown at once; the others are folded. */
const SHOWN = 5;

/** A page among the results: its title, and the places on it in their order. */
export function drawPage({ meta, url, sub_results: places }: FoundPage, t: Translate): HTMLElement {
  const best = new Set(places.toSorted((a, b) => weight(b) - weight(a)).slice(0, SHOWN));
  const others = places.filter((place) => !best.has(place));
  const title = element('a', {}, [meta.title]);
  title.setAttribute('href', url);
  return element('section', { className: 'found' }, [
    element('p', { className: 'eyebrow' }, [meta.label ?? '']),
    element('h2', {}, [title]),
    drawPlaces(
      [...places].filter((place) => best.has(place)),
      meta.title,
    ),
    ...(others.length > 0
      ? [
          element('details', {}, [
            element('summary', {}, [t('search.more', { count: others.length })]),
            drawPlaces(others, meta.title),
          ]),
        ]
      : []),
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
  return element('ul', { className: 'places' }, items);
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
