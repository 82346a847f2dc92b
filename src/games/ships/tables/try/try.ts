import {
  explainChoices,
  explainEnd,
  explainMostWinds,
  type RulingStep,
} from '../../explain/phase.ts';
import type { Translate } from '../../explain/say.ts';
import type { Position } from '../../notation/position.ts';
import { type Choices, play } from '../../rules/game.ts';
import { gameAt, type Table } from '../../rules/position.ts';
import { HOUSE } from '../../rules/readings.ts';
import { both } from '../../rules/seats.ts';
import { NEW_SHIP } from '../../rules/ship.ts';
import { type Picks, pickedFrom, sayRefusals, saySteps } from '../scene/scene.ts';

export type TriedPosition = Exclude<Position, { kind: 'game' }>;

interface Trial {
  readonly table: Table;
  readonly picks: Picks;
  readonly isAlone: boolean;
}

/** A hand is tried in the sail phase, and winds shown are hands of which all is chosen. */
export function trialOf(position: TriedPosition): Trial {
  if (position.kind === 'table') {
    const { choices, hands } = position;
    const picks = both((seat) => (choices ? placesOf(choices[seat], hands[seat]) : []));
    return { table: position, picks, isAlone: false };
  }
  const hands: Choices = position.kind === 'winds' ? position.winds : [position.cards, []];
  const table: Table = {
    phase: 'sail',
    ships: [NEW_SHIP, NEW_SHIP],
    hands,
    winds: [[], []],
  };
  const picks = both((seat) => (position.kind === 'winds' ? [...hands[seat].keys()] : []));
  return { table, picks, isAlone: position.kind === 'hand' };
}

function placesOf(cards: Choices[0], hand: Choices[0]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    places.push(hand.findIndex((held, index) => held === card && !places.includes(index)));
  }
  return places;
}

export function viewTry({ table, picks, isAlone }: Trial, t: Translate) {
  const choices = pickedFrom(table.hands, picks);
  const refusals = sayRefusals(gameAt(table, HOUSE), choices, t);
  if (refusals.length > 0) return { isRefused: true, steps: refusals };
  const steps = isAlone
    ? [...explainChoices(table, choices, HOUSE).slice(0, 1), explainMostWinds(table.hands[0])]
    : [...explainChoices(table, choices, HOUSE), ...endOf(table, choices)];
  return { isRefused: false, steps: saySteps(steps, t) };
}

function endOf(table: Table, choices: Choices): RulingStep[] {
  const next = play(gameAt(table, HOUSE), choices);
  return table.phase === 'fire' && next.ok ? explainEnd(next.value.ships, HOUSE) : [];
}
