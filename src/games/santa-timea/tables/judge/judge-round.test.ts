import { describe, expect, it } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { makeScore } from '../../notation/score.ts';
import { numberCard, PIRATESS } from '../../rules/cards.ts';
import {
  cardsOf,
  doubtsIn,
  type JudgedRound,
  newJudged,
  newRound,
  nextTarget,
  readJudged,
  seenIn,
  trickAt,
  troubleIn,
  undone,
  unnamedIn,
  wholeTrick,
  withLeader,
  withNextTrick,
  withPlay,
  withSeats,
  withTaker,
  withWind,
  writeJudged,
} from './judge-round.ts';

function judged(text: string, names = 'Ann\nBen\n\nDee'): JudgedRound {
  const read = readJudged(text, names.split('\n'));
  if (!read) throw new Error(`no judged: ${text}`);
  return read;
}

/** The trick in which 8 and 8 knock each other out: the fourth takes it, the first leads. */
const LEVEL = '@ 0 W2 N3 E1 : W9 W8 P N13';

/** So many tricks of two players. */
const tricksOf = (count: number) =>
  `@ 0 N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1 S2 : ${Array.from({ length: count }, () => 'N9 N8').join('; ')}`;

describe('a judged round', () => {
  it('is written and read again, names with it', () => {
    for (const text of [`fr pro ${LEVEL}; S4 P`, '@ 2 : ', `${LEVEL}; `, `@ 3 W2 : W9`]) {
      const read = judged(text);
      expect(readJudged(writeJudged(read), read.names)).toEqual(read);
    }
    expect(judged(LEVEL).names).toEqual(['Ann', 'Ben', '', 'Dee']);
  });

  it.each([
    ['', 'nothing at all'],
    ['@ 2 : N9', 'a leader who is not there'],
    ['@ 0 : N9 E9 S9', 'more cards than players'],
    ['@ 0 N2 : N9; E9', 'a trick that was left half'],
    ['@ 0 : N9 E9; S9', 'a trick without its wind'],
  ])('%j is refused: %s', (text) => {
    expect(readJudged(text, ['A', 'B'])).toBeNull();
  });

  it('[C6] no player is alone', () => {
    expect(readJudged('@ 0 : N9', ['Ann'])).toBeNull();
  });

  it('asks for the wind, then for a card of each, then for nothing', () => {
    let now = newJudged(2);
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
    const { leader, row, plays } = trickAt(withNextTrick(judged(`${LEVEL}; N2 N3 N4 N1`)));
    expect(leader).toBe(2);
    expect(row).toEqual([{ wind: 'E', damage: 1 }]);
    expect(plays).toEqual([]);
  });

  const played = judged(tricksOf(12), 'Ann\nBen');

  it('[S7] it has to be said who leads the round after one that was played', () => {
    const next = newRound(played);
    expect(next).toMatchObject({ leader: null, tricks: [[]], winds: [] });
    expect(nextTarget(next)).toEqual({ list: 'lead' });
    expect(readJudged(writeJudged(next), next.names)).toEqual(next);
    expect(nextTarget(withLeader(next, 1))).toEqual({ list: 'row', place: 0 });
    expect(withLeader(next, 1).leader).toBe(1);
  });

  it('[C2] [C3] a card that lies there already is refused, one of an earlier trick is not', () => {
    expect(troubleIn(judged('@ 0 W2 : W9 W9'))?.code).toBe('duplicate-card');
    expect(troubleIn(judged('@ 0 W3 W3 : '))?.code).toBe('too-many-wind-cards');
    expect(troubleIn(judged(`${LEVEL}; W9`))).toBeNull();
  });

  it('[C2] [C3] [P4] what lies in more tricks than the deck allows is doubtful, and a Piratess led too soon', () => {
    expect(doubtsIn(judged('@ 0 N3 E1 E1 : W9 W8 P N13; N12 P P P'))).toEqual([]);
    const [led, wind, card, piratess, ...rest] = doubtsIn(
      judged('@ 0 N3 E1 N3 E2 N3 : W9 W8 P N13; P P P P; W9'),
    );
    expect(led).toMatchObject({ list: 'led', tricks: [1] });
    expect(wind).toMatchObject({ list: 'row', card: { wind: 'N', damage: 3 }, tricks: [0, 2, 2] });
    expect(card).toMatchObject({ list: 'plays', card: numberCard('W', 9), tricks: [0, 2] });
    expect(piratess?.tricks).toEqual([0, 1, 1, 1, 1]);
    expect(rest).toEqual([]);
    const [late] = doubtsIn(judged(`${tricksOf(7)}; P P; P P`, 'A\nB'));
    expect(late).toMatchObject({ list: 'led', tricks: [7] });
  });

  it('an earlier trick is corrected, and what follows from it changes', () => {
    const now = judged(`${LEVEL}; N2 N3 N4 N1`);
    const mended = withPlay(now, 3, numberCard('W', 14), 0);
    expect(trickAt(mended).leader).not.toBe(trickAt(now).leader);
    expect(mended.tricks[1]).toEqual(now.tricks[1]);
    expect(withWind(now, 0, { wind: 'S', damage: 1 }, 0).winds).toEqual(
      judged('@ 0 S1 N3 E1 : ').winds,
    );
    expect(wholeTrick(now, 0)?.plays).toHaveLength(4);
    expect(trickAt(withLeader(now, 3, 1), 1).leader).toBe(3);
  });

  it('[R4] whatever was misread, the score sheet reads all damage of twelve tricks', () => {
    const winds = 'N3 N3 N3 N1 N1 N1 E2 E2 E2 S3 S1 W1';
    const text = `@ 0 ${winds} : ${Array(12).fill('N9 N8').join('; ')}`;
    const written = (read: JudgedRound) =>
      makeScore({ kind: 'score', ...USUAL, holdings: seenIn(read) ?? [] });
    expect(written(judged(text, 'A\nB'))).toBe('score =0 / =23');
    const most = `@ 0 ${Array(12).fill('N3').join(' ')} : ${Array(12).fill('N9 N8').join('; ')}`;
    expect(parsePosition(written(judged(most, 'A\nB'))).ok).toBe(true);
  });

  it('takes back card by card, the step to a trick, and the first wind at last', () => {
    let now = judged('@ 0 W2 N3 : W9 W8; N5 N4; ', 'A\nB');
    for (const left of [
      'W2 N3 : W9 W8; N5 N4',
      'W2 N3 : W9 W8; N5',
      'W2 N3 : W9 W8; ',
      // The wind that blows now is the last known: it goes first.
      'W2 : W9 W8; ',
      'W2 : W9 W8',
      'W2 : W9',
      'W2 : ',
      ': ',
      ': ',
    ]) {
      now = undone(now);
      expect(now).toEqual(judged(`@ 0 ${left}`, 'A\nB'));
    }
  });

  it.each([LEVEL, `${LEVEL}; `, `@ 3 W2 N3 E1 : W9 W8 P N13; `])(
    'the player who is said to lead leads, in a later trick too: %s',
    (text) => {
      for (const seat of [0, 1, 2, 3]) {
        expect(trickAt(withLeader(judged(text), seat)).leader).toBe(seat);
      }
    },
  );

  it('with another player a round begins, and the names stay; the row too where no card was played', () => {
    const more = withSeats(judged(LEVEL), 5);
    expect(more.names).toEqual(['Ann', 'Ben', '', 'Dee', '']);
    expect(trickAt(more)).toEqual(trickAt(judged('@ 0 : ')));
    const row = judged('@ 0 W2 N3 E1 : ');
    expect(trickAt(withSeats(row, 5))).toEqual(trickAt(row));
  });
});

