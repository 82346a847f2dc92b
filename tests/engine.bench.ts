/** `npm run bench`: how many tricks and rounds of five random players a second the rules and the simulator do. */
import { test } from 'vitest';
import { createRandom, shuffled } from '../src/core/random.ts';
import { wheelDeck, windDeck } from '../src/games/santa-timea/rules/cards.ts';
import { deal, TRICKS } from '../src/games/santa-timea/rules/deal.ts';
import { legalMoves, play, startRound, toAct } from '../src/games/santa-timea/rules/round.ts';
import { damageOf, heldTriplets } from '../src/games/santa-timea/rules/score.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';
import { rulesOf } from '../src/games/santa-timea/rules/variants.ts';
import {
  codeOf,
  leastDamage,
  PIRATESS,
  WIND_KINDS,
  windCode,
  windKindOf,
  windOfKind,
} from '../src/games/santa-timea/simulator/cards.ts';
import {
  judge,
  leadIn,
  NOBODY,
  takerIn,
  worthTableOf,
} from '../src/games/santa-timea/simulator/trick.ts';

const SEATS = 5;

const RULES = rulesOf('house', 'basic');

const BOOK = worthTableOf(RULES);

/** Milliseconds for each, after as long a run to get warm. */
const TIME = { time: 2000, warmupTime: 500 };

const random = createRandom(1);

const tricks = Array.from({ length: 1000 }, () => ({
  wind: { wind: shuffled(windDeck(), random)[0]?.wind ?? 'N', damage: 1 },
  carried: [],
  plays: shuffled(wheelDeck(), random).slice(0, SEATS),
}));

const packed = tricks.map(({ wind, plays }) => ({
  wind: windCode(wind.wind),
  plays: Uint8Array.from(plays, codeOf),
}));

const deals = Array.from({ length: 100 }, (_, seed) => deal(seed, SEATS, RULES));

const packedDeals = deals.map(({ hands, row }) => ({
  hands: hands.map((hand) => hand.map(codeOf)),
  winds: [...row.open, ...row.deck].map(windKindOf),
}));

/** A round of random legal cards by the rules, with everybody's damage. */
function playByRules(dealt: (typeof deals)[number]): number {
  let round = startRound(dealt, 0, RULES);
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const cards = legalMoves(round);
    const card = cards[random(cards.length)];
    const next = card && play(round, seat, card);
    if (!next?.ok) throw new Error('a legal card was refused');
    round = next.value;
  }
  const damages = round.collected.map((cards) =>
    damageOf({ cards, discarded: heldTriplets(cards) }),
  );
  return damages.reduce((sum, damage) => sum + damage, 0);
}

/** The same by the simulator. */
function playBySimulator({ hands, winds }: (typeof packedDeals)[number]): number {
  const held = hands.map((hand) => [...hand]);
  const plays = new Uint8Array(SEATS);
  const taken = new Uint8Array(SEATS * WIND_KINDS);
  let leader = 0;
  for (let trick = 0; trick < TRICKS; trick++) {
    const kind = winds[trick] ?? 0;
    for (let place = 0; place < SEATS; place++) {
      const hand = held[(leader + place) % SEATS] ?? [];
      const numbered = hand.filter((card) => card < PIRATESS);
      const legal = place === 0 && numbered.length > 0 ? numbered : hand;
      const card = legal[random(legal.length)] ?? 0;
      hand.splice(hand.indexOf(card), 1);
      plays[place] = card;
    }
    const outcome = judge(BOOK, windOfKind(kind), plays, 0, SEATS);
    if (takerIn(outcome) !== NOBODY) {
      const pile = ((leader + takerIn(outcome)) % SEATS) * WIND_KINDS + kind;
      taken[pile] = (taken[pile] ?? 0) + 1;
    }
    leader = (leader + leadIn(outcome)) % SEATS;
  }
  return hands.reduce((sum, _, seat) => sum + leastDamage(taken, seat * WIND_KINDS), 0);
}

/** Does the work with one after the other. */
function each<T>(all: readonly T[], work: (one: T) => unknown): () => void {
  let at = 0;
  return () => {
    work(all[at] as T);
    at = (at + 1) % all.length;
  };
}

test('a trick', async ({ bench }) => {
  await bench.compare(
    bench(
      'rules',
      each(tricks, (trick) => resolveTrick(trick, RULES)),
    ),
    bench(
      'simulator',
      each(packed, ({ wind, plays }) => judge(BOOK, wind, plays, 0, SEATS)),
    ),
    TIME,
  );
});

test('a round', async ({ bench }) => {
  await bench.compare(
    bench('rules', each(deals, playByRules)),
    bench('simulator', each(packedDeals, playBySimulator)),
    TIME,
  );
});
