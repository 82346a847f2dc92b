import { BANDS, type Band } from '../../../core/band.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { MISREADINGS, type MisreadingId } from '../puzzles/misreadings.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { clausesOf } from '../tasks/clauses.ts';
import type { Task } from '../tasks/task.ts';
import { candidate, canExpose, editionFor, KINDS, type Kind, SEATS } from './candidates.ts';
import { fits } from './mine.ts';
import { dependsOn } from './puzzle.ts';

/** The clauses on which an answer can turn, in the order of the rules. */
export const PRACTISED = [
  'T4',
  'T6',
  'V1',
  'V2',
  'V3',
  'V4',
  'V6',
  'P1',
  'P3',
  'P4',
  'P5',
  'P6',
  'X1',
  'X2',
  'X3',
  'R2',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'B3',
  'B4',
  'B6',
] as const satisfies readonly ClauseId[];

/** What somebody wants to practise; null for anything. */
export interface Theme {
  readonly misreading: MisreadingId | null;
  readonly clause: (typeof PRACTISED)[number] | null;
  readonly band: Band | null;
  readonly players: number | null;
}

/** What there is to choose from. */
export const THEMES = {
  misreading: MISREADINGS,
  clause: PRACTISED,
  band: BANDS,
  players: SEATS,
} as const satisfies { readonly [K in keyof Theme]: readonly NonNullable<Theme[K]>[] };

/** A puzzle of endless practice: the same for the same theme and number, on every device. */
export interface PracticePlace {
  readonly theme: Theme;
  /** From 1 up. */
  readonly number: number;
}

/** How many tasks are looked at before a theme counts as one that nothing fits. */
const TRIES = 4000;

/**
 * Looks for a puzzle, a few tries at a time, so that whoever waits stays responsive.
 * @returns null if nothing fits the theme.
 */
export function* lookForPractice({ theme, number }: PracticePlace): Generator<void, Task | null> {
  const random = createRandom(seedOf(`${JSON.stringify(theme)} ${number}`));
  const kinds = KINDS.filter((kind) => suits(kind, theme));
  for (let left = kinds.length > 0 ? TRIES : 0; left > 0; left--) {
    const kind = one(kinds, random);
    const seats = theme.players ?? one(SEATS, random);
    const task = candidate(kind, seats, editionFor(theme.misreading), random);
    if (isWanted(task, kind, theme)) return task;
    yield;
  }
  return null;
}

function isWanted(task: Task, kind: Kind, { misreading, clause, band, players }: Theme): boolean {
  const order = {
    kind,
    seats: players ?? 0,
    ...(band && { band }),
    ...(misreading && { exposes: misreading }),
  };
  return (
    fits(task, order) && (!clause || clausesOf(task).has(clause)) && dependsOn(task).length === 0
  );
}

/** What can't expose a misreading is not tried; the last tricks are all too hard for beginners. */
const suits = (kind: Kind, { misreading, band }: Theme): boolean =>
  (!misreading || canExpose(kind)) && (kind !== 'last' || (band !== 'easy' && band !== 'medium'));

const one = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** A whole number of 32 bits from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/** Reads `#misreading=forgets-ties&players=3&number=7`; what it does not know it takes for anything. */
export function readPractice(fragment: string): PracticePlace {
  const pairs = fragment.replace(/^#/, '').split('&');
  const given = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
  const chosen = <K extends keyof Theme>(key: K): Theme[K] => {
    const values: readonly unknown[] = THEMES[key];
    return (values.find((value) => String(value) === given.get(key)) ?? null) as Theme[K];
  };
  const number = Number(given.get('number'));
  return {
    theme: {
      misreading: chosen('misreading'),
      clause: chosen('clause'),
      band: chosen('band'),
      players: chosen('players'),
    },
    number: Number.isSafeInteger(number) && number > 0 ? number : 1,
  };
}
