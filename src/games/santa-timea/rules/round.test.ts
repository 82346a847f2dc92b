import { describe, expect, it } from 'vitest';
import { openRow } from './deal.ts';
import { isRoundOver, legalMoves, play, type Round, seatAt, startRound, toAct } from './round.ts';
import { answering, card, cards, HOUSE, PRO, spell, windCards } from './test-kit.ts';
import type { Rules } from './variants.ts';

/** A round with these hands, led by seat 0 unless another leads. */
const round = (hands: string[], winds: string, rules: Rules = HOUSE, leader = 0): Round =>
  startRound({ hands: hands.map(cards), row: openRow(windCards(winds), 0) }, leader, rules);

/** Plays these cards, each by the seat whose turn it is. */
const played = (start: Round, plays: string): Round =>
  cards(plays).reduce((now, next) => {
    const result = play(now, toAct(now) ?? -1, next);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }, start);

const refusal = (at: Round, seat: number, text: string) => {
  const result = play(at, seat, card(text));
  return result.ok ? null : result.error;
};

const THREE = ['N5 N9 P', 'E4 S3 W1', 'N2 S7 E1'];

/** Two seats who tie twice and then do not: the wind cards are N1, E1, S1. */
const TIES = ['N5 E4 S2', 'E10 P S9'];

describe('whose turn it is', () => {
  it('[T1] goes clockwise from the leader', () => {
    let now = round(THREE, 'N1 E1 S1', HOUSE, 1);
    const order = [toAct(now)];
    for (const next of ['E4', 'N2']) {
      now = played(now, next);
      order.push(toAct(now));
    }
    expect(order).toEqual([1, 2, 0]);
    expect([seatAt(3, 0, 5), seatAt(3, 1, 5), seatAt(3, 2, 5)]).toEqual([3, 4, 0]);
  });

  it('[T1] refuses any other seat, and cards that are not in hand', () => {
    const now = round(THREE, 'N1 E1 S1');
    expect(refusal(now, 1, 'E4')).toEqual({ code: 'not-your-turn', clause: 'T1' });
    expect(refusal(now, -1, 'N5')).toEqual({ code: 'not-your-turn', clause: 'T1' });
    expect(refusal(now, 0, 'E4')).toEqual({ code: 'not-in-hand', clause: 'T1' });
    expect(refusal(played(now, 'N5'), 0, 'N9')).toEqual({ code: 'not-your-turn', clause: 'T1' });
  });

  it('[P4] [T2] keeps a Piratess from being led, never from following', () => {
    const now = round(THREE, 'N1 E1 S1');
    expect(refusal(now, 0, 'P')).toEqual({ code: 'piratess-led', clause: 'P4' });
    expect(legalMoves(now).map(spell)).toEqual(['N5', 'N9']);
    const following = played(round(THREE, 'N1 E1 S1', HOUSE, 1), 'E4 N2');
    expect(legalMoves(following).map(spell)).toEqual(['N5', 'N9', 'P']);
  });
});

describe('the end of a trick', () => {
  const after = played(round(THREE, 'N1 E1 S1 W2'), 'N5 S3 N2');

  it('[T7] takes the cards off the table and out of the hands, and remembers them', () => {
    expect(after.plays).toEqual([]);
    expect(after.hands.map((hand) => hand.map(spell))).toEqual([
      ['N9', 'P'],
      ['E4', 'W1'],
      ['S7', 'E1'],
    ]);
    expect(after.tricks.map(({ leader, trick }) => [leader, trick.plays.map(spell)])).toEqual([
      [0, ['N5', 'S3', 'N2']],
    ]);
  });

  it('[X3] leaves card and lead as they are when nobody takes', () => {
    const tied = played(round(TIES, 'N1 E1 S1', HOUSE, 1), 'E10 N5');
    expect([tied.leader, tied.aside, tied.carried]).toEqual([1, windCards('N1'), []]);
    expect(tied.collected).toEqual([[], []]);
  });
});

it('[A8] carried wind cards come in from the round before only where the reading says so', () => {
  const next = answering('lastTrickCarry', 'next-round', 'pro');
  const row = openRow(windCards('N2'), 0);
  const start = startRound({ hands: [cards('N5'), cards('N6')], row }, 0, next, windCards('S1'));
  expect(played(start, 'N5 N6').collected).toEqual([windCards('N2 S1'), []]);
});

describe('the end of a round', () => {
  const over = played(round(TIES, 'N1 E1'), 'N5 E10 E4 P');

  it('[R1] is reached when there is no wind card left to play for, even if players hold cards', () => {
    expect([isRoundOver(over), over.hands]).toEqual([true, [cards('S2'), cards('S9')]]);
    expect([toAct(over), legalMoves(over)]).toEqual([null, []]);
  });

  it('[R1] is reached when all cards of shorter hands are played', () => {
    const end = played(round(['N5', 'N6'], 'N1 E1'), 'N5 N6');
    expect([isRoundOver(end), toAct(end), legalMoves(end)]).toEqual([true, null, []]);
  });

  describe('after twelve tricks', () => {
    /** The twelfth trick is to come, and does not take the last cards. */
    const twelfth = (rules: Rules): Round => {
      const start = round(['N5 N6', 'E10 E11'], 'N1 S1 E1', rules);
      const { tricks } = played(start, 'N5 E10');
      return { ...start, tricks: Array(11).fill(tricks[0]) };
    };

    it('[O2] [R1] is reached, whatever is left in hands and row', () => {
      expect(isRoundOver(twelfth(HOUSE))).toBe(false);
      const end = played(twelfth(HOUSE), 'N5 E10');
      expect([end.tricks.length, isRoundOver(end), toAct(end)]).toEqual([12, true, null]);
      expect([end.hands[0], end.row.open]).toEqual([cards('N6'), windCards('S1 E1')]);
    });

    it('[A8] loses the wind card that nobody takes, or keeps it for the next round', () => {
      const lost = played(twelfth(PRO), 'N5 E10');
      expect([lost.carried, lost.aside]).toEqual([[], windCards('N1')]);
      const kept = played(twelfth(answering('lastTrickCarry', 'next-round', 'pro')), 'N5 E10');
      expect([kept.carried, kept.aside]).toEqual([windCards('N1'), []]);
    });
  });

  it('[R1] refuses any further play', () => {
    expect(refusal(over, 0, 'N5')).toEqual({ code: 'round-over', clause: 'R1' });
  });
});
