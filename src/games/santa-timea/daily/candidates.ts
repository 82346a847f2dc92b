import type { Random } from '../../../core/random.ts';
import { shuffled } from '../../../core/random.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { MisreadingId } from '../puzzles/misreadings.ts';
import {
  compareCards,
  compareWindCards,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windDeck,
} from '../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../rules/deal.ts';
import type { Edition } from '../rules/readings.ts';
import { type Holding, heldTriplets } from '../rules/score.ts';
import type { VariantName } from '../rules/variants.ts';
import type { Aim, LastTask, PlayTask, ScoreTask, Task } from '../tasks/task.ts';

/** The kinds of task that are mined. */
export const KINDS = [
  'taker',
  'leader',
  'worth',
  'avoid',
  'take',
  'win-lead',
  'nobody',
  'damage',
  'points',
  'total',
  'sets',
  'last',
] as const satisfies readonly Task['ask'][];

export type Kind = (typeof KINDS)[number];

/**
 * [P3] Whose rules judge a task that is to expose a misreading. What a Piratess copies only the German
 * edition says: nobody misreads the others by it, so that such a task names its edition.
 */
export const editionFor = (exposes: MisreadingId | null): Edition =>
  exposes === 'copies-the-print' ? 'de' : 'house';

/** Whether a misreading of a trick can lead to a wrong answer to a task of this kind. */
export const canExpose = (kind: Kind): boolean => !NO_TRICK.some((one) => one === kind);

const NO_TRICK: readonly Kind[] = ['damage', 'points', 'total', 'sets', 'last'];

/** How many players a task can be about. */
export const SEATS: readonly number[] = Array.from(
  { length: MAX_SEATS - MIN_SEATS + 1 },
  (_, index) => MIN_SEATS + index,
);

/** How many cards a hand to choose from holds. */
const CHOICES = { least: 3, most: 5 };

/**
 * Any task of a kind for so many players, as the cards fall; most are worth no puzzle.
 * @param edition whose rules judge it, if it is about a trick.
 */
export function candidate(kind: Kind, seats: number, edition: Edition, random: Random): Task {
  switch (kind) {
    case 'taker':
    case 'leader':
      return { ask: kind, position: anyTrick(seats, edition, random).position };
    case 'worth':
      return {
        ask: kind,
        place: random(seats),
        position: anyTrick(seats, edition, random).position,
      };
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return anyPlay(kind, seats, edition, random);
    case 'damage':
    case 'points':
      return anyScore(kind, seats, 'basic', random);
    case 'total':
    case 'sets':
      return anyScore(kind, seats, 'pro', random);
    case 'last':
      return anyEnding(seats, random);
  }
}

const one = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** A trick of the basic game, and the cards that nobody has played. */
function anyTrick(
  seats: number,
  edition: Edition,
  random: Random,
): { position: TrickPosition; rest: readonly WheelCard[] } {
  const cards = shuffled(wheelDeck(), random);
  const trick = { wind: one(windDeck(), random), carried: [], plays: cards.slice(0, seats) };
  return {
    position: { kind: 'trick', edition, variant: 'basic', trick },
    rest: cards.slice(seats),
  };
}

function anyPlay(ask: Aim, seats: number, edition: Edition, random: Random): PlayTask {
  const { position, rest } = anyTrick(seats, edition, random);
  const place = random(seats);
  const count = CHOICES.least + random(CHOICES.most - CHOICES.least + 1);
  const hand = rest.slice(0, count).sort(compareCards);
  const played = (card: WheelCard): TrickPosition => {
    const { trick } = position;
    return { ...position, trick: { ...trick, plays: trick.plays.with(place, card) } };
  };
  return { ask, place, choices: hand.map((card) => ({ card, position: played(card) })) };
}

/** How many tricks are left at most, by number of players from two on: what a head can think through. */
const TRICKS_LEFT: readonly number[] = [4, 4, 3, 3];

/** How many wind cards the learner can hold at the end at most: too few for two sets. */
const MOST_HELD = 5;

/** Open hands for the last tricks; some cards of the first one lie already. */
function anyEnding(seats: number, random: Random): LastTask {
  const tricks = (TRICKS_LEFT[seats - MIN_SEATS] ?? 0) - random(2);
  const cards = shuffled(wheelDeck(), random);
  const winds = shuffled(windDeck(), random);
  const hands = Array.from({ length: seats }, (_, seat) =>
    cards.slice(seat * tricks, (seat + 1) * tricks),
  );
  const lying = random(seats);
  return {
    ask: 'last',
    ending: {
      hands: hands.map((hand, seat) => hand.slice(Number(seat < lying)).sort(compareCards)),
      winds: winds.slice(0, tricks),
      plays: hands.slice(0, lying).flatMap((hand) => hand.slice(0, 1)),
      pile: winds.slice(tricks, tricks + random(MOST_HELD - tricks + 1)).sort(compareWindCards),
    },
  };
}

/** The wind cards of a round, now and then with one that nobody took; sets are laid aside by half. */
function anyScore(
  ask: ScoreTask['ask'],
  seats: number,
  variant: VariantName,
  random: Random,
): ScoreTask {
  const winds = shuffled(windDeck(), random).slice(0, TRICKS - random(2));
  const taken = winds.map((card) => ({ card, seat: random(seats) }));
  const cardsOf = (seat: number): WindCard[] =>
    taken.filter((one) => one.seat === seat).map(({ card }) => card);
  const seat = random(seats);
  const holdings = Array.from({ length: seats }, (_, owner): Holding => {
    const cards = cardsOf(owner);
    const isOpen = ask === 'sets' && owner === seat;
    const discarded = heldTriplets(cards).filter(() => !isOpen && random(2) === 0);
    return { cards, discarded };
  });
  return { ask, seat, position: { kind: 'score', edition: 'house', variant, holdings } };
}
