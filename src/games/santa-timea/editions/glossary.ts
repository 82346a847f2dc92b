import type { Term } from '../../../kit/game.ts';

const term = (
  id: string,
  group: string,
  clauses: readonly string[],
  mistakenFor: readonly string[] = [],
): Term => ({ id, group, clauses, mistakenFor, named: true });

/** A term that a text may as well say in another way: “strike out the twins”. */
const loose = (...of: Parameters<typeof term>): Term => ({ ...term(...of), named: false });

export const GLOSSARY: readonly Term[] = [
  term('wheel-card', 'cards', ['C2'], ['wind-card']),
  term('wind-card', 'cards', ['C3'], ['wheel-card']),
  term('piratess', 'cards', ['C2', 'P1']),
  loose('direction', 'winds', ['C4']),
  term('north', 'winds', ['C4']),
  term('east', 'winds', ['C4'], ['west']),
  term('south', 'winds', ['C4']),
  term('west', 'winds', ['C4'], ['east']),
  loose('across', 'winds', ['V3'], ['opposite']),
  loose('opposite', 'winds', ['V2'], ['across']),
  loose('worth', 'winds', ['V1', 'V2', 'V3', 'A16']),
  loose('number', 'winds', ['V2', 'P3', 'T4'], ['worth']),
  loose('trick', 'trick', ['T1']),
  loose('lead', 'trick', ['T1', 'T6']),
  loose('take', 'trick', ['T4', 'P6'], ['lead']),
  loose('deck', 'trick', ['S1']),
  loose('knocked-out', 'trick', ['X1']),
  loose('leave', 'trick', ['X3'], ['wait']),
  loose('round', 'round', ['O2'], ['trick']),
  loose('damage', 'round', ['R4']),
  loose('set', 'round', ['R2', 'R3'], ['pair']),
  loose('discard', 'round', ['R2', 'R3'], ['leave']),
  term('victory-point', 'round', ['R5']),
  loose('start', 'round', ['S5', 'S6'], ['lead']),
  term('advanced-game', 'advanced', ['B1']),
  term('forecast', 'advanced', ['B1']),
  term('pair', 'advanced', ['B3'], ['set']),
  term('penalty', 'advanced', ['B4']),
  loose('wait', 'advanced', ['B2'], ['leave']),
];
