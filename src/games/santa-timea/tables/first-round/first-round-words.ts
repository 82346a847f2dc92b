import { rotate } from '../../../../core/compass.ts';
import type { Key, Translate } from '../../explain/words.ts';
import { type WindCard, wheelDeck, windDeck } from '../../rules/cards.ts';
import { OPEN_CARDS, TRICKS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
import { type Edition, readingOf } from '../../rules/readings.ts';
import type { Screen } from './first-round.ts';

const BELOW: Partial<Record<Screen, Key>> = {
  blows: 'first-round.head.wind',
  push: 'first-round.head.judge',
  takes: 'first-round.head.guess',
  leads: 'first-round.head.guess',
  check: 'first-round.head.guess',
};

export const headOf = (screen: Screen): Key =>
  BELOW[screen] ?? (`first-round.head.${screen}` as Key);

interface SpokenTable {
  readonly seats: number;
  readonly edition: Edition;
  readonly wind?: WindCard | null | undefined;
  /** What would be new to these players in a trick; empty where nothing would. */
  readonly things?: string;
  readonly isSeen?: boolean;
  readonly hasSets?: boolean;
}

export function sayScreen(
  screen: Exclude<Screen, 'moment'>,
  { seats, edition, wind, things = '', isSeen = true, hasSets = true }: SpokenTable,
  t: Translate,
): string {
  switch (screen) {
    case 'row':
      return t('first-round.say.row', { all: windDeck().length, open: OPEN_CARDS });
    case 'deal': {
      const all = wheelDeck().length;
      const isAll = seats * TRICKS === all;
      return t(isAll ? 'first-round.say.deal-all' : 'first-round.say.deal', { all, each: TRICKS });
    }
    case 'aim':
      return t('first-round.say.aim', { each: TRICKS });
    case 'leader':
      return t(`first-round.say.${readingOf(edition).firstStarter}`);
    case 'blows':
      return wind ? sayWinds(wind, t) : '';
    case 'tricks':
      return things
        ? t('first-round.say.tricks-new', { things, exact: t('judge-table.exact') })
        : t('first-round.say.tricks');
    case 'score': {
      if (!isSeen) return t('first-round.say.score-open');
      const least = t('first-round.say.score');
      return hasSets ? `${t('first-round.say.score-set')} ${least}` : least;
    }
    case 'next':
      return t('first-round.say.next', { rounds: ROUNDS });
    default:
      return t(`first-round.say.${screen}`);
  }
}

function sayWinds({ wind }: WindCard, t: Translate): string {
  const [along, one, opposite, other] = [0, 1, 2, 3].map((turn) => t(`wind.${rotate(wind, turn)}`));
  return t('first-round.say.blows', {
    blows: t(`blows.${wind}`),
    wind: along ?? '',
    one: one ?? '',
    other: other ?? '',
    opposite: opposite ?? '',
  });
}

export const ODD = ['tie', 'one', 'nobody', 'zeros', 'piratess', 'led'] as const;
