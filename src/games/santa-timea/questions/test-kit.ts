import rulings from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import type { Random } from '../../../core/random.ts';
import { createTranslate } from '../explain/words.ts';
import type { Edition } from '../rules/readings.ts';
import type { Trick } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import { MISREADINGS, type MisreadingId, misleading } from './misreadings.ts';

export function question(text: string): TimeaQuestion {
  const parsed = QUESTIONS.parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}

export const t = createTranslate({ ...rulings, ...tasks }, 'en');

export const viewed = (text: string) => QUESTIONS.view(question(text), t);

export function candidate(
  ask: TimeaQuestion['ask'],
  seats: number,
  edition: Edition,
  random: Random,
): TimeaQuestion {
  const question = QUESTIONS.draft(ask, random, { seats, edition });
  if (!question) throw new Error(`“${ask}” is not made at random`);
  return question;
}

export const leadingTo = (trick: Trick, rules: Rules, answer: number | null): MisreadingId[] =>
  MISREADINGS.filter((id) => misleading(trick, rules, id, 'taker').includes(answer));
