import type { Band } from '../../../core/band.ts';
import { MAX_SEATS, MIN_SEATS } from '../rules/deal.ts';
import type { Edition } from '../rules/readings.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import type { MisreadingId } from './misreadings.ts';

export type Ask = TimeaQuestion['ask'];

export const SEATS: readonly number[] = Array.from(
  { length: MAX_SEATS - MIN_SEATS + 1 },
  (_, index) => MIN_SEATS + index,
);

interface Order {
  readonly band?: Band;
  readonly exposes?: MisreadingId;
}

/** [P3] Only the German edition says what a Piratess copies: a question about misreading that names its edition. */
export const editionFor = (exposes: MisreadingId | null): Edition =>
  exposes === 'copies-the-print' ? 'de' : 'house';

export const canExpose = (ask: Ask): boolean => QUESTIONS.kindOf({ ask }).seemsRight !== undefined;

export function fits(question: TimeaQuestion, { band, exposes }: Order): boolean {
  if (!isSound(question)) return false;
  if (band && QUESTIONS.bandOf(question) !== band) return false;
  return !exposes || QUESTIONS.exposedBy(question).includes(exposes);
}

const isSound = (question: TimeaQuestion): boolean =>
  !('seat' in question && question.position.holdings[question.seat]?.cards.length === 0) &&
  QUESTIONS.refusalOf(question) === null;
