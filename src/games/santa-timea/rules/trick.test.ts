import { describe, expect, it } from 'vitest';
import { answering, HOUSE, PRO, trick, windCards } from './test-kit.ts';
import { resolveTrick, settleTrick } from './trick.ts';
import { trickWorths } from './worth.ts';

/** Who takes and who leads, and how each came about. */
const ruled = (wind: string, plays: string, rules = HOUSE) => {
  const { taker, takerBy, lead, leadBy } = resolveTrick(trick(wind, plays), rules);
  return [taker, takerBy, lead, leadBy];
};

it('[T4] [T6] by print the 5 would take and the 8 would lead, though the 8 is worth 4', () => {
  const byPrint = answering('cardOrder', 'print');
  expect(ruled('E1', 'E5 N8')).toEqual([1, 'lowest', 0, 'highest']);
  expect(ruled('E1', 'E5 N8', byPrint)).toEqual([0, 'lowest', 1, 'highest']);
  expect(ruled('E1', 'E5 S10 N3 S3', byPrint)).toEqual([null, 'nobody', 0, 'stays']);
  expect(ruled('E1', 'E3 N3 W2', byPrint)).toEqual([2, 'lowest', 0, 'highest']);
});

describe('a led Piratess', () => {
  it('[A2] [P6] takes even when another Piratess follows her', () => {
    expect(ruled('N1', 'P P N5')).toEqual([0, 'led-piratess', 2, 'only-card']);
    const bothOut = answering('secondPiratess', 'both-out');
    expect(ruled('N1', 'P P N5', bothOut)).toEqual([2, 'only-card', 2, 'only-card']);
    expect(ruled('N1', 'P P', bothOut)).toEqual([null, 'nobody', 0, 'stays']);
    expect(ruled('N1', 'P N5', bothOut)).toEqual([0, 'led-piratess', 1, 'highest']);
  });

  it('[A3] [P5] ties with that second Piratess, who so cannot win the lead', () => {
    expect(ruled('N1', 'P P')).toEqual([0, 'led-piratess', 0, 'stays']);
    expect(ruled('N1', 'P P N5 E10')).toEqual([0, 'led-piratess', 0, 'stays']);
    const alone = answering('secondPiratessLead', 'alone');
    expect(ruled('N1', 'P P', alone)).toEqual([0, 'led-piratess', 1, 'only-card']);
    expect(ruled('N1', 'P P N5 E10', alone)).toEqual([0, 'led-piratess', 1, 'only-card']);
    expect(ruled('N1', 'P P P', alone)).toEqual([0, 'led-piratess', 0, 'stays']);
    expect(ruled('N1', 'P N5 E10', alone)).toEqual([0, 'led-piratess', 0, 'only-card']);
    expect(ruled('N1', 'P N5', alone)).toEqual([0, 'led-piratess', 1, 'highest']);
    expect(ruled('N1', 'N5 P N3', alone)).toEqual([2, 'only-card', 2, 'only-card']);
  });
});

describe('the wind cards of a trick', () => {
  it('[B2] wait for the next taker in the advanced game, oldest first', () => {
    const untaken = resolveTrick(trick('E1', 'E4 P', 'N1'), PRO);
    expect([untaken.takes, untaken.carried, untaken.aside]).toEqual([[], windCards('N1 E1'), []]);
    const taken = resolveTrick(trick('S1', 'S2 S9', 'N1 E1'), PRO);
    expect([taken.takes, taken.carried, taken.aside]).toEqual([windCards('S1 N1 E1'), [], []]);
  });

  it('[A13] [S3] carried cards do not set the wind', () => {
    const alone = resolveTrick(trick('N2', 'N5 S9 E8'), PRO);
    const carrying = resolveTrick(trick('N2', 'N5 S9 E8', 'S1'), PRO);
    expect(carrying).toEqual({ ...alone, takes: windCards('N2 S1') });
  });

  it('[A14] go to a led Piratess too, or in the other reading wait on', () => {
    const position = trick('N2', 'P N5', 'S1');
    expect(resolveTrick(position, PRO).takes).toEqual(windCards('N2 S1'));
    const newOnly = answering('ledPiratessTakes', 'new-card-only', 'pro');
    const other = resolveTrick(position, newOnly);
    expect([other.takes, other.carried, other.aside]).toEqual([
      windCards('N2'),
      windCards('S1'),
      [],
    ]);
    expect(resolveTrick(trick('N2', 'N6 N5', 'S1'), newOnly).takes).toEqual(windCards('N2 S1'));
  });

  it('[T4] are ruled alike when the worths are handed in', () => {
    const position = trick('E3', 'E5 N11 S10', 'N1');
    const worths = trickWorths(position.plays, position.wind.wind, PRO);
    expect(settleTrick(position, worths, PRO)).toEqual(resolveTrick(position, PRO));
  });
});
