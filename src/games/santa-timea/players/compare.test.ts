import { expect, it } from 'vitest';
import { makeGame } from '../notation/game.ts';
import { opponentAt } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { isRoundOver, legalMoves } from '../rules/round.ts';
import { type Comparison, compared, pausesIn } from './compare.ts';
import { type Match, turnOf, withCard } from './match.ts';
import { readMatch } from './read.ts';
import { at, chosenBy, endOf } from './review.ts';

const table = (text: string): Match => {
  const found = readMatch(text);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

/** The round with these cards of the learner’s, the others playing as they do. */
function playedWith(
  start: Match,
  choose: (legal: readonly WheelCard[], trick: number) => WheelCard,
) {
  let match = start;
  for (let trick = 0; ; ) {
    const round = at(match);
    if (isRoundOver(round)) return match;
    const turn = turnOf(match);
    match = withCard(
      match,
      turn ? chosenBy(opponentAt(match, turn.view.seat), turn) : choose(legalMoves(round), trick++),
    );
  }
}

function comparedNow(match: Match): Comparison {
  const going = compared(match);
  let pauses = 0;
  for (;;) {
    const { done, value } = going.next();
    if (done) return value;
    pauses += 1;
    expect(pauses).toBeLessThanOrEqual(pausesIn(match));
  }
}

/** Every order in which the learner can play the cards, against the same players. */
function* allOrders(start: Match): Generator<Match> {
  const match = answered(start);
  const legal = isRoundOver(at(match)) ? [] : legalMoves(at(match));
  if (legal.length === 0) yield match;
  for (const card of legal) yield* allOrders(withCard(match, card));
}

function answered(start: Match): Match {
  let match = start;
  for (let turn = turnOf(match); turn; turn = turnOf(match)) {
    match = withCard(match, chosenBy(opponentAt(match, turn.view.seat), turn));
  }
  return match;
}

it.each([1, 6, 8])(
  'in a short round the best is the least of all orders of the cards, and its cards come to it (seed %i)',
  (seed) => {
    const start = table(`game seed ${seed} seats 2 tricks 3 alone able`);
    const worst = [...allOrders(start)].reduce((a, b) =>
      endOf(at(b)).damage > endOf(at(a)).damage ? b : a,
    );
    const { best, isSame, levels } = comparedNow(worst);
    const least = Math.min(...[...allOrders(start)].map((match) => endOf(at(match)).damage));
    expect(best.damage).toBe(least);
    expect(best.isExact).toBe(least === 0);
    expect(isSame).toBe(true);
    const again = playedWith(start, (_, trick) => best.cards[trick] as WheelCard);
    expect(endOf(at(again)).damage).toBe(best.damage);
    for (const damage of Object.values(levels)) expect(damage).toBeGreaterThanOrEqual(least);
  },
);

it('whoever has the same cards is compared with the same, however they played', () => {
  const start = table('game seed 8 seats 2 tricks 2 alone able');
  const [first, last] = [0, -1].map((at) =>
    playedWith(start, (legal) => legal.at(at) as WheelCard),
  );
  expect(makeGame(first as Match)).not.toBe(makeGame(last as Match));
  expect(comparedNow(first as Match).levels).toEqual(comparedNow(last as Match).levels);
});

it('a round that other players answered is no measure for these', () => {
  const gentle = playedWith(
    table('game seed 8 seats 2 tricks 4 alone'),
    (legal) => legal[0] as WheelCard,
  );
  expect(comparedNow(gentle).isSame).toBe(true);
  expect(comparedNow({ ...gentle, level: 'able' }).isSame).toBe(false);
});

it('in a mixed company the first player is gentle and the next one able', () => {
  const mixed = playedWith(
    table('game seed 5 seats 4 tricks 4 alone mixed'),
    (legal) => legal[0] as WheelCard,
  );
  expect(comparedNow(mixed).isSame).toBe(true);
  const alike = (['gentle', 'able'] as const).map(
    (level) => comparedNow({ ...mixed, level }).isSame,
  );
  expect(alike).toEqual([false, false]);
  expect([1, 2, 3, 4].map((seat) => opponentAt(mixed, seat).level)).toEqual([
    'gentle',
    'able',
    'strong',
    'gentle',
  ]);
});

it('players with ways are measured by players with the same ways', () => {
  const found = [1, 2, 3, 4].map((seed) => {
    const liking = playedWith(
      table(`game seed ${seed} seats 4 tricks 4 alone ways`),
      (legal) => legal[0] as WheelCard,
    );
    expect(comparedNow(liking).isSame).toBe(true);
    return comparedNow({ ...liking, hasWays: false }).isSame;
  });
  expect(found).toContain(false);
});
