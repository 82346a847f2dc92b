import { opposite, WINDS, type Wind } from '../../../../core/compass.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { resolveTrick, type Trick } from '../../rules/trick.ts';
import { type Kind, rulesIn } from '../kind.ts';
import { misreadTaker } from '../misreadings.ts';
import { type Reason, sayReasons } from '../reason.ts';
import { sayTrickOf, trickClauses, trickPattern, trickReasons, trickScene } from '../trick.ts';
import { type AtCard, cardQuestion } from './worth.ts';

/** In which wind a card takes the wind card: `wind 1 in trick N2: N9 S5` */
type WindQuestion = AtCard<'wind'>;

const NEVER = 'never';

const reasons = ({ place, position }: WindQuestion, answer: Answer) =>
  trickReasons(
    turned(position, WINDS.find((one) => one === answer) ?? opposite(windOf(position, place))),
  );

export const wind: Kind<WindQuestion> = {
  asks: ['wind'],
  level: 7,
  ...cardQuestion<WindQuestion>(() => []),
  /** The wind on the table does not matter: it is turned to the card's own, or to the first there is. */
  pattern: ({ ask, place, position }) =>
    `${ask} ${place}: ${trickPattern(turned(position, windOf(position, place)).trick)}`,
  answers: ({ place, position }, reading) => ({
    offered: [...WINDS, NEVER],
    right: windsIn(
      position,
      (trick) => resolveTrick(trick, rulesIn(position, reading)).taker === place,
    ),
  }),
  seemsRight: ({ place, position }, misreading) =>
    windsIn(position, (trick) => misreadTaker(trick, rulesFor(position), misreading) === place),
  reasons,
  hasOwnReasons: true,
  clauses: ({ position }) => ['T4', 'V1', 'V2', 'V3', ...trickClauses(position)],
  burden: ({ position: { trick } }) =>
    trick.plays.length + 2 * trick.plays.filter(({ kind }) => kind === 'piratess').length,
  eachMisreading: 1,
  scene: ({ place, position }) => ({ ...trickScene(position, place), isWindAsked: true }),
  sayAnswer: (_, answer, { t }) => t(answer === NEVER ? 'task.never' : `wind.${answer as Wind}`),
  hint(question, answer, speech) {
    if (answer === NEVER) return speech.t('hint.wind');
    const isTaking = ({ step }: Reason) => 'place' in step && !('halves' in step);
    return sayReasons(reasons(question, answer).filter(isTaking).slice(0, 1), speech);
  },
  outcome: (question, answer, speech, isRight) =>
    isRight ? sayTrickOf(reasons(question, answer), rulesFor(question.position), speech) : '',
};

const turned = (position: TrickPosition, to: Wind): TrickPosition => ({
  ...position,
  trick: { ...position.trick, wind: { ...position.trick.wind, wind: to } },
});

function windsIn(position: TrickPosition, holds: (trick: Trick) => boolean): string[] {
  const winds = WINDS.filter((one) => holds(turned(position, one).trick));
  return winds.length > 0 ? winds : [NEVER];
}

function windOf({ trick }: TrickPosition, place: number): Wind {
  const cards = [trick.plays[place] as WheelCard, ...trick.plays];
  const card = cards.find(({ kind }) => kind === 'number');
  return card?.kind === 'number' ? card.wind : trick.wind.wind;
}
