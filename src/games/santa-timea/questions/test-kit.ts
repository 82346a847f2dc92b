/** What the tests of questions share. */
import type { Random } from '../../../core/random.ts';
import { sameCard, type WheelCard, wheelDeck } from '../rules/cards.ts';
import type { Edition } from '../rules/readings.ts';
import { cards } from '../rules/test-kit.ts';
import type { Trick } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import { MISREADINGS, type MisreadingId, misleading } from './misreadings.ts';

/** @throws if the text is no question. */
export function question(text: string): TimeaQuestion {
  const parsed = QUESTIONS.parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}

/**
 * Any question for so many players, as the cards fall; most are worth no puzzle.
 * @throws for a kind that is never made at random.
 */
export function candidate(
  ask: TimeaQuestion['ask'],
  seats: number,
  edition: Edition,
  random: Random,
): TimeaQuestion {
  const question = QUESTIONS.kindOf({ ask }).draft?.(ask, random, { seats, edition });
  if (!question) throw new Error(`“${ask}” is not made at random`);
  return question;
}

/**
 * Draws that shuffle the wheel deck so that these cards lie on top and the others in hand order below, turn up
 * N1, and then are these numbers, each at most the highest that may be drawn, and noughts.
 */
export function stacked(top: string, ...then: readonly number[]): Random {
  const first = cards(top);
  const rest = wheelDeck();
  for (const card of first) rest.splice(placeIn(rest, card), 1);
  const deck = wheelDeck();
  // A shuffle draws the lowest card first; the one that lay there goes where that one came from.
  const shuffle = [...first, ...rest]
    .slice(1)
    .toReversed()
    .map((card) => {
      const place = placeIn(deck, card);
      deck[place] = deck.at(-1) as WheelCard;
      deck.pop();
      return place;
    });
  const draws = [...shuffle, 0, ...then].values();
  return (below) => Math.min(draws.next().value ?? 0, below - 1);
}

const placeIn = (deck: readonly WheelCard[], card: WheelCard): number =>
  deck.findIndex((other) => sameCard(other, card));

/** The misreadings that lead to this answer on who takes; none for the right one. */
export const leadingTo = (trick: Trick, rules: Rules, answer: number | null): MisreadingId[] =>
  MISREADINGS.filter((id) => misleading(trick, rules, id, 'taker').includes(answer));
