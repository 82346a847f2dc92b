import { sayScoreStep } from '../../games/santa-timea/explain/say.ts';
import { explainScore } from '../../games/santa-timea/explain/score.ts';
import { makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import { rulesFor } from '../../games/santa-timea/notation/ruleset.ts';
import type { ScorePosition } from '../../games/santa-timea/notation/score.ts';
import { keptCards, scoreRound } from '../../games/santa-timea/rules/score.ts';
import { type Answer, rulingLine, speechFor, tellSteps, type Words } from './answer.ts';

/** Every column of the score sheet for every seat. */
export function viewScore(position: ScorePosition, words: Words): Answer {
  const { t } = words;
  const { edition, variant, holdings } = position;
  const rules = rulesFor(position);
  const { name } = speechFor(words, holdings.length);
  const seats = scoreRound(holdings, rules).map((score, seat) => {
    const holding = holdings[seat] ?? { cards: [], discarded: [] };
    const { steps, lines } = tellSteps(
      explainScore(holding, score, holdings.length, rules),
      (step) => sayScoreStep(step, t),
      edition,
      t,
    );
    return {
      data: {
        seat,
        cards: holding.cards.map(makeWindCard),
        discarded: holding.discarded,
        kept: keptCards(holding).map(makeWindCard),
        ...score,
        pairs: score.pairs.map(makeWindCard),
        steps,
      },
      lines: [rulingLine(t('judge.score', { name: name(seat), count: score.total })), ...lines],
    };
  });
  return {
    data: { edition, variant, seats: seats.map(({ data }) => data) },
    lines: seats.flatMap(({ lines }) => lines),
  };
}
