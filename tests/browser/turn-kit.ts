import { readFileSync } from 'node:fs';
import { checked } from '../../src/core/result.ts';
import type { Translate } from '../../src/core/words.ts';
import { makeGame } from '../../src/games/turn/notation/game.ts';
import {
  counsel,
  type Match,
  momentOf,
  readMatch,
  withMove,
} from '../../src/games/turn/players/match.ts';
import type { Card } from '../../src/games/turn/rules/deal.ts';
import { LEARNER, type Move } from '../../src/games/turn/rules/game.ts';
import { readCourseMeta } from '../../src/kit/lesson/fence.ts';
import { outlineOf } from '../../src/site/lessons/outline.ts';
import { expect, type Locator } from './test.ts';

/** The fence of a step; it is the same in every language. */
export function stepSource(lesson: string, step: string): string {
  const { fences } = outlineOf(readFileSync(`content/en/turn/${lesson}.mdx`, 'utf8'));
  const fence = fences.find(({ meta }) => {
    const course = readCourseMeta(meta);
    return course !== null && course.kind !== 'exam' && course.step === step;
  });
  if (!fence) throw new Error(`There is no step ${step}`);
  return fence.source;
}

/** A move of the learner, and the hand from which it is made. */
export interface Turn {
  readonly hand: readonly Card[];
  readonly move: Move;
}

/** A game that the learner plays as the simple players do, up to its end. */
export function playedMatch(source: string): {
  /** Before the first move. */
  readonly match: Match;
  readonly turns: readonly Turn[];
} {
  const match = checked(readMatch(source));
  const turns: Turn[] = [];
  let now = match;
  for (let found = counsel(now); found; found = counsel(now)) {
    const { game } = momentOf(now);
    turns.push({ hand: game.players[LEARNER]?.hand ?? [], move: found.move });
    now = checked(withMove(now, found.move));
  }
  return { match, turns };
}

/** The text of such a game after so many moves of the learner. */
export function textAfter(match: Match, turns: readonly Turn[], moves: number): string {
  const own = turns.slice(0, moves).map(({ move }) => move);
  let now = match;
  for (const move of own) {
    const next = withMove(now, move);
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
  }
  return makeGame(now);
}

/** A card of the hand that is played. */
export const heldCard = (board: Locator, index: number): Locator =>
  board.locator('button.tn-held').nth(index);

/** Chooses a card with the keyboard; the first touch of a table brings it to life. */
export async function choose(board: Locator, index: number): Promise<void> {
  await heldCard(board, index).press('Enter');
  await expect(heldCard(board, index)).toHaveAttribute('aria-pressed', 'true');
}

/** A place of the field, or one of the piles; `centre` is the white pile. */
export const spot = (board: Locator, on: 'field' | 'piles', at: string): Locator =>
  board
    .locator('.tn-side')
    .nth(on === 'field' ? 0 : 1)
    .locator(`[data-at="${at}"] button`);

/** Makes a move with the keyboard. */
export async function press(board: Locator, { hand, move }: Turn, t: Translate): Promise<void> {
  if (move.kind === 'draw') {
    await spot(board, 'piles', move.from === 'pile' ? 'centre' : move.from).press('Enter');
    return;
  }
  await choose(board, hand.indexOf(move.kind === 'turn' ? 'turn' : move.card));
  if (move.kind === 'turn') {
    const name = t(`board.play-${move.lie}`);
    await board.getByRole('button', { name }).press('Enter');
  } else if (move.kind === 'wind') {
    await spot(board, 'field', move.place).press('Enter');
  } else {
    await spot(board, 'piles', move.onto).press('Enter');
  }
}
