import { isWind } from '../../../../core/compass.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import type { Speech } from '../../explain/say.ts';
import type { ScoreStep } from '../../explain/score.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { bestDeclarations, declarationOptions } from '../../rules/declare.ts';
import { damageOf, type Holding, heldTriplets, placePoints } from '../../rules/score.ts';
import { ascending, type Kind, rulesIn, sayNumber, those } from '../kind.ts';
import {
  type AtScore,
  damageBurden,
  dealScore,
  holdingClauses,
  holdingOf,
  placeBurden,
  placeClauses,
  scoreOf,
  scoreQuestion,
  scoreSteps,
  totalBurden,
} from '../scoring.ts';

/** A column of one seat’s score: `points 0 in score N1 / E2` */
type ScoreQuestion = AtScore<'damage' | 'points' | 'total'>;

export const score: Kind<ScoreQuestion> = {
  asks: ['damage', 'points', 'total'],
  level: 9,
  ...scoreQuestion<ScoreQuestion>(false),
  answers(question, reading) {
    const { ask, position } = question;
    const value = scoreOf(question, rulesIn(position, reading))[ask];
    return { offered: ascending([...near(question), value]), right: [String(value)] };
  },
  reasons: (question) =>
    scoreSteps(question)
      .filter(upTo(question.ask))
      .map((step) => ({ about: 'score', step })),
  clauses(question) {
    const { ask, position } = question;
    const withSet = position.holdings.some(({ discarded }) => discarded.length > 0);
    const { points, bonus, penalty } = scoreOf(question);
    return [
      ...holdingClauses(question),
      ...(ask === 'damage' ? [] : placeClauses(question)),
      ...those(
        ['B5', position.variant === 'pro' && ask === 'total' && withSet],
        ['A10', ask === 'total' && points + bonus < penalty],
      ),
    ];
  },
  burden: (question) =>
    ({ damage: damageBurden, points: placeBurden, total: totalBurden })[question.ask](question),
  sayAnswer: sayNumber,
  hint: (question, answer, speech) =>
    question.ask === 'damage'
      ? sayDamageHint(question, Number(answer), speech)
      : sayPointsHint(question, Number(answer), speech),
  draft(ask, random, { seats }) {
    const variant = ask === 'total' ? 'pro' : 'basic';
    return { ask, ...dealScore(seats, variant, false, random) };
  },
};

function near(question: ScoreQuestion): number[] {
  const { ask, position } = question;
  const { cards } = holdingOf(question);
  if (ask === 'damage') {
    const kept = damageOf({ cards, discarded: [] });
    return [kept, cards.length, kept + 1];
  }
  const most = position.holdings.length + (ask === 'total' ? 1 : 0);
  const least = ask === 'total' ? -1 : 0;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

const COLUMNS = ['set', 'damage', 'place', 'points', 'bonus', 'penalty', 'total'] as const;

const upTo =
  (last: ScoreQuestion['ask']) =>
  (step: ScoreStep): boolean =>
    COLUMNS.indexOf(step.column) <= COLUMNS.indexOf(last);

function sayDamageHint(question: ScoreQuestion, answer: number, { t }: Speech): string {
  const { cards, discarded } = holdingOf(question);
  if (discarded.length > 0 && answer === damageOf({ cards, discarded: [] })) {
    return t('hint.damage-gone');
  }
  return t(answer === cards.length ? 'hint.damage-cards' : 'hint.damage-sum');
}

function sayPointsHint(question: ScoreQuestion, answer: number, { t }: Speech): string {
  const { ask, position } = question;
  const seats = position.holdings.length;
  const { place, sharing, points, bonus, penalty, total } = scoreOf(question);
  if (ask === 'total' && position.variant === 'pro') {
    const rules = rulesFor(position);
    const discardedTriplet = rules.discardedTriplet === 'counted' ? 'not-counted' : 'counted';
    const other = scoreOf(question, { ...rules, discardedTriplet }).total;
    if (answer === other) return t('hint.total-other-book');
    if (total < 0 && answer === 0) return t('hint.total-floor');
    if (answer === points + bonus) return t('hint.total-no-penalty');
    return t(answer === points - penalty ? 'hint.total-no-bonus' : 'hint.total-columns');
  }
  if (seats === 2 && sharing === 1) return t('hint.points-two');
  if (answer === placePoints(place, seats)) return t('hint.points-alone');
  if (seats > 2 && sharing % 2 === 0 && answer === points - 1) return t('hint.points-down');
  if (answer === place) return t('hint.points-place');
  return t(sharing > 1 ? 'hint.points-shared' : 'hint.points-order');
}

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
