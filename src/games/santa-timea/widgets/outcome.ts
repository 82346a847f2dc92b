import type { Translate } from '../../../core/words.ts';
import type { TrickRuling } from '../rules/trick.ts';

/** The ruling in one sentence: who takes the wind card, who leads next. */
export function sayOutcome(
  { taker, lead }: TrickRuling,
  names: readonly string[],
  t: Translate,
): string {
  const leader = names[lead] ?? '';
  if (taker === null) return t('outcome.nobody', { lead: leader });
  const name = names[taker] ?? '';
  return taker === lead
    ? t('outcome.both', { name })
    : t('outcome.two', { taker: name, lead: leader });
}
