import { describe, expect, it } from 'vitest';
import { caret } from '../../../core/result.ts';
import { LONGEST } from './cards.ts';
import { makePosition, parsePosition } from './position.ts';

const READ = 'game 7: N / . ; NN / E S ; B / . ; S / N';

const made = (text: string) => {
  const read = parsePosition(text);
  return read.ok ? makePosition(read.value) : read.error.code;
};

describe('the text of a game', () => {
  it('[W7] keeps the order in which cards were discarded, which decides how they are shuffled', () => {
    expect(made('game 12: BEE/.')).toBe('game 12: B EE / .');
    expect(made('game 12: EE B/.')).toBe('game 12: EE B / .');
  });

  it('may be longer than any other text', () => {
    const turn = '. / . ; . / . ; . / . ; . / .';
    const text = `game 7: ${Array(100).fill(turn).join(' ; ')}`;
    expect(text.length).toBeGreaterThan(2500);
    expect(made(text)).toBe(text);
    expect(made(`${text} # ${'x'.repeat(2000)}`)).toBe(text);
    expect(made(`${text} # ${'x'.repeat(LONGEST)}`)).toBe('too-long');
  });

  it.each([
    ['no number', 'game', 'bad-seed', '^'],
    ['more turns than can be written', 'game 7 turns 100', 'bad-number', '^^^'],
    ['a person who is not the first', 'game 7 people 1', 'bad-number', '^'],
    ['nothing taken back', 'game 7 back 0: . / .', 'bad-number', '^'],
    ['hints before what was taken back', 'game 7 hints 1 back 1', 'expected-colon', '^^^^'],
    [
      'a phase behind the last turn',
      `${READ.replace('7', '7 turns 1')} ; N / .`,
      'unexpected',
      '^',
    ],
  ])('is refused with its place: %s', (_, text, code, marks) => {
    const read = parsePosition(text);
    if (read.ok) throw new Error('read');
    expect(read.error.code).toBe(code);
    expect(caret(text, read.error).split('\n')[1]?.trim()).toBe(marks);
  });

  it('[W5] is refused at the card that its player does not hold', () => {
    const text = 'game 7: N / . ; . / . ; . / . ; . / . ; NNNN / .';
    const read = parsePosition(text);
    expect(read).toMatchObject({ ok: false, error: { code: 'not-in-hand', clause: 'W5' } });
    expect(!read.ok && read.error.column).toBeGreaterThan(text.indexOf('NNNN'));
  });
});
