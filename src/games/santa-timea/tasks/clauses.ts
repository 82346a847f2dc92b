import { rulesFor } from '../notation/ruleset.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { roundsWon, startPlayer, totals, winners } from '../rules/game.ts';
import { heldTriplets, type Score, scoreRound } from '../rules/score.ts';
import { resolveTrick, type TrickRuling } from '../rules/trick.ts';
import { answersOf } from './answers.ts';
import { reasonsFor } from './reasons.ts';
import type { GameTask, RowTask, ScoreTask, Task } from './task.ts';

/**
 * The clauses that a task is truly about: those among the reasons of any of its answers, and those
 * that the question or its position turns on without a sentence of their own.
 */
export function clausesOf(task: Task): ReadonlySet<ClauseId> {
  const { offered } = answersOf(task);
  const reasons = offered.flatMap((answer) =>
    reasonsFor(task, answer).steps.map(({ clause }) => clause),
  );
  return new Set([...reasons, ...aboutOf(task)]);
}

function aboutOf(task: Task): readonly ClauseId[] {
  switch (task.ask) {
    case 'taker':
      return ['T4', ...trickClauses(task.position)];
    case 'leader':
      return ['T6', ...trickClauses(task.position)];
    case 'worth':
    case 'share':
      return trickClauses(task.position);
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      // One card in turn, any card of the hand.
      return ['T1', 'T2', ...task.choices.flatMap(({ position }) => trickClauses(position))];
    case 'now':
    case 'next':
      return rowClauses(task);
    case 'damage':
    case 'points':
    case 'total':
    case 'sets':
      return scoreClauses(task);
    case 'starter':
    case 'winner':
      return gameClauses(task);
    case 'last':
      // One trick after the other to the last, with sets laid aside at the end.
      return ['T1', 'T5', 'T6', 'R1', 'R2'];
    // Their reasons name their clause.
    case 'open':
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
    case 'to-come':
      return [];
  }
}

/** The clauses of a list whose condition holds. */
const those = (...entries: (readonly [ClauseId, boolean])[]): ClauseId[] =>
  entries.flatMap(([clause, holds]) => (holds ? [clause] : []));

function trickClauses(position: TrickPosition): readonly ClauseId[] {
  const { plays } = position.trick;
  const ruling = resolveTrick(position.trick, rulesFor(position));
  const { worths, ties, lead, leadBy } = ruling;
  const brides = plays.map(({ kind }) => kind === 'piratess');
  const copies = worths.filter(({ by }) => by === 'copy');
  const reduced = copies.filter(({ origin, halves }) => origin && halves < origin.rank * 2);
  const twoLed = brides.slice(0, 2).every(Boolean);
  return those(
    ['V4', worths.some(({ halves }) => halves % 2 === 1)],
    ['V6', leadBy === 'highest' && worths[lead]?.halves === 0],
    ['P3', reduced.length > 0],
    ['A1', reduced.some(({ halves }) => halves > 0)],
    ['A1b', reduced.some(({ halves }) => halves === 0)],
    ['P5', ties.some((tied) => tied.some((place) => brides[place]))],
    ['A2', twoLed],
    ['A3', twoLed],
    ['A16', ties.some((tied) => tieMixes(tied, ruling))],
  );
}

/** Whether a full and a halved card are of the same worth. */
function tieMixes(tied: readonly number[], { worths }: TrickRuling): boolean {
  const same = worths.filter((_, place) => tied.includes(place));
  const ranks = new Set(same.map(({ origin }) => origin?.rank));
  return ranks.size > 1 && same.some(({ halves }) => halves > 0);
}

const rowClauses = ({ position }: RowTask): readonly ClauseId[] =>
  those(['S2', true], ['B1', position.row.forecast.length > 0]);

function scoreClauses({ ask, seat, position }: ScoreTask): readonly ClauseId[] {
  const { holdings, variant } = position;
  const isPro = variant === 'pro';
  const own = scoreRound(holdings, rulesFor(position))[seat] as Score;
  const sets = holdings.map(({ cards }) => heldTriplets(cards));
  const withSet = holdings.some(({ discarded }) => discarded.length > 0);
  const isPlaced = ask !== 'damage';
  const isChoice = isPro && ask === 'sets';
  return those(
    ['R2', sets.some((held) => held.length > 0)],
    ['R3', sets.some((held) => held.length > 1)],
    ['R7', isPlaced && own.sharing > 1],
    ['R6', isPlaced && holdings.length === 2],
    ['A9', isPlaced && holdings.length === 2 && own.sharing === 2],
    ['B5', isPro && ask === 'total' && withSet],
    ['B6', isChoice],
    ['A5', isChoice],
    ['B7', isChoice],
    ['B8', isChoice || own.pairs.length > 0],
    ['A10', ask === 'total' && own.points + own.bonus < own.penalty],
  );
}

function gameClauses({ ask, game, sunk }: GameTask): readonly ClauseId[] {
  const best = Math.max(...totals(game));
  if (ask === 'winner') {
    const { by } = winners(game);
    const won = roundsWon(game).reduce((sum, count) => sum + count, 0);
    return those(
      ['O3', true],
      ['E1', true],
      ['A12', by !== 'most-points' && won > game.results.length],
    );
  }
  const isFirst = game.results.length === 0;
  const { seats } = startPlayer(game, sunk);
  const excluded = seats.some((seat) => totals(game)[seat] !== best);
  return those(
    ['S5', !isFirst],
    ['A7', excluded],
    ['A19', isFirst && sunk.length !== 1 && game.rules.firstStarter === 'sinking-ship'],
  );
}
