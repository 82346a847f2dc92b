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

export const speechOf = (t: Translate, lang: string, names = playerNames(t)): Speech =>
  createSpeech(t, lang, names);

export const tellStep = (
  text: string,
  { clause, question }: { readonly clause: ClauseId; readonly question?: OpenPoint },
): ReasonText => ({ text, clause, ours: question !== undefined && question in HOUSE });

export const tellEvents = (
  events: readonly GameEvent[],
  seat: Seat,
  speech: Speech,
): ReasonText[] =>
  explainEvents(events).map((step) => tellStep(sayMoveStep(step, seat, speech), step));

export const tellLoot = (players: readonly Player[], speech: Speech): ReasonText[] =>
  explainLoot(players).map((step) => tellStep(sayLootStep(step, speech), step));
