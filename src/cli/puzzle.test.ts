import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('puzzle.ts', import.meta.url));

const puzzle = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

describe('the puzzle command', () => {
  it('prints lines with ids that follow each other', async () => {
    const { code, out, err } = await puzzle(
      'taker in trick N2: S8 S5',
      'taker in trick n2: s8, p, s5 # how?',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first = '', below = '', second = ''] = out.split('\n');
    expect(first).toMatch(/^p\d+ \| taker in trick N2: S8 S5 \| S5$/);
    expect(below).toMatch(/^# goes below p\d+$/);
    expect(second).toMatch(/^p\d+ \| taker in trick N2: S8 P S5 \| S5$/);
    const numberOf = (line: string) => Number(line.slice(1, line.indexOf(' ')));
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });

  it('shows where a position is wrong, and goes on with the next', async () => {
    const { code, out, err } = await puzzle(
      'taker in trick N2: S8 S15',
      'hand N3',
      'taker in trick N2: S8 S5',
    );
    expect(code).toBe(1);
    expect(err.split('\n').slice(1, 3)).toEqual([
      'taker in trick N2: S8 S15',
      '                      ^^^',
    ]);
    expect(err).toContain('hand N3\n^^^^^^^');
    expect(out).toContain('taker in trick N2: S8 S5');
  });

  it('refuses what there is already, and says where', async () => {
    const { code, out, err } = await puzzle('taker in trick N2: S8 S5', 'taker in trick E3: W8 W5');
    expect(code).toBe(1);
    expect(out.split('\n').length).toBe(3);
    expect(err).toMatch(/^puzzles\/santa-timea\/puzzles\.txt:\d+:\d+: \S/);
  });

  it('takes questions of the other games', async () => {
    const ships = await puzzle('--game', 'ships', 'fires in winds NN E / SS E', 'fires in winds Q');
    expect(ships.out).toMatch(/^p\d+ \| fires in winds NN E \/ E SS \| both\n# goes below p\d+\n$/);
    expect(ships.err).toContain('fires in winds Q\n               ^');
    const turn = await puzzle('--game', 'turn', 'fits on the table');
    expect(turn).toMatchObject({ code: 1, out: '' });
    expect(turn.err).toContain('fits on the table\n^^^^');
  });
});
