import { describe, expect, it } from 'vitest';
import { isRoundOver, legalMoves, toAct } from '../rules/round.ts';
import { heldTriplets, scoreRound } from '../rules/score.ts';
import { keptRounds } from './kept.ts';
import {
  dealtAnew,
  holdingsOf,
  LEARNER,
  type Match,
  roundOf,
  withCard,
  withoutLastCard,
} from './match.ts';
import { makeMatch, readMatch } from './read.ts';

const TABLE: Match = { seed: 7, seats: 3, tricks: 12, variant: 'basic', cards: [], sets: [] };

const now = (match: Match) => {
  const round = roundOf(match);
  if (!round.ok) throw new Error(round.error.code);
  return round.value;
};

/** A whole round in which the learner always plays the first legal card. */
function wholeRound(table: Match): Match {
  let match = table;
  for (let round = now(match); !isRoundOver(round); round = now(match)) {
    expect(toAct(round)).toBe(LEARNER);
    const [card] = legalMoves(round);
    if (!card) throw new Error('no legal card');
    match = withCard(match, card);
  }
  return match;
}

describe('a match', () => {
  it.each([2, 3, 4, 5])(
    '[R1] comes to its end with %i seats, and the same one every time',
    (seats) => {
      const match = wholeRound({ ...TABLE, seats, variant: 'pro' });
      expect(match.cards).toHaveLength(12);
      expect(now(match)).toEqual(now({ ...match }));
      const holdings = holdingsOf(now(match), []);
      expect(scoreRound(holdings, now(match).rules)).toHaveLength(seats);
      expect(holdings[LEARNER]?.discarded).toEqual([]);
    },
  );

  it('is over after as many tricks as it has, and a card of each was in the hand', () => {
    const match = wholeRound({ ...TABLE, tricks: 3 });
    expect([match.cards.length, now(match).tricks.length]).toEqual([3, 3]);
    expect(now(TABLE).hands.map((hand) => hand.length)).toEqual([12, 12, 12]);
  });

  it('deals a Piratess to nobody in a short round', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { hands } = now(dealtAnew({ ...TABLE, tricks: 3 }, seed));
      expect(hands.flat().filter(({ kind }) => kind === 'piratess')).toEqual([]);
      expect(dealtAnew(TABLE, seed)).toEqual({ ...TABLE, seed });
    }
  });

  it('goes back by one trick', () => {
    const match = wholeRound(TABLE);
    const back = now(withoutLastCard(match));
    expect(back.tricks).toEqual(now(match).tricks.slice(0, 11));
  });

  it('[R2] in the basic game nobody else keeps a set, and the learner discards only what is held', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const round = now(wholeRound({ ...TABLE, seats: 2, seed }));
      const holdings = holdingsOf(round, ['N', 'E', 'S', 'W']);
      for (const { cards, discarded } of holdings) expect(discarded).toEqual(heldTriplets(cards));
    }
  });
});

describe('its text', () => {
  it('is read as it was written', () => {
    for (const table of [
      TABLE,
      { ...TABLE, tricks: 3 },
      { ...TABLE, variant: 'pro', seats: 5 } as const,
    ]) {
      const match: Match = { ...wholeRound(table), sets: ['S', 'N'] };
      expect(readMatch(makeMatch(match))).toEqual({ ok: true, value: match });
    }
  });

  it.each([
    ['', 'no-seed', ''],
    ['seed seven seats 3', 'no-seed', 'seven'],
    ['seed 4294967296 seats 3', 'no-seed', '4294967296'],
    ['seed 7', 'no-seats', ''],
    ['seed 7 seats 6', 'bad-seats', '6'],
    ['seed 7 seats 3 tricks 13', 'bad-tricks', '13'],
    ['seed 7 seats 3 advanced', 'bad-word', 'advanced'],
    ['seed 7 seats 3 plays O3', 'bad-card', 'O3'],
    ['seed 7 seats 3 sets O', 'bad-wind', 'O'],
    ['seed 7 seats 3 sets N N', 'bad-wind', 'N'],
  ])('“%s” is refused: %s', (text, code, found) => {
    expect(readMatch(text)).toEqual({ ok: false, error: { code, found } });
  });

  it('[T1] names a card that was never in the hand', () => {
    const hand = now(TABLE).hands[LEARNER] ?? [];
    const missing = ['N1', 'N2', 'N3', 'N4'].find(
      (name) => !hand.some((card) => card.kind === 'number' && `${card.wind}${card.rank}` === name),
    );
    const read = readMatch(`seed 7 seats 3 plays ${missing}`);
    expect(read).toEqual({ ok: false, error: { code: 'refused', found: missing } });
  });
});

describe('what is kept', () => {
  it('is the later round of each table, in any order', () => {
    const a = { first: { at: 1, text: 'seed 1 seats 3' }, pro: { at: 9, text: 'seed 4 seats 2' } };
    const b = { first: { at: 2, text: 'seed 2 seats 3' } };
    expect(keptRounds.merge(a, b)).toEqual({ first: b.first, pro: a.pro });
    expect(keptRounds.merge(b, a)).toEqual(keptRounds.merge(a, b));
  });

  it('refuses what is not ours', () => {
    expect(keptRounds.read({ first: { at: 'now', text: '' } })).toBeNull();
    expect(keptRounds.read([])).toBeNull();
    expect(keptRounds.read({ first: { at: 5, text: 'seed 1 seats 3' } })).not.toBeNull();
  });
});
