import { describe, expect, it } from 'vitest';
import { COMPANIES, levelAt, opponentAt } from './levels.ts';
import { makePosition, parsePosition } from './position.ts';

/** Two tricks of two players are a whole round here; the first lines are those of NOTATION.md. */
const ROUND = 'E10 P S14 W2';
const HEAD = 'game seed 7 seats 2 tricks 2';
/** The learner holds a set of east and one of south. */
const TWO_SETS =
  'game seed 91 seats 2 tricks 8: W3 E1 S9 E9 E3 P E10 N2 W9 W12 E8 S11 E12 E2 N14 N11';

const gameOf = (text: string) => {
  const read = parsePosition(text);
  return read.ok && read.value.kind === 'game' ? read.value : read;
};
const errorOf = (text: string) => {
  const read = parsePosition(text);
  return read.ok ? null : read.error;
};

describe('the text of a game', () => {
  it.each(['', ':', ': .'])('may end before the first card: “game seed 7 seats 2%s”', (rest) => {
    expect(gameOf(`game seed 7 seats 2${rest}`)).toMatchObject({ before: [], cards: [], sets: [] });
  });

  it('has the rounds before apart from the one that is played', () => {
    expect(gameOf(`${HEAD}: ${ROUND} / N6`)).toMatchObject({
      before: [{ cards: expect.objectContaining({ length: 4 }), sets: [] }],
      cards: [{ kind: 'number' }],
    });
    expect(gameOf(`${HEAD}: ${ROUND} /`)).toMatchObject({ before: [{}], cards: [] });
  });

  it('[R2] says which sets are discarded and which kept, in the order of the rose', () => {
    expect(gameOf(`${TWO_SETS} -S -E`)).toMatchObject({ sets: ['E', 'S'], keeps: [] });
    expect(gameOf(`${TWO_SETS} +S -E`)).toMatchObject({ sets: ['E'], keeps: ['S'] });
    expect(gameOf(`${TWO_SETS} +s +e`)).toMatchObject({ sets: [], keeps: ['E', 'S'] });
  });

  it.each([
    ['a word where the colon belongs', 'game seed 7 seats 2 then E10', 'unexpected', 'then'],
    ['a card behind the sets', `${HEAD}: ${ROUND} -W N6`, 'unexpected', 'N6'],
    ['a round that follows one without a card', `${HEAD}: . / N6`, 'unexpected', '/'],
    ['a round that follows half a one', `${HEAD}: E10 P / N6`, 'unexpected', '/'],
    ['a set that is not held', `${HEAD}: ${ROUND} -W`, 'set-not-held', 'W', 'R2'],
    ['one of a round before', `${HEAD}: ${ROUND} -N / N6`, 'set-not-held', 'N', 'R2'],
    ['a set before the round is over', `${HEAD}: E10 P -N`, 'set-not-held', 'N', 'R2'],
    ['a set discarded and kept', `${TWO_SETS} -S +S`, 'set-twice', 'S', 'R3'],
    ['a wind that is none', `${HEAD}: ${ROUND} -X`, 'unknown-letter', 'X'],
    ['a seed beyond the highest', 'game seed 2147483648 seats 2', 'bad-number', '2147483648'],
    ['a seed written with an exponent', 'game seed 1e3 seats 2', 'bad-number', '1e3'],
    ['one seat', 'game seed 7 seats 1', 'bad-number', '1'],
    ['people of whom the first seat is none', 'game seed 7 seats 3 people 1', 'bad-number', '1'],
    ['a person who has no seat', 'game seed 7 seats 3 people 0 3', 'bad-number', '3'],
  ])('is refused with %s', (_, text, code, found, ...clause) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, found, line: 1 });
    expect(error?.clause).toBe(clause[0]);
    expect(text.slice((error?.column ?? 0) - 1).startsWith(found)).toBe(true);
  });

  it('is refused at the first card that its player does not hold', () => {
    expect(errorOf(`${HEAD}: ${ROUND} / N6 N1`)).toMatchObject({
      code: 'not-in-hand',
      found: 'N1',
      seat: 0,
    });
  });

  it('takes the highest seed', () => {
    expect(gameOf('game seed 2147483647 seats 2')).toMatchObject({ seed: 2 ** 31 - 1 });
  });

  it('has five rounds at most', () => {
    const rounds = (count: number) => Array<string>(count).fill('E10 S14').join(' / ');
    const head = 'game seed 7 seats 2 tricks 1';
    // These cards were dealt in the first round only: that is seen once the text has been read.
    expect(errorOf(`${head}: ${rounds(5)}`)).toMatchObject({ code: 'not-in-hand' });
    expect(errorOf(`${head}: ${rounds(6)}`)).toMatchObject({ code: 'unexpected', found: '/' });
  });
});

describe('who sits at the table', () => {
  it('is one person, unless the text says which seats are people’s', () => {
    expect(gameOf('game seed 7 seats 3')).toMatchObject({ people: [0] });
    expect(gameOf('game seed 7 seats 3 people 0 2 able')).toMatchObject({ people: [0, 2] });
    const one = gameOf('game seed 7 seats 3 people 0 able');
    expect('level' in one && makePosition(one)).toBe('game seed 7 seats 3 able');
  });

  it('[R2] of several people each says what becomes of the own sets', () => {
    const both = TWO_SETS.replace('seats 2', 'seats 2 people 0 1');
    expect(gameOf(`${both} -S`)).toMatchObject({ sets: ['S'] });
    expect(errorOf(`${both} -N`)).toMatchObject({ code: 'set-not-held' });
  });

  it('has the same way at the same seat in every game, and none where the text says nothing of it', () => {
    const [own, old] = ['able ways', 'able'].map((words) => gameOf(`game seed 7 seats 5 ${words}`));
    expect(old).toMatchObject({ hasWays: false });
    const seated = (game: typeof own) =>
      game && 'level' in game ? [1, 2, 3, 4].map((seat) => opponentAt(game, seat)) : [];
    expect(seated(own)).toEqual([
      { level: 'able', way: 'collects' },
      { level: 'able', way: 'careful' },
      { level: 'able', way: 'leads' },
      { level: 'able', way: 'saves' },
    ]);
    expect(seated(old)).toEqual(Array(4).fill({ level: 'able' }));
  });

  it.each([
    ['strong', { level: 'strong' }],
    ['mixed', { level: 'able' }],
  ] as const)('of people knows no way: among %s players', (level, person) => {
    expect(opponentAt({ level, hasWays: true, people: [2] }, 2)).toEqual(person);
  });

  it('is one of each level in a mixed company, and again from the first', () => {
    expect(COMPANIES.at(-1)).toBe('mixed');
    expect([1, 2, 3, 4].map((seat) => levelAt('mixed', seat))).toEqual([
      'gentle',
      'able',
      'strong',
      'gentle',
    ]);
  });
});
