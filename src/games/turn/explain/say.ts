import type aid from '../../../../content/en/turn/aid.json';
import type board from '../../../../content/en/turn/board.json';
import type pages from '../../../../content/en/turn/pages.json';
import type puzzles from '../../../../content/en/turn/puzzles.json';
import type rulings from '../../../../content/en/turn/rulings.json';
import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
  writeList,
} from '../../../core/words.ts';
import type { OpenKey } from '../../../kit/game.ts';
import type { ReasonText } from '../../../kit/question/view.ts';
import type { Card } from '../rules/deal.ts';
import { LEARNER, MAX_SEATS, type Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/play.ts';
import { HOUSE } from '../rules/readings.ts';
import type { LootStep, MoveStep, RulingStep } from './move.ts';

export type Key = Keys<typeof aid & typeof board & typeof pages & typeof puzzles & typeof rulings>;

export type Translate = TranslateBy<Key | OpenKey>;

export const createTranslate: (words: Catalogue, lang: string) => Translate = create;

export interface Speech {
  readonly t: Translate;
  list(items: readonly string[]): string;
  name(seat: number): string;
  readonly you?: Seat | undefined;
}

export const sayCard = (card: Card, t: Translate): string =>
  card === 'turn' || card === 'blank' ? t(`card.${card}`) : t(`direction.${card}`);

export function sayStep(step: RulingStep, speech: Speech): string {
  switch (step.key) {
    case 'refused':
      return sayRefusal(step.refusal, speech);
    case 'next-can-complete':
    case 'next-cannot-complete':
      return speech.t(`outlook.${step.key}`, { name: speech.name(step.seat) });
    case 'coins':
    case 'wins':
    case 'wins-shared':
    case 'wins-compasses':
      return sayLootStep(step, speech);
    default:
      return sayMoveStep(step, speech);
  }
}

function sayMoveStep(step: MoveStep, { t, name, you }: Speech): string {
  const words = {
    ...('coins' in step && { count: step.coins }),
    ...('laid' in step && { count: step.laid }),
    ...('lie' in step && { lie: t(`lie.${step.lie}`) }),
    ...('card' in step && { card: sayCard(step.card, t) }),
    ...('place' in step && { place: sayCard(step.place, t) }),
    ...('pile' in step && { pile: t(`pile.${step.pile}`) }),
  };
  if (!('seat' in step)) return t(`step.${step.key}`, words);
  return step.seat === you
    ? t(`your-step.${step.key}`, words)
    : t(`step.${step.key}`, { name: name(step.seat), ...words });
}

function sayLootStep(step: LootStep, { t, list, name, you }: Speech): string {
  if (step.key === 'coins') {
    const compasses = t('compasses', { count: step.compasses });
    const words = { name: name(step.seat), fees: step.fees, compasses, count: step.coins };
    return t('loot-step.coins', words);
  }
  const others = step.seats.filter((seat) => seat !== you);
  return others.length < step.seats.length && step.key !== 'wins-compasses'
    ? t(`your-step.${step.key}`, { names: list(others.map(name)) })
    : t(`loot-step.${step.key}`, { names: list(step.seats.map(name)) });
}

export function sayRefusal({ code, points }: Refusal, speech: Speech): string {
  const { t } = speech;
  const why = t(`error.${code}`, { found: '' });
  if (points.length === 0) return why;
  return `${why} ${t('can-lie', { places: sayPlaces(points, speech) })}`;
}

export const sayPlaces = (places: Refusal['points'], { t, list }: Speech): string =>
  list(places.map((place) => sayCard(place, t)));

export const playerNames = (t: Translate): readonly string[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => t(`player.${seat}`));

/** @param names of the players, where nobody among them is spoken to; left out, the reader plays with made-up ones. */
export function speechOf(t: Translate, names?: readonly string[]): Speech {
  const called = names ?? playerNames(t).with(LEARNER, t('player.you'));
  return {
    t,
    list: (items) => writeList(items, t.lang),
    name: (seat) => called[seat] ?? t('player.other', { number: seat + 1 }),
    you: names ? undefined : LEARNER,
  };
}

export const tellStep = (step: RulingStep, speech: Speech): ReasonText => ({
  text: sayStep(step, speech),
  clause: step.clause,
  ours: step.question !== undefined && step.question in HOUSE,
});
