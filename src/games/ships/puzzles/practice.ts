import type { Band } from '../../../core/band.ts';
import { createRandom, type Random, shuffled } from '../../../core/random.ts';
import { type Card, compareCards, fullDeck, without } from '../rules/cards.ts';
import { type Choices, HAND } from '../rules/game.ts';
import { legalChoices } from '../rules/legal.ts';
import { HOUSE } from '../rules/readings.ts';
import { mayFire, windsOf } from '../rules/sail.ts';
import { both, type Pair } from '../rules/seats.ts';
import { FULL, type Ship, STATS } from '../rules/ship.ts';
import { exposedBy } from './answers.ts';
import { bandOf } from './difficulty.ts';
import { misreadSight, rightSight } from './misreadings.ts';
import { isQuestion } from './puzzle.ts';
import type { Task } from './task.ts';

/** The kinds of question, from the first one learns to the last. */
export const ASKS = [
  'fires',
  'most-winds',
  'may-show',
  'damage',
  'sinks',
  'result',
  'doomed',
  'safe',
] as const satisfies readonly Task['ask'][];

export type Ask = (typeof ASKS)[number];

/** What somebody wants to practise; null for anything. */
export interface Theme {
  readonly ask: Ask | null;
  readonly band: Band | null;
}

/** How many tasks are looked at before a theme counts as one that nothing fits. */
const TRIES = 3000;

/** A puzzle of endless practice: the same for the same theme and number, on every device; null if nothing fits. */
export function practiceTask(theme: Theme, number: number): Task | null {
  const random = createRandom(seedOf(`${theme.ask} ${theme.band} ${number}`));
  for (let left = TRIES; left > 0; left--) {
    const task = candidate(theme.ask ?? (ASKS[random(ASKS.length)] as Ask), random);
    if (isWorthwhile(task) && (!theme.band || bandOf(task) === theme.band)) return task;
  }
  return null;
}

/** A question with one answer, to which some misreading gives another. */
export const isWorthwhile = (task: Task): boolean => isQuestion(task) && exposedBy(task).length > 0;

/** Any task of a kind, as the cards fall; most are worth no puzzle. */
export function candidate(ask: Ask, random: Random): Task {
  const [first, second] = anyHands(random);
  switch (ask) {
    case 'fires': {
      const winds = both((seat) => windsOf(anyShow(seat === 0 ? first : second, random)));
      return { ask, position: { kind: 'winds', winds } };
    }
    case 'most-winds':
      return { ask, position: { kind: 'hand', cards: first } };
    case 'may-show':
      return anyShows(first, random);
    case 'damage':
    case 'sinks':
      return {
        ask,
        position: { kind: 'table', ...anyFire([first, second], random), choices: null },
      };
    case 'result': {
      const table = anyFire([first, second], random);
      const may = mayFire(table.winds, HOUSE);
      const choices: Choices = both((seat) => anyAttack(table.hands[seat], may[seat], random));
      return { ask, position: { kind: 'table', ...table, choices } };
    }
    case 'doomed':
    case 'safe': {
      const ships: Pair<Ship> = [anyShip(random), anyShip(random)];
      const table = { phase: 'sail', ships, hands: [first, second], winds: [[], []] } as const;
      return { ask, position: { kind: 'table', ...table, choices: null } };
    }
  }
}

function anyHands(random: Random): Pair<Card[]> {
  const cards = shuffled(fullDeck(), random);
  return [cards.slice(0, HAND).sort(compareCards), cards.slice(HAND, 2 * HAND).sort(compareCards)];
}

const one = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

const anyShow = (hand: readonly Card[], random: Random): Card[] =>
  one(legalChoices({ phase: 'sail', hand, mayFire: false, canSail: true, rules: HOUSE }), random);

/** The largest attack is the likeliest. */
function anyAttack(hand: readonly Card[], mayFire: boolean, random: Random): Card[] {
  const attacks = legalChoices({ phase: 'fire', hand, mayFire, canSail: true, rules: HOUSE });
  const [a, b] = [one(attacks, random), one(attacks, random)];
  return a.length > b.length ? a : b;
}

/** Low values are the likeliest: at full strength little is at stake. */
function anyShip(random: Random): Ship {
  const stat = () => 1 + Math.min(random(FULL), random(FULL));
  const [hull = 0, rigging = 0, crew = 0] = STATS.map(stat);
  return { hull, rigging, crew };
}

function anyFire(hands: Pair<Card[]>, random: Random) {
  const shows = both((seat) => anyShow(hands[seat], random));
  return {
    phase: 'fire',
    ships: both(() => anyShip(random)),
    hands: both((seat) => without(hands[seat], shows[seat])),
    winds: both((seat) => windsOf(shows[seat])),
  } as const;
}

/** How many shows there are to choose from. */
const SHOWS = 4;

/** One show that the rules allow among some that only a misreading does. */
function anyShows(hand: readonly Card[], random: Random): Task {
  const probe = (sight: ReturnType<typeof rightSight>) =>
    sight.shows(hand).filter((s) => s.length > 1);
  const right = probe(rightSight(HOUSE));
  const known = new Set(right.map(String));
  const wrong = probe(misreadSight('opposites-together', HOUSE)).filter(
    (s) => !known.has(String(s)),
  );
  const chosen = shuffled(wrong, random).slice(0, SHOWS - 1);
  const shows = shuffled([...chosen, ...(right.length > 0 ? [one(right, random)] : [])], random);
  return { ask: 'may-show', shows, position: { kind: 'hand', cards: hand } };
}

/** A whole number of 32 bits from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
