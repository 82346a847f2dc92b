import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { readJudged } from './judge-round.ts';
import { viewJudged } from './judge-view.ts';

const t = wordsIn('en');

function view(text: string, at?: number) {
  const [head = '', ...names] = text.split('\n');
  const judged = readJudged(head, names);
  if (!judged) throw new Error(`no judged: ${text}`);
  return viewJudged(judged, t, at);
}

it('names the players in playing order, those whom nobody has named by their number', () => {
  const { names, lanes } = view('@ 2 W2 : W9\nAnn\n\nCid');
  expect(names).toEqual(['Ann', t('player.other', { number: 2 }), 'Cid']);
  expect(lanes.map(({ name }) => name)).toEqual(['Cid', 'Ann', t('player.other', { number: 2 })]);
  expect(lanes.map(({ played }) => played)).toEqual([
    { kind: 'number', wind: 'W', rank: 9 },
    null,
    null,
  ]);
});

/** What is taken where nothing waits. */
const cards = t('outcome.cards', { count: 1 });

it('[X1] rules once the last card lies, and not before', () => {
  expect(view('@ 0 W2 : W9 W8 P\nAnn\nBen\nCid\nDee').ruling).toBeNull();
  const { ruling, known } = view('@ 0 W2 : W9 W8 P N13\nAnn\nBen\nCid\nDee');
  expect(ruling?.outcome).toBe(t('outcome.two', { taker: 'Dee', lead: 'Ann', cards }));
  expect(known).toMatchObject({ taker: 3, lead: 0, out: [1, 2] });
  expect(ruling?.disputes).toEqual([]);
});

it('[A2] tells in one line what may be said against it, where an open point decides', () => {
  const { ruling } = view('@ 0 N1 : P P N5\nAnn\nBen\nCid');
  expect(ruling?.outcome).toBe(t('outcome.two', { taker: 'Ann', lead: 'Cid', cards }));
  const ask = t('dispute.ask.secondPiratess');
  const answer = t('dispute.secondPiratess.both-out');
  const outcome = t('outcome.both', { name: 'Cid', cards });
  expect(ruling?.disputes).toEqual([t('judge-table.dispute', { ask, answer, outcome })]);
});

it('[C2] tells what cannot be right with the tricks in which it lies, and what each has so far', () => {
  const { damage, doubts } = view('@ 0 W2 N3 : W9 W8 P N13; W9 S1\nAnn\nBen\nCid\nDee');
  const card = t('card.number', { wind: t('wind.W'), rank: 9 });
  const text = t('judge-table.doubt', { card, tricks: '1 and 2' });
  expect(doubts).toEqual([{ text, tricks: [0] }]);
  expect(damage[3]).toMatchObject({ cards: 1, points: '2', aloud: t('damage', { count: 2 }) });
  expect(damage[0]).toMatchObject({ cards: 0, points: '0' });
});
