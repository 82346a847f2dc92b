import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { TextPart } from '../../../core/scanner.ts';
import { failIn, plainText, type StepError } from '../../../core/task-text.ts';
import { writeNumber } from '../../../core/words.ts';
import {
  type Answer,
  type Answers,
  type AnyQuestion,
  type GameTerms,
  positionsOf,
  type QuestionKind,
} from '../../../kit/question/question.ts';
import { type Speech, sayCard } from '../explain/say.ts';
import type { Asked } from '../explain/words.ts';
import { makeCard, Scanner } from '../notation/cards.ts';
import { readHeld } from '../notation/hand.ts';
import { makePosition, type Position, parsePosition } from '../notation/position.ts';
import { type Ruleset, rulesFor } from '../notation/ruleset.ts';
import type { WheelCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Edition, OpenPoint } from '../rules/readings.ts';
import type { Rules } from '../rules/variants.ts';
import type { MisreadingId } from './misreadings.ts';
import type { Reason } from './reason.ts';
import type { Scene } from './scene.ts';

export interface Wish {
  readonly seats: number;
  readonly edition: Edition;
  readonly waiting?: number;
}

export interface TimeaTerms extends GameTerms {
  readonly reason: Reason;
  readonly speech: Speech;
  readonly scene: Scene;
}

export interface Kind<Q extends AnyQuestion> extends QuestionKind<Q, TimeaTerms> {
  answers(question: Q, reading?: Partial<Rules>): Answers;
  seemsRight?(question: Q, misreading: MisreadingId): readonly Answer[];
  clauses(question: Q): readonly ClauseId[];
  points?(question: Q): readonly OpenPoint[];
  draft?(ask: Q['ask'], random: Random, wish: Wish): Q | null;
}

type Parsed<T> = Result<T, StepError>;

export const { inPosition, aboutPosition } = positionsOf<Position>(parsePosition, makePosition);

export function withIndex<Q>(
  details: TextPart,
  count: number,
  make: (index: number) => Q,
): Parsed<Q> {
  const text = plainText(details);
  const exists = /^[0-9]$/.test(text) && Number(text) < count;
  return exists ? ok(make(Number(text))) : failIn(details, 'no-such-seat');
}

export function readChoice(details: TextPart): Parsed<ReturnType<typeof readHeld>> {
  const scanner = new Scanner(details);
  const held = readHeld(scanner);
  if (scanner.error) return err(scanner.error);
  return held.length > 0 ? ok(held) : failIn(details, 'no-cards');
}

export const rulesIn = (position: Ruleset, reading: Partial<Rules> = {}): Rules => ({
  ...rulesFor(position),
  ...reading,
});

export const those = (...entries: (readonly [ClauseId, boolean])[]): ClauseId[] =>
  entries.flatMap(([clause, holds]) => (holds ? [clause] : []));

export const indices = (count: number): Answer[] =>
  Array.from({ length: count }, (_, index) => String(index));

export const unique = (answers: readonly Answer[]): Answer[] => [...new Set(answers)];

export const ascending = (numbers: readonly number[]): Answer[] =>
  [...new Set(numbers)].sort((a, b) => a - b).map(String);

export function sayAmong(cards: readonly WheelCard[], answer: Answer, { t }: Speech): string {
  const card = cards.find((one) => makeCard(one) === answer);
  return card ? sayCard(card, t) : answer;
}

export const sayNumber = (_: AnyQuestion, answer: Answer): string => writeNumber(Number(answer));

export const sayAsk = ({ ask }: { readonly ask: Asked }, { t }: Speech): string =>
  t(`task.ask.${ask}`);
