import { type Choices, type Game, HAND } from '../rules/game.ts';
import { windsOf } from '../rules/sail.ts';
import { both, SEATS } from '../rules/seats.ts';
import { explainEnd, explainFire } from './fire.ts';
import { explainSail } from './sail.ts';
import type { Step } from './step.ts';

/** What happened in a phase: what both chose, what came of it, and how the next phase was prepared. */
export function explainPhase(before: Game, choices: Choices, after: Game): Step[] {
  const { phase, rules } = before;
  const shuffled: Step[] =
    after.supply.shuffles > before.supply.shuffles ? [{ key: 'shuffled', clause: 'W7' }] : [];
  switch (phase) {
    case 'reload':
      return [...explainReload(choices), ...shuffled];
    case 'sail':
      return explainSail(
        both((seat) => windsOf(choices[seat])),
        rules,
      );
    case 'fire': {
      const table = { ...before, phase };
      const end = after.outcome ? explainEnd(after.ships, rules) : [];
      return [...explainFire(table, choices, rules), ...end];
    }
    default:
      return [
        ...explainRetire(choices),
        ...shuffled,
        { key: 'loads', clause: 'W6', seat: 0, count: HAND },
      ];
  }
}

/** [W8] How many cards each exchanges; which ones, nobody else learns. */
export const explainReload = (choices: Choices): Step[] =>
  SEATS.map((seat) => {
    const count = choices[seat].length;
    return count > 0
      ? { key: 'reloads', clause: 'W8', seat, count }
      : { key: 'keeps', clause: 'W8', seat };
  });

/** [W13] How many cards each puts away. */
export const explainRetire = (choices: Choices): Step[] =>
  SEATS.map((seat) => {
    const count = choices[seat].length;
    return count > 0
      ? { key: 'retires', clause: 'W13', seat, count }
      : { key: 'retires-none', clause: 'W13', seat };
  });
