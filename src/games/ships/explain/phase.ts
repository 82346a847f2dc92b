import { COPIES, fullDeck, KINDS } from '../rules/cards.ts';
import { type Choices, type Game, HAND } from '../rules/game.ts';
import type { Reading } from '../rules/readings.ts';
import { windsOf } from '../rules/sail.ts';
import { both, SEATS } from '../rules/seats.ts';
import { FULL } from '../rules/ship.ts';
import { explainEnd, explainFire } from './fire.ts';
import { explainSail } from './sail.ts';
import type { RulingStep } from './step.ts';

/** What happened in a phase: what both chose, what came of it, and how the next phase was prepared. */
export function explainPhase(before: Game, choices: Choices, after: Game): RulingStep[] {
  const { phase, rules } = before;
  switch (phase) {
    case 'reload':
      return [...explainReload(choices, rules), ...explainShuffle(before, choices, after)];
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
        ...explainRetire(choices, rules),
        ...explainShuffle(before, choices, after),
        { key: 'loads', clause: 'W6', seat: 0, count: HAND },
      ];
  }
}

/** [W1] [W3] [W4] [W6] How a game begins. */
export const explainStart = (): RulingStep[] => [
  { key: 'two-ships', clause: 'W1' },
  { key: 'new-ships', clause: 'W3', seat: 0, count: FULL },
  {
    key: 'full-deck',
    clause: 'W4',
    cards: fullDeck().length,
    kinds: KINDS.length,
    copies: COPIES,
  },
  { key: 'loads', clause: 'W6', seat: 0, count: HAND },
];

/** [W5] What both choose next; nothing when the game is over. */
export const explainNext = ({ phase }: Game): RulingStep[] =>
  phase ? [{ key: `next-${phase}`, clause: 'W5' }] : [];

/** [W8] How many cards each exchanges; [WA8] which ones, nobody else learns. */
export const explainReload = (choices: Choices, rules: Reading): RulingStep[] => [
  ...SEATS.map((seat): RulingStep => {
    const count = choices[seat].length;
    return count > 0
      ? { key: 'reloads', clause: 'W8', seat, count }
      : { key: 'keeps', clause: 'W8', seat };
  }),
  ...explainDiscards(choices, rules),
];

/** [W13] How many cards each puts away; [WA8] which ones, nobody else learns. */
export const explainRetire = (choices: Choices, rules: Reading): RulingStep[] => [
  ...SEATS.map((seat): RulingStep => {
    const count = choices[seat].length;
    return count > 0
      ? { key: 'retires', clause: 'W13', seat, count }
      : { key: 'retires-none', clause: 'W13', seat };
  }),
  ...explainDiscards(choices, rules),
];

/** [WA8] Who sees what was discarded; nothing to say where nothing was. */
function explainDiscards(choices: Choices, { discards }: Reading): RulingStep[] {
  if (choices.flat().length === 0) return [];
  const key = discards === 'open' ? 'face-up' : 'face-down';
  return [{ key, clause: 'WA8', question: 'discards' }];
}

/** [W7] That the discards became the deck; [WA6] which of them, and in which order it was dealt from. */
function explainShuffle(before: Game, choices: Choices, after: Game): RulingStep[] {
  if (after.supply.shuffles === before.supply.shuffles) return [];
  const { phase, rules } = before;
  const steps: RulingStep[] = [{ key: 'shuffled', clause: 'W7' }];
  if (phase === 'reload') {
    steps.push({
      key: `fresh-${rules.freshDiscards}`,
      clause: 'WA6',
      question: 'freshDiscards',
    });
  }
  const isDealtToBoth = SEATS.every((seat) =>
    phase === 'reload'
      ? choices[seat].length > 0
      : before.hands[seat].length - choices[seat].length < HAND,
  );
  if (isDealtToBoth) {
    steps.push({ key: `dealt-${rules.dealing}`, clause: 'WA6', question: 'dealing' });
  }
  return steps;
}
