import { createRandom, type Random } from '../../../core/random.ts';
import { type Card, isWindCard, without } from '../rules/deal.ts';
import {
  DIRECTIONS,
  type Direction,
  LIES,
  type Lie,
  perDirection,
  pointsTo,
} from '../rules/directions.ts';
import { openPlaces } from '../rules/field.ts';
import type { Game, Move } from '../rules/game.ts';
import { allowedLies, legalMoves } from '../rules/play.ts';

/**
 * What the player to move sees: neither the hands of others nor what lies face down, fees included.
 * @throws when the game is over: nobody is to move.
 */
export function viewOf(game: Game) {
  const legal = legalMoves(game);
  if (legal.length === 0) throw new Error('Nobody is to move');
  return {
    hand: game.players[game.turn.seat]?.hand ?? [],
    turn: game.turn,
    open: openPlaces(game.field),
    black: DIRECTIONS.filter((place) => game.field[place].fee !== null),
    lie: game.lie,
    pile: game.pile.length,
    tops: perDirection((pile) => game.discards[pile].at(-1) ?? null),
    legal,
  };
}

type View = ReturnType<typeof viewOf>;

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;

/**
 * Completes compasses, lays wind cards, turns the wind when that helps, and leaves the last place
 * closed to others while it can. The same view and seed give the same move.
 */
export function chooseMove(view: View, seed: number): Move {
  const random = createRandom(seed + view.pile * 64 + view.hand.length * 8 + view.open.length);
  return view.turn.phase === 'play' ? choosePlay(view, random) : chooseDraw(view, random);
}

export function counselOf(view: View, seed: number) {
  const move = chooseMove(view, seed);
  return { move, ...groundOf(view, move) };
}

/** Why a move is advised, and `about` which wind card and place that is where the move does not say it. */
function groundOf(view: View, move: Move) {
  switch (move.kind) {
    case 'wind':
      return { ground: groundOfWind(view, move) };
    case 'turn':
      return { ground: 'turns' as const, about: laidAfter(view, move.lie) };
    case 'discard': {
      // Whoever discards while a wind card fits keeps it back: to lay it would not be wise.
      const [held] = ofKind(view, 'wind');
      if (!held) return { ground: useOf(move.card, view).ground };
      return { ground: 'holds' as const, about: { ...held, place: lastAfter(view, held) } };
    }
    case 'draw':
      if (move.from === 'pile') return { ground: 'draws' as const };
      return { ground: isWanted(view, move) ? ('draws-wanted' as const) : ('draws-left' as const) };
  }
}

function groundOfWind(view: View, move: MoveOf<'wind'>) {
  if (view.open.length === 1) return 'completes' as const;
  if (view.open.length === 2)
    return keepsLast(view, move) ? ('keeps' as const) : ('used-up' as const);
  return view.black.includes(move.place) ? ('lays' as const) : ('fills' as const);
}

const ofKind = <K extends Move['kind']>(view: View, kind: K): MoveOf<K>[] =>
  view.legal.filter((move): move is MoveOf<K> => move.kind === kind);

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

function choosePlay(view: View, random: Random): Move {
  const winds = ofKind(view, 'wind').filter((move) => isWise(view, move));
  if (winds.length > 0) return pick(winds, random);
  const turning = ofKind(view, 'turn').find(({ lie }) => laidAfter(view, lie));
  return turning ?? chooseDiscard(view, random) ?? (view.legal[0] as Move);
}

/** Leave one place open only if you can fill it; when no cards come any more, lay all you can. */
const isWise = (view: View, move: MoveOf<'wind'>): boolean =>
  view.open.length !== 2 || view.pile === 0 || keepsLast(view, move);

/** Of two open places the one that a move leaves open. */
const lastAfter = ({ open }: View, { place }: MoveOf<'wind'>): Direction =>
  open.find((other) => other !== place) ?? place;

const keepsLast = (view: View, move: MoveOf<'wind'>): boolean =>
  without(view.hand, move.card).some((held) => fits(held, [lastAfter(view, move)], view.lie));

const fits = (card: Card, places: readonly Direction[], lie: Lie | null): boolean =>
  isWindCard(card) && allowedLies(lie).some((way) => places.includes(pointsTo(card, way)));

/** A Turn card is worth playing if it lets a wind card be laid that otherwise could not, and that is wise. */
function laidAfter(view: View, lie: Lie) {
  if (view.lie === null || lie === view.lie || view.turn.winds > 0) return undefined;
  return view.hand
    .filter(isWindCard)
    .map((card) => ({ kind: 'wind' as const, card, place: pointsTo(card, lie) }))
    .find((move) => view.open.includes(move.place) && isWise({ ...view, lie }, move));
}

function useOf(card: Card, { open, lie, hand }: View) {
  if (card === 'blank') return { use: 0, ground: 'blank' as const };
  if (card === 'turn') return { use: 5, ground: 'any' as const };
  const twins = hand.filter((other) => other === card).length;
  if (fits(card, open, lie)) {
    return { use: 6 - twins, ground: twins > 1 ? ('twin' as const) : ('any' as const) };
  }
  return LIES.some((way) => fits(card, open, way))
    ? { use: 4 - twins, ground: 'other-way' as const }
    : { use: 2 - twins, ground: 'idle' as const };
}

function chooseDiscard(view: View, random: Random): Move | undefined {
  const use = ({ card }: MoveOf<'discard'>) => useOf(card, view).use;
  const [worst] = ofKind(view, 'discard').sort((a, b) => use(a) - use(b));
  return worst && { ...worst, onto: pileFor(worst.card, view, random) };
}

/** Covers what others could lay; else keeps to the pile of the card’s own direction. */
function pileFor(card: Card, { tops, open, lie }: View, random: Random): Direction {
  const wanted = DIRECTIONS.filter((pile) => {
    const top = tops[pile];
    return top !== null && fits(top, open, lie);
  });
  if (wanted.length > 0 && !fits(card, open, lie)) return pick(wanted, random);
  return isWindCard(card) ? card : pick(DIRECTIONS, random);
}

function isWanted({ tops, hand, open, lie }: View, { from }: MoveOf<'draw'>): boolean {
  const top = from === 'pile' ? null : tops[from];
  return top !== null && !hand.includes(top) && fits(top, open, lie);
}

function chooseDraw(view: View, random: Random): Move {
  const draws = ofKind(view, 'draw');
  const wanted = draws.filter((move) => isWanted(view, move));
  if (wanted.length > 0) return pick(wanted, random);
  const unknown = draws.find(({ from }) => from === 'pile');
  return unknown ?? (draws.length > 0 ? pick(draws, random) : (view.legal[0] as Move));
}
