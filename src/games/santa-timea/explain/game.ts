import type { WindCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Row } from '../rules/deal.ts';
import { type Game, roundsWon, type StartRuling, totals, type WinRuling } from '../rules/game.ts';
import type { OpenPoint } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';

export type GameStep = { readonly clause: ClauseId; readonly question?: OpenPoint } & (
  | { readonly key: 'totals' | 'rounds-won'; readonly values: readonly number[] }
  | {
      readonly key:
        | 'start-most-points'
        | 'start-stays'
        | 'start-last-trick'
        | 'start-lots'
        | 'start-lots-tied'
        | 'start-sinking-ship'
        | 'win-most-points'
        | 'win-shared'
        | 'win-still-shared'
        | 'win-rounds';
      readonly seats: readonly Seat[];
    }
);

export function explainStart(game: Game, ruling: StartRuling): GameStep[] {
  const first = game.results.length === 0;
  const sum: GameStep[] = first ? [] : [{ key: 'totals', clause: 'R10', values: totals(game) }];
  return [...sum, startStep(ruling, first)];
}

function startStep({ by, seats }: StartRuling, first: boolean): GameStep {
  switch (by) {
    case 'most-points':
      return { key: 'start-most-points', clause: 'S5', seats };
    case 'starter-stays':
      return { key: 'start-stays', clause: 'S6', question: 'tiedStarter', seats };
    case 'last-trick-leader':
      return { key: 'start-last-trick', clause: 'S6', question: 'tiedStarter', seats };
    case 'sinking-ship':
      return { key: 'start-sinking-ship', clause: 'S7', question: 'firstStarter', seats };
    case 'lots':
      return first
        ? { key: 'start-lots', clause: 'S7', question: 'firstStarter', seats }
        : { key: 'start-lots-tied', clause: 'A7', question: 'tieWithoutStarter', seats };
  }
}

export function explainWinners(game: Game, { by, seats }: WinRuling): GameStep[] {
  const sum: GameStep = { key: 'totals', clause: 'R10', values: totals(game) };
  if (by === 'most-points') return [sum, { key: 'win-most-points', clause: 'E1', seats }];
  const won: GameStep[] =
    game.rules.finalTie === 'most-rounds-won'
      ? [{ key: 'rounds-won', clause: 'E2', question: 'finalTie', values: roundsWon(game) }]
      : [];
  const shared = won.length > 0 ? 'win-still-shared' : 'win-shared';
  const key = by === 'shared' ? shared : 'win-rounds';
  return [sum, ...won, { key, clause: 'E2', question: 'finalTie', seats }];
}

export type RowStep = { readonly clause: ClauseId } & (
  | { readonly key: 'row-current' | 'row-new'; readonly card: WindCard }
  | { readonly key: 'row-moved' | 'row-forecast'; readonly cards: readonly WindCard[] }
  | { readonly key: 'row-empty' }
);

/** @param before the row one trick earlier; null at the start of the round. */
export function explainRow(row: Row, before: Row | null): RowStep[] {
  const [current] = row.open;
  const steps: RowStep[] = [];
  if (before && row.open.length > 0) {
    const turned = before.deck.length > row.deck.length ? row.open.at(-1) : undefined;
    const moved = turned ? row.open.slice(0, -1) : row.open;
    steps.push({ key: 'row-moved', clause: 'T5', cards: moved });
    if (turned) steps.push({ key: 'row-new', clause: 'T5', card: turned });
  }
  if (current) steps.push({ key: 'row-current', clause: 'S3', card: current });
  else steps.push({ key: 'row-empty', clause: 'R1' });
  if (!before && row.forecast.length > 0) {
    steps.push({ key: 'row-forecast', clause: 'B1', cards: row.forecast });
  }
  return steps;
}
