import { describe, expect, it } from 'vitest';
import { makeMarks, NO_MARKS, readMarks, withBack, withHint } from './marks.ts';
import { Scanner } from './scanner.ts';

class Text extends Scanner<'bad-number', never> {}

const read = (text: string) => {
  const scanner = new Text(text);
  const marks = readMarks(scanner);
  scanner.end();
  return scanner.error ?? marks;
};

describe('the marks of a game', () => {
  it('count each advice once, and what is taken back', () => {
    const advised = withHint(withHint(NO_MARKS));
    expect(advised).toEqual({ back: 0, hints: 1, isAdvised: true });
    expect(withBack(advised)).toEqual({ back: 1, hints: 1, isAdvised: false });
  });

  it.each([
    ['', NO_MARKS],
    ['back 2', { ...NO_MARKS, back: 2 }],
    ['hints 3 advised', { back: 0, hints: 3, isAdvised: true }],
  ])('are read: “%s”', (text, marks) => {
    expect(read(text)).toEqual(marks);
    expect(makeMarks(marks).join(' ')).toBe(text);
  });

  it.each([
    ['back 0', 'bad-number', 6],
    ['hints 1 back 1', 'unexpected', 9],
  ])('are refused with their place: “%s”', (text, code, column) => {
    expect(read(text)).toMatchObject({ code, column });
  });
});