it('[T4] notes who takes in the place of cards, and asks for wind cards and the lead only where they are needed', () => {
  const start = judged('@0 N2 E3: N9 E12', 'A\nB');
  const light = withNextTrick(withTaker(withNextTrick(start), 1));
  const nobody = withNextTrick(withTaker(light, null));
  expect(writeJudged(nobody)).toBe('@ 0 N2 E3 : N9 E12; =1 ?; =- ?; ');
  expect(readJudged(writeJudged(nobody), nobody.names)).toEqual(nobody);
  expect(cardsOf(nobody)).toEqual(cardsOf(light));
  expect(nextTarget(nobody)).toEqual({ list: 'lead' });
  expect(nextTarget(withLeader(nobody, 1))).toEqual({ list: 'row', place: 0 });
  expect(trickAt(withLeader(nobody, 1)).leader).toBe(1);
  expect(undone(nobody)).toEqual(light);

  const hidden = withNextTrick(withTaker(nobody, 0));
  expect(unnamedIn(hidden)).toMatchObject([{ seat: 0, trick: 3 }]);
  const named = withWind(hidden, 0, { wind: 'S', damage: 1 }, 3);
  expect(readJudged(writeJudged(named), named.names)).toEqual(named);
  expect(cardsOf(named)[0]).toContainEqual({ wind: 'S', damage: 1 });
});
