import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fragmentText, toFragment } from '../../../core/fragment.ts';
import { makePosition, parsePosition } from './position.ts';
import { arbPosition } from './test-kit.ts';

/** Reads a fragment (without `#`) that may have been typed, cut or mangled. */
const fromFragment = (fragment: string) => parsePosition(fragmentText(fragment));

const escapedWholly = (text: string): string =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

describe('a position in a link', () => {
  it('needs no escapes: an address keeps it letter for letter', () => {
    fc.assert(
      fc.property(arbPosition, (position) => {
        const fragment = toFragment(makePosition(position));
        expect(new URL(`https://example.org/en/#${fragment}`).hash).toBe(`#${fragment}`);
      }),
    );
  });

  it.each([
    ['encodeURI', encodeURI],
    ['encodeURIComponent', encodeURIComponent],
    ['spaces kept', (fragment: string) => fragment.replaceAll('_', ' ')],
    ['spaces escaped', (fragment: string) => fragment.replaceAll('_', '%20')],
    ['a last full stop left out', (fragment: string) => fragment.replace(/\.$/, '')],
    ['upper case', (fragment: string) => fragment.toUpperCase()],
  ])('survives other programs: %s', (_, mangle) => {
    fc.assert(
      fc.property(arbPosition, (position) => {
        const fragment = mangle(toFragment(makePosition(position)));
        expect(fromFragment(fragment)).toEqual({ ok: true, value: position });
      }),
    );
  });

  it('is read even when every letter is escaped', () => {
    expect(fromFragment(escapedWholly('trick_E3:_E5_N11'))).toEqual(
      fromFragment('trick_E3:_E5_N11'),
    );
    expect(fromFragment(escapedWholly('trick_E3:_E5_N11')).ok).toBe(true);
    const long = `hand_N2_#${'_'.repeat(500)}`;
    expect(fromFragment(escapedWholly(long))).toEqual(fromFragment(long));
    expect(fromFragment(long).ok).toBe(true);
  });
});

describe('a bad link', () => {
  it.each([
    ['', 'unknown-kind', 1],
    ['top', 'unknown-kind', 1],
    ['trick_E3:_E5_N15', 'bad-rank', 14],
    ['trick_E3:_E5_N1%', 'expected-card', 16],
    ['trick_E3%3A_E5_O1', 'unknown-letter', 14],
  ])('%j is refused: %s', (fragment, code, column) => {
    const result = fromFragment(fragment);
    expect(result).toMatchObject({ ok: false, error: { code, line: 1, column } });
  });

  it('has a text in which the place is found', () => {
    expect(fragmentText('trick_E3%3A_E5_O1')).toBe('trick E3: E5 O1');
    expect(fragmentText('trick_%E3')).toBe('trick %E3');
  });

  it('[R4] gets the last seat without wind cards back that a program took for a full stop', () => {
    for (const end of ['', '_', '__', ' .', '.']) {
      expect(fragmentText(`score_N1_/${end}`)).toBe(`score N1 /${end === '.' ? '.' : ' .'}`);
    }
    expect(fragmentText('score_./_N1')).toBe('score ./ N1');
  });

  it('never throws', () => {
    const unit = fc.constantFrom(...'trick_E3:%20%C3%A9%#?&/.+~@-;');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit })), (fragment) => {
        const result = fromFragment(fragment);
        expect(result.ok || result.error.column > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
