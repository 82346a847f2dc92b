import { opposite, type Wind } from '../../../core/compass.ts';
import { type Card, countOf } from '../rules/cards.ts';
import type { Reading } from '../rules/readings.ts';
import { mayFire, standings } from '../rules/sail.ts';
import { type Pair, SEATS } from '../rules/seats.ts';
import type { RulingStep } from './step.ts';

export function explainSail(winds: Pair<readonly Wind[]>, rules: Reading): RulingStep[] {
  return [
    ...SEATS.map((seat): RulingStep => {
      const cards = winds[seat];
      return cards.length > 0
        ? { key: 'shows', clause: 'W9', seat, cards }
        : { key: 'shows-none', clause: 'W9', seat };
    }),
    ...explainStanding(winds, rules),
  ];
}

/** How two shows stand to each other, and who may fire. */
export function explainStanding(winds: Pair<readonly Wind[]>, rules: Reading): RulingStep[] {
  const may = mayFire(winds, rules);
  const seat = SEATS.find((one) => standings(winds)[one] === 'advantaged');
  if (seat !== undefined) {
    const [more = 0, fewer = 0] = winds.map((shown) => shown.length).sort((a, b) => b - a);
    return [
      { key: 'advantaged', clause: 'W10', seat, more, fewer },
      { key: 'may-fire', clause: 'W11', seat },
    ];
  }
  const count = winds[0].length;
  const equals: RulingStep =
    count > 0
      ? { key: 'equals', clause: 'W10', seat: 0, count }
      : { key: 'equals-none', clause: 'WA4', question: 'noWinds' };
  return may[0]
    ? [equals, { key: 'both-may-fire', clause: 'W11' }]
    : [{ key: 'nobody-may-fire', clause: 'WA4', question: 'noWinds' }];
}

/** [W9] How many winds a hand can show at most: of each two opposites one. */
export function explainMostWinds(hand: readonly Card[]): RulingStep {
  const more = (wind: Wind) => Math.max(countOf(wind, hand), countOf(opposite(wind), hand));
  return { key: 'most-winds', clause: 'W9', counts: [more('N'), more('E')] };
}

/** [W9] Why winds may be shown together, or which two of them may not. */
export function explainShow(winds: readonly Wind[]): RulingStep {
  const wind = winds.find((one) => winds.includes(opposite(one)));
  return wind
    ? { key: 'opposite', clause: 'W9', winds: [wind, opposite(wind)] }
    : { key: 'no-opposites', clause: 'W9' };
}
