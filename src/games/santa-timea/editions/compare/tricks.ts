import { makeTrick } from '../../notation/trick.ts';
import { PIRATESSES, type WheelCard, type WindCard, wheelDeck } from '../../rules/cards.ts';
import type { Reading } from '../../rules/readings.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { rulesOf } from '../../rules/variants.ts';
import { cardOf, PIRATESS } from '../../simulator/cards.ts';
import { judge } from '../../simulator/trick.ts';
import { bookOf } from '../../simulator/worth.ts';
import type { Domain } from './domain.ts';

const WIND: WindCard = { wind: 'N', damage: 1 };

/** Who takes or leads, compared over every ordered trick of so many cards under north wind. */
export interface TrickCount {
  readonly seats: number;
  /** Ordered tricks of 60 cards, the Piratesses told apart. */
  readonly cases: number;
  readonly different: number;
  /** The first on which the readings differ, in notation. */
  readonly smallest: string | null;
}

/**
 * Counts on how many tricks two readings differ, with the twin engine if both go by worth. The other winds
 * come out the same, turned. Tells after each card that can be led which share is done, from 0 to 1: tricks of five take
 * a while.
 */
export function* compareTricks(
  seats: number,
  a: Reading,
  b: Reading,
): Generator<number, TrickCount> {
  const isDifferent = a.cardOrder === b.cardOrder ? byTwin(a, b, seats) : byEngine(a, b);
  const codes = new Uint8Array(seats);
  let [cases, different] = [0, 0];
  let smallest: string | null = null;
  const extend = (place: number, ways: number, pirates: number) => {
    if (place === seats) {
      cases += ways;
      if (!isDifferent(codes)) return;
      different += ways;
      smallest ??= spelled(codes);
      return;
    }
    for (let code = 0; code <= PIRATESS; code++) play(code, place, ways, pirates);
  };
  const play = (code: number, place: number, ways: number, pirates: number) => {
    const pirate = code === PIRATESS;
    if (pirate ? pirates === PIRATESSES : lies(code, place)) return;
    codes[place] = code;
    extend(
      place + 1,
      pirate ? ways * (PIRATESSES - pirates) : ways,
      pirate ? pirates + 1 : pirates,
    );
  };
  const lies = (code: number, places: number): boolean => {
    for (let place = 0; place < places; place++) if (codes[place] === code) return true;
    return false;
  };
  for (let code = 0; code <= PIRATESS; code++) {
    play(code, 0, 1, 0);
    yield (code + 1) / (PIRATESS + 1);
  }
  return { seats, cases, different, smallest };
}

function byTwin(a: Reading, b: Reading, seats: number): (codes: Uint8Array) => boolean {
  const [one, other] = [bookOf(a), bookOf(b)];
  return (codes) => judge(one, 0, codes, 0, seats) !== judge(other, 0, codes, 0, seats);
}

function byEngine(...readings: readonly [Reading, Reading]): (codes: Uint8Array) => boolean {
  const rules = readings.map((reading) => ({ ...rulesOf('house', 'basic'), ...reading }));
  return (codes) => {
    const plays = [...codes].map(cardOf);
    const [a, b] = rules.map((one) => resolveTrick({ wind: WIND, carried: [], plays }, one));
    return a?.taker !== b?.taker || a?.lead !== b?.lead;
  };
}

const spelled = (codes: Uint8Array): string => text([...codes].map(cardOf), []);

const text = (plays: readonly WheelCard[], carried: readonly WindCard[]): string =>
  makeTrick({
    kind: 'trick',
    edition: 'house',
    variant: carried.length > 0 ? 'pro' : 'basic',
    trick: { wind: WIND, carried, plays },
  });

/** Every ordered trick of two cards of the advanced game to which one wind card waits. */
export const CARRIED: Domain = {
  id: 'carried',
  questions: ['ledPiratessTakes'],
  *cases() {
    const deck = wheelDeck();
    const carried: readonly WindCard[] = [{ wind: 'E', damage: 1 }];
    for (const [first, lead] of deck.entries()) {
      for (const [second, follow] of deck.entries()) {
        if (first === second) continue;
        const plays = [lead, follow];
        yield {
          ways: 1,
          text: () => text(plays, carried),
          outcome: (rules) => {
            const { taker, takes } = resolveTrick({ wind: WIND, carried, plays }, rules);
            return `${taker} ${takes.length}`;
          },
        };
      }
    }
  },
};
