import { describe, expect, it } from 'vitest';
import { draftPuzzle } from './draft.ts';
import { parsePuzzles } from './file.ts';

const drafted = (position: string, ...ids: readonly string[]) => {
  const draft = draftPuzzle(
    position,
    ids.map((id) => ({ id })),
  );
  return draft.ok ? draft.value : draft.error;
};

describe('the line of a new puzzle', () => {
  it('has the next free id and is canonical', () => {
    const rest = 'trick N2: N3 E5 | E5 takes | easy | ignores-wind';
    expect(drafted('trick n2: n3, e5 # why not')).toBe(`p01 | ${rest}`);
    expect(drafted('trick N2: N3 E5', 'p03', 'p11', 'p07')).toBe(`p12 | ${rest}`);
    expect(drafted('trick N2: N3 E5', 'p99')).toBe(`p100 | ${rest}`);
  });

  it('is confirmed by the engine', () => {
    for (const position of [
      'trick N2: S8 P S5',
      'trick W1: P P',
      'trick E1: N5 P',
      'trick S3: S2 S9',
    ]) {
      expect(parsePuzzles(String(drafted(position)))).toMatchObject({ ok: true });
    }
  });

  it('is refused for what is no puzzle', () => {
    expect(drafted('trick N2: N3 E15')).toMatchObject({ code: 'bad-rank', column: 14 });
    expect(drafted('hand N3')).toMatchObject({ code: 'expected-trick', line: 1, column: 1 });
    expect(drafted('hand\nN3')).toMatchObject({ code: 'expected-trick', found: 'hand' });
    expect(drafted('trick pro N2+E1: N3 E5')).toMatchObject({ code: 'plain-trick-only' });
    expect(drafted('trick de N2: N3 E5')).toMatchObject({
      code: 'plain-trick-only',
      line: 1,
      column: 1,
      found: 'trick de N2: N3 E5',
    });
  });
});
