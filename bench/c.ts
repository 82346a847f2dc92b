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

const SOURCE = join(import.meta.dirname, 'twin.c');

/**
 * Compiles and runs the C program.
 * @returns null where there is no C compiler.
 */
export function measureC(
  tricks: Uint8Array,
  seats: number,
  seed: number,
  milliseconds: number,
): Native | null {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-bench-'));
  try {
    const program = join(folder, 'twin');
    const compiled = spawnSync('cc', ['-O3', '-o', program, SOURCE], { stdio: 'inherit' });
    if (compiled.status !== 0) return null;
    const numbers = [BOOK.length, tricks.length / 6, seats, seed, milliseconds].map(String);
    const input = Buffer.concat([Buffer.from(BOOK.buffer), tricks]);
    const { stdout, status } = spawnSync(program, numbers, { input });
    if (status !== 0) throw new Error('the C program failed');
    const [outcomes = 0, damages = 0, tricksPerSecond = 0, roundsPerSecond = 0] = stdout
      .toString()
      .split(' ')
      .map(Number);
    return { outcomes, damages, tricksPerSecond, roundsPerSecond };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
