import { createRandom, type Random, shuffled } from '../../../core/random.ts';
import type { TablePosition } from '../notation/table.ts';
import { type Card, compareCards, isWindCard } from '../rules/cards.ts';
import { blackDeck, whiteDeck } from '../rules/deck.ts';
import { DIRECTIONS, type Direction, opposite, perDirection } from '../rules/directions.ts';
import { isOver } from '../rules/end.ts';
import { LIES, type Lie, pointsTo } from '../rules/lie.ts';
import type { Move } from '../rules/move.ts';
import { checkLoot, checkTable, gameOf, type TableSetup } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { type Solution, solve } from './puzzle.ts';
import { ASKS, type Ask, type Task } from './task.ts';

/** A made task with its one right answer. */
export interface MadePuzzle extends Solution {
  readonly task: Task;
}

/** How many tries a seed has to become a puzzle; far fewer are needed. */
const TRIES = 500;

/**
 * A puzzle of endless practice: the same for the same seed and question, on every device.
 * @param seed a 32-bit whole number.
 * @param ask what is asked; null for anything.
 */
export function practicePuzzle(seed: number, ask: Ask | null = null): MadePuzzle {
  const random = createRandom(seed);
  for (let tries = 0; tries < TRIES; tries++) {
    const task = draftTask(ask ?? pick(ASKS, random), random);
    const solution = task && solve(task);
    if (solution && isWorthAsking(task, solution)) return { task, ...solution };
  }
  throw new Error(`No puzzle comes of the seed ${seed}`);
}

/** Some questions are only worth asking where a misreading goes wrong. */
const isWorthAsking = ({ ask }: Task, { exposes }: Solution): boolean =>
  exposes.length > 0 || (ask !== 'order' && ask !== 'winner');

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

function draftTask(ask: Ask, random: Random): Task | null {
  switch (ask) {
    case 'place': {
      const position = table(draftSetup(random, 1 + random(6)), []);
      const card = position && pick(position.setup.hands[0] ?? [], random);
      return position && card && card !== 'turn' ? { ask, card, position } : null;
    }
    case 'fits': {
      const position = table(draftSetup(random, 3 + random(4)), []);
      return position && { ask, position };
    }
    case 'earn':
      return draftEarn(random);
    case 'order':
      return draftOrder(random);
    case 'guard':
    case 'bury':
      return draftGuard(ask, random);
    case 'winner':
      return draftWinner(random);
  }
}

/** A table that a game can reach and that goes on; null if it is none. */
function table(draft: TableSetup, moves: readonly Move[]): TablePosition | null {
  const setup = { ...draft, hands: draft.hands.map((hand) => hand.toSorted(compareCards)) };
  if (checkTable(setup) !== null || isOver(gameOf(setup))) return null;
  return replay(gameOf(setup), moves).ok ? { kind: 'table', setup, moves } : null;
}

/** A field with so many wind cards, a hand of four, and the wind in any of its states. */
function draftSetup(random: Random, winds: number): TableSetup {
  const filled = shuffled(DIRECTIONS, random).slice(0, winds);
  const fees = shuffled(blackDeck(), random);
  const turnCards = Array.from({ length: random(3) }, () => pick(LIES, random));
  return {
    turnCards,
    lie: turnCards.at(-1) ?? pick(LIES, random),
    places: perDirection((place, index) =>
      filled.includes(place) ? 'wind' : (fees[index] ?? null),
    ),
    hands: [draw(random, 4)],
    pile: null,
    discards: perDirection(() => []),
    black: [],
  };
}

const draw = (random: Random, count: number): Card[] =>
  shuffled(whiteDeck(), random).slice(0, count);

/** The card that points to this place as all wind cards lie. */
const cardFor = (place: Direction, lie: Lie): Direction => pointsTo(place, lie);

/** A wind card is laid, perhaps after a Turn card, and often the compass is complete. */
function draftEarn(random: Random): Task | null {
  const setup = draftSetup(random, random(2) === 0 ? 7 : 4 + random(3));
  const turns = random(2) === 0 ? [pick(LIES, random)] : [];
  const lie = turns[0] ?? setup.lie ?? 'upright';
  const open = DIRECTIONS.filter((place) => setup.places[place] !== 'wind');
  const place = pick(open, random);
  const card = cardFor(place, lie);
  const hand: Card[] = [card, ...turns.map(() => 'turn' as const), ...draw(random, 4)];
  const position = table({ ...setup, hands: [hand.slice(0, 4)] }, [
    ...turns.map((way): Move => ({ kind: 'turn', lie: way })),
    { kind: 'wind', card, place },
  ]);
  return position && { ask: 'earn', position };
}

/** One place is open; the hand has a Turn card and wind cards that point there or away. */
function draftOrder(random: Random): Task | null {
  const setup = draftSetup(random, 7);
  const open = DIRECTIONS.find((place) => setup.places[place] !== 'wind') ?? 'N';
  const [other, filler] = draw(random, 2) as [Card, Card];
  const wanted = random(2) === 0 ? open : opposite(open);
  const position = table({ ...setup, hands: [[wanted, 'turn', other, filler]] }, []);
  return position && { ask: 'order', position };
}

/**
 * The acting player has just laid the last wind card but one; the white pile is as large as they will draw,
 * so that only discard piles are left to the next player.
 */
function draftGuard(ask: 'guard' | 'bury', random: Random): Task | null {
  const base = draftSetup(random, 6);
  const open = DIRECTIONS.filter((place) => base.places[place] !== 'wind');
  const [laid, last] = shuffled(open, random) as [Direction, Direction];
  const lie = base.lie ?? 'upright';
  const needed = cardFor(last, lie);
  const played = cardFor(laid, lie);
  const useless = shuffled(
    whiteDeck().filter((card) => isWindCard(card) && card !== needed && card !== opposite(needed)),
    random,
  );
  const [a, b, c, d, e, f, g] = useless as [Card, Card, Card, Card, Card, Card, Card];
  // A Turn card and the card that points away are dangerous together.
  const [held, danger]: readonly [Card, Card] =
    random(2) === 0 ? ['turn', opposite(needed)] : [opposite(needed), 'turn'];
  const isGuard = ask === 'guard';
  const mine: Card[] = isGuard ? [played, needed, danger, d] : [played, 'blank', d, e];
  const theirs: Card[] = [a, b, c, isGuard ? held : e];
  const [first, second, third] = shuffled(DIRECTIONS, random) as [Direction, Direction, Direction];
  const tops: Partial<Record<Direction, readonly Card[]>> = isGuard
    ? {}
    : { [first]: [needed], [second]: [f], [third]: [opposite(needed)] };
  const position = table(
    {
      ...base,
      hands: [mine, theirs],
      pile: [g, f],
      discards: perDirection((pile) => tops[pile] ?? []),
    },
    [{ kind: 'wind', card: played, place: laid }],
  );
  if (!position) return null;
  return isGuard
    ? { ask: 'guard', onto: first, position }
    : { ask: 'bury', card: 'blank', position };
}

/** Two to four players with some fees and few compasses. */
function draftWinner(random: Random): Task | null {
  const fees = shuffled(blackDeck(), random);
  const seats = 2 + random(3);
  const holdings = Array.from({ length: seats }, (_, seat) => ({
    fees: fees.slice(seat * 5, seat * 5 + 2 + random(4)).sort((a, b) => a - b),
    compasses: random(3),
  }));
  return checkLoot({ holdings }) === null
    ? { ask: 'winner', position: { kind: 'loot', holdings } }
    : null;
}
