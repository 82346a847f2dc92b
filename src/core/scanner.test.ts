import { expect, it } from 'vitest';
import { MAX_LENGTH, partOf, Scanner } from './scanner.ts';

type Text = Scanner<'odd' | 'later', 'X1'>;

it('goes from word to word and mark to mark over spaces, commas and comments', () => {
  const scanner: Text = new Scanner('hand N2,\tP: # not this\n@1');
  const taken: string[] = [];
  while (!scanner.done) taken.push(scanner.take().text);
  expect(taken).toEqual(['hand', 'N2', 'P', ':', '@', '1']);
  expect(scanner.peek()).toEqual({ text: '', offset: 25 });
  expect(scanner.error).toBeNull();
});

it('takes a word in any letter case, and only that word', () => {
  const scanner: Text = new Scanner('HAND n2');
  expect(scanner.accept('deck')).toBe(false);
  expect(scanner.accept('hand')).toBe(true);
  expect(scanner.peek().text).toBe('n2');
});

it('keeps the first error, with its clause, line, column and at most twenty characters', () => {
  const scanner: Text = new Scanner(`a\n  ${'b'.repeat(30)} c`);
  scanner.take();
  scanner.fail('odd', scanner.take(), 'X1');
  scanner.fail('later', scanner.take());
  const found = 'b'.repeat(20);
  expect(scanner.error).toEqual({ code: 'odd', clause: 'X1', line: 2, column: 3, found });
});

it('misses a colon, and what is left over', () => {
  const open: Text = new Scanner('a b');
  open.take();
  open.colon();
  expect(open.error).toMatchObject({ code: 'expected-colon', column: 3 });
  const surplus: Text = new Scanner('a b');
  surplus.take();
  surplus.end();
  expect(surplus.error).toMatchObject({ code: 'unexpected', found: 'b' });
});

it('reads no text that is longer than any position', () => {
  const scanner: Text = new Scanner('a'.repeat(MAX_LENGTH + 1));
  expect(scanner.error).toMatchObject({ code: 'too-long', column: MAX_LENGTH + 1, found: '' });
});

it('reads a part of a text and tells places in the whole', () => {
  const part: Text = new Scanner(partOf('some\nlong text', 5, 9));
  expect(part.take()).toEqual({ text: 'long', offset: 5 });
  part.fail('odd', part.peek());
  expect(part.error).toMatchObject({ line: 2, column: 5, found: '' });
  const whole = `in ${'a'.repeat(MAX_LENGTH)}`;
  const full: Text = new Scanner(partOf(whole, 3));
  expect(full.error).toBeNull();
  const over: Text = new Scanner(partOf(`${whole}b`, 3));
  expect(over.error).toMatchObject({ code: 'too-long', column: MAX_LENGTH + 4 });
});
