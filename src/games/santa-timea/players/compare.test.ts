import { expect, it } from 'vitest';
import { makeGame } from '../notation/game.ts';
import { opponentAt } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { isRoundOver, legalMoves } from '../rules/round.ts';
import { at, type Match, turnOf, withCard } from './match.ts';
import { chosenBy, compared, isAnswered } from './review.ts';
import { readMatch } from './test-kit.ts';

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

it('players with the same cards are compared with the same others, however they played', () => {
  const start = readMatch('game seed 8 seats 2 tricks 2 alone able');
  const [first, last] = [0, -1].map((at) =>
    playedWith(start, (legal) => legal.at(at) as WheelCard),
  );
  expect(makeGame(first as Match)).not.toBe(makeGame(last as Match));
  expect(compared(first as Match).levels).toEqual(compared(last as Match).levels);
});

it('a round that other players answered is no measure for these', () => {
  const gentle = playedWith(
    readMatch('game seed 8 seats 2 tricks 4 alone'),
    (legal) => legal[0] as WheelCard,
  );
  expect(isAnswered(gentle)).toBe(true);
  expect(isAnswered({ ...gentle, level: 'able' })).toBe(false);
});
