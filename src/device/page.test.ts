import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo, nameAmong, readPart, writePart } from './page.ts';

/** The little of a browser that fragments need. */
function open(hash: string) {
  const location = { origin: 'https://a.example', pathname: '/en/', search: '', hash };
  const replaceState = vi.fn((_state: unknown, _title: string, url: string) => {
    location.hash = new URL(url, location.origin).hash;
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState });
  return location;
}

beforeEach(() => void open(''));
afterEach(() => void vi.unstubAllGlobals());

describe('a widget’s part of the fragment', () => {
  it('is found among those of others, whose names it may begin with', () => {
    open('#p10=row&p1=trick_E3:_N1_S2');
    expect(readPart('p1')).toBe('trick_E3:_N1_S2');
    expect(readPart('p2')).toBeUndefined();
  });

  it('is replaced, and those of others stay', () => {
    const location = open('#p1=a&p2=b');
    writePart('p1', 'trick E3: N1 S2');
    expect(location.hash).toBe('#p2=b&p1=trick_E3:_N1_S2');
  });

  it('goes, and with the last one the fragment', () => {
    const location = open('#p1=a');
    writePart('p1', null);
    expect(location.hash).toBe('');
  });

  it('makes a link to this position alone', () => {
    open('#p2=b');
    expect(linkTo('p1', 'trick E3: N1 S2')).toBe('https://a.example/en/#p1=trick_E3:_N1_S2');
  });
});

it('the first of several things is called by its kind, as is one that has no number; the others tell theirs', () => {
  const ids = ['p1', 'round', 'p2', 'p11', 'p21'];
  expect(ids.map((id) => nameAmong('A trick', id))).toEqual([
    'A trick',
    'A trick',
    'A trick (2)',
    'A trick (11)',
    'A trick (21)',
  ]);
});
