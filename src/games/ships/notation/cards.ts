import type { Token } from '../../../core/scanner.ts';
import { type Card, compareCards, KINDS } from '../rules/cards.ts';
import type { Pair } from '../rules/seats.ts';
import type { Scanner } from './error.ts';

/** How the notation writes that there are no cards. */
const NONE = '.';

const LETTERS: { readonly [C in Card]: string } = {
  N: 'N',
  E: 'E',
  S: 'S',
  W: 'W',
  ball: 'B',
  chain: 'C',
  grape: 'G',
};

export const makeCard = (card: Card): string => LETTERS[card];

/** Cards sorted, a word for each kind: `NN E BBB`; a full stop for none. */
export const makeCards = (cards: readonly Card[]): string =>
  KINDS.flatMap((kind) => {
    const word = cards.filter((card) => card === kind).map(makeCard);
    return word.length > 0 ? [word.join('')] : [];
  }).join(' ') || NONE;

/** The same in one word. */
export const makeWord = (cards: readonly Card[]): string => makeCards(cards).replaceAll(' ', '');

/** Something of both players. */
export const makePair = (pair: Pair<readonly Card[]>): string => pair.map(makeCards).join(' / ');

/** Cards as read, sorted, and where each of them stands. */
export interface ReadCards {
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
}

const ENDS = new Set(['', '/', ':', ';', '~']);

/** Words of letters up to the next mark or the end; a full stop if there are none. */
export function readCards(scanner: Scanner): ReadCards {
  const first = scanner.peek();
  if (scanner.accept(NONE)) return { cards: [], tokens: [first] };
  if (ENDS.has(first.text)) scanner.fail('expected-cards', first);
  const letters: Token[] = [];
  while (!ENDS.has(scanner.peek().text)) letters.push(...readLetters(scanner));
  return sorted(scanner, letters);
}

/** The cards of a single word: `NNE`; a full stop if there are none. */
export function readWord(scanner: Scanner): ReadCards {
  const first = scanner.peek();
  if (scanner.accept(NONE)) return { cards: [], tokens: [first] };
  return sorted(scanner, readLetters(scanner));
}

/** The letters of one word, each with its own place. */
function readLetters(scanner: Scanner): Token[] {
  const word = scanner.take();
  if (!/^[A-Za-z]+$/.test(word.text)) scanner.fail('expected-cards', word);
  return [...word.text].map((text, index) => ({ text, offset: word.offset + index }));
}

function sorted(scanner: Scanner, letters: readonly Token[]): ReadCards {
  const found = letters.flatMap((token) => {
    const card = KINDS.find((kind) => LETTERS[kind] === token.text.toUpperCase());
    if (!card) scanner.fail('unknown-letter', token);
    return card ? [{ card, token }] : [];
  });
  found.sort((a, b) => compareCards(a.card, b.card));
  return { cards: found.map(({ card }) => card), tokens: found.map(({ token }) => token) };
}

/** Cards of both players with `/` between them. */
export function readPair(scanner: Scanner): Pair<ReadCards> {
  const first = readCards(scanner);
  scanner.slash();
  return [first, readCards(scanner)];
}
