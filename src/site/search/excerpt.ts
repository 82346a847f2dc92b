import type { Place } from './pagefind.ts';

/** A piece of an excerpt, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const SENTENCE_END = /[.!?:…“”»)。！？؟]$/;

/** The words of a place around what was found, without its heading, which stands above them. */
export function excerptOf(place: Place): readonly Piece[] {
  const pieces = place.excerpt
    .split(/<\/?mark>/)
    .map((piece, index) => ({ text: unescaped(piece), isFound: index % 2 === 1 }));
  const beginsWithHeading = joined(place.plain_excerpt).startsWith(joined(place.title));
  const rest = beginsWithHeading ? behind(place.title.length, pieces) : pieces;
  const text = rest.map((piece) => piece.text).join('');
  if (text === '') return [];
  const before = beginsWithHeading ? '' : '… ';
  const after = SENTENCE_END.test(text) ? '' : ' …';
  const plain = (said: string): Piece => ({ text: said, isFound: false });
  return [plain(before), ...rest, plain(after)].filter((piece) => piece.text !== '');
}

/** Pieces without so many characters of theirs, and without the signs that end these. */
function behind(length: number, pieces: readonly Piece[]): Piece[] {
  let left = length;
  let isBehind = false;
  return pieces.map(({ text, isFound }) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    const own = isBehind ? rest : rest.replace(/^[\p{P}\s]+/u, '');
    isBehind ||= own !== '';
    return { text: own, isFound };
  });
}

const unescaped = (text: string): string =>
  joined(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

/** An index has one kind of space only; where French joins a sign to its word, no line may end. */
const joined = (text: string): string =>
  text
    .replace(/ (?=[;!?»])/g, '\u202f')
    .replaceAll('« ', '«\u202f')
    .replaceAll(' :', '\u00a0:');
