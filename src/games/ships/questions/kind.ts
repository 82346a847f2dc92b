import { err, type Result } from '../../../core/result.ts';
import type { TextPart } from '../../../core/scanner.ts';
import { writeNumber } from '../../../core/words.ts';
import {
  aboutPositionOf,
  type NoTask,
  noTask,
  positionsOf,
} from '../../../kit/question/position.ts';
import type {
  Answer,
  Answers,
  AnyQuestion,
  GameTerms,
  QuestionKind,
} from '../../../kit/question/question.ts';
import type { Speech } from '../explain/say.ts';
import type { RulingStep } from '../explain/step.ts';
import type { Asked } from '../explain/words.ts';
import { readWord } from '../notation/cards.ts';
import { type NotationError, Scanner } from '../notation/error.ts';
import { makePosition, type Position, parsePosition } from '../notation/position.ts';
import { type Card, KINDS } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { HOUSE, type OpenPoint, type Reading } from '../rules/readings.ts';
import { type MisreadingId, misreadSight, rightSight, type Sight } from './misreadings.ts';

export type TaskError = NotationError | NoTask | { readonly code: 'other-phase' | 'no-choices' };

export type Scene = Exclude<Position, { kind: 'game' }>;

export interface ShipsTerms extends GameTerms {
  readonly clause: ClauseId;
  readonly misreading: MisreadingId;
  readonly reading: Partial<Reading>;
  readonly point: OpenPoint;
  readonly error: TaskError;
  readonly reason: RulingStep;
  readonly speech: Speech;
  readonly scene: Scene;
  readonly wish: object;
}

export type Kind<Q extends AnyQuestion> = QuestionKind<Q, ShipsTerms>;

/** No kind of shot, no number of winds. */
export const NONE = 'none';

export const inPosition = positionsOf<Position, TaskError>(parsePosition, () => noTask);

export const aboutPosition = aboutPositionOf(inPosition, makePosition);

/** The words of what there is to choose from, each some cards or a full stop; two at least. */
export function readChoices<Q>(
  details: TextPart,
  make: (choices: readonly (readonly Card[])[]) => Result<Q, TaskError>,
): Result<Q, TaskError> {
  const scanner = new Scanner(details);
  const choices: (readonly Card[])[] = [];
  while (!scanner.done && !scanner.error) choices.push(readWord(scanner).cards);
  if (scanner.error) return err(scanner.error);
  return choices.length > 1 ? make(choices) : noTask;
}

interface Seen<Q> {
  readonly effort: number;
  readonly offered: (question: Q) => readonly Answer[];
  /** Every right answer to somebody who sees the rules so. */
  readonly solve: (question: Q, sight: Sight) => readonly Answer[];
}

/** Answers by what somebody sees of the rules: rightly, or with a misreading. */
export const seen = <Q extends { readonly position: Scene }>({
  effort,
  offered,
  solve,
}: Seen<Q>) => ({
  answers: (question: Q, reading: Partial<Reading> = {}): Answers => ({
    offered: offered(question),
    right: solve(question, rightSight({ ...HOUSE, ...reading })),
  }),
  seemsRight: (question: Q, misreading: MisreadingId): readonly Answer[] =>
    solve(question, misreadSight(misreading, HOUSE)),
  /** Many kinds of cards to sort, and an answer that nothing is of use. */
  burden(question: Q): number {
    const [right] = solve(question, rightSight(HOUSE));
    const kinds = KINDS.filter((kind) => cardsOf(question.position).includes(kind)).length;
    const isNothing = right === NONE || right === 'draw';
    return effort + Number(kinds > 3) + Number(kinds > 5) + Number(isNothing);
  },
});

function cardsOf(position: Scene): readonly string[] {
  switch (position.kind) {
    case 'hand':
      return position.cards;
    case 'winds':
      return position.winds.flat();
    case 'table':
      return position.hands.flat();
  }
}

export const numbers = (most: number): Answer[] =>
  Array.from({ length: most + 1 }, (_, number) => String(number));

/** What a question and its answers are called where they need nothing but words of their own. */
export const wordsOf = (ask: Asked) => ({
  say: (_: AnyQuestion, { t }: Speech): string => t(`task.ask.${ask}`),
  sayAnswer: (_: AnyQuestion, answer: Answer, { t }: Speech): string => t(`task.${ask}.${answer}`),
});

export const numberWordsOf = (ask: Asked) => ({
  ...wordsOf(ask),
  sayAnswer: (_: AnyQuestion, answer: Answer, { t }: Speech): string =>
    answer === NONE ? t(`task.${ask}.${answer}`) : writeNumber(Number(answer)),
});
