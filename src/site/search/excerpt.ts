import type { Place } from './pagefind.ts';

/** A piece of an excerpt, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const SENTENCE_END = /[.!?:…“”»)]$/;

/** The words of a place around what was found, without its heading, which stands above them. */
export function excerptOf(place: Place): readonly Piece[] {
  const heading = place.title.split(/\s+/);
  const beginsWithHeading = place.plain_excerpt.startsWith(place.title);
  const words = place.excerpt.split(' ').slice(beginsWithHeading ? heading.length : 0);
  const text = words.join(' ');
  if (text === '') return [];
  const before = beginsWithHeading ? '' : '… ';
  const after = SENTENCE_END.test(text.replace(/<\/mark>$/, '')) ? '' : ' …';
  return `${before}${text}${after}`
    .split(/<\/?mark>/)
    .map((piece, index) => ({ text: unescaped(piece), isFound: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}

const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
