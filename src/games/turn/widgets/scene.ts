import type { Translate } from '../../../core/words.ts';
import type { ToldReason } from '../../../widgets/told.ts';
import { explainEvents } from '../explain/move.ts';
import { createSpeech, type Speech, sayMoveStep } from '../explain/say.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { MAX_SEATS, type Seat } from '../rules/game.ts';
import type { GameEvent } from '../rules/play.ts';
import { HOUSE, type Question } from '../rules/readings.ts';

/** The players, in the order of their seats. */
export const playerNames = (t: Translate): string[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => t(`player.${seat}`));

export const speechOf = (t: Translate, lang: string): Speech =>
  createSpeech(t, lang, playerNames(t));

/** A step's words with what stands behind them; where the rules are silent the answer is ours. */
export const reasonOf = (
  text: string,
  { clause, question }: { readonly clause: ClauseId; readonly question?: Question },
): ToldReason => ({ text, clause, ours: question !== undefined && question in HOUSE });

/** What came of a move, said. */
export const tellEvents = (
  events: readonly GameEvent[],
  seat: Seat,
  speech: Speech,
): ToldReason[] =>
  explainEvents(events).map((step) => reasonOf(sayMoveStep(step, seat, speech), step));
