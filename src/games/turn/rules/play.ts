import { err, ok, type Result } from '../../../core/result.ts';
import type { ClauseId } from './clauses.ts';
import { type Card, compareCards, type Fee, isWindCard, without } from './deal.ts';
import { DIRECTIONS, type Direction, LIES, type Lie, lieTowards, pointsTo } from './directions.ts';
import { type EndReason, endReason, isOver } from './end.ts';
import { filled, isComplete, layField, mayFill, stacked } from './field.ts';
import {
  COMPASS_COINS,
  type Game,
  HAND_SIZE,
  largestPile,
  type Move,
  type Player,
  type Seat,
  type Source,
  sources,
  startTurn,
} from './game.ts';

export type GameEvent =
  /** `was` is how wind cards lay before; null if that was open. */
  | {
      readonly event: 'turned';
      readonly lie: Lie;
      readonly was: Lie | null;
      readonly now: Lie | null;
    }
  /** `decides`: the card decides how all later ones lie. */
  | {
      readonly event: 'placed';
      readonly card: Direction;
      readonly place: Direction;
      readonly lie: Lie;
      readonly decides: boolean;
    }
  | { readonly event: 'fee'; readonly coins: Fee }
  | { readonly event: 'no-fee' | 'fee-lost' }
  | { readonly event: 'compass'; readonly coins: number }
  | { readonly event: 'captain'; readonly seat: Seat; readonly was: Seat }
  | { readonly event: 'new-field'; readonly laid: number; readonly lie: Lie | null }
  | {
      readonly event: 'discarded';
      readonly card: Card;
      readonly onto: Direction;
      /** The card that is covered now; null if the pile was empty. */
      readonly covers: Card | null;
    }
  | { readonly event: 'drawn'; readonly card: Card; readonly from: Source }
  | { readonly event: 'next'; readonly seat: Seat }
  | { readonly event: 'over'; readonly why: EndReason };

