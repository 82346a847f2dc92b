import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { type Card, isWindCard } from '../../rules/cards.ts';
import { DIRECTIONS, type Direction } from '../../rules/directions.ts';
import { isFilled } from '../../rules/field.ts';
import type { Game } from '../../rules/game.ts';
import type { ToldCard, ToldHand, ToldPile, ToldPlace, ToldTable } from './told-table.ts';

/** What of a table is shown. */
export interface TableView {
  /** Whether black cards are turned over so that their fees are seen. */
  readonly fees: boolean;
  readonly piles: boolean;
  readonly hands: readonly ToldHand[];
}

/** Puts a table into words. */
export function tellTable(game: Game, { fees, piles, hands }: TableView, t: Translate): ToldTable {
  const { lie, turnCards } = game;
  const blackCount = game.black.pile.length;
  return {
    places: DIRECTIONS.map((direction) => tellPlace(game, direction, fees, t)),
    lie: lie === null ? 'open' : lie === 'upright' ? 'up' : 'down',
    lieLabel: [
      t(`board.lie.${lie ?? 'open'}`, { count: turnCards.length }),
      ...(blackCount > 0 ? [t('board.black', { count: blackCount })] : []),
    ].join('. '),
    hasTurnCard: turnCards.length > 0,
    blackCount,
    hands,
    piles: piles ? DIRECTIONS.map((direction) => tellPile(game, direction, t)) : [],
    pileLabel: t('board.pile', { count: game.pile.length }),
    pileCount: game.pile.length,
  };
}

export const tellCard = (card: Card, t: Translate): ToldCard => ({
  code: makeCard(card),
  label: sayCard(card, t),
  letter: isWindCard(card) ? t(`letter.${card}`) : '',
});

function tellPlace({ field }: Game, direction: Direction, fees: boolean, t: Translate): ToldPlace {
  const place = field[direction];
  const kind = isFilled(place) ? 'wind' : place.fee === null ? 'empty' : 'black';
  const fee = fees && kind === 'black' ? place.fee : null;
  const key = fee === null ? kind : 'fee';
  const label = t(`board.place.${key}`, { place: t(`direction.${direction}`), count: fee ?? 0 });
  return { direction, letter: t(`letter.${direction}`), kind, fee, label };
}

function tellPile({ discards }: Game, direction: Direction, t: Translate): ToldPile {
  const cards = discards[direction];
  const top = cards.at(-1);
  const told = top === undefined ? null : tellCard(top, t);
  const label = told
    ? t('board.discards', {
        place: t(`direction.${direction}`),
        card: told.label,
        count: cards.length,
      })
    : t('board.no-discards', { place: t(`direction.${direction}`) });
  return { direction, letter: t(`letter.${direction}`), top: told, count: cards.length, label };
}
