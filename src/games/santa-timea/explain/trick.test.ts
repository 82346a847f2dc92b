import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answering, arbTrick, HOUSE, PRO, spellWind, trick } from '../rules/test-kit.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { explainTrick } from './trick.ts';

const explain = (position: Trick, rules: Rules = HOUSE) =>
  explainTrick(position, resolveTrick(position, rules), rules);

/** The steps, each with its clause, and with the open question where its answer decides. */
const trace = (position: Trick, rules: Rules = HOUSE): string[] =>
  explain(position, rules).map(({ key, clause, question }) =>
    [key, clause, question ?? []].flat().join(' '),
  );

describe('explainTrick', () => {
  it.each([
    ['[V2] zeros played from low to high keep their order', 'S5 S8', [[0], [1]]],
    ['[V2] [P1] a copied zero shares the rank of its original', 'S8 P S5', [[2], [0, 1]]],
  ])('%s', (_, plays, ranks) => {
    expect(explain(trick('N2', plays))).toContainEqual({
      key: 'zeros-ranked',
      clause: 'V2',
      ranks,
    });
  });

  it('[V2] a single zero needs no ranking', () => {
    expect(trace(trick('N2', 'S8 N5'))).not.toContain('zeros-ranked V2');
  });

  it('[P2] a chain says so', () => {
    expect(trace(trick('N2', 'N13 P P N1')).slice(1, 3)).toEqual(['copy P1', 'copy-chain P2']);
  });

  it('[X2] the next lowest and the next highest are named as such', () => {
    expect(trace(trick('N2', 'N2 E4 N7 E14 W9')).slice(-2)).toEqual(['tie X1', 'only-card X2']);
    expect(trace(trick('N2', 'N2 E4 N7 N9'))).toEqual([
      'full V1',
      'half V3',
      'full V1',
      'full V1',
      'tie X1',
      'next-lowest X2',
      'highest T6',
    ]);
    expect(trace(trick('N2', 'N2 N7 E14 N5')).slice(-2)).toEqual(['lowest T4', 'next-highest X2']);
  });

  it('[X3] nobody takes, the card leaves the round, the lead stays', () => {
    expect(trace(trick('N2', 'N5 E10')).slice(-3)).toEqual([
      'nobody X3',
      'aside X3',
      'lead-stays X3',
    ]);
  });

  it('[B2] in the advanced game the card waits, and waiting cards go along', () => {
    expect(trace(trick('N2', 'N5 E10'), PRO)).toContain('carried B2');
    expect(trace(trick('N2', 'N5 N6', 'S1'), PRO)).toContain('takes-carried B2');
  });

  it('[P6] [A2] [A14] led Piratesses', () => {
    expect(trace(trick('N2', 'P N5'))).toEqual(['led P6', 'full V1', 'led-takes P6', 'highest T6']);
    expect(trace(trick('N2', 'P P N5'))).toEqual([
      'led P6',
      'copy-led P2',
      'full V1',
      'tie-led X1',
      'led-takes-anyway A2 secondPiratess',
      'only-card-leads X2',
    ]);
    expect(trace(trick('N2', 'P N5', 'S1'), PRO)).toContain('takes-carried A14 ledPiratessTakes');
    const leaving = answering('ledPiratessTakes', 'new-card-only', 'pro');
    expect(trace(trick('N2', 'P N5', 'S1'), leaving)).toContain(
      'leaves-carried A14 ledPiratessTakes',
    );
  });

  it('[T4] [T6] where the print makes a card low or high, a half 8 is above a full 5, and it says why', () => {
    expect(trace(trick('N2', 'N5 E8')).slice(2)).toEqual(['lowest T4', 'highest T6']);
    expect(explain(trick('N2', 'N5 E8'), answering('cardOrder', 'print')).slice(2)).toEqual([
      { key: 'lowest-printed', clause: 'T4', question: 'cardOrder', place: 0 },
      { key: 'highest-printed', clause: 'T6', question: 'cardOrder', place: 1 },
    ]);
  });

  it('[A1] the other reading is named where it decides a worth', () => {
    const steps = explain(trick('N1', 'E10 P N7'), answering('copiedWorth', 'printed'));
    expect(steps[1]).toMatchObject({ key: 'copy-printed', clause: 'A1', question: 'copiedWorth' });
  });

  it('[X1] says of a tie which places it takes out and what they are worth', () => {
    const ties = (plays: string) =>
      explain(trick('N2', plays)).filter(({ key }) => key.startsWith('tie'));
    expect(ties('E11 P N5 E10')).toMatchObject([
      { key: 'tie', places: [2, 3], halves: 10 },
      { key: 'tie', places: [0, 1], halves: 11 },
    ]);
    expect(ties('N9 S8 P')).toMatchObject([{ key: 'tie-zero', places: [1, 2], halves: 0 }]);
    expect(ties('P P N5')).toMatchObject([{ key: 'tie-led', places: [0, 1], halves: 0 }]);
  });

  it('[B2] [A14] [X3] says which wind cards go along, wait or leave', () => {
    const moved = (plays: string, rules: Rules) =>
      explain(trick('N2', plays, 'S1 E3'), rules).flatMap((step) =>
        'cards' in step ? [[step.key, ...step.cards.map(spellWind)]] : [],
      );
    expect(moved('N5 N6', PRO)).toEqual([['takes-carried', 'S1', 'E3']]);
    expect(moved('N5 E10', PRO)).toEqual([['carried', 'S1', 'E3', 'N2']]);
    const leaving = answering('ledPiratessTakes', 'new-card-only', 'pro');
    expect(moved('P N5', leaving)).toEqual([['leaves-carried', 'S1', 'E3']]);
    const latest = answering('severalCarried', 'latest-only', 'pro');
    expect(moved('N5 E10', latest)).toEqual([
      ['carried', 'N2'],
      ['aside', 'S1', 'E3'],
    ]);
  });

  it('[R1] the last trick of a round has no step on who leads, and its only card left is the lowest', () => {
    const last = (plays: string, rules = HOUSE) => {
      const position = trick('N2', plays);
      const steps = explainTrick(position, resolveTrick(position, rules), rules, true);
      return steps.flatMap((step) => ('place' in step && !('halves' in step) ? [step.key] : []));
    };
    expect(last('N2 N7 E12')).toEqual(['lowest']);
    expect(last('N5 E10')).toEqual(['nobody']);
    expect(last('N5 E10 N7')).toEqual(['next-lowest']);
    expect(last('N5 E10 N2')).toEqual(['lowest']);
    expect(last('N5 E9 N2', answering('cardOrder', 'print'))).toEqual(['lowest-printed']);
    expect(last('P N5')).toEqual(['led-takes']);
  });

  it('every trace says each worth once, then names the taker the ruling names', () => {
    fc.assert(
      fc.property(arbTrick, fc.constantFrom(HOUSE, PRO), (position, rules) => {
        const ruling = resolveTrick(position, rules);
        const steps = explainTrick(position, ruling, rules);
        const worths = steps.filter((step) => 'card' in step);
        expect(worths.map((step) => step.place)).toEqual([...position.plays.keys()]);
        const taker = steps.find((step) =>
          /^(lowest|next-lowest|only-card|led-takes.*|nobody)$/.test(step.key),
        );
        expect(taker).toMatchObject({ place: ruling.taker });
        const lead = steps.findLast((step) => 'place' in step);
        expect(lead).toMatchObject({ place: ruling.lead });
      }),
    );
  });
});
