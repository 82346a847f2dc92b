import { err, ok, type Result } from '../../../core/result.ts';
import { errorAt } from '../../../core/scanner.ts';
import { placeOf, plainText, readTaskText, type TaskText } from '../../../core/task-text.ts';
import { cardNamed, makeCard } from '../notation/cards.ts';
import type { NotationError } from '../notation/error.ts';
import { makePosition, type Position, parsePosition } from '../notation/position.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { isDirection } from '../rules/directions.ts';
import type { Game } from '../rules/game.ts';
import { checkMove, type Refusal } from '../rules/legal.ts';
import { gameAt } from './answers.ts';
import { ASKS, type Task } from './task.ts';

/** Why a text is no task: its own form, or the position in it. */
export type TaskError = NotationError | { readonly code: 'no-task' };

/**
 * Reads a task: a question, perhaps a card or a pile, `in`, and the position it is asked about.
 *
 * `place E in table …` · `fits in table …` · `earn in table …; E:E` · `order in table …` ·
 * `guard S in table …` (the pile of the discard) · `bury B in table …` (the card of the discard) ·
 * `winner in loot …`
 */
export function parseTask(text: string): Result<Task, TaskError> {
  const parts = readTaskText(text);
  const ask = ASKS.find((known) => known === parts?.ask.text);
  if (!parts || !ask) return err({ code: 'no-task' });
  const parsed = parsePosition(parts.position);
  if (!parsed.ok) return parsed;
  const task = taskOf(ask, plainText(parts.details), parsed.value);
  if (!task) return err({ code: 'no-task' });
  const refusal = refusalOf(task);
  return refusal ? err(refusedAt(text, parts, refusal)) : ok(task);
}

function taskOf(ask: Task['ask'], detail: string, position: Position): Task | null {
  if (ask === 'winner') {
    return position.kind === 'loot' && detail === '' ? { ask, position } : null;
  }
  if (position.kind !== 'table') return null;
  switch (ask) {
    case 'place':
    case 'bury': {
      const card = cardNamed(detail);
      return card === null ? null : { ask, card, position };
    }
    case 'guard':
      return isDirection(detail) ? { ask, onto: detail, position } : null;
    default:
      return detail === '' ? { ask, position } : null;
  }
}

/** [N10] A card that is asked about must be held, and a discard that is asked about be due. */
function refusalOf(task: Task): Refusal | null {
  if (task.ask !== 'place' && task.ask !== 'guard' && task.ask !== 'bury') return null;
  const { game } = gameAt(task);
  const card = task.ask === 'guard' ? handOf(game)[0] : task.card;
  if (card === undefined) return null;
  const checked = checkMove(game, { kind: 'discard', card, onto: 'N' });
  if (checked.ok || (task.ask === 'place' && checked.error.code !== 'not-in-hand')) return null;
  return checked.error;
}

const handOf = ({ players, turn }: Game) => players[turn.seat]?.hand ?? [];

/** A card that is not held is pointed at itself; for all else the question comes at the wrong time. */
function refusedAt(text: string, { ask, details }: TaskText, { code, clause }: Refusal) {
  const at = code === 'not-in-hand' ? placeOf(details) : ask;
  return errorAt<Refusal['code'], ClauseId>(text, code, at, clause);
}

/** Writes a task as `parseTask` reads it, in one canonical form. */
export function makeTask(task: Task): string {
  const detail =
    task.ask === 'place' || task.ask === 'bury'
      ? [makeCard(task.card)]
      : task.ask === 'guard'
        ? [task.onto]
        : [];
  return [task.ask, ...detail, 'in', makePosition(task.position)].join(' ');
}
