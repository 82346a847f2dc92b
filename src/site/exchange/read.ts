import type { Result } from '../../core/result.ts';
import { readPo } from './read-po.ts';
import { readXliff } from './read-xliff.ts';
import type { Direction } from './unit.ts';

/** A unit as it comes back, and the line of the file it stands on. */
export interface ReturnedUnit {
  readonly name: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** Whether it came back unfinished: fuzzy, or in the state in which stale texts go out. */
  readonly open: boolean;
  readonly line: number;
}

/** What a file of a translator's tool holds. */
export interface Returned extends Direction {
  readonly units: readonly ReturnedUnit[];
}

/** Why a file or a unit is refused; lines count from 1. */
export interface Refusal {
  readonly line: number;
  readonly reason: string;
}

/** Reads XLIFF 2.x, XLIFF 1.2 or PO, told apart by what is in the file. */
export function readReturned(file: string): Result<Returned, readonly Refusal[]> {
  // Tools on Windows write a byte order mark and their own ends of lines.
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return /^\s*</.test(text) ? readXliff(text) : readPo(text);
}
