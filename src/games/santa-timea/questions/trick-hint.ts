// In a file of its own: tables that ask without the questions need no more of them than this.
import { type Speech, sayHalves, sayTrickStep } from '../explain/say.ts';
import { explainTrick } from '../explain/trick.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { resolveTrick } from '../rules/trick.ts';
import type { Worth } from '../rules/worth.ts';

/** What was overlooked about a player who does not take, or lead. @param place in playing order; null for nobody. */
export function sayTrickHint(
  position: TrickPosition,
  of: 'taker' | 'lead',
  place: number | null,
  speech: Speech,
): string {
  const { t, name } = speech;
  const { trick } = position;
  const rules = rulesFor(position);
  const ruling = resolveTrick(trick, rules);
  const { worths, ties, taker } = ruling;
  // Where no two are equal nothing is said of knocking out: it may not have been taught.
  if (place === null) return t(ties.length > 0 ? 'hint.some-left' : 'hint.none-equal');
  if (taker === place) return t('hint.takes-only', { name: name(place) });
  if (ties.some((places) => places.includes(place))) {
    return explainTrick(trick, ruling, rules)
      .filter((step) => 'places' in step && step.places.includes(place))
      .map((step) => sayTrickStep(step, trick.plays, speech))
      .join(' ');
  }
  if (of === 'taker' && worths[0]?.by === 'led') return t('hint.led');
  const { halves } = worths[place] as Worth;
  const right = worths[ruling[of] as number] as Worth;
  if (halves === 0 && right.halves === 0) return t('hint.among-zeros', { name: name(place) });
  const key = of === 'taker' ? 'hint.lower-left' : 'hint.higher-left';
  return t(key, { name: name(place), worth: sayHalves(halves) });
}
