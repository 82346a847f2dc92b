import type words from '../../../../content/en/ships/rulings.json';
import type { TextError } from '../../../core/result.ts';
import { type TextPart, Scanner as TextScanner, type Token } from '../../../core/scanner.ts';
import { type Card, compareCards, KINDS } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { HAND } from '../rules/game.ts';
import { checkChoice, type Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import type { Pair } from '../rules/seats.ts';

/** Why a text is refused and where, by a code that has words; the clause is that of the rule which forbids the position. */
export type NotationError = TextError<keyof (typeof words)['error'], ClauseId>;

/** The longest text, in characters: a game of some nine hundred turns. Most take fewer than fifteen. */
export const LONGEST = 40_000;

export class Scanner extends TextScanner<NotationError['code'], ClauseId> {
  constructor(text: string | TextPart) {
    super(text, LONGEST);
  }

  slash(): void {
    if (!this.accept('/')) this.fail('expected-slash', this.peek());
  }
}

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

const makeCard = (card: Card): string => LETTERS[card];

/** Cards sorted, a word for each kind: `NN E BBB`; a full stop for none. */
export const makeCards = (cards: readonly Card[]): string =>
  KINDS.flatMap((kind) => {
    const word = cards.filter((card) => card === kind).map(makeCard);
    return word.length > 0 ? [word.join('')] : [];
  }).join(' ') || NONE;

export const makeWord = (cards: readonly Card[]): string => makeCards(cards).replaceAll(' ', '');

/** Cards in the order in which they were chosen, a word for alike ones that follow each other. */
const makeChosen = (cards: readonly Card[]): string =>
  cards
    .map(makeCard)
    .join('')
    .match(/(.)\1*/g)
    ?.join(' ') ?? NONE;

export const makePair = (pair: Pair<readonly Card[]>): string => pair.map(makeCards).join(' / ');

/** What both have chosen in a game: in which order cards are discarded decides how they are shuffled. */
export const makeChoices = (pair: Pair<readonly Card[]>): string =>
  pair.map(makeChosen).join(' / ');

export interface ReadCards {
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
}

const ENDS = new Set(['', '/', ':', ';', '~']);

/** Words of letters up to the next mark or the end, sorted; a full stop if there are none. */
export const readCards = (scanner: Scanner): ReadCards => sorted(readChosen(scanner));

function readChosen(scanner: Scanner): ReadCards {
  const first = scanner.peek();
  if (scanner.accept(NONE)) return { cards: [], tokens: [first] };
  if (ENDS.has(first.text)) scanner.fail('expected-cards', first);
  const letters: Token[] = [];
  while (!ENDS.has(scanner.peek().text)) letters.push(...readLetters(scanner));
  return cardsOf(scanner, letters);
}

/** The cards of a single word, sorted: `NNE`; a full stop if there are none. */
export function readWord(scanner: Scanner): ReadCards {
  const first = scanner.peek();
  if (scanner.accept(NONE)) return { cards: [], tokens: [first] };
  return sorted(cardsOf(scanner, readLetters(scanner)));
}

function readLetters(scanner: Scanner): Token[] {
  const word = scanner.take();
  if (!/^[A-Za-z]+$/.test(word.text)) scanner.fail('expected-cards', word);
  return [...word.text].map((text, index) => ({ text, offset: word.offset + index }));
}

function cardsOf(scanner: Scanner, letters: readonly Token[]): ReadCards {
  const found = letters.flatMap((token) => {
    const card = KINDS.find((kind) => LETTERS[kind] === token.text.toUpperCase());
    if (!card) scanner.fail('unknown-letter', token);
    return card ? [{ card, token }] : [];
  });
  return { cards: found.map(({ card }) => card), tokens: found.map(({ token }) => token) };
}

function sorted({ cards, tokens }: ReadCards): ReadCards {
  const order = [...cards.keys()].sort((a, b) => compareCards(cards[a] as Card, cards[b] as Card));
  return {
    cards: order.map((index) => cards[index] as Card),
    tokens: order.map((index) => tokens[index] as Token),
  };
}

export const readPair = (scanner: Scanner): Pair<ReadCards> => readBoth(scanner, readCards);

export const readChoices = (scanner: Scanner): Pair<ReadCards> => readBoth(scanner, readChosen);

function readBoth(scanner: Scanner, read: typeof readCards): Pair<ReadCards> {
  const first = read(scanner);
  scanner.slash();
  return [first, read(scanner)];
}

export function failAt(
  scanner: Scanner,
  fault: Problem | Refusal | null,
  tokens: readonly Token[],
): void {
  if (fault) scanner.fail(fault.code, tokens[fault.index] ?? scanner.peek(), fault.clause);
}

/** [W9] Only winds that may be shown together, [W6] and no more than a hand holds. */
export function checkShow(scanner: Scanner, { cards, tokens }: ReadCards): void {
  const surplus = tokens[HAND];
  if (surplus) scanner.fail('hand-too-big', surplus, 'W6');
  const sailing = { phase: 'sail', hand: cards, mayFire: false, canSail: true } as const;
  const checked = checkChoice(cards, { ...sailing, rules: HOUSE });
  if (!checked.ok) failAt(scanner, checked.error, tokens);
}
