import type { Translate } from '../../../core/words.ts';
import { type Speech, sayCard, sayLootStep, sayMoveStep, sayRefusal } from '../explain/say.ts';
import { cardNamed } from '../notation/cards.ts';
import { type Answer, NOWHERE, TOGETHER } from '../puzzles/answers.ts';
import type { Task } from '../puzzles/task.ts';
import { isDirection } from '../rules/directions.ts';
import type { Reason } from './reasons.ts';

/** What is asked. */
export function sayQuestion(task: Task, { t, name }: Speech): string {
  const key = `ask.${task.ask}`;
  switch (task.ask) {
    case 'place':
      return t(key, { card: sayCard(task.card, t) });
    case 'guard':
      return t(key, { pile: t(`pile.${task.onto}`), next: name(1) });
    case 'bury':
      return t(key, { card: sayCard(task.card, t), next: name(1) });
    default:
      return t(key);
  }
}

/** An answer as people read it. */
export function sayAnswer(task: Task, answer: Answer, { t, name }: Speech): string {
  if (answer === NOWHERE || answer === TOGETHER) return t(`answer.${answer}`);
  switch (task.ask) {
    case 'place':
    case 'bury':
      return isDirection(answer) ? t(`direction.${answer}`) : answer;
    case 'fits':
    case 'guard': {
      const card = cardNamed(answer);
      return card === null ? answer : sayCard(card, t);
    }
    case 'earn':
      return t('coins', { count: Number(answer) });
    case 'order':
      return sayPlan(answer, t);
    case 'winner':
      return name(Number(answer));
  }
}

/** `Tv E` or `E Tv` */
function sayPlan(answer: Answer, t: Translate): string {
  const [first = '', second = ''] = answer.split(' ');
  const turnsFirst = first.startsWith('T');
  const [turning, word] = turnsFirst ? [first, second] : [second, first];
  const card = cardNamed(word);
  return t(turnsFirst ? 'answer.turn-first' : 'answer.wind-first', {
    card: card === null ? word : sayCard(card, t),
    lie: t(`lie.${turning.endsWith('^') ? 'upright' : 'upside-down'}`),
  });
}

/** One reason as a sentence. */
export function sayReason(reason: Reason, speech: Speech): string {
  switch (reason.about) {
    case 'move':
      return sayMoveStep(reason.step, reason.seat, speech);
    case 'refusal':
      return sayRefusal(reason.step, speech);
    case 'loot':
      return sayLootStep(reason.step, speech);
    case 'outlook':
      return speech.t(`outlook.${reason.key}`, { name: speech.name(reason.seat) });
  }
}
