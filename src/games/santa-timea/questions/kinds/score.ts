import { isWind, WINDS, type Wind } from '../../../../core/compass.ts';
import { type Random, shuffled } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import type { Speech } from '../../explain/say.ts';
import { explainScore, type ScoreStep } from '../../explain/score.ts';
import type { Asked } from '../../explain/words.ts';
import { makePosition } from '../../notation/position.ts';
import { makeRuleset, rulesFor } from '../../notation/ruleset.ts';
import { makeHolding, type ScorePosition } from '../../notation/score.ts';
import { type WindCard, windDeck } from '../../rules/cards.ts';
import type { ClauseId } from '../../rules/clauses.ts';
import { MIN_SEATS, TRICKS } from '../../rules/deal.ts';
import { bestDeclarations, declarationOptions } from '../../rules/declare.ts';
import type { Seat } from '../../rules/round.ts';
import {
  damageOf,
  type Holding,
  heldTriplets,
  placePoints,
  type Score,
  scoreRound,
} from '../../rules/score.ts';
import type { Rules, VariantName } from '../../rules/variants.ts';
import { ascending, inPosition, type Kind, rulesIn, sayNumber, those, withIndex } from '../kind.ts';

export interface AtScore<Ask extends Asked = Asked> {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly position: ScorePosition;
}

const holdingOf = ({ seat, position }: AtScore): Holding => position.holdings[seat] as Holding;

export const scoreOf = ({ seat, position }: AtScore, rules: Rules = rulesFor(position)): Score =>
  scoreRound(position.holdings, rules)[seat] as Score;

export const scoreSteps = (
  question: AtScore,
  rules: Rules = rulesFor(question.position),
): ScoreStep[] => {
  const { length } = question.position.holdings;
  return explainScore(holdingOf(question), scoreOf(question, rules), length, rules);
};

export const scoreQuestion = <Q extends AtScore>(isOpen: boolean) =>
  ({
    hasDetails: true,
    parse: (ask, text) =>
      inPosition('score', text.position, (position) =>
        withIndex(text.details, position.holdings.length, (seat) => ({ ask, seat, position }) as Q),
      ),
    make: ({ seat, position }) => ({ details: String(seat), position: makePosition(position) }),
    pattern: scorePattern,
    scene: ({ seat, position }) => ({ kind: 'score', position, seat }),
    say: ({ ask, seat }, { t, name }) => t(`task.ask.${ask}`, { name: name(seat) }),
    redraw: ({ ask, position: { holdings, variant } }, random) =>
      ({ ask, ...dealScore(holdings.length, variant, isOpen, random) }) as Q,
  }) satisfies Partial<Kind<Q>>;

function scorePattern({ ask, seat, position }: AtScore): string {
  const named = NAMINGS.map((names) => {
    const written = position.holdings.map((holding) => makeHolding(renamed(holding, names)));
    const others = written.toSpliced(seat, 1).toSorted();
    return [written[seat], ...others].join(' / ');
  });
  return [ask, ...makeRuleset(position), named.toSorted()[0]].join(' ');
}

type Naming = Readonly<Record<Wind, Wind>>;

/** Scores see no compass: any wind may change its name with any other. */
const NAMINGS: readonly Naming[] = orders(WINDS).map(([N, E, S, W]) => ({ N, E, S, W }) as Naming);

function orders(winds: readonly Wind[]): Wind[][] {
  if (winds.length === 0) return [[]];
  return winds.flatMap((wind) =>
    orders(winds.filter((other) => other !== wind)).map((rest) => [wind, ...rest]),
  );
}

const renamed = ({ cards, discarded }: Holding, names: Naming): Holding => ({
  cards: cards.map(({ wind, damage }) => ({ wind: names[wind], damage })),
  discarded: discarded.map((wind) => names[wind]),
});

export function holdingClauses(question: AtScore): ClauseId[] {
  const sets = question.position.holdings.map(({ cards }) => heldTriplets(cards));
  return those(
    ['R2', sets.some((held) => held.length > 0)],
    ['R3', sets.some((held) => held.length > 1)],
    ['B8', scoreOf(question).pairs.length > 0],
  );
}

export function placeClauses(question: AtScore): ClauseId[] {
  const { length } = question.position.holdings;
  const { sharing } = scoreOf(question);
  return those(['R7', sharing > 1], ['R6', length === 2], ['A9', length === 2 && sharing === 2]);
}

function damageBurden(question: AtScore): number {
  const { cards, discarded } = holdingOf(question);
  return Math.floor(cards.length / 3) + 2 * discarded.length;
}

const placeBurden = (question: AtScore): number =>
  damageBurden(question) +
  2 * (question.position.holdings.length - MIN_SEATS) +
  2 * Number(scoreOf(question).sharing > 1);

export function totalBurden(question: AtScore): number {
  const { pairs, penalty } = scoreOf(question);
  return placeBurden(question) + 2 * pairs.length + 2 * Number(penalty > 0);
}

/** Deals the wind cards of a round. Every set is discarded: the table cannot show that one is kept. */
function dealScore(seats: number, variant: VariantName, isOpen: boolean, random: Random) {
  const winds = shuffled(windDeck(), random).slice(0, TRICKS - random(2));
  const taken = winds.map((card) => ({ card, seat: random(seats) }));
  const cardsOf = (seat: number): WindCard[] =>
    taken.filter((one) => one.seat === seat).map(({ card }) => card);
  const seat = random(seats);
  const holdings = Array.from({ length: seats }, (_, owner): Holding => {
    const cards = cardsOf(owner);
    return { cards, discarded: isOpen && owner === seat ? [] : heldTriplets(cards) };
  });
  const position: ScorePosition = { kind: 'score', edition: 'house', variant, holdings };
  return { seat, position };
}

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
