import { err, ok, type Result } from '../../../core/result.ts';
import { errorAt, type Part, type Token } from '../../../core/scanner.ts';
import { placeOf, plainText, readTaskText } from '../../../core/task-text.ts';
import type { TextError } from '../../../core/text-error.ts';
import type { NotationError } from '../notation/error.ts';
import { readHeld } from '../notation/hand.ts';
import { type Position, parsePosition } from '../notation/position.ts';
import { Scanner } from '../notation/scanner.ts';
import { readPlays, readTrickHead } from '../notation/trick.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { readEnding } from './ending.ts';
import { readGamePoints } from './game-points.ts';
import { readStage } from './stage.ts';
import type { Aim, Task } from './task.ts';

/** What can be wrong with a task apart from the notation of its cards and its position. */
export const TASK_CODES = ['no-task', 'no-such-seat', 'no-cards', 'no-gap'] as const;

type TaskCode = (typeof TASK_CODES)[number];

/** Why a text is no task, and where. */
export type TaskError = TextError<TaskCode | NotationError['code'], ClauseId>;

/** Where the learner's card goes in the trick of a play task. */
export const GAP = '_';

/**
 * Reads a task: a question, its details, `in`, and the position it is asked about.
 *
 * `taker in trick N2: N9 N4` · `leader in trick …` · `worth 1 in trick …` and `share 1 in trick …`
 * (the card at a place) · `avoid N1 N9 P in trick N2: N7 _ E4` (also `take`, `win-lead`, `nobody`:
 * which card to play into the gap) · `open in hand N3 P` · `now in row …` · `next in row …` ·
 * `damage 0 in score …`, `points`, `total`, `sets` (of a seat) · `starter in game de @1 3-2-1 1-3-2`,
 * `winner in game …` (see `game-points.ts`) · `last in ending …` (see `ending.ts`) ·
 * `tricks-left in stage 3 9`, `cards-out`, `winds-unused`, `winds-shuffled` (see `stage.ts`) ·
 * `to-come N4 W8 in round …`.
 */
export function parseTask(text: string): Result<Task, TaskError> {
  const parts = readTaskText(text);
  if (!parts) return fail(text, 'no-task', { text: text.trim(), offset: text.search(/\S|$/) });
  const { details, position } = parts;
  const ask = parts.ask.text;
  const noTask = () => fail(text, 'no-task', placeOf(position));
  switch (ask) {
    case 'taker':
    case 'leader':
      return mapped(positionOf('trick', position), (trick) => ok({ ask, position: trick }));
    case 'worth':
    case 'share':
      return mapped(positionOf('trick', position), (trick) =>
        withIndex(details, trick.trick.plays.length, (place) => ({ ask, place, position: trick })),
      );
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return readPlay(ask, details, position);
    case 'open':
      return mapped(positionOf('hand', position), (hand) => ok({ ask, position: hand }));
    case 'now':
    case 'next':
      return mapped(positionOf('row', position), (row) => ok({ ask, position: row }));
    case 'damage':
    case 'points':
    case 'total':
    case 'sets':
      return mapped(positionOf('score', position), (score) =>
        withIndex(details, score.holdings.length, (seat) => ({ ask, seat, position: score })),
      );
    case 'starter':
    case 'winner': {
      const points = readGamePoints(plainText(position));
      return points ? ok({ ask, ...points }) : noTask();
    }
    case 'last':
      return mapped(readEnding(position), (ending) => ok({ ask, ending }));
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled': {
      const stage = readStage(plainText(position));
      return stage ? ok({ ask, stage }) : noTask();
    }
    case 'to-come':
      return mapped(positionOf('round', position), (round) =>
        mapped(readChoice(details), (held) =>
          ok({ ask, cards: held.map(({ card }) => card), position: round }),
        ),
      );
    default:
      return fail(text, 'no-task', parts.ask);
  }
}

type Outcome<T> = Result<T, TaskError>;

const fail = (whole: string, code: TaskCode, at: Token): Outcome<never> =>
  err(errorAt(whole, code, at));

const mapped = <T, U>(result: Outcome<T>, then: (value: T) => Outcome<U>): Outcome<U> =>
  result.ok ? then(result.value) : result;

function positionOf<K extends Position['kind']>(
  kind: K,
  part: Part,
): Outcome<Extract<Position, { kind: K }>> {
  const isKind = (position: Position): position is Extract<Position, { kind: K }> =>
    position.kind === kind;
  return mapped(parsePosition(part), (position) =>
    isKind(position) ? ok(position) : fail(part.whole, 'no-task', placeOf(part)),
  );
}

/** A place or seat that the position has. */
function withIndex(details: Part, count: number, make: (index: number) => Task): Outcome<Task> {
  const text = plainText(details);
  const exists = /^[0-9]$/.test(text) && Number(text) < count;
  return exists ? ok(make(Number(text))) : fail(details.whole, 'no-such-seat', placeOf(details));
}

/** The cards to choose from, each with its place; one at least. */
function readChoice(details: Part): Outcome<ReturnType<typeof readHeld>> {
  const scanner = new Scanner(details);
  const held = readHeld(scanner);
  if (scanner.error) return err(scanner.error);
  return held.length > 0 ? ok(held) : fail(details.whole, 'no-cards', placeOf(details));
}

/** Every card of the hand is put into the gap, so that each choice is a whole trick to be judged. */
function readPlay(ask: Aim, details: Part, position: Part): Outcome<Task> {
  return mapped(readChoice(details), (held) => {
    const scanner = new Scanner(position);
    if (!scanner.accept('trick')) return fail(position.whole, 'no-task', placeOf(position));
    const withPlays = readTrickHead(scanner);
    const before = readPlays(scanner, GAP);
    const gap = scanner.peek();
    const hasGap = scanner.accept(GAP);
    const after = readPlays(scanner);
    scanner.end();
    const choices = held.map(({ card, token }) => ({
      card,
      position: withPlays({
        plays: [...before.plays, card, ...after.plays],
        tokens: [...before.tokens, token, ...after.tokens],
      }),
    }));
    if (scanner.error) return err(scanner.error);
    const place = before.plays.length;
    return hasGap ? ok({ ask, place, choices }) : fail(position.whole, 'no-gap', gap);
  });
}
