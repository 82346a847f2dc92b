import { createRandom, shuffled } from '../../../core/random.ts';
import { PIRATESS, PIRATESSES, type WheelCard, wheelDeck } from '../rules/cards.ts';
import type { Trick } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { exposed, type MisreadingId } from './misreadings.ts';

/** How often each misreading names the wrong taker. */
export interface Survey {
  /** How many tricks were judged; a trick that can be dealt in several ways counts that often. */
  readonly tricks: number;
  readonly wrong: ReadonlyMap<MisreadingId, number>;
}

interface Dealt {
  readonly plays: readonly WheelCard[];
  /** In how many ways the deck can give these cards in this order. */
  readonly ways: number;
}

/**
 * Judges tricks under one wind, as the others differ only by the turn of the compass.
 * @param dealt tricks with numbered cards led, as most are: a Piratess may be led only late in a round.
 */
export function survey(dealt: Iterable<Dealt>, rules: Rules): Survey {
  const wrong = new Map<MisreadingId, number>();
  let tricks = 0;
  for (const { plays, ways } of dealt) {
    const trick: Trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays };
    tricks += ways;
    for (const id of exposed(trick, rules)) wrong.set(id, (wrong.get(id) ?? 0) + ways);
  }
  return { tricks, wrong };
}

/** Every trick of so many players that a numbered card leads. Sensible for two and three. */
export function* everyTrick(seats: number): Generator<Dealt> {
  const kinds = [...wheelDeck().filter((card) => card.kind === 'number'), PIRATESS];
  yield* extended([], 1);

  function* extended(plays: readonly WheelCard[], ways: number): Generator<Dealt> {
    if (plays.length === seats) {
      yield { plays, ways };
      return;
    }
    for (const card of kinds) {
      const left = copiesLeft(card, plays);
      const mayFollow = left > 0 && (plays.length > 0 || card.kind === 'number');
      if (mayFollow) yield* extended([...plays, card], ways * left);
    }
  }
}

function copiesLeft(card: WheelCard, plays: readonly WheelCard[]): number {
  const played = plays.filter((other) => other === card).length;
  return (card.kind === 'piratess' ? PIRATESSES : 1) - played;
}

/** So many random tricks that a numbered card leads, the same for the same seed. */
export function* randomTricks(seats: number, count: number, seed: number): Generator<Dealt> {
  const random = createRandom(seed);
  let left = count;
  while (left > 0) {
    const plays = shuffled(wheelDeck(), random).slice(0, seats);
    if (plays[0]?.kind === 'piratess') continue;
    left -= 1;
    yield { plays, ways: 1 };
  }
}
