import type { Wind } from '../../../../core/compass.ts';
import { HIGHEST_RANK, numberCard, PIRATESS, type WheelCard } from '../../rules/cards.ts';
import type { Target } from './judge-round.ts';

export interface TypedCard {
  readonly wind: Wind | null;
  /** Whether a 1 was typed, which may be all of the number or its first digit. */
  readonly isOne: boolean;
}

export const NOTHING: TypedCard = { wind: null, isOne: false };

export type KeyPress = Wind | 'piratess' | number | 'end';

/** A number with its direction; 0 stands for a Piratess, who has neither. */
export interface TypedNumber {
  readonly wind: Wind;
  readonly number: number;
}

export type EntryPlace = Exclude<Target, { readonly list: 'lead' }>;

const DAMAGES: readonly number[] = [1, 2, 3];
const RANKS: readonly number[] = Array.from({ length: HIGHEST_RANK }, (_, index) => index + 1);

export const numbersAt = (list: EntryPlace['list']): readonly number[] =>
  list === 'row' ? DAMAGES : RANKS;

/** Numbers need no end but a 1, which the next card, the space bar or the enter key ends. */
export function readKey(
  entry: TypedCard,
  key: KeyPress,
  list: EntryPlace['list'],
): { readonly entry: TypedCard; readonly done: readonly TypedNumber[] } {
  const { wind, isOne } = entry;
  const one = wind && isOne ? [{ wind, number: 1 }] : [];
  if (key === 'end') return one.length > 0 ? { entry: NOTHING, done: one } : { entry, done: [] };
  if (key === 'piratess') {
    if (list === 'row') return { entry, done: [] };
    return { entry: NOTHING, done: [...one, { wind: 'N', number: 0 }] };
  }
  if (typeof key === 'string') return { entry: { wind: key, isOne: false }, done: one };
  const number = isOne ? 10 + key : key;
  if (!wind || !numbersAt(list).includes(number)) return { entry, done: [] };
  return number === 1 && list === 'plays'
    ? { entry: { wind, isOne: true }, done: [] }
    : { entry: NOTHING, done: [{ wind, number }] };
}

export const wheelCardOf = (wind: Wind, rank: number): WheelCard =>
  rank === 0 ? PIRATESS : numberCard(wind, rank);
