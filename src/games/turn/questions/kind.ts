import {
  aboutPositionOf,
  type NoTask,
  noTask,
  positionsOf,
} from '../../../kit/question/position.ts';
import type { AnyQuestion, GameTerms, QuestionKind } from '../../../kit/question/question.ts';
import type { Speech } from '../explain/say.ts';
import type { NotationError } from '../notation/error.ts';
import {
  type LootPosition,
  makePosition,
  type Position,
  parsePosition,
} from '../notation/position.ts';
import type { TablePosition } from '../notation/table.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Reading } from '../rules/readings.ts';
import type { MisreadingId } from './misreadings.ts';
import type { Reason } from './reason.ts';

export type TablePart = 'places' | 'piles' | 'hand';

export interface TableScene extends TablePosition {
  readonly at: 'start' | 'end';
  /** The part whose spots are the answers; what lies nowhere there is offered beside it. Left out where none are. */
  readonly on?: TablePart;
}

export type Scene = TableScene | LootPosition;

type TaskError = NotationError | NoTask;

export interface TurnTerms extends GameTerms {
  readonly clause: ClauseId;
  readonly misreading: MisreadingId;
  readonly reading: Partial<Reading>;
  readonly point: never;
  readonly error: TaskError;
  readonly reason: Reason;
  readonly speech: Speech;
  readonly scene: Scene;
  readonly wish: object;
}

export type Kind<Q extends AnyQuestion> = QuestionKind<Q, TurnTerms>;

export const inPosition = positionsOf<Position, TaskError>(parsePosition, () => noTask);

export const aboutPosition = aboutPositionOf(inPosition, makePosition);
