import { isWind } from '../../../../core/compass.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { bestDeclarations, declarationOptions } from '../../rules/declare.ts';
import { type Holding, heldTriplets } from '../../rules/score.ts';
import { type Kind, rulesIn, those } from '../kind.ts';
import {
  type AtScore,
  dealScore,
  holdingClauses,
  holdingOf,
  placeClauses,
  scoreOf,
  scoreQuestion,
  scoreSteps,
  totalBurden,
} from '../scoring.ts';

/** Which sets a seat should discard for the highest total: `sets 0 in score pro N1 N2 N3 S2 / E3` */
type SetsQuestion = AtScore<'sets'>;

const NONE = 'none';

export const sets: Kind<SetsQuestion> = {
  asks: ['sets'],
  level: 10,
  ...scoreQuestion<SetsQuestion>(true),
  answers(question, reading) {
    const { seat, position } = question;
    const rules = rulesIn(position, reading);
    const best = bestDeclarations(position.holdings, seat, rules).options;
    return {
      offered: declarationOptions(holdingOf(question).cards, rules).map((one) => one.join('')),
      right: best.map((one) => one.join('')),
    };
  },
  reasons: (question, answer) =>
    scoreSteps(declaring(question, answer)).map((step) => ({ about: 'score', step })),
  hasOwnReasons: true,
  clauses: (question) => {
    const isPro = question.position.variant === 'pro';
    return [
      ...holdingClauses(question),
      ...placeClauses(question),
      ...those(['B6', isPro], ['A5', isPro], ['B7', isPro], ['B8', isPro]),
    ];
  },
  burden: (question) =>
    totalBurden(question) +
    (question.position.variant === 'pro' ? 4 * heldTriplets(holdingOf(question).cards).length : 0),
  sayAnswer(_, answer, { t, list }) {
    const winds = [...answer].filter(isWind).map((wind) => t(`wind.${wind}`));
    const count = winds.length;
    return count === 0 ? t('task.keep-all') : t('task.discard', { winds: list(winds), count });
  },
  writeAnswer: (_, answer) => answer || NONE,
  hint: (question, answer, { t, name }) =>
    t('hint.sets-less', {
      name: name(question.seat),
      count: scoreOf(declaring(question, answer)).total,
    }),
  draft: (ask, random, { seats }) => ({ ask, ...dealScore(seats, 'pro', true, random) }),
};

function declaring(question: SetsQuestion, answer: Answer): SetsQuestion {
  const { seat, position } = question;
  const { cards } = holdingOf(question);
  const discarded = [...answer] as Holding['discarded'];
  const holdings = position.holdings.with(seat, { cards, discarded });
  return { ...question, position: { ...position, holdings } };
}
