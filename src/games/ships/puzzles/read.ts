import { err, ok, type Result } from '../../../core/result.ts';
import type { Part } from '../../../core/scanner.ts';
import { plainText, readTaskText } from '../../../core/task-text.ts';
import { readWord } from '../notation/cards.ts';
import type { NotationError } from '../notation/error.ts';
import { type Position, parsePosition } from '../notation/position.ts';
import { Scanner } from '../notation/scanner.ts';
import { type Card, firstMissing } from '../rules/cards.ts';
import { windsOf } from '../rules/sail.ts';
import { PHASE_OF, type Task } from './task.ts';

/** Why a text is no task: its own form, or the position in it. */
export type TaskError = NotationError | { readonly code: 'no-task' | 'other-phase' | 'no-choices' };

/**
 * Reads a task: a question, perhaps its details, `in`, and the position it is asked about.
 *
 * `fires in winds NN / E` · `most-winds in hand NN S B` · `may-show NS NN in hand NN S B` ·
 * `may-do BB BC . in table fire …` · `damage in table fire …` · `sinks in table fire …` · `safe in table sail …` ·
 * `doomed in table sail …` · `result in table fire … : BB / C`.
 */
export function parseTask(text: string): Result<Task, TaskError> {
  const parts = readTaskText(text);
  if (!parts) return err({ code: 'no-task' });
  const { details, position } = parts;
  const ask = parts.ask.text;
  if (plainText(details) !== '' && !ask.startsWith('may-')) return err({ code: 'no-task' });
  switch (ask) {
    case 'fires':
      return mapped(positionOf('winds', position), (winds) => ok({ ask, position: winds }));
    case 'most-winds':
      return mapped(positionOf('hand', position), (hand) => ok({ ask, position: hand }));
    case 'may-show':
      return readShows(details, position);
    case 'may-do':
      return readOptions(details, position);
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
  text: Part,
): Outcome<Extract<Position, { kind: K }>> {
  const isKind = (position: Position): position is Extract<Position, { kind: K }> =>
    position.kind === kind;
  return mapped(parsePosition(text), (position) =>
    isKind(position) ? ok(position) : err({ code: 'no-task' }),
  );
}

/** The words of a choice, each some cards or a full stop; two at least. */
function cardsOf(details: Part): Outcome<(readonly Card[])[]> {
  const scanner = new Scanner(details);
  const cards: (readonly Card[])[] = [];
  while (!scanner.done && !scanner.error) cards.push(readWord(scanner).cards);
  if (scanner.error) return err(scanner.error);
  return cards.length > 1 ? ok(cards) : err({ code: 'no-task' });
}

/** Only winds that the hand holds. */
const readShows = (details: Part, text: Part): Outcome<Task> =>
  mapped(positionOf('hand', text), (position) =>
    mapped(cardsOf(details), (cards) => {
      const shows = cards.map(windsOf);
      const isSound = cards.every(
        (show, i) => show.length === shows[i]?.length && firstMissing(show, position.cards) < 0,
      );
      return isSound ? ok({ ask: 'may-show', shows, position }) : err({ code: 'no-task' });
    }),
  );

const readOptions = (details: Part, text: Part): Outcome<Task> =>
  mapped(positionOf('table', text), (table) =>
    mapped(cardsOf(details), (options) =>
      ok({ ask: 'may-do', options, position: { ...table, choices: null } }),
    ),
  );
