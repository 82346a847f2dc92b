import { Client, type Game } from 'boardgame.io/dist/cjs/client.js';
import { sameCard, type WheelCard, type WindCard } from '../src/games/santa-timea/rules/cards.ts';
import { MAX_SEATS, TRICKS } from '../src/games/santa-timea/rules/deal.ts';
import { checkPlay, legalCards } from '../src/games/santa-timea/rules/legal.ts';
import { seatAt } from '../src/games/santa-timea/rules/round.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';
import { chooser, freshRound, RULES } from './engine.ts';

/** What boardgame.io keeps: no more than the rules need, as its moves copy what they change. */
interface Table {
  readonly hands: WheelCard[][];
  /** This trick's wind card and those to come. */
  readonly winds: WindCard[];
  readonly collected: WindCard[][];
  leader: number;
  plays: WheelCard[];
  trick: number;
}

const toAct = ({ leader, plays }: Table): number => seatAt(leader, plays.length, MAX_SEATS);

/**
 * The round as a game of boardgame.io, written as its manual teaches: moves change a draft, the turn
 * order follows the leader. Legal cards and the ruling come from the same functions as in the engine.
 */
const gameOf = (seed: number): Game<Table, number> => ({
  setup: () => {
    const { hands, row, leader } = freshRound(seed);
    return {
      hands: hands.map((hand) => [...hand]),
      winds: [...row.open, ...row.deck],
      collected: hands.map(() => []),
      leader,
      plays: [],
      trick: 0,
    };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => toAct(G), next: ({ G }) => toAct(G) },
  },
  moves: {
    play: ({ G, playerID }, index) => {
      const hand = G.hands[Number(playerID)] ?? [];
      const card = hand[index];
      if (!card || !checkPlay(card, hand, G.plays.length === 0).ok) return 'INVALID_MOVE';
      hand.splice(index, 1);
      G.plays.push(card);
      if (G.plays.length === MAX_SEATS) settle(G);
      return undefined;
    },
  },
  endIf: ({ G }) => G.trick === TRICKS || undefined,
});

function settle(table: Table): void {
  const { plays, leader } = table;
  const wind = table.winds[table.trick] as WindCard;
  const { taker, lead } = resolveTrick({ wind, carried: [], plays }, RULES);
  if (taker !== null) table.collected[seatAt(leader, taker, MAX_SEATS)]?.push(wind);
  table.leader = seatAt(leader, lead, MAX_SEATS);
  table.plays = [];
  table.trick += 1;
}

/** Deals and plays twelve tricks of random legal cards through boardgame.io, without a user interface. */
export function playRound(seed: number): Table {
  const random = chooser(seed);
  const client = Client({ game: gameOf(seed), numPlayers: MAX_SEATS, debug: false });
  for (;;) {
    const { G, ctx } = client.getState() ?? {};
    if (!G || !ctx) throw new Error('boardgame.io has no state');
    if (G.trick === TRICKS) return G;
    const hand = G.hands[Number(ctx.currentPlayer)] ?? [];
    const cards = legalCards(hand, G.plays.length === 0);
    const card = cards[random(cards.length)] as WheelCard;
    client.moves.play(hand.findIndex((held) => sameCard(held, card)));
  }
}
