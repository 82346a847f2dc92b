import type aid from '../../../../content/en/ships/aid.json';
import type pages from '../../../../content/en/ships/pages.json';
import type puzzles from '../../../../content/en/ships/puzzles.json';
import type rulings from '../../../../content/en/ships/rulings.json';
import type table from '../../../../content/en/ships/table.json';
import { sayError } from '../../../core/result.ts';
import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
  writeList,
} from '../../../core/words.ts';
import type { AskedBy, OpenKey } from '../../../kit/game.ts';
import type { ReasonText } from '../../../kit/question/view.ts';
import { type Card, countOf, KINDS } from '../rules/cards.ts';
import { other, type Seat } from '../rules/seats.ts';
import type { Stat } from '../rules/ship.ts';
import type { RulingStep } from './phase.ts';

export type Key = Keys<typeof aid & typeof pages & typeof puzzles & typeof rulings & typeof table>;

export type Asked = AskedBy<Key>;

/** Answers are texts that only the engine knows. */
export type Translate = TranslateBy<Key | OpenKey | `task.${Asked}.${string}`>;

export const createTranslate: (words: Catalogue, lang: string) => Translate = create;

export interface Speech {
  readonly t: Translate;
  list(items: readonly string[]): string;
  readonly names?: readonly string[] | undefined;
}

export function createSpeech(t: Translate, names?: readonly string[] | undefined): Speech {
  return { t, list: (items) => writeList(items, t.lang), names };
}

export function sayCards(cards: readonly Card[], { t, list }: Speech): string {
  const kinds = KINDS.filter((kind) => cards.includes(kind));
  if (kinds.length === 0) return t('cards.none');
  return list(kinds.map((kind) => t(`cards.${kind}`, { count: countOf(kind, cards) })));
}

/** One step as a sentence. The reader commands the first ship, the enemy the second, unless both have a name. */
export function sayStep(step: RulingStep, speech: Speech): string {
  const { t, names } = speech;
  if (step.key === 'refused') return sayError({ code: step.code }, t);
  const key = `step.${step.key}` as const;
  switch (step.key) {
    case 'shows':
      return sentence(t(key, { ship: shipOf(step.seat), cards: sayCards(step.cards, speech) }));
    case 'fires':
    case 'would':
    case 'threat': {
      const { shot, count, from, to, stat } = step;
      const cards = t(`cards.${shot}`, { count });
      const part = sayStatOf(other(step.seat), stat, speech);
      return sentence(t(key, { ship: shipOf(step.seat), cards, stat: part, from, to }));
    }
    case 'advantaged':
      return sentence(t(key, { ship: shipOf(step.seat), more: step.more, fewer: step.fewer }));
    case 'full-deck':
      return t(key, { cards: step.cards, kinds: step.kinds, copies: step.copies });
    case 'most-winds': {
      const [first, second] = step.counts;
      return t(key, { first, second, count: first + second });
    }
    case 'opposite':
      return t(key, { first: t(`wind.${step.winds[0]}`), second: t(`wind.${step.winds[1]}`) });
    default:
      if ('count' in step) {
        return sentence(t(key, { ship: shipOf(step.seat), count: step.count }));
      }
      return 'seat' in step ? sentence(t(key, { ship: shipOf(step.seat) })) : t(key);
  }

  function shipOf(seat: 0 | 1): string {
    return names?.[seat] ?? t(`ship.${seat}`);
  }
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const sayCard = (card: Card, t: Translate): string => t(`card.${card}`);

export const sayStat = (stat: Stat, t: Translate): string => t(`stat.${stat}`);

export const sayStatOf = (seat: Seat, stat: Stat, { t, names }: Speech): string =>
  names ? t(`stat-of.named.${stat}`, { name: names[seat] ?? '' }) : t(`stat-of.${seat}.${stat}`);

export const tellStep = (step: RulingStep, speech: Speech): ReasonText => ({
  text: sayStep(step, speech),
  clause: step.clause,
  ours: step.clause.startsWith('WA'),
});
