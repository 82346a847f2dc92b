import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { escapedFragment, fragmentText } from '../../../../core/fragment.ts';
import { withName } from '../../../../core/people.ts';
import { USUAL, usualIn } from '../../notation/ruleset.ts';
import { makeScore } from '../../notation/score.ts';
import { keptOwnTables } from '../../players/kept.ts';
import { MAX_SEATS, TRICKS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
import { MOMENTS } from '../first-round/first-round.ts';
import { hasCards, type JudgedRound, readJudged } from '../judge/judge-round.ts';
import { parseScore } from '../score/score-view.ts';
import {
  entered,
  isBegun,
  judgedOf,
  newTable,
  type OwnTable,
  readTable,
  restarted,
  roundOf,
  starterOf,
  withForm,
  withJudged,
  withLeaver,
  withStarter,
  writeTable,
} from './own-table.ts';

function round(text: string) {
  const read = parseScore(`score ${text}`);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function judged(text: string): JudgedRound {
  const [head = '', ...players] = text.split('\n');
  const read = readJudged(head, players);
  if (!read) throw new Error(text);
  return read;
}

const reloaded = (table: OwnTable) => readTable(writeTable(table));
const names = ['Ann', 'Ben', 'Cid'];
const fresh = newTable(names, usualIn('fr'));
/** Twelve tricks of two: Ben takes all, three sets of cards among them. */
const WINDS = 'N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1';
const played = withJudged(
  newTable(['', ''], USUAL),
  judged(`@ 0 ${WINDS} : ${Array(TRICKS).fill('N9 N8').join('; ')}\nAnn\nBen`),
);

describe('a game at somebody’s own table', () => {
  it('is written and read again, whatever has been said of it', () => {
    const begun = withJudged(fresh, judged('fr @ 1 W2 N3 : W9 W8 P; =1 ?; N3\nAnn\nBen\nCid'));
    const guide = {
      screen: 'check' as const,
      isFree: true,
      explained: ['tie', 'half-time'] as const,
      guess: { taker: null, lead: 2 },
    };
    const left = withLeaver(entered(fresh, 0, round('fr =1 / =2 / =3')), 0);
    for (const table of [
      fresh,
      begun,
      { ...begun, guide },
      withForm(fresh, round('fr pro =7 / . / N1 N2 N3 -N')),
      { ...entered(played, 0, roundOf(played)), names: ['', 'Ben A.'], starter: null },
      left,
    ]) {
      expect(reloaded(table)).toEqual(table);
    }
  });

  it.each([
    ['', 'nothing'],
    [writeTable(fresh).replace('@', ''), 'no round under way'],
    [writeTable(fresh).replace('\n\n', '\nscore . / .\n'), 'a round of other players'],
    [writeTable(fresh).replace('\n\n', '\n\nnowhere led ? ?'), 'a screen that is none'],
    [`${writeTable(fresh)}\nD\nE\nF`, 'six players'],
    [writeTable(fresh).replace('0 0', '3 0'), 'a first leader who is not there'],
    [writeTable(fresh).replace('0 0', 'x 0'), 'nobody who led first'],
    [writeTable(fresh).replace('0 0', '0 1'), 'a round that is missing'],
    [writeTable(fresh).replace('0 0', '0 1').replace('Ann', 'score . / .\nAnn'), 'a round of two'],
  ])('%j is refused: %s', (text) => {
    expect(readTable(text)).toBeNull();
  });

  it('[S5] goes on with the next round: its players and rules stay, and who has most points leads', () => {
    const next = entered(played, 0, roundOf(played));
    expect(next.rounds.map(makeScore)).toEqual([
      'score . / N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1 -N -E',
    ]);
    expect(next).toMatchObject({ names: ['Ann', 'Ben'], starter: 0, now: { leader: 0 } });
    expect(hasCards(judgedOf(next))).toBe(false);
    // A round that is corrected later changes who leads the next.
    expect(entered(next, 0, round('=9 / =1')).now.leader).toBe(1);
  });

  it('scores what was seen to the end, and keeps what somebody has entered while the judge goes on', () => {
    expect(makeScore(roundOf(fresh))).toBe('score fr . / . / .');
    const said = withForm(played, { ...roundOf(played), ...round('pro =3 / =5') });
    expect(makeScore(roundOf(said))).toBe('score pro =3 / =5');
    const on = withJudged(said, { ...judgedOf(said), tricks: [[]] });
    expect(makeScore(roundOf(on))).toBe('score pro =3 / =5');
    expect(restarted(said).form).toBeUndefined();

    // Who has entered nothing follows the judge, also where a card is corrected.
    const half = withJudged(played, { ...judgedOf(played), tricks: [[]] });
    const noted = withForm(half, round('=3 / .'));
    const seen = withJudged(noted, judgedOf(played));
    expect(roundOf(seen).holdings).toEqual([
      { cards: [], discarded: [], damage: 3 },
      roundOf(played).holdings[1],
    ]);
    const kept = withForm(played, {
      ...roundOf(played),
      ...round('. / N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1'),
    });
    const mended = judged(
      `@ 0 ${WINDS.replace(/S1$/, 'W3')} : ${Array(TRICKS).fill('N9 N8').join('; ')}\nAnn\nBen`,
    );
    expect(roundOf(withJudged(kept, mended)).holdings[1]?.cards).toContainEqual({
      wind: 'W',
      damage: 3,
    });
  });

  it('[S6] asks who leads where nobody has said who began, and knows where it is said', () => {
    const unled = { ...fresh, now: { ...fresh.now, leader: null } };
    const level = entered(unled, 0, round('fr =2 / =2 / =6'));
    expect(level.now.leader).toBeNull();
    expect(entered(unled, 0, round('fr =4 / =2 / =6')).now.leader).toBe(1);
    expect(withStarter(level, 1)).toMatchObject({ starter: 1, now: { leader: 1 } });
    expect(starterOf(withStarter(fresh, 2))).toBe(2);
  });

  it('goes on among the others when a player leaves, and all have the names that either page gave', () => {
    const two = entered(fresh, 0, round('fr =1 / =2 / =3'));
    const left = withLeaver(withForm(two, round('fr =7 / =8 / =9')), 0);
    expect(makeScore(roundOf(left))).toBe('score fr =8 / =9');
    expect(judgedOf(left)).toMatchObject({ names: ['Ben', 'Cid'], leader: 0 });
    expect(withJudged(left, withName(judgedOf(left), 1, 'Zoë')).names).toEqual([
      'Ann',
      'Ben',
      'Zoë',
    ]);
    expect(withName(left, 0, ' Eve ').names[0]).toBe('Eve');
    expect(judgedOf(withLeaver(left, 0)).names).toEqual(names);
  });

  it('has begun once something would be lost', () => {
    expect(isBegun(withName(fresh, 0, 'Zoë'))).toBe(false);
    expect(isBegun(withForm(fresh, roundOf(fresh)))).toBe(true);
    expect(isBegun(played)).toBe(true);
  });

  it('has room on the device and in a code to scan: the longest game, with a round under way', () => {
    const cards = ['N', 'E', 'S', 'W'].flatMap((wind) =>
      Array.from({ length: 14 }, (_, index) => `${wind}${index + 1}`),
    );
    const deck = [...cards, 'P', 'P', 'P', 'P'];
    const tricks = Array.from({ length: TRICKS }, (_, at) =>
      deck.slice(at * MAX_SEATS, (at + 1) * MAX_SEATS).join(' '),
    );
    const players = Array.from({ length: MAX_SEATS }, (_, seat) => 'ÄÖÜßÉ'.charAt(seat).repeat(20));
    const now = `fr pro @ 0 ${WINDS} : ${tricks.join('; ')}`;
    const table: OwnTable = {
      ...withJudged(newTable(players, USUAL), judged([now, ...players].join('\n'))),
      rounds: Array(ROUNDS - 1).fill(
        round('fr pro N1 N2 N3 E1 -N / E1 E2 / E2 N1 / S1 S1 / W1 W2'),
      ),
      guide: { screen: 'judge', isFree: true, explained: MOMENTS, guess: { taker: 1, lead: 2 } },
    };
    const form = withForm(table, roundOf(table));
    const text = writeTable(form);
    expect(readTable(text)).toEqual(form);
    const kept = { table: { at: 1, text } };
    expect(keptOwnTables.read(kept)).toEqual(kept);
    const link = `https://windrose.example/fr/santa-timea/first-round/#table=${escapedFragment(text)}`;
    expect(readTable(fragmentText(link.split('table=')[1] ?? ''))).toEqual(form);
    expect(encode(link, { ecc: 'L' }).version).toBeLessThanOrEqual(40);
  });
});
