import { isWind, type Wind } from '../../../core/compass.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { makeCard } from '../notation/cards.ts';
import { type WheelCard, wheelDeck } from '../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../rules/deal.ts';
import { type Match, roundOf } from './match.ts';

/** Why a text names no round to play, and which word of it. */
export interface MatchError {
  readonly code:
    | 'no-seed'
    | 'no-seats'
    | 'bad-seats'
    | 'bad-tricks'
    | 'bad-card'
    | 'bad-wind'
    | 'bad-word'
    | 'refused';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
}

/** Seeds that people can read and copy. */
const HIGHEST_SEED = 2 ** 31 - 1;

/**
 * Reads `seed 7 seats 3`, then perhaps `tricks 3`, `pro`, the learner’s cards so far (`plays N3 P`) and the sets
 * to discard (`sets N`).
 */
export function readMatch(text: string): Result<Match, MatchError> {
  const [seedWord, seed = '', seatsWord, seats = '', ...more] = text.trim().split(/\s+/);
  if (seedWord !== 'seed' || !isNumber(seed) || Number(seed) > HIGHEST_SEED) {
    return err({ code: 'no-seed', found: seedWord === 'seed' ? seed : (seedWord ?? '') });
  }
  if (seatsWord !== 'seats') return err({ code: 'no-seats', found: seatsWord ?? '' });
  if (!isNumber(seats) || Number(seats) < MIN_SEATS || Number(seats) > MAX_SEATS) {
    return err({ code: 'bad-seats', found: seats });
  }
  const [tricks = '', ...rest] = more[0] === 'tricks' ? more.slice(1) : [String(TRICKS), ...more];
  if (!isNumber(tricks) || Number(tricks) < 1 || Number(tricks) > TRICKS) {
    return err({ code: 'bad-tricks', found: tricks });
  }
  const variant = rest[0] === 'pro' ? 'pro' : 'basic';
  const lists = readLists(variant === 'pro' ? rest.slice(1) : rest);
  if (!lists.ok) return lists;
  const match: Match = {
    seed: Number(seed),
    seats: Number(seats),
    tricks: Number(tricks),
    variant,
    ...lists.value,
  };
  const round = roundOf(match);
  if (round.ok) return ok(match);
  const card = match.cards[round.error.index];
  return err({ code: 'refused', found: card ? makeCard(card) : '' });
}

function readLists(words: readonly string[]): Result<Pick<Match, 'cards' | 'sets'>, MatchError> {
  const cards: WheelCard[] = [];
  const sets: Wind[] = [];
  let list = '';
  for (const word of words) {
    if ((word === 'plays' && list === '') || (word === 'sets' && list !== 'sets')) list = word;
    else if (list === 'plays') {
      const card = CARDS.get(word);
      if (!card) return err({ code: 'bad-card', found: word });
      cards.push(card);
    } else if (list === 'sets') {
      if (!isWind(word) || sets.includes(word)) return err({ code: 'bad-wind', found: word });
      sets.push(word);
    } else return err({ code: 'bad-word', found: word });
  }
  return ok({ cards, sets });
}

/** The text that `readMatch` reads. */
export const makeMatch = ({ seed, seats, tricks, variant, cards, sets }: Match): string =>
  [
    `seed ${seed} seats ${seats}`,
    ...(tricks < TRICKS ? [`tricks ${tricks}`] : []),
    ...(variant === 'pro' ? ['pro'] : []),
    ...(cards.length > 0 ? ['plays', ...cards.map(makeCard)] : []),
    ...(sets.length > 0 ? ['sets', ...sets] : []),
  ].join(' ');

const CARDS = new Map(wheelDeck().map((card) => [makeCard(card), card]));

const isNumber = (text: string): boolean => /^\d{1,10}$/.test(text);

/** The card that the notation calls so. */
export const cardNamed = (name: string): WheelCard | undefined => CARDS.get(name);
