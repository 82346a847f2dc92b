import type { Speech } from '../../explain/say.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { bestDeclarations, type Declaration, declarationOptions } from '../../rules/declare.ts';

/**
 * [B6] [A5] What a player does best with the sets, given what the others have decided; empty for a
 * player without a set.
 */
export function sayAdvice(position: ScorePosition, seat: number, { t, list }: Speech): string {
  const rules = rulesFor(position);
  const { cards, discarded } = position.holdings[seat] ?? { cards: [], discarded: [] };
  const choices = declarationOptions(cards, rules).length;
  if (choices === 1) return '';
  const { total, options } = bestDeclarations(position.holdings, seat, rules);
  const points = t('scored.points', { count: total });
  if (options.length === choices) return t('scored.best-any', { points });
  const say = (option: Declaration) =>
    option.length === 0
      ? t('scored.best-keep')
      : t('scored.best-discard', { winds: list(option.map((wind) => t(`wind.${wind}`))) });
  const best = t('scored.best', { choice: options.map(say).join(' / '), points });
  const isChosen = options.some((option) => sameSets(option, discarded));
  return isChosen ? `${best} ${t('scored.best-now')}` : best;
}

const sameSets = (a: Declaration, b: Declaration): boolean =>
  a.length === b.length && a.every((wind) => b.includes(wind));
