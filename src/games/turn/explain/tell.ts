import type { ReasonText } from '../../../kit/question/view.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { MAX_SEATS, type Player, type Seat } from '../rules/game.ts';
import type { GameEvent } from '../rules/play.ts';
import { HOUSE, type OpenPoint } from '../rules/readings.ts';
import { explainLoot } from './loot.ts';
import { explainEvents } from './move.ts';
import { createSpeech, type Speech, sayLootStep, sayMoveStep } from './say.ts';
import type { Translate } from './words.ts';

export const playerNames = (t: Translate): readonly string[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => t(`player.${seat}`));

/** How things are called where the players have their own names. */
export const speechOf = (t: Translate, lang: string, names = playerNames(t)): Speech =>
  createSpeech(t, lang, names);

/** A step's words with what stands behind them; where the rules are silent the answer is ours. */
export const tellStep = (
  text: string,
  { clause, question }: { readonly clause: ClauseId; readonly question?: OpenPoint },
): ReasonText => ({ text, clause, ours: question !== undefined && question in HOUSE });

/** What came of a move, said. */
export const tellEvents = (
  events: readonly GameEvent[],
  seat: Seat,
  speech: Speech,
): ReasonText[] =>
  explainEvents(events).map((step) => tellStep(sayMoveStep(step, seat, speech), step));

/** What everybody has earned and who wins, said. */
export const tellLoot = (players: readonly Player[], speech: Speech): ReasonText[] =>
  explainLoot(players).map((step) => tellStep(sayLootStep(step, speech), step));
