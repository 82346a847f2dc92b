import type { Wind } from '../../../core/compass.ts';
import { createRandom, shuffled } from '../../../core/random.ts';
import { checked, err, ok, type Result } from '../../../core/result.ts';
import { type Card, compareCards, fullDeck, without } from './cards.ts';
import { type Choosing, checkChoice, legalChoices, type Phase, type Refusal } from './legal.ts';
import type { Reading } from './readings.ts';
import { mayFire, windsOf } from './sail.ts';
import { both, other, type Pair, SEATS, type Seat } from './seats.ts';
import { canSail, lostBy, NEW_SHIP, type Ship, volley } from './ship.ts';

/** [W6] How many cards a hand is filled up to. */
export const HAND = 7;

export type GameOutcome =
  | { readonly winner: Seat; readonly by: 'down' }
  /** [WA2] Both ships were down at once. */
  | { readonly winner: null; readonly by: Reading['bothDown'] };

/** A game at a moment when both players choose, or at its end. Values are never changed. */
export interface Game {
  readonly rules: Reading;
  readonly turn: number;
  /** [W5] What both are to choose now; null when the game is over. */
  readonly phase: Phase | null;
  readonly ships: Pair<Ship>;
  readonly hands: Pair<readonly Card[]>;
  /** [W9] The winds shown this turn; empty before. */
  readonly winds: Pair<readonly Wind[]>;
  readonly supply: Supply;
  readonly outcome: GameOutcome | null;
}

export type Choices = Pair<readonly Card[]>;

const NO_WINDS: Choices & Pair<readonly Wind[]> = [[], []];

/** [W1] [W3] [W4] Two new ships, a shuffled deck, and the first load. */
export function startGame(seed: number, rules: Reading): Game {
  return load({
    rules,
    turn: 1,
    phase: 'reload',
    ships: [NEW_SHIP, NEW_SHIP],
    hands: [[], []],
    winds: NO_WINDS,
    supply: newSupply(seed),
    outcome: null,
  });
}

/** [W6] Both hands are filled up to seven cards. */
function load(game: Game): Game {
  const counts = both((seat) => Math.max(0, HAND - game.hands[seat].length));
  return { ...game, ...dealTo(game, counts, game.rules) };
}

function choosingOf(game: Game, seat: Seat): Choosing | null {
  const { phase, hands, ships, winds, rules } = game;
  if (!phase) return null;
  return {
    phase,
    hand: hands[seat],
    mayFire: mayFire(winds, rules)[seat],
    canSail: canSail(ships[seat]),
    rules,
  };
}

export function legalMoves(game: Game, seat: Seat): Card[][] {
  const choosing = choosingOf(game, seat);
  return choosing ? legalChoices(choosing) : [];
}

export function checkMove(
  game: Game,
  seat: Seat,
  cards: readonly Card[],
): Result<readonly Card[], Refusal> {
  const choosing = choosingOf(game, seat);
  return choosing
    ? checkChoice(cards, choosing)
    : err({ code: 'game-over', clause: 'W2', index: 0 });
}

/** [W5] Both choices take effect at once, and the next phase begins. The first seat's fault is named first. */
export function play(
  game: Game,
  choices: Choices,
): Result<Game, Refusal & { readonly seat: Seat }> {
  for (const seat of [0, 1] as const) {
    const checked = checkMove(game, seat, choices[seat]);
    if (!checked.ok) return err({ ...checked.error, seat });
  }
  switch (game.phase) {
    case 'reload':
      return ok(reload(game, choices));
    case 'sail':
      return ok(sail(game, choices));
    case 'fire':
      return ok(fire(game, choices));
    default:
      return ok(retire(game, choices));
  }
}

const handsAfter = ({ hands }: Game, choices: Choices): Choices =>
  both((seat) => without(hands[seat], choices[seat]));

/** [W8] As many new cards as were discarded; [WA6] those may come back if the deck runs out just now. */
function reload(game: Game, choices: Choices): Game {
  const hands = handsAfter(game, choices);
  const counts = both((seat) => choices[seat].length);
  const { freshDiscards } = game.rules;
  const before = freshDiscards === 'shuffled-in' ? choices.flat() : [];
  const after = freshDiscards === 'left-out' ? choices.flat() : [];
  const dealt = dealTo({ hands, supply: withDiscards(game.supply, before) }, counts, game.rules);
  return {
    ...game,
    phase: 'sail',
    hands: dealt.hands,
    supply: withDiscards(dealt.supply, after),
  };
}

