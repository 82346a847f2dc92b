import { makeScore } from '../../notation/score.ts';
import type { WindCard } from '../../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import { ROUNDS, recordRound, startGame, startPlayer, winners } from '../../rules/game.ts';
import type { Question } from '../../rules/readings.ts';
import type { Seat } from '../../rules/round.ts';
import { type Holding, type Score, scoreRound } from '../../rules/score.ts';
import type { VariantName } from '../../rules/variants.ts';
import type { Domain, DomainId } from './domain.ts';
import { multisets } from './multisets.ts';
import { damageCards, orders } from './scorings.ts';

const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

const kept = (cards: readonly WindCard[]): Holding => ({ cards, discarded: [] });

const text = (holdings: readonly Holding[], variant: VariantName): string =>
  makeScore({ kind: 'score', edition: 'house', variant, holdings });

/** Who has been on a sinking ship: every set of seats, nobody and everybody among them. */
export const FIRST_STARTS: Domain = {
  id: 'first-starts',
  questions: ['firstStarter'],
  *cases() {
    for (const seats of SEATS) {
      for (let set = 0; set < 2 ** seats; set++) {
        const sunk = allSeats(seats).filter((seat) => (set >> seat) & 1);
        yield {
          ways: 1,
          text: () => `${seats}: ${sunk.join(' ')}`,
          outcome: (rules) => startPlayer(startGame(seats, rules), sunk).seats.join(' '),
        };
      }
    }
  },
};

/** Who starts the second round, for every result of the first, every starter of it and every next leader. */
export const LATER_STARTS: Domain = {
  id: 'later-starts',
  questions: ['tiedStarter', 'tieWithoutStarter'],
  *cases() {
    for (const seats of SEATS) {
      for (const order of orders(seats)) {
        const holdings = order.map((damage, seat) => kept(damageCards(damage, seat)));
        for (const starter of allSeats(seats)) {
          for (const nextLeader of allSeats(seats)) {
            yield {
              ways: 1,
              text: () => `${text(holdings, 'basic')} @${starter} @${nextLeader}`,
              outcome: (rules) => {
                const scores = scoreRound(holdings, rules);
                const result = { starter, nextLeader, scores };
                return startPlayer(recordRound(startGame(seats, rules), result)).seats.join(' ');
              },
            };
          }
        }
      }
    }
  },
};

const ENDS: readonly Question[] = ['finalTie', 'roundWonBy', 'sharedRound'];

/** Five rounds out of these, in any order: whoever wins does not depend on it. */
const games = (
  id: DomainId,
  variant: VariantName,
  rounds: readonly (readonly Holding[])[],
): Domain => ({
  id,
  questions: ENDS,
  *cases() {
    const seats = rounds[0]?.length ?? MIN_SEATS;
    for (const { items, ways } of multisets(rounds.length, ROUNDS)) {
      const played = items.map((kind) => rounds[kind] ?? []);
      yield {
        ways,
        text: () => played.map((holdings) => text(holdings, variant)).join(' | '),
        outcome: (rules) => {
          const results = played.map((holdings) => ({
            starter: 0,
            nextLeader: 0,
            scores: scoresOf(holdings, rules),
          }));
          return winners({ rules, seats, results }).seats.join(' ');
        },
      };
    }
  },
});

/** The same few rounds are scored again and again; nothing but the rules changes their scores. */
const MEMO = new WeakMap<object, Map<readonly Holding[], readonly Score[]>>();

function scoresOf(
  holdings: readonly Holding[],
  rules: Parameters<typeof scoreRound>[1],
): readonly Score[] {
  const known = MEMO.get(rules) ?? new Map<readonly Holding[], readonly Score[]>();
  MEMO.set(rules, known);
  const scores = known.get(holdings) ?? scoreRound(holdings, rules);
  known.set(holdings, scores);
  return scores;
}

/** Basic games of three: every course of the victory points, by the 13 ways a round can rank three. */
export const GAMES_OF_THREE: Domain = games(
  'games-of-three',
  'basic',
  orders(3).map((order) => order.map((damage, seat) => kept(damageCards(damage, seat)))),
);

/** What two players may bring home from a round of the advanced game, the pairs among it. */
const HANDS: readonly (readonly number[])[] = [[], [1], [1, 1], [2, 2], [3]];

/** Advanced games of two: the least damage and the most points need not be the same player's. */
export const GAMES_OF_TWO: Domain = games(
  'games-of-two',
  'pro',
  HANDS.flatMap((one) =>
    HANDS.map((other) => [
      kept(one.map((damage) => ({ wind: 'N', damage }))),
      kept(other.map((damage) => ({ wind: 'E', damage }))),
    ]),
  ),
);
