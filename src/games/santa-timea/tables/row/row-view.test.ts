import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { makeWindCard } from '../../notation/cards.ts';
import { positionOf } from '../../notation/test-kit.ts';
import { windDeck } from '../../rules/cards.ts';
import { openRow, type Row } from '../../rules/deal.ts';
import { viewRow } from './row-view.ts';

const t = wordsIn('en');

const view = (text: string) => viewRow(row(text), t);

describe('a row told trick by trick', () => {
  it('[S2] [T5] names its open cards', () => {
    const [first, second] = view('row N2 S1 W1 E3');
    const names = (moment: typeof first) => moment?.open.map(({ name }) => name);
    expect(names(first)).toEqual(['North\u00a02', 'South\u00a01', 'West\u00a01']);
    expect(names(second)).toEqual(['South\u00a01', 'West\u00a01', 'East\u00a03']);
    expect(first?.title).toBe('Trick 1');
  });

  it('[R1] says why it ends: after trick twelve, or because no more cards are known', () => {
    expect(view('row N2 S1 W1').at(-1)?.end).toBe(t('row.end'));
    expect(viewRow(openRow(windDeck(), 3), t).at(-1)?.end).toBe(t('row.last'));
  });
});

const row = (text: string): Row => positionOf('row', text).row;

const lines = (start: Row): string[] =>
  viewRow(start, t).map(({ open, gone, faceDown }) =>
    [
      ...open.map(({ card }) => makeWindCard(card)),
      '|',
      ...gone.map(makeWindCard),
      '|',
      faceDown,
    ].join(' '),
  );

describe('the moments of a row', () => {
  it('[S2] [S3] [T5] Example 1: three open, one taken, one turned up, as far as the cards are known', () => {
    expect(lines(row('row N2 S1 W1 E3 S2'))).toEqual([
      'N2 S1 W1 | | 17',
      'S1 W1 E3 | N2 | 16',
      'W1 E3 S2 | N2 S1 | 15',
    ]);
  });

  it('[O2] [R1] ends with trick 12; six cards stay face down, or three beside a forecast', () => {
    for (const [forecast, faceDown] of [
      [0, 6],
      [3, 3],
    ] as const) {
      const moments = viewRow(openRow(windDeck(), forecast), t);
      expect(moments).toHaveLength(12);
      expect(moments.at(-1)).toMatchObject({ faceDown });
      expect(moments.at(-1)?.gone).toHaveLength(11);
    }
  });
});
