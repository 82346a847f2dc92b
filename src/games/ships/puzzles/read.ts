import { err, ok, type Result } from '../../../core/result.ts';
import type { NotationError } from '../notation/error.ts';
import { type Position, parsePosition } from '../notation/position.ts';
import { firstMissing } from '../rules/cards.ts';
import { windsOf } from '../rules/sail.ts';
import { PHASE_OF, type Task } from './task.ts';

/** Why a text is no task: its own form, or the position in it. */
export type TaskError = NotationError | { readonly code: 'no-task' | 'other-phase' | 'no-choices' };

/**
 * Reads a task: a question, perhaps its details, `in`, and the position it is asked about.
 *
 * `fires in winds NN / E` · `most-winds in hand NN S B` · `may-show NS NN in hand NN S B` ·
 * `damage in table fire …` · `sinks in table fire …` · `safe in table sail …` ·
 * `doomed in table sail …` · `result in table fire … : BB / C`.
 */
export function parseTask(text: string): Result<Task, TaskError> {
  const line = text.trim().replace(/\s+/g, ' ');
  const [, ask = '', details = '', position = ''] =
    /^([a-z-]+) ?(.*?) ?\bin (.+)$/.exec(line) ?? [];
  if (details !== '' && ask !== 'may-show') return err({ code: 'no-task' });
  switch (ask) {
    case 'fires':
      return mapped(positionOf('winds', position), (winds) => ok({ ask, position: winds }));
    case 'most-winds':
      return mapped(positionOf('hand', position), (hand) => ok({ ask, position: hand }));
    case 'may-show':
      return readShows(details, position);
    case 'damage':
    case 'sinks':
    case 'safe':
    case 'doomed':
      return mapped(positionOf('table', position), (table) =>
        table.phase === PHASE_OF[ask]
          ? ok({ ask, position: { ...table, choices: null } })
          : err({ code: 'other-phase' }),
      );
    case 'result':
      return mapped(positionOf('table', position), (table) => {
        const { choices } = table;
        if (table.phase !== PHASE_OF[ask]) return err({ code: 'other-phase' });
        return choices ? ok({ ask, position: { ...table, choices } }) : err({ code: 'no-choices' });
      });
    default:
      return err({ code: 'no-task' });
  }
}

type Outcome<T> = Result<T, TaskError>;

const mapped = <T, U>(result: Outcome<T>, then: (value: T) => Outcome<U>): Outcome<U> =>
  result.ok ? then(result.value) : result;

function positionOf<K extends Position['kind']>(
  kind: K,
  text: string,
): Outcome<Extract<Position, { kind: K }>> {
  const isKind = (position: Position): position is Extract<Position, { kind: K }> =>
    position.kind === kind;
  return mapped(parsePosition(text), (position) =>
    isKind(position) ? ok(position) : err({ code: 'no-task' }),
  );
}

/** The shows to choose from are words of winds, each of which the hand holds. */
function readShows(details: string, text: string): Outcome<Task> {
  const words = details.split(' ');
  const shows = words.map((word) => positionOf('hand', `hand ${word}`));
  return mapped(positionOf('hand', text), (position) => {
    const read = shows.flatMap((show) => (show.ok ? [windsOf(show.value.cards)] : []));
    const isSound = read.every(
      (show, i) =>
        show.length === (words[i] ?? '').length && firstMissing(show, position.cards) < 0,
    );
    return isSound && read.length === words.length && read.length > 1
      ? ok({ ask: 'may-show', shows: read, position })
      : err({ code: 'no-task' });
  });
}
