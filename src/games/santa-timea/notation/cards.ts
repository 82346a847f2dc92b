import type words from '../../../../content/en/santa-timea/rulings.json';
import { isWind, type Wind } from '../../../core/compass.ts';
import type { Result, TextError } from '../../../core/result.ts';
import { type TextPart, Scanner as TextScanner, type Token } from '../../../core/scanner.ts';
import {
  compareCards,
  HIGHEST_RANK,
  numberCard,
  PIRATESS,
  type WheelCard,
  type WindCard,
} from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';

/** Why a text is refused and where, by a code that has words; the clause is that of the rule which forbids the position. */
export type NotationError = TextError<keyof (typeof words)['error'], ClauseId>;

export class Scanner extends TextScanner<NotationError['code'], ClauseId> {}

/** Reads positions of these kinds only, so that a page ships no reader it does not need. */
export const parserOf =
  <P>(readers: Readonly<Record<string, (scanner: Scanner) => P>>) =>
  (text: string | TextPart): Result<P, NotationError> =>
    new Scanner(text).kind(readers);

const PIRATESS_MARK = 'P';

export const makeCard = (card: WheelCard): string =>
  card.kind === 'piratess' ? PIRATESS_MARK : `${card.wind}${card.rank}`;

export const makeWindCard = (card: WindCard): string => `${card.wind}${card.damage}`;

export const makeHand = (cards: readonly WheelCard[]): string =>
  cards.toSorted(compareCards).map(makeCard).join(' ');

/** `N11` or `P`. */
export function readCard(scanner: Scanner): WheelCard {
  const token = scanner.take();
  if (token.text.toUpperCase() === PIRATESS_MARK) return PIRATESS;
  const { wind, number } = letterAndNumber(scanner, token, 'expected-card');
  if (number < 1 || number > HIGHEST_RANK) scanner.fail('bad-rank', token, 'C2');
  return numberCard(wind, number);
}

/** `E3`: the wind and the damage. */
export function readWindCard(scanner: Scanner): WindCard {
  const token = scanner.take();
  const { wind, number } = letterAndNumber(scanner, token, 'expected-wind-card');
  if (number < 1 || number > 3) scanner.fail('bad-damage', token, 'C3');
  return { wind, damage: number };
}

export function readWind(scanner: Scanner): Wind {
  const token = scanner.take();
  if (!/^[A-Za-z]+$/.test(token.text)) scanner.fail('expected-wind', token);
  return toWind(scanner, token, token.text);
}

function letterAndNumber(
  scanner: Scanner,
  token: Token,
  expected: 'expected-card' | 'expected-wind-card',
): { wind: Wind; number: number } {
  const [, letters = '', digits] = /^([A-Za-z]+)([0-9]+)$/.exec(token.text) ?? [];
  if (letters === '') scanner.fail(expected, token);
  return { wind: toWind(scanner, token, letters), number: Number(digits) };
}

function toWind(scanner: Scanner, token: Token, letters: string): Wind {
  const letter = letters.toUpperCase();
  if (isWind(letter)) return letter;
  scanner.fail('unknown-letter', token);
  return 'N';
}
