import {
  aboutPositionOf,
  type NoTask,
  noTask,
  positionsOf,
} from '../../../kit/question/position.ts';
import type { AnyQuestion, GameTerms, QuestionKind } from '../../../kit/question/question.ts';
import type { Speech } from '../explain/say.ts';
import type { NotationError } from '../notation/error.ts';
import type { LootPosition } from '../notation/loot.ts';
import { makePosition, type Position, parsePosition } from '../notation/position.ts';
import type { TablePosition } from '../notation/table.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Reading } from '../rules/readings.ts';
import type { MisreadingId } from './misreadings.ts';
import type { Reason } from './reason.ts';

/** A part of the table: the places of the field, the discard piles, the cards of the player to move. */
export type TablePart = 'places' | 'piles' | 'hand';

/** What there is to see of a table: as it is before or after its moves. */
export interface TableScene extends TablePosition {
  readonly at: 'start' | 'end';
  /** The part whose spots are the answers; what lies nowhere there is offered beside it. Left out where none are. */
  readonly on?: TablePart;
}

/** What there is to see of a question: a table, or what everybody has earned. */
export type Scene = TableScene | LootPosition;

type TaskError = NotationError | NoTask;

/** The types in which Turn speaks of its questions. */
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

/** Reads a position of one kind, and goes on to make a question of it. */
export const inPosition = positionsOf<Position, TaskError>(parsePosition, () => noTask);

/** Reads and writes questions that name a position of one kind and nothing else. */
export const aboutPosition = aboutPositionOf(inPosition, makePosition);
