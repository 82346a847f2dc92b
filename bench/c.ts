import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOK } from './twin.ts';

/** What the same loops in C do. */
export interface Native {
  /** Sums over the same work, to see that it is the same. */
  readonly outcomes: number;
  readonly damages: number;
  readonly tricksPerSecond: number;
  readonly roundsPerSecond: number;
}

/** Measures each of the two loops for so long. */
export type MeasureC = (milliseconds: number) => Native;

const SOURCE = join(import.meta.dirname, 'twin.c');

/**
 * Compiles the C program; it is deleted when the process ends.
 * @returns null where there is no C compiler.
 */
export function compileC(tricks: Uint8Array, seats: number, seed: number): MeasureC | null {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const program = join(folder, 'twin');
  const compiled = spawnSync('cc', ['-O3', '-o', program, SOURCE], { stdio: 'inherit' });
  if (compiled.status !== 0) return null;
  const input = Buffer.concat([Buffer.from(BOOK.buffer), tricks]);
  return (milliseconds) => {
    const numbers = [BOOK.length, tricks.length / 6, seats, seed, milliseconds].map(String);
    const { stdout, status } = spawnSync(program, numbers, { input });
    if (status !== 0) throw new Error('the C program failed');
    const [outcomes = 0, damages = 0, tricksPerSecond = 0, roundsPerSecond = 0] = stdout
      .toString()
      .split(' ')
      .map(Number);
    return { outcomes, damages, tricksPerSecond, roundsPerSecond };
  };
}
