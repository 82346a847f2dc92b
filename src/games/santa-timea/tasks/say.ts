import { isWind } from '../../../core/compass.ts';
import { writeNumber } from '../../../core/words.ts';
import {
  type Speech,
  sayCard,
  sayError,
  sayGameStep,
  sayHalves,
  sayRowStep,
  sayScoreStep,
  sayStageStep,
  sayTrickStep,
  sayWindCard,
} from '../explain/say.ts';
import { makeCard, makeWindCard } from '../notation/cards.ts';
import { seatAt } from '../rules/round.ts';
import { type Answer, NOBODY } from './answers.ts';
import { seatToPlay } from './ending.ts';
import type { Hint } from './hints.ts';
import type { Reasons } from './reasons.ts';
import type { LineStep } from './refutation.ts';
import type { Task } from './task.ts';

/** What the button for an answer says. Players are asked for by place or seat, as the task counts. */
export function sayAnswer(task: Task, answer: Answer, { t, list, name }: Speech): string {
  switch (task.ask) {
    case 'taker':
    case 'leader':
      return answer === NOBODY ? t('task.nobody') : name(Number(answer));
    case 'worth':
      return sayHalves(Number(answer));
    case 'share':
      return t(`task.${answer}`);
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return sayAmong(
        task.choices.map(({ card }) => card),
        answer,
      );
    case 'open':
      return sayAmong(task.position.cards, answer);
    case 'last':
      return sayAmong(task.ending.hands[seatToPlay(task.ending)] ?? [], answer);
    case 'now':
    case 'next': {
      const { open, deck, forecast } = task.position.row;
      const card = [...open, ...deck, ...forecast].find((one) => makeWindCard(one) === answer);
      return card ? sayWindCard(card, t) : answer;
    }
    case 'damage':
    case 'points':
    case 'total':
      return writeNumber(Number(answer));
    case 'sets': {
      const winds = [...answer].filter(isWind).map((wind) => t(`wind.${wind}`));
      const count = winds.length;
      return count === 0 ? t('task.keep-all') : t('task.discard', { winds: list(winds), count });
    }
    case 'starter':
    case 'winner':
      return /^\d$/.test(answer) ? name(Number(answer)) : t(`task.${answer}`);
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
      return answer;
    case 'to-come':
      return sayAmong(task.cards, answer);
  }

  function sayAmong(cards: readonly Parameters<typeof makeCard>[0][], code: Answer): string {
    const card = cards.find((one) => makeCard(one) === code);
    return card ? sayCard(card, t) : code;
  }
}

/** A hint in words. */
export function sayHint(hint: Hint, speech: Speech): string {
  if ('about' in hint) {
    return sayReasons(hint, speech)
      .map(({ sentence }) => sentence)
      .join(' ');
  }
  const { key, at, halves, count, card } = hint;
  return speech.t(`hint.${key}`, {
    ...(at !== undefined && { name: speech.name(at) }),
    ...(halves !== undefined && { worth: sayHalves(halves) }),
    ...(count !== undefined && { count }),
    ...(card && { card: sayWindCard(card, speech.t) }),
  });
}

/** The reasons as sentences, each with its clause. */
export function sayReasons(
  reasons: Reasons,
  speech: Speech,
): { readonly clause: string; readonly sentence: string }[] {
  switch (reasons.about) {
    case 'trick': {
      const { plays } = reasons.trick;
      return said(reasons.steps, (step) => sayTrickStep(step, plays, speech));
    }
    case 'score':
      return said(reasons.steps, (step) => sayScoreStep(step, speech.t));
    case 'row':
      return said(reasons.steps, (step) => sayRowStep(step, speech));
    case 'game':
      return said(reasons.steps, (step) => sayGameStep(step, speech));
    case 'line':
      return said(reasons.steps, (step) => sayLineStep(step, speech));
    case 'stage':
      return said(reasons.steps, (step) => sayStageStep(step, speech));
    case 'refusal':
      return said(reasons.steps, (step) => sayError({ code: step.key }, speech.t));
  }
}

/** One trick of the way to the end, or what it comes to. */
function sayLineStep(step: LineStep, { t, list, name }: Speech): string {
  if (step.key === 'damage') return t('line.damage', { count: step.damage });
  const { leader, trick } = step.trick;
  const seats = trick.plays.length;
  const plays = trick.plays.map((card, place) =>
    t('line.play', { name: name(seatAt(leader, place, seats)), card: sayCard(card, t) }),
  );
  return t(`line.${step.key}`, {
    number: step.number,
    wind: sayWindCard(trick.wind, t),
    plays: list(plays),
    name: step.taker === null ? '' : name(step.taker),
  });
}

const said = <S extends { readonly clause: string }>(
  steps: readonly S[],
  say: (step: S) => string,
): { clause: string; sentence: string }[] =>
  steps.map((step) => ({ clause: step.clause, sentence: say(step) }));
