import type { Translate } from '../../src/core/words.ts';
import type { WindCard } from '../../src/games/santa-timea/rules/cards.ts';

/** The name of a wind card’s picture. */
export const sayWind = (card: WindCard, t: Translate): string =>
  `${t(`blows.${card.wind}`)}, ${t('damage', { count: card.damage })}`;