/** [W9] Both show their winds at once; [W10] all of them are discarded. */
const sail = (game: Game, choices: Choices): Game => ({
  ...game,
  phase: 'fire',
  hands: handsAfter(game, choices),
  winds: both((seat) => windsOf(choices[seat])),
  supply: withDiscards(game.supply, choices.flat()),
});

/** [W12] [WA5] Both volleys are shown and strike at once; whatever was fired is discarded. [W2] A ship that is down ends the game. */
function fire(game: Game, choices: Choices): Game {
  const ships = both((seat) => volley(game.ships[seat], choices[other(seat)], game.rules));
  const outcome = outcomeOf(ships, game.rules);
  return {
    ...game,
    phase: outcome ? null : 'retire',
    ships,
    hands: handsAfter(game, choices),
    supply: withDiscards(game.supply, choices.flat()),
    outcome,
  };
}

/** [W13] Cards are put away, and the next turn begins [W6] with loading. */
const retire = (game: Game, choices: Choices): Game =>
  load({
    ...game,
    turn: game.turn + 1,
    phase: 'reload',
    hands: handsAfter(game, choices),
    winds: NO_WINDS,
    supply: withDiscards(game.supply, choices.flat()),
  });

/** [W2] Whose ship is down has lost; [WA2] what two ships down at once mean, a reading says. */
export function outcomeOf(
  ships: Pair<Ship>,
  rules: Pick<Reading, 'riggingZero' | 'bothDown'>,
): GameOutcome | null {
  const [first, second] = ships.map((ship) => lostBy(ship, rules).length > 0);
  if (first && second) return { winner: null, by: rules.bothDown };
  if (first) return { winner: 1, by: 'down' };
  return second ? { winner: 0, by: 'down' } : null;
}

/** A game as it was played: the order of the cards, and what both chose, phase by phase. */
export interface GameRecord {
  readonly seed: number;
  readonly choices: readonly Choices[];
}

type ReplayRefusal = Refusal & { readonly seat: Seat; readonly step: number };

/** The game at its start and after every choice of the record. */
export function replay(
  { seed, choices }: GameRecord,
  rules: Reading,
): Result<readonly Game[], ReplayRefusal> {
  let game = startGame(seed, rules);
  const games = [game];
  for (const [step, chosen] of choices.entries()) {
    const next = play(game, chosen);
    if (!next.ok) return { ok: false, error: { ...next.error, step } };
    game = next.value;
    games.push(game);
  }
  return ok(games);
}

export const gameAfter = (record: GameRecord, rules: Reading): Game =>
  checked(replay(record, rules)).at(-1) as Game;

export interface Supply {
  /** A 32-bit whole number; with the number of shuffles it decides every order of cards. */
  readonly seed: number;
  readonly shuffles: number;
  /** Face down, the next card first. */
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
}

export const newSupply = (seed: number): Supply =>
  shuffledAgain({ seed, shuffles: 0, deck: [], discards: fullDeck() });

/** [W7] The discards become the deck, in a new order. */
function shuffledAgain({ seed, shuffles, discards }: Supply): Supply {
  const random = createRandom((seed + shuffles) | 0);
  return { seed, shuffles: shuffles + 1, deck: shuffled(discards, random), discards: [] };
}

const withDiscards = (supply: Supply, cards: readonly Card[]): Supply => ({
  ...supply,
  discards: [...supply.discards, ...cards],
});

interface Dealt {
  readonly supply: Supply;
  readonly hands: Pair<readonly Card[]>;
}

/**
 * [WA6] Deals so many cards to each hand. [W7] When the deck is empty the discards are shuffled: never
 * too few, since hands hold fourteen of 56 cards at most.
 */
export function dealTo(
  { supply, hands }: Dealt,
  counts: Pair<number>,
  { dealing }: Pick<Reading, 'dealing'>,
): Dealt {
  let left = supply;
  const dealt: Pair<Card[]> = [[], []];
  for (const seat of orderOf(counts, dealing)) {
    if (left.deck.length === 0) left = shuffledAgain(left);
    const [card, ...deck] = left.deck;
    if (card === undefined) throw new Error('No card left to deal');
    dealt[seat].push(card);
    left = { ...left, deck };
  }
  return {
    supply: left,
    hands: both((seat) => [...hands[seat], ...dealt[seat]].sort(compareCards)),
  };
}

function orderOf(counts: Pair<number>, dealing: Reading['dealing']): Seat[] {
  if (dealing === 'hand-by-hand') {
    return SEATS.flatMap((seat) => Array<Seat>(counts[seat]).fill(seat));
  }
  const rounds = Array.from({ length: Math.max(...counts) }, (_, round) => round);
  return rounds.flatMap((round) => SEATS.filter((seat) => round < counts[seat]));
}
