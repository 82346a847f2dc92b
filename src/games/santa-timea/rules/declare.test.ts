import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestDeclarations, declarationOptions, settledDeclarations } from './declare.ts';
import { heldTriplets, scoreRound } from './score.ts';
import { answering, arbHoldings, HOUSE, holding, PRO, windCards } from './test-kit.ts';
import { rulesOf } from './variants.ts';

const IN_TURN = answering('declarations', 'in-turn', 'pro');

/** The two seats of [A5]: the first wants to know what the second does. */
const EAST = windCards('E1 E2 E2 E3');
const SOUTH = windCards('S1 S1 S2 S3');

const settled = (collected: Parameters<typeof settledDeclarations>[0], rules = PRO) =>
  settledDeclarations(collected, rules).map((holdings) =>
    holdings.map((one) => one.discarded.join(' ')),
  );

const totals = (holdings: Parameters<typeof scoreRound>[0], rules = PRO) =>
  scoreRound(holdings, rules).map((score) => score.total);

describe('what a seat may declare', () => {
  it('[R2] [R3] any choice of its sets, none first', () => {
    const held = windCards('N1 N2 N3 S1 S2 S3');
    expect(declarationOptions(held, HOUSE)).toEqual([[], ['N'], ['S'], ['N', 'S']]);
    expect(declarationOptions(windCards('N1 N2'), HOUSE)).toEqual([[]]);
  });

  it('[R3] at most one of them in the reading with one set a player', () => {
    const held = windCards('N1 N2 N3 S1 S2 S3');
    expect(declarationOptions(held, answering('triplets', 'one'))).toEqual([[], ['N'], ['S']]);
  });
});

describe('the best declaration', () => {
  it('[R2] in the basic game is to discard every set, whatever the others do', () => {
    fc.assert(
      fc.property(arbHoldings, (holdings) => {
        for (const [seat, { cards }] of holdings.entries()) {
          const all = heldTriplets(cards);
          const best = bestDeclarations(holdings, seat, HOUSE);
          expect(best.options).toContainEqual(all);
          const discardingAll = holdings.with(seat, { cards, discarded: all });
          expect(totals(discardingAll, HOUSE)[seat]).toBe(best.total);
        }
      }),
    );
  });

  it('[A5] [B3] depends on the others in the advanced game: pair if they discard, else set', () => {
    const against = (discards: string) =>
      bestDeclarations([holding('E1 E2 E2 E3'), holding('S1 S1 S2 S3', discards)], 0, PRO);
    expect(against('S')).toEqual({ total: 1, options: [[]] });
    expect(against('')).toEqual({ total: 2, options: [['E']] });
  });

  it('[B5] [R2] N1 N1 N2 N3 against nothing: set and pair are equal, or the set is worse', () => {
    const position = [holding('N1 N1 N2 N3'), holding('')];
    expect(bestDeclarations(position, 0, rulesOf('de', 'pro'))).toEqual({
      total: 0,
      options: [[], ['N']],
    });
    expect(bestDeclarations(position, 0, rulesOf('fr', 'pro'))).toEqual({
      total: 0,
      options: [[]],
    });
    const set = [holding('N1 N1 N2 N3', 'N'), holding('')];
    expect(totals(set, rulesOf('fr', 'pro'))).toEqual([-1, 2]);
  });

  it('[B7] ignores what the seat had declared before', () => {
    const undeclared = [holding('E1 E2 E2 E3'), holding('S1 S1 S2 S3', 'S')];
    const declared = undeclared.with(0, holding('E1 E2 E2 E3', 'E'));
    expect(bestDeclarations(declared, 0, PRO)).toEqual(bestDeclarations(undeclared, 0, PRO));
  });
});

describe('settling', () => {
  it('[B6] [A5] together: the pair against the set is all that nobody regrets', () => {
    expect(settled([EAST, SOUTH])).toEqual([['', 'S']]);
  });

  it('[B6] [A5] together there may be no choice that nobody regrets', () => {
    expect(settled([windCards('N1 N2 N2 N3 S2'), windCards('E1 E2 E2 E3')])).toEqual([]);
  });

  it('[A5] in turn it always settles in exactly one way', () => {
    expect(settled([windCards('N1 N2 N2 N3 S2'), EAST], IN_TURN).length).toBe(1);
    expect(settled([EAST, SOUTH], IN_TURN)).toEqual([['', '']]);
  });

  it('[A5] in turn the first of two seats reckons with the answer of the second', () => {
    fc.assert(
      fc.property(arbHoldings, (holdings) => {
        const [first = [], second = []] = holdings.map((one) => one.cards);
        const foreseen = declarationOptions(first, PRO).map((discarded) => {
          const open = [
            { cards: first, discarded },
            { cards: second, discarded: [] },
          ];
          const [answer = []] = bestDeclarations(open, 1, PRO).options;
          return totals(open.with(1, { cards: second, discarded: answer }))[0] ?? 0;
        });
        const [end = []] = settledDeclarations([first, second], IN_TURN);
        expect(totals(end)[0]).toBe(Math.max(...foreseen));
      }),
    );
  });

  it('[A5] together: in every settled way each seat has a best declaration', () => {
    fc.assert(
      fc.property(arbHoldings, (holdings) => {
        const ways = settledDeclarations(
          holdings.map((one) => one.cards),
          PRO,
        );
        for (const way of ways) {
          const best = way.map((_, seat) => bestDeclarations(way, seat, PRO).total);
          expect(totals(way)).toEqual(best);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[R2] in the basic game nobody regrets it when everyone discards everything', () => {
    const collected = [windCards('N1 N2 N3 E1'), windCards('S1 S2 S3'), windCards('E3')];
    expect(settled(collected, HOUSE)).toContainEqual(['N', 'S', '']);
  });
});
