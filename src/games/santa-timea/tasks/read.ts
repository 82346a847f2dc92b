import { err, ok, type Result } from '../../../core/result.ts';
import { makeCard } from '../notation/cards.ts';
import type { NotationError } from '../notation/error.ts';
import { type Position, parsePosition } from '../notation/position.ts';
import { readEnding } from './ending.ts';
import { readGamePoints } from './game-points.ts';
import { readStage } from './stage.ts';
import type { Aim, PlayTask, Task } from './task.ts';

/** Why a text is no task: its own form, or the position in it. */
export type TaskError = NotationError | { readonly code: 'no-task' | 'no-such-seat' | 'no-gap' };

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
  const line = text.trim().replace(/\s+/g, ' ');
  const [, ask = '', details = '', position = ''] =
    /^([a-z-]+) ?(.*?) ?\bin (.+)$/.exec(line) ?? [];
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
      const points = readGamePoints(position);
      return points ? ok({ ask, ...points }) : err({ code: 'no-task' });
    }
    case 'last':
      return mapped(readEnding(position), (ending) => ok({ ask, ending }));
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled': {
      const stage = readStage(position);
      return stage ? ok({ ask, stage }) : err({ code: 'no-task' });
    }
    case 'to-come':
      return mapped(positionOf('round', position), (round) =>
        mapped(positionOf('hand', `hand ${details}`), ({ cards }) =>
          ok({ ask, cards, position: round }),
        ),
      );
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

/** A place or seat that the position has. */
function withIndex(details: string, count: number, make: (index: number) => Task): Outcome<Task> {
  const exists = /^[0-9]$/.test(details) && Number(details) < count;
  return exists ? ok(make(Number(details))) : err({ code: 'no-such-seat' });
}

/** Every card of the hand is put into the gap, so that each choice is a whole trick to be judged. */
function readPlay(ask: Aim, cards: string, text: string): Outcome<Task> {
  const place = (text.split(':')[1] ?? '').trim().split(' ').indexOf(GAP);
  if (place < 0) return err({ code: 'no-gap' });
  return mapped(positionOf('hand', `hand ${cards}`), (hand) => {
    const choices: PlayTask['choices'][number][] = [];
    for (const card of hand.cards) {
      const trick = positionOf('trick', text.replace(GAP, makeCard(card)));
      if (!trick.ok) return trick;
      choices.push({ card, position: trick.value });
    }
    return ok({ ask, place, choices });
  });
}
