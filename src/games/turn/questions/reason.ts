import type { ReasonText } from '../../../kit/question/view.ts';
import { explainEvents, type LootStep, type MoveStep } from '../explain/move.ts';
import { type Speech, sayLootStep, sayMoveStep, sayRefusal, tellStep } from '../explain/say.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Game, Move, Seat } from '../rules/game.ts';
import { play, type Refusal } from '../rules/play.ts';
import { OPEN_POINTS } from '../rules/readings.ts';

interface Outlook {
  readonly key: 'next-can-complete' | 'next-cannot-complete';
  readonly clause: ClauseId;
}

export type Reason =
  | { readonly about: 'move'; readonly step: MoveStep }
  | { readonly about: 'refusal'; readonly step: Refusal }
  | { readonly about: 'loot'; readonly step: LootStep }
  | { readonly about: 'outlook'; readonly seat: Seat; readonly step: Outlook };

/** What comes of these moves, up to the first that is refused. */
export function reasonsOfMoves(start: Game, moves: readonly Move[]): Reason[] {
  const reasons: Reason[] = [];
  let game = start;
  for (const move of moves) {
    const { seat } = game.turn;
    const next = play(game, move);
    if (!next.ok) return [...reasons, { about: 'refusal', step: next.error }];
    for (const step of explainEvents(next.value.events, seat)) {
      reasons.push({ about: 'move', step });
    }
    game = next.value.game;
  }
  return reasons;
}

export const cites = ({ step }: Reason): readonly ClauseId[] => [
  step.clause,
  ...('question' in step && step.question ? OPEN_POINTS[step.question].clauses : []),
];

export const sayReason = (reason: Reason, speech: Speech): ReasonText =>
  tellStep(sentenceOf(reason, speech), reason.step);

function sentenceOf(reason: Reason, speech: Speech): string {
  switch (reason.about) {
    case 'move':
      return sayMoveStep(reason.step, speech);
    case 'refusal':
      return sayRefusal(reason.step, speech);
    case 'loot':
      return sayLootStep(reason.step, speech);
    case 'outlook':
      return speech.t(`outlook.${reason.step.key}`, { name: speech.name(reason.seat) });
  }
}
