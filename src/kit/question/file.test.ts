import { describe, expect, it } from 'vitest';
import { dayFrom, ID, nothingUsed, puzzleFile } from './file.ts';
import { SUMS } from './test-kit.ts';

const curated = puzzleFile({
  questions: SUMS,
  key: ID,
  unread: 'expected-task',
});
const daily = puzzleFile({
  questions: SUMS,
  key: dayFrom('2026-12-01'),
  unread: 'expected-task',
});

const FINE = 'p01 | sum in 6 3 | 9';
const DAY = '2026-12-01 | sum in 6 3 | 9';

describe('a file of puzzles', () => {
  it('is read as it is written, remarks and empty lines aside', () => {
    const text = `# sums\n\n${FINE} # nine\np02 | sum in 6 4 | 10`;
    const parsed = curated.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.map(({ code }) => code).join());
    expect(parsed.value.map(curated.make)).toEqual([FINE, 'p02 | sum in 6 4 | 10']);
    expect(parsed.value[1]).toMatchObject({ key: 'p02', source: 'sum in 6 4', answer: '10' });
  });

  it.each([
    ['missing-field', FINE.replace(' | 9', ''), undefined],
    ['surplus-field', `${FINE} | -`, undefined],
    ['bad-id', FINE.replace('p01', 'x1'), undefined],
    ['expected-task', FINE.replace('sum', 'all'), undefined],
    ['no-number', FINE.replace('6 3', '6 x'), undefined],
    ['not-canonical', FINE.replace('6 3', '6  3'), 'sum in 6 3'],
    ['all-answers-right', 'p01 | more 1 in 2 3 | 2 3', undefined],
    ['wrong-answer', FINE.replace('| 9', '| 8'), '9'],
    ['duplicate-id', `${FINE}\n${FINE}`, undefined],
    ['repeated-task', `${FINE}\np02 | sum in 3 6 | 9`, 'p01'],
  ])('is refused: %s', (code, text, says) => {
    const parsed = curated.parse(text);
    if (parsed.ok) throw new Error('read without an error');
    expect(parsed.error.at(-1)?.code).toBe(code);
    expect(parsed.error.at(-1)?.says).toBe(says);
  });

  it('tells where a position is wrong, in its line', () => {
    const text = FINE.replace('6 3', '6 x');
    const parsed = curated.parse(`\n${text}`);
    expect(parsed).toMatchObject({ error: [{ line: 2, column: text.indexOf('x') + 1 }] });
  });
});

describe('a supply of days', () => {
  const NEXT = '2026-12-02 | sum in 4 2 | 6';

  it('has one for every day, over as many files as there are', () => {
    const used = nothingUsed();
    expect(daily.parse(DAY, used)).toMatchObject({ ok: true });
    expect(daily.parse(NEXT, used)).toMatchObject({ ok: true });
    expect(daily.parse(NEXT.replace('-02 |', '-05 |'), used)).toMatchObject({
      error: [{ code: 'other-day', says: '2026-12-03' }],
    });
  });

  it('asks nothing twice, whatever file it stood in', () => {
    const used = nothingUsed();
    daily.parse(DAY, used);
    expect(daily.parse('2026-12-02 | sum in 3 6 | 9', used)).toMatchObject({
      error: [{ code: 'repeated-task', says: '2026-12-01' }],
    });
  });

  it.each(['2026-11-30', '2026-12-32', 'p01'])('has no day %s', (day) => {
    expect(daily.parse(DAY.replace('2026-12-01', day))).toMatchObject({
      error: [{ code: 'bad-day', says: '2026-12-01' }],
    });
  });

  it('is taken at its word once it was checked, but for what cannot be read', () => {
    const untrue = DAY.replace('| 9', '| 8');
    expect(daily.parse(untrue)).toMatchObject({ ok: false });
    expect(daily.parseChecked(untrue)).toMatchObject({
      ok: true,
      value: [{ key: '2026-12-01', answer: '8' }],
    });
    expect(daily.parseChecked(DAY.replace('sum', 'all'))).toMatchObject({
      error: [{ code: 'expected-task' }],
    });
  });
});
