import { writeList } from '../../../core/locale.ts';
import type { Marks } from '../../../core/marks.ts';
import type { ReasonText } from '../../../kit/question/view.ts';
import { type Card, countOf, KINDS } from '../rules/cards.ts';
import { other } from '../rules/seats.ts';
import type { Stat } from '../rules/ship.ts';
import type { RulingStep } from './step.ts';
import type { Translate } from './words.ts';

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
      const hit = other(step.seat);
      const part = names
        ? t(`stat-of.named.${stat}`, { name: names[hit] ?? '' })
        : t(`stat-of.${hit}.${stat}`);
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

/** Why a text, a position or a choice is refused. */
export const sayError = (
  error: { readonly code: string; readonly found?: string },
  t: Translate,
): string => t(`error.${error.code}`, { found: error.found ?? '' });

export const sayCard = (card: Card, t: Translate): string => t(`card.${card}`);

export const sayStat = (stat: Stat, t: Translate): string => t(`stat.${stat}`);

/** With how much help a game was played; empty without. */
export const sayMarks = ({ back, hints }: Pick<Marks, 'back' | 'hints'>, t: Translate): string =>
  [
    ...(back > 0 ? [t('play.mark.back', { count: back })] : []),
    ...(hints > 0 ? [t('play.mark.hints', { count: hints })] : []),
  ].join(' ');

export const tellStep = (step: RulingStep, speech: Speech): ReasonText => ({
  text: sayStep(step, speech),
  clause: step.clause,
  ours: step.clause.startsWith('WA'),
});
