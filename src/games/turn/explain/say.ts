import type aid from '../../../../content/en/turn/aid.json';
import type board from '../../../../content/en/turn/board.json';
import type pages from '../../../../content/en/turn/pages.json';
import type puzzles from '../../../../content/en/turn/puzzles.json';
import type rulings from '../../../../content/en/turn/rulings.json';
import { writeList } from '../../../core/locale.ts';
import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
} from '../../../core/words.ts';
import type { ReasonText } from '../../../kit/question/view.ts';
import type { OpenKey } from '../../../kit/words.ts';
import type { Card } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { MAX_SEATS, type Player, type Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/legal.ts';
import type { GameEvent } from '../rules/play.ts';
import { HOUSE, type OpenPoint } from '../rules/readings.ts';
import { explainEvents, explainLoot, type LootStep, type MoveStep } from './move.ts';

export type Key = Keys<typeof aid & typeof board & typeof pages & typeof puzzles & typeof rulings>;

export type Translate = TranslateBy<Key | OpenKey>;

export const createTranslate: (words: Catalogue, lang: string) => Translate = create;

export interface Speech {
  readonly t: Translate;
  list(items: readonly string[]): string;
  name(seat: number): string;
}

export const sayCard = (card: Card, t: Translate): string =>
  card === 'turn' || card === 'blank' ? t(`card.${card}`) : t(`direction.${card}`);

/** One step of a move as a sentence; `seat` has moved. */
export function sayMoveStep(step: MoveStep, seat: number, { t, name }: Speech): string {
  const key = `step.${step.key}` as const;
  const mover = name(seat);
  if ('coins' in step) return t(key, { name: mover, count: step.coins });
  if ('seat' in step) return t(key, { name: name(step.seat) });
  if ('laid' in step) return t(key, { count: step.laid });
  if ('lie' in step) return t(key, { name: mover, lie: t(`lie.${step.lie}`) });
  if ('place' in step) {
    const [card, place] = [sayCard(step.card, t), t(`direction.${step.place}`)];
    return t(key, { name: mover, card, place });
  }
  if ('onto' in step) {
    return t(key, { name: mover, card: sayCard(step.card, t), pile: t(`pile.${step.onto}`) });
  }
  if (step.key === 'drawn') {
    return t(key, { name: mover, card: sayCard(step.card, t), pile: t(`pile.${step.from}`) });
  }
  return 'card' in step ? t(key, { card: sayCard(step.card, t) }) : t(key, { name: mover });
}

export function sayLootStep(step: LootStep, { t, list, name }: Speech): string {
  const key = `loot-step.${step.key}` as const;
  if (step.key !== 'coins') return t(key, { names: list(step.seats.map(name)) });
  const compasses = t('compasses', { count: step.compasses });
  return t(key, { name: name(step.seat), fees: step.fees, compasses, count: step.coins });
}

/** Why a move is refused, and where the card could go instead. */
export function sayRefusal({ code, points }: Refusal, { t, list }: Speech): string {
  const why = t(`error.${code}`, { found: '' });
  if (points.length === 0) return why;
  const places = list(points.map((place) => t(`direction.${place}`)));
  return `${why} ${t('can-lie', { places })}`;
}

export const playerNames = (t: Translate): readonly string[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => t(`player.${seat}`));

/** @param names the players in the order of their seats. */
export const speechOf = (t: Translate, names = playerNames(t)): Speech => ({
  t,
  list: (items) => writeList(items, t.lang),
  name: (seat) => names[seat] ?? t('player.other', { number: seat + 1 }),
});

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
