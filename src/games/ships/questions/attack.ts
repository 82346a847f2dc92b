import { err, ok, type Result } from '../../../core/result.ts';
import type { TextPart } from '../../../core/scanner.ts';
import type { TaskText } from '../../../core/task-text.ts';
import { explainHit } from '../explain/fire.ts';
import { explainStanding } from '../explain/sail.ts';
import type { RulingStep } from '../explain/step.ts';
import { makePosition } from '../notation/position.ts';
import type { TablePosition } from '../notation/table.ts';
import { isShot, SHOTS } from '../rules/cards.ts';
import type { Table } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { mayFire } from '../rules/sail.ts';
import type { Seat } from '../rules/seats.ts';
import { inPosition, type TaskError } from './kind.ts';

export interface AtTable {
  readonly position: TablePosition;
}

const inPhase = <Q>(
  phase: 'sail' | 'fire',
  part: TextPart,
  make: (position: TablePosition) => Q,
): Result<Q, TaskError> =>
  inPosition('table', part, (table) =>
    table.phase === phase ? ok(make({ ...table, choices: null })) : err({ code: 'other-phase' }),
  );

export const aboutPhase = (phase: 'sail' | 'fire') => ({
  parse: <A extends string>(ask: A, text: TaskText) =>
    inPhase(phase, text.position, (position) => ({ ask, position })),
  make: ({ position }: AtTable) => ({ position: makePosition(position) }),
});

export function hits(key: 'would' | 'threat', table: Table, seat: Seat): RulingStep[][] {
  return SHOTS.map((shot) => {
    const cards = table.hands[seat].filter((card) => card === shot);
    return explainHit(key, table, seat, cards, HOUSE);
  }).filter((steps) => steps.length > 0);
}

/** Whether the first ship may fire and what each shot would do, and then what follows of that. */
export function attackReasons(table: Table, conclusion: () => readonly RulingStep[]): RulingStep[] {
  const standing = explainStanding(table.winds, HOUSE);
  if (!mayFire(table.winds, HOUSE)[0]) {
    return [...standing, { key: 'may-not-fire', clause: 'W11', seat: 0 }];
  }
  if (!table.hands[0].some(isShot)) return [...standing, { key: 'no-shot', clause: 'W12' }];
  return [...standing, ...hits('would', table, 0).flat(), ...conclusion()];
}
