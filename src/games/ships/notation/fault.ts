import type { Token } from '../../../core/scanner.ts';
import { HAND } from '../rules/game.ts';
import { checkChoice, type Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import type { ReadCards } from './cards.ts';
import type { Scanner } from './error.ts';

export function failAt(
  scanner: Scanner,
  fault: Problem | Refusal | null,
  tokens: readonly Token[],
): void {
  if (fault) scanner.fail(fault.code, tokens[fault.index] ?? scanner.peek(), fault.clause);
}

/** [W9] Only winds that may be shown together, [W6] and no more than a hand holds. */
export function checkShow(scanner: Scanner, { cards, tokens }: ReadCards): void {
  const surplus = tokens[HAND];
  if (surplus) scanner.fail('hand-too-big', surplus, 'W6');
  const sailing = { phase: 'sail', hand: cards, mayFire: false, canSail: true } as const;
  const checked = checkChoice(cards, { ...sailing, rules: HOUSE });
  if (!checked.ok) failAt(scanner, checked.error, tokens);
}
