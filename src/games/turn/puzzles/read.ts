import { err, ok, type Result } from '../../../core/result.ts';
import { cardNamed, makeCard } from '../notation/cards.ts';
import type { NotationError } from '../notation/error.ts';
import { makePosition, type Position, parsePosition } from '../notation/position.ts';
import { isDirection } from '../rules/directions.ts';
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
  const line = text.trim().replace(/\s+/g, ' ');
  const [, word = '', detail = '', source = ''] = /^([a-z]+) ?(\w*) in (.+)$/.exec(line) ?? [];
  const ask = ASKS.find((known) => known === word);
  if (!ask) return err({ code: 'no-task' });
  const parsed = parsePosition(source);
  if (!parsed.ok) return parsed;
  const task = taskOf(ask, detail, parsed.value);
  return task ? ok(task) : err({ code: 'no-task' });
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
