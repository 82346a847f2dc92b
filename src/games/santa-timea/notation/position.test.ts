import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caret } from '../../../core/text-error.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import { arbPosition, carelessly, POSITIONS } from './test-kit.ts';

function parsed(text: string): Position {
  const result = parsePosition(text);
  if (!result.ok) throw new Error(`${result.error.code}\n${caret(text, result.error)}`);
  return result.value;
}

/** What a text becomes when it is read and written again. */
const canonical = (text: string): string => makePosition(parsed(text));

describe.each(Object.entries(POSITIONS))('a %s', (kind, arbitrary) => {
  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(arbitrary, (position) => {
        expect(parsed(makePosition(position))).toEqual(position);
      }),
    );
  });

  it('has one canonical text, which names its kind', () => {
    fc.assert(
      fc.property(arbitrary, (position) => {
        const text = makePosition(position);
        expect(canonical(text)).toBe(text);
        expect(text).toMatch(new RegExp(`^${kind}( [^ ]+)*$`));
      }),
    );
  });

  it('is read the same however it is spaced, cased and commented', () => {
    fc.assert(
      fc.property(arbitrary, arbSeed, (position, seed) => {
        const text = makePosition(position);
        const careless = carelessly(text, seed);
        fc.pre(careless.length <= 1000);
        expect(parsed(careless)).toEqual(position);
        expect(canonical(careless)).toBe(text);
      }),
    );
  });
});

describe('reading', () => {
  it.each([
    ['trick E3:E5 N11 S10', 'trick E3: E5 N11 S10'],
    ['  TRICK e3 : e5,n11,\n s10', 'trick E3: E5 N11 S10'],
    ['trick # who takes?\nE3: E5 # leads\nN11 S10', 'trick E3: E5 N11 S10'],
    ['trick house basic E3: E05 N11 p', 'trick E3: E5 N11 P'],
    ['trick pro de E3 + N1: E5 N11', 'trick de pro E3+N1: E5 N11'],
    ['Trick Fr Pro E3: E5 N11', 'trick fr pro E3: E5 N11'],
    ['round @0 N2: N5 E10; E1: E4 P;', 'round N2: N5 E10; E1: E4 P'],
    ['round en pro @ 1 N2: N5 E10', 'round en pro @1 N2: N5 E10'],
    ['score . / N3 -N N1 N2', 'score . / N1 N2 N3 -N'],
    ['score W1,W2,W3,E3,E2,E1 -w -e/.', 'score E1 E2 E3 W1 W2 W3 -E -W / .'],
    ['row N2,S1,W1~E1,W3,S3', 'row N2 S1 W1 ~ E1 W3 S3'],
    ['hand P w1 N14 n2', 'hand N2 N14 W1 P'],
    ['hand', 'hand'],
  ])('%j is %j', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  it('keeps the order of what is played and carried', () => {
    expect(canonical('trick pro W1+N2+E3: P W1 E14 N2')).toBe('trick pro W1+N2+E3: P W1 E14 N2');
  });

  it('knows house rules and the basic game when a text names none', () => {
    expect(parsed('trick E3: E5 N11')).toMatchObject({ edition: 'house', variant: 'basic' });
    expect(parsed('score de . / N1')).toMatchObject({ edition: 'de', variant: 'basic' });
    expect(parsed('round pro E3: E5 N11')).toMatchObject({ edition: 'house', variant: 'pro' });
  });

  it('reads a round of twelve tricks at a table of five', () => {
    fc.assert(
      fc.property(POSITIONS.round, (position) => {
        const text = makePosition(position);
        expect(text.split(';')).toHaveLength(
          position.kind === 'round' ? position.tricks.length : 0,
        );
        expect(text.length).toBeLessThan(400);
      }),
    );
  });
});

describe('writing', () => {
  it('sorts what lies in no order', () => {
    expect(
      makePosition({
        kind: 'hand',
        cards: [{ kind: 'piratess' }, { kind: 'number', wind: 'N', rank: 2 }],
      }),
    ).toBe('hand N2 P');
    const north = [3, 1, 2].map((damage) => ({ wind: 'N', damage }) as const);
    expect(
      makePosition({
        kind: 'score',
        edition: 'house',
        variant: 'basic',
        holdings: [
          { cards: [...north, { wind: 'N', damage: 1 }], discarded: ['N'] },
          { cards: [], discarded: [] },
        ],
      }),
    ).toBe('score N1 N1 N2 N3 -N / .');
  });
});

describe('any text at all', () => {
  const arbLetters = fc.string({
    unit: fc.constantFrom(
      ...'NESWPOX0123456789:;+/~@-.,#_ \n',
      'trick ',
      'round ',
      'score ',
      'row ',
      'hand ',
      'pro ',
      'N1: ',
    ),
    maxLength: 60,
  });
  /** A valid text with one piece cut out, doubled or replaced. */
  const arbDamaged = fc
    .tuple(arbPosition, fc.nat(), fc.nat(4), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([position, at, length, put]) => {
      const text = makePosition(position);
      const start = at % (text.length + 1);
      return text.slice(0, start) + put + text.slice(start + length);
    });

  it.each([
    ['any characters', fc.string({ unit: 'binary', maxLength: 40 })],
    ['any half characters', fc.array(fc.nat(0xffff)).map((all) => String.fromCharCode(...all))],
    ['the letters of the notation', arbLetters],
    ['valid texts with a piece damaged', arbDamaged],
  ])('is read, or refused with a place that is in it: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const result = parsePosition(text);
        if (result.ok) {
          expect(parsed(makePosition(result.value))).toEqual(result.value);
          return;
        }
        const { line, column, found } = result.error;
        const at = text.split('\n')[line - 1]?.slice(column - 1);
        expect(at?.startsWith(found)).toBe(true);
        const [shown = '', mark = ''] = caret(text, result.error).split('\n');
        expect(shown.slice(mark.indexOf('^')).startsWith(found.replace(/\p{Cc}/gu, ' '))).toBe(
          true,
        );
        expect(mark.trim()).toBe('^'.repeat(Math.max(1, found.length)));
      }),
      { numRuns: 1000 },
    );
  });
});
