/** Whole rounds as they are dealt, every play of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { compareCards, compareWindCards, wheelDeck, windDeck } from '../cards.ts';
import { deal, TRICKS } from '../deal.ts';
import { isRoundOver, legalMoves, play, type Round, seatAt, startRound, toAct } from '../round.ts';
import { answering, arbSeats, arbSeed, HOUSE, KINDS, PRO, playedOut, spell } from '../test-kit.ts';
import type { Rules } from '../variants.ts';

const arbRules = fc.constantFrom(
  HOUSE,
  PRO,
  answering('lastTrickCarry', 'next-round', 'pro'),
  answering('ledPiratessTakes', 'new-card-only', 'pro'),
  answering('severalCarried', 'latest-only', 'pro'),
);

/** A dealt round of which nothing can be changed in place, all its positions, and what was left over. */
function dealt(seed: number, seats: number, rules: Rules) {
  const { hands, leftover, row } = frozen(deal(seed, seats, rules));
  const random = createRandom(seed ^ 1);
  const positions = [...playedOut(startRound({ hands, row }, random(seats), rules), random)];
  return { positions, leftover, end: positions.at(-1) as Round };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).map(frozen);
  return value;
}

const eachRound = (check: (round: ReturnType<typeof dealt>, seats: number) => void, numRuns = 60) =>
  fc.assert(
    fc.property(arbSeed, arbSeats, arbRules, (seed, seats, rules) => {
      check(dealt(seed, seats, rules), seats);
    }),
    { numRuns },
  );

describe('a dealt round', () => {
  it('[O2] [S4] [T1] has twelve tricks, one card of each seat in each, and empties the hands', () => {
    eachRound(({ positions, end }, seats) => {
      expect(positions.length).toBe(1 + TRICKS * seats);
      expect(end.tricks.map(({ trick }) => trick.plays.length)).toEqual(Array(12).fill(seats));
      expect(end.hands).toEqual(Array(seats).fill([]));
      expect(positions.map(isRoundOver).indexOf(true)).toBe(positions.length - 1);
    });
  });

  it('[C1] [T7] [X3] keeps all 80 cards at every play', () => {
    eachRound(({ positions, leftover }) => {
      for (const { hands, plays, tricks, row, carried, aside, collected } of positions) {
        const wheel = [hands.flat(), plays, leftover, tricks.flatMap(({ trick }) => trick.plays)];
        expect(wheel.flat().sort(compareCards)).toEqual(wheelDeck());
        // A trick that is over has its card where the ruling put it.
        const winds = [row.open, row.deck, row.forecast, carried, aside, collected.flat()];
        expect(winds.flat().sort(compareWindCards)).toEqual(windDeck());
      }
    }, 25);
  });

  it('[T1] [T2] [P4] [R1] allows exactly the legal cards to exactly the seat that acts', () => {
    eachRound(({ positions }, seats) => {
      const wrong: string[] = [];
      for (const position of positions) {
        const legal = new Set(legalMoves(position).map(spell));
        const acting = toAct(position);
        for (let seat = 0; seat < seats; seat++) {
          for (const kind of KINDS) {
            const allowed = seat === acting && legal.has(spell(kind));
            if (play(position, seat, kind).ok !== allowed) wrong.push(`${seat} ${spell(kind)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    }, 8);
  });

  it('[S3] [T5] plays for the wind cards in the order of the row', () => {
    eachRound(({ positions, end }) => {
      const { open = [], deck = [] } = positions[0]?.row ?? {};
      const order = [...open, ...deck].slice(0, TRICKS);
      expect(end.tricks.map(({ trick }) => trick.wind)).toEqual(order);
    });
  });

  it('[R1] [B1] leaves eight wind cards unused, in the advanced game five and the forecast', () => {
    eachRound(({ end }) => {
      const { open, deck, forecast } = end.row;
      const unused = end.rules.forecast === 0 ? [8, 0] : [5, 3];
      expect([open.length + deck.length, forecast.length]).toEqual(unused);
    });
  });

  it('[T6] [X3] lets each trick be led by whom the one before it names', () => {
    eachRound(({ end, positions }, seats) => {
      const leaders = end.tricks.map(({ leader }) => leader);
      const named = end.tricks.map(({ leader, ruling }) => seatAt(leader, ruling.lead, seats));
      expect([...leaders, end.leader]).toEqual([positions[0]?.leader, ...named]);
    });
  });

  it('[T4] gives each seat the wind cards of the tricks it took', () => {
    eachRound(({ end }, seats) => {
      const taken = Array.from({ length: seats }, (_, seat) =>
        end.tricks.flatMap(({ leader, ruling }) =>
          ruling.taker !== null && seatAt(leader, ruling.taker, seats) === seat ? ruling.takes : [],
        ),
      );
      expect(end.collected).toEqual(taken);
    });
  });

  it('[P4] [P6] sees a Piratess led in tricks nine to twelve only', () => {
    eachRound(({ end }) => {
      const led = end.tricks.flatMap(({ ruling }, index) =>
        ruling.takerBy === 'led-piratess' ? [index + 1] : [],
      );
      expect(led.filter((trick) => trick < 9)).toEqual([]);
    }, 300);
  });

  it('[A8] has nothing waiting at its end, unless the reading carries it on', () => {
    eachRound(({ end }) => {
      const carries = end.rules.lastTrickCarry === 'next-round';
      if (!carries) expect(end.carried).toEqual([]);
      else expect(end.carried).toEqual(end.tricks.at(-1)?.ruling.carried);
    }, 200);
  });
});
