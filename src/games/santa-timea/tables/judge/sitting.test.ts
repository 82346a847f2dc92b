import { describe, expect, it } from 'vitest';
import { makeScore } from '../../notation/score.ts';
import { numberCard, PIRATESS } from '../../rules/cards.ts';
import {
  newSitting,
  nextTarget,
  readSitting,
  type Sitting,
  standingOf,
  takenIn,
  troubleIn,
  undone,
  wholeTrick,
  withLeader,
  withNextTrick,
  withPlay,
  withSeats,
  withWind,
  writeSitting,
} from './sitting.ts';

function sitting(text: string, names = 'Ann\nBen\n\nDee'): Sitting {
  const read = readSitting(`${text}\n${names}`);
  if (!read) throw new Error(`no sitting: ${text}`);
  return read;
}

/** The trick in which 8 and 8 knock each other out: the fourth takes it, the first leads. */
const LEVEL = '@ 0 W2 N3 E1 : W9 W8 P N13';

describe('a sitting', () => {
  it('is written and read again, names with it', () => {
    for (const text of [`fr pro ${LEVEL}; S4 P`, '@ 2 : ', `${LEVEL}; `, `@ 3 W2 : W9`]) {
      const read = sitting(text);
      expect(readSitting(writeSitting(read))).toEqual(read);
    }
    expect(sitting(LEVEL).names).toEqual(['Ann', 'Ben', '', 'Dee']);
  });

  it.each([
    ['', 'nothing at all'],
    ['@ 0 : N9\nAnn', 'one player'],
    ['@ 4 : N9\nA\nB', 'a leader who is not there'],
    ['@ 0 : N9 E9 S9\nA\nB', 'more cards than players'],
    ['@ 0 N2 : N9; E9\nA\nB', 'a trick that was left half'],
    ['@ 0 : N9 E9; S9\nA\nB', 'a trick without its wind'],
    ['@ 0 N7 : \nA\nB', 'a wind that is in no deck'],
  ])('%j is refused: %s', (text) => {
    expect(readSitting(text)).toBeNull();
  });

  it('asks for the wind, then for a card of each, then for nothing', () => {
    let now = newSitting(2);
    expect(nextTarget(now)).toEqual({ list: 'row', place: 0 });
    now = withWind(now, 0, { wind: 'W', damage: 2 });
    expect(nextTarget(now)).toEqual({ list: 'plays', place: 0 });
    now = withPlay(now, 0, PIRATESS);
    expect(wholeTrick(now)).toBeNull();
    now = withPlay(now, 1, numberCard('N', 3));
    expect(nextTarget(now)).toBeNull();
    expect(wholeTrick(now)?.plays).toHaveLength(2);
  });

  it('[T5] [T6] the next trick has the next wind, and who was highest leads', () => {
    const { leader, row, plays } = standingOf(withNextTrick(sitting(`${LEVEL}; N2 N3 N4 N1`)));
    expect(leader).toBe(2);
    expect(row).toEqual([{ wind: 'E', damage: 1 }]);
    expect(plays).toEqual([]);
  });

  it('[B2] in the advanced game a wind that nobody takes waits', () => {
    const text = '@ 0 N2 E1 : N8 P; ';
    expect(standingOf(sitting(`pro ${text}`, 'A\nB')).carried).toEqual([{ wind: 'N', damage: 2 }]);
    expect(standingOf(sitting(text, 'A\nB')).carried).toEqual([]);
  });

  it('[O2] after twelve tricks a round begins', () => {
    const winds = 'N1 N1 N2 N2 E1 E1 E2 E2 S1 S1 S2 S2';
    const tricks = Array.from({ length: 12 }, () => 'N9 N8').join('; ');
    const next = withNextTrick(sitting(`@ 0 ${winds} : ${tricks}`, 'A\nB'));
    expect(next.tricks).toEqual([[]]);
    expect(next.winds).toEqual([]);
  });

  it('[C2] [C3] a card that lies there already is refused, one of an earlier trick is not', () => {
    expect(troubleIn(sitting('@ 0 W2 : W9 W9'))?.code).toBe('duplicate-card');
    expect(troubleIn(sitting('@ 0 W3 W3 : '))?.code).toBe('too-many-wind-cards');
    expect(troubleIn(sitting(`${LEVEL}; W9`))).toBeNull();
  });

  it('takes back card by card, the step to a trick, and the first wind at last', () => {
    let now = sitting('@ 0 W2 N3 : W9 W8; ', 'A\nB');
    // The wind that blows now is the last known: it goes first.
    for (const left of ['W2 : W9 W8; ', 'W2 : W9 W8', 'W2 : W9', 'W2 : ', ': ', ': ']) {
      now = undone(now);
      expect(now).toEqual(sitting(`@ 0 ${left}`, 'A\nB'));
    }
  });

  it('[T4] adds up who took which wind cards, the trick on the table once it is whole', () => {
    const scoreOf = (text: string) => {
      const taken = takenIn(sitting(text));
      return taken && makeScore(taken);
    };
    expect(scoreOf('@ 0 W2 N3 : W9 W8 P')).toBeNull();
    expect(scoreOf(LEVEL)).toBe('score . / . / . / W2');
    expect(scoreOf(`pro @ 1 W2 N3 E1 : W9 W8 P N13; N9`)).toBe('score pro W2 / . / . / .');
  });

  it('whoever is said to lead leads, in a later trick too', () => {
    expect(standingOf(withLeader(sitting(`${LEVEL}; `), 2)).leader).toBe(2);
  });

  it('with another player a round begins, and the row and the names stay', () => {
    const more = withSeats(sitting(LEVEL), 5);
    expect(more.names).toEqual(['Ann', 'Ben', '', 'Dee', '']);
    expect(standingOf(more)).toEqual({ ...standingOf(sitting('@ 0 W2 N3 E1 : ')), leader: 0 });
  });
});
