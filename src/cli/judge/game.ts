import { explainStart, explainWinners } from '../../games/santa-timea/explain/game.ts';
import { sayGameStep } from '../../games/santa-timea/explain/say.ts';
import { makeCard, makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import type { GamePosition } from '../../games/santa-timea/notation/game.ts';
import {
  gameBefore,
  gameWith,
  holdingsOf,
  roundOf,
} from '../../games/santa-timea/rules/dealt-game.ts';
import { isGameOver, startPlayer, totals, winners } from '../../games/santa-timea/rules/game.ts';
import { isRoundOver } from '../../games/santa-timea/rules/round.ts';
import { type Answer, reasonLine, speechFor, spelledStep, type Words } from './answer.ts';
import { judgePlayed } from './round.ts';
import { viewScore } from './score.ts';

/** The round that a game stands in, trick by trick; once it is over its score, and who starts or wins. */
export function judgeGame(position: GamePosition, words: Words): Answer {
  const [before, round] = [gameBefore(position), roundOf(position)];
  if (!before.ok || !round.ok) throw new Error('The parser let a refused move pass');
  const { edition, variant, seats, isGame } = position;
  const ruleset = { edition, variant };
  const { tricks, hands } = round.value;
  const leader = tricks[0]?.leader ?? round.value.leader;
  const isOver = isRoundOver(round.value);
  const game = isOver
    ? gameWith(position, position, before.value.game, round.value)
    : before.value.game;
  const played = judgePlayed(round.value, leader, ruleset, words);
  const holdings = holdingsOf(round.value, position.sets, position.people);
  const score = isOver ? viewScore({ kind: 'score', ...ruleset, holdings }, words) : null;
  const steps = !isOver || !isGame ? [] : stepsAfter(game);
  const speech = speechFor(words, seats);
  const reasons = steps.map((step) => ({ step, text: sayGameStep(step, speech) }));
  return {
    data: {
      ...played.data,
      collected: round.value.collected.map((cards) => cards.map(makeWindCard)),
      round: position.before.length,
      hands: hands.map((hand) => hand.map(makeCard)),
      wind: isOver ? null : round.value.row.open.slice(0, 1).map(makeWindCard)[0],
      plays: round.value.plays.map(makeCard),
      score: score?.data ?? null,
      totals: totals(game),
      steps: reasons.map(({ step, text }) => spelledStep(step, text, edition)),
    },
    lines: [
      ...played.lines,
      ...(score?.lines ?? []),
      ...reasons.map(({ step, text }) => reasonLine(step, text, edition, words.t)),
    ],
  };
}

const stepsAfter = (game: Parameters<typeof isGameOver>[0]) =>
  isGameOver(game) ? explainWinners(game, winners(game)) : explainStart(game, startPlayer(game));