interface Ruling {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Makes one move of the acting player; a turn that can't go on ends by itself. */
export function play(game: Game, move: Move): Result<Ruling, Refusal> {
  const checked = checkMove(game, move);
  if (!checked.ok) return checked;
  return ok(settled(made(game, move)));
}

function made(game: Game, move: Move): Ruling {
  switch (move.kind) {
    case 'turn':
      return turned(game, move.lie);
    case 'wind':
      return placed(game, move.card as Direction, move.place);
    case 'discard':
      return discarded(game, move.card, move.onto);
    case 'draw':
      return drawn(game, move.from);
  }
}

function withPlayer(game: Game, change: (player: Player) => Partial<Player>): Game {
  const { seat } = game.turn;
  const player = game.players[seat] as Player;
  return { ...game, players: game.players.with(seat, { ...player, ...change(player) }) };
}

const giveAway = (game: Game, card: Card): Game =>
  withPlayer(game, ({ hand }) => ({ hand: without(hand, card) }));

/**
 * [N13] [N17] [N18] [N20] Later wind cards lie as the Turn card lies, which may be as before; [N21] it earns
 * nothing. [NA4] Before any wind card it decides, too.
 */
function turned(before: Game, lie: Lie): Ruling {
  const was = before.lie;
  const now = was === null && before.rules.turnFirst === 'decides-nothing' ? null : lie;
  const game: Game = {
    ...giveAway(before, 'turn'),
    turnCards: [...before.turnCards, lie],
    lie: now,
    turn: { ...before.turn, turned: true, idle: false },
  };
  return { game, events: [{ event: 'turned', lie, was, now }] };
}

/** [N7] [N8] [N11] The wind card takes the place of the black card, which the player keeps as a fee. */
function placed(before: Game, card: Direction, place: Direction): Ruling {
  const lie = lieTowards(card, place) as Lie;
  const { fee } = before.field[place];
  const field = filled(before.field, place, card);
  const completes = isComplete(field);
  const isLost = fee !== null && completes && before.rules.completingFee === 'lost';
  const laid: Game = {
    ...giveAway(before, card),
    field,
    lie,
    turn: { ...before.turn, winds: before.turn.winds + 1, idle: false },
  };
  const game =
    fee === null
      ? laid
      : isLost
        ? { ...laid, black: { ...laid.black, lost: [...laid.black.lost, fee] } }
        : withPlayer(laid, ({ fees }) => ({ fees: [...fees, fee] }));
  const paid: GameEvent =
    fee === null
      ? { event: 'no-fee' }
      : isLost
        ? { event: 'fee-lost' }
        : { event: 'fee', coins: fee };
  const decides = before.lie === null;
  const events: GameEvent[] = [{ event: 'placed', card, place, lie, decides }, paid];
  if (!completes) return { game, events };
  const next = completed(game);
  return { game: next.game, events: [...events, ...next.events] };
}

/** [N9] [N14] [N15] The player who completes the compass gets it, becomes Captain and lays the next field. */
function completed(before: Game): Ruling {
  const { seat } = before.turn;
  const stack = stacked(before.field);
  const lie =
    before.rules.nextCompass === 'persists' || before.turnCards.length > 0 ? before.lie : null;
  const game: Game = {
    ...withPlayer(before, ({ compasses }) => ({ compasses: [...compasses, stack] })),
    ...newField(before),
    captain: seat,
    lie,
    turn: { ...before.turn, completed: true },
  };
  const laid = DIRECTIONS.filter((place) => game.field[place].fee !== null).length;
  return {
    game,
    events: [
      { event: 'compass', coins: COMPASS_COINS },
      { event: 'captain', seat, was: before.captain },
      { event: 'new-field', laid, lie },
    ],
  };
}

/** [N15] [NA6] Eight black cards from the pile, or as many as there are; the card in the centre stays. */
function newField({ black, rules }: Game): Pick<Game, 'field' | 'black'> {
  const places = DIRECTIONS.length;
  const used = rules.newField === 'nine' ? places + 1 : places;
  return {
    field: layField(black.pile.slice(0, places)),
    black: {
      ...black,
      pile: black.pile.slice(used),
      centre: [...black.centre, ...black.pile.slice(places, used)],
    },
  };
}

/** [N10] [N22] [N23] [N26] Any card goes onto any discard pile. */
function discarded(before: Game, card: Card, onto: Direction): Ruling {
  const pile = before.discards[onto];
  const game: Game = {
    ...giveAway(before, card),
    discards: { ...before.discards, [onto]: [...pile, card] },
    turn: { ...before.turn, phase: 'draw', ownDiscard: onto },
  };
  return { game, events: [{ event: 'discarded', card, onto, covers: pile.at(-1) ?? null }] };
}

/** [N10] [N23] Draws the top card. */
function drawn(before: Game, from: Source): Ruling {
  const card = (from === 'pile' ? before.pile[0] : before.discards[from].at(-1)) as Card;
  const taken = withPlayer(before, ({ hand }) => ({ hand: [...hand, card].sort(compareCards) }));
  const { turn } = before;
  const game: Game =
    from === 'pile'
      ? { ...taken, pile: before.pile.slice(1), turn: { ...turn, idle: false } }
      : {
          ...taken,
          discards: { ...before.discards, [from]: before.discards[from].slice(0, -1) },
          turn: { ...turn, ownDiscard: turn.ownDiscard === from ? null : turn.ownDiscard },
        };
  return { game, events: [{ event: 'drawn', card, from }] };
}

/**
 * [N10] Without a card there is nothing to discard ([NA9]); with four, or with nothing to draw, the turn is
 * done; [N5] then the next player clockwise is to move.
 */
function settled(ruling: Ruling): Ruling {
  const events = [...ruling.events];
  let game = skipDiscard(ruling.game);
  while (endReason(game) === null && hasDone(game)) {
    game = skipDiscard(nextTurn(game));
    events.push({ event: 'next', seat: game.turn.seat });
  }
  const why = endReason(game);
  return { game, events: why === null ? events : [...events, { event: 'over', why }] };
}

/** [NA9] */
function skipDiscard(game: Game): Game {
  const isEmpty = game.players[game.turn.seat]?.hand.length === 0;
  return isEmpty ? { ...game, turn: { ...game.turn, phase: 'draw' } } : game;
}

function hasDone(game: Game): boolean {
  if (game.turn.phase === 'play') return false;
  const { hand } = game.players[game.turn.seat] as Player;
  const mayDraw = sources(game).some((from) => checkMove(game, { kind: 'draw', from }).ok);
  return hand.length >= HAND_SIZE || !mayDraw;
}

function nextTurn(game: Game): Game {
  return {
    ...game,
    turn: startTurn((game.turn.seat + 1) % game.players.length),
    ...(game.turn.idle
      ? { idleTurns: game.idleTurns + 1 }
      : { idleTurns: 0, largestPile: largestPile(game) }),
  };
}

type ReplayRefusal = Refusal & { readonly index: number };

/** What came of each move in turn, or why one of them can’t be made. */
export function replay(start: Game, moves: readonly Move[]): Result<Ruling[], ReplayRefusal> {
  const rulings: Ruling[] = [];
  for (const [index, move] of moves.entries()) {
    const next = play(rulings.at(-1)?.game ?? start, move);
    if (!next.ok) return err({ ...next.error, index });
    rulings.push(next.value);
  }
  return ok(rulings);
}

export interface Refusal {
  readonly code:
    | 'game-over'
    | 'not-in-hand'
    | 'discard-first'
    | 'already-discarded'
    | 'second-turn-card'
    | 'second-wind-card'
    | 'turn-not-on-place'
    | 'blank-not-played'
    | 'points-elsewhere'
    | 'wrong-way-up'
    | 'place-filled'
    | 'pile-empty'
    | 'own-discard';
  readonly clause: ClauseId;
  /** The places to which this wind card can point now. */
  readonly points: readonly Direction[];
}

const refuse = (code: Refusal['code'], clause: ClauseId, points: readonly Direction[] = []) =>
  err<Refusal>({ code, clause, points });

/** [N11] [N12] How wind cards may lie: either way until that is decided, then one way. */
export const allowedLies = (lie: Lie | null): readonly Lie[] => (lie === null ? LIES : [lie]);

/** [N10] One wind card a turn; [N16] [NA8] a player who has just completed a compass may begin the next one. */
export function mayPlayWind({ turn, rules }: Pick<Game, 'turn' | 'rules'>): boolean {
  const captainsCard = turn.completed && turn.winds === 1;
  if (turn.phase === 'play') {
    return turn.winds === 0 || (captainsCard && rules.captainsCard === 'before-discard');
  }
  return captainsCard && rules.captainsCard === 'after-discard';
}

export function checkMove(game: Game, move: Move): Result<Move, Refusal> {
  if (isOver(game)) return refuse('game-over', 'N24');
  if (move.kind === 'draw') return checkDraw(game, move.from) ?? ok(move);
  const held = move.kind === 'turn' ? 'turn' : move.card;
  const hand = game.players[game.turn.seat]?.hand ?? [];
  if (!hand.includes(held)) return refuse('not-in-hand', 'N10');
  if (move.kind === 'wind') return checkWind(game, move.card, move.place) ?? ok(move);
  if (game.turn.phase === 'draw') return refuse('already-discarded', 'N10');
  if (move.kind === 'turn' && game.turn.turned) return refuse('second-turn-card', 'N10');
  return ok(move);
}

/** [N17] [N26] Only wind cards lie on places; [N7] [N12] [N18] and only where they point. */
function checkWind(game: Game, card: Card, place: Direction): Result<never, Refusal> | null {
  if (card === 'turn') return refuse('turn-not-on-place', 'N17');
  if (!isWindCard(card)) return refuse('blank-not-played', 'N26');
  if (!mayPlayWind(game)) {
    const late = game.turn.phase === 'draw' && game.turn.winds === 0;
    return refuse(late ? 'already-discarded' : 'second-wind-card', 'N10');
  }
  const points = allowedLies(game.lie).map((lie) => pointsTo(card, lie));
  const lie = lieTowards(card, place);
  if (lie === null) return refuse('points-elsewhere', 'N7', points);
  if (!points.includes(place)) {
    return refuse('wrong-way-up', game.turnCards.length > 0 ? 'N18' : 'N12', points);
  }
  return mayFill(game.field[place], game.rules) ? null : refuse('place-filled', 'NA2');
}

/** [N10] Drawing comes after the discard; [N23] only what lies on top can be drawn. */
function checkDraw(game: Game, from: Source): Result<never, Refusal> | null {
  if (game.turn.phase === 'play') return refuse('discard-first', 'N10');
  if (!sources(game).includes(from)) return refuse('pile-empty', 'N23');
  return from === game.turn.ownDiscard && game.rules.redraw === 'not-own'
    ? refuse('own-discard', 'NA9')
    : null;
}

/** Every move of the acting player, alike cards once; none when the game is over. */
export function legalMoves(game: Game): Move[] {
  const hand = [...new Set(game.players[game.turn.seat]?.hand ?? [])];
  const moves: Move[] = [
    ...LIES.map((lie) => ({ kind: 'turn', lie }) as const),
    ...hand.flatMap((card) => DIRECTIONS.map((place) => ({ kind: 'wind', card, place }) as const)),
    ...hand.flatMap((card) => DIRECTIONS.map((onto) => ({ kind: 'discard', card, onto }) as const)),
    ...sources(game).map((from) => ({ kind: 'draw', from }) as const),
  ];
  return moves.filter((move) => checkMove(game, move).ok);
}
