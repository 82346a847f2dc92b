import { describe, expect, it } from 'vitest';
import { caret } from './result.ts';

describe('the caret', () => {
  it('shows a long line cut on both sides', () => {
    const text = `${'a'.repeat(100)}X${'b'.repeat(100)}`;
    const picture = caret(text, { line: 1, column: 101, found: 'X' });
    expect(picture).toBe(`…${'a'.repeat(30)}X${'b'.repeat(30)}…\n${' '.repeat(31)}^`);
  });

  it('stands where it should under tabs and control characters', () => {
    expect(caret('a\t\u001b[31mX', { line: 1, column: 8, found: 'X' })).toBe('a  [31mX\n       ^');
  });

  it('stands at the start of a line that is not there', () => {
    expect(caret('', { line: 1, column: 1, found: '' })).toBe('\n^');
    expect(caret('a', { line: 3, column: 1, found: '' })).toBe('\n^');
  });
});
