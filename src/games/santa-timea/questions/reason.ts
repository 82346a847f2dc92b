import type { ReasonText } from '../../../kit/question/view.ts';
import type { GameStep, RowStep } from '../explain/game.ts';
import {
  type Speech,
  type StageStep,
  sayCard,
  sayError,
  sayGameStep,
  sayRowStep,
  sayScoreStep,
  sayStageStep,
  sayTrickStep,
  sayWindCard,
  sentenceOf,
} from '../explain/say.ts';
import type { ScoreStep } from '../explain/score.ts';
import { explainRefusal, type RefusalStep, type TrickStep } from '../explain/trick.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Edition } from '../rules/readings.ts';
import { seatAt } from '../rules/round.ts';
import { keptCards } from '../rules/score.ts';
import type { Trick } from '../rules/trick.ts';
import type { LineStep } from './play-out.ts';

export type Reason =
  | { readonly about: 'trick'; readonly trick: Trick; readonly step: TrickStep }
  | { readonly about: 'score'; readonly step: ScoreStep }
  | { readonly about: 'row'; readonly step: RowStep }
  | { readonly about: 'game'; readonly step: GameStep }
  | { readonly about: 'line'; readonly step: LineStep }
  | { readonly about: 'stage'; readonly step: StageStep }
  | { readonly about: 'refusal'; readonly step: RefusalStep };

export const refusalReasons = (refusal: Refusal): Reason[] => [
  { about: 'refusal', step: explainRefusal(refusal) },
];

export const sayRefusal = (reasons: readonly Reason[], speech: Speech): string =>
  reasons[0]?.about === 'refusal' ? sayReasons(reasons, speech) : '';

/** How a card stands to others that are worth the same: it is knocked out, or ranked among zeros. */
export const equalsOf = (reasons: readonly Reason[], place: number): Reason[] =>
  reasons.filter(({ step }) =>
    ('places' in step ? step.places : 'ranks' in step ? step.ranks.flat() : []).includes(place),
  );

export function sayReason(reason: Reason, speech: Speech): string {
  switch (reason.about) {
    case 'trick':
      return sayTrickStep(reason.step, reason.trick.plays, speech);
    case 'score':
      return sayScoreStep(reason.step, speech.t);
    case 'row':
      return sayRowStep(reason.step, speech);
    case 'game':
      return sayGameStep(reason.step, speech);
    case 'line':
      return sayLineStep(reason.step, speech);
    case 'stage':
      return sayStageStep(reason.step, speech);
    case 'refusal':
      return sayError({ code: reason.step.key }, speech.t);
  }
}

export const sayReasons = (reasons: readonly Reason[], speech: Speech): string =>
  reasons.map((reason) => sayReason(reason, speech)).join(' ');

export const tellReason = (reason: Reason, speech: Speech, edition: Edition): ReasonText =>
  sentenceOf(sayReason(reason, speech), reason.step, edition);

function sayLineStep(step: LineStep, { t, list, name, you }: Speech): string {
  if (step.key === 'damage') {
    const points = keptCards(step.holding).map((card) => card.damage);
    const sum = points.length > 1 ? `\u00a0(${points.join('\u00a0+\u00a0')})` : '';
    return t('line.damage', { card: sayCard(step.card, t), count: step.damage, sum });
  }
  const { leader, trick } = step.trick;
  const { taker } = step;
  const seats = trick.plays.length;
  const plays = trick.plays.map((card, place) =>
    t('line.play', { name: name(seatAt(leader, place, seats)), card: sayCard(card, t) }),
  );
  const key = taker === you ? 'line.your-taken' : (`line.${step.key}` as const);
  return t(key, {
    number: step.number,
    wind: sayWindCard(trick.wind, t),
    plays: list(plays),
    name: taker === null ? '' : name(taker),
  });
}
