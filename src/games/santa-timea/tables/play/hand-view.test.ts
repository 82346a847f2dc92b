import { describe, expect, it } from 'vitest';
import { checked } from '../../../../core/result.ts';
import { deal } from '../../rules/deal.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { play, type Round, startRound } from '../../rules/round.ts';
import { card, cards, HOUSE, windCard } from '../../rules/test-kit.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { viewHand } from './play-view.ts';

const dealt = startRound(deal(5, 3, VARIANTS.basic), LEARNER, HOUSE);

/** A round of three in which the learner leads with this hand, under a north wind. */
const withHand = (hand: string, change: Partial<Round> = {}): Round => ({
  ...dealt,
  row: { ...dealt.row, open: [windCard('N2'), ...dealt.row.open.slice(1)] },
  hands: [cards(hand), cards('S1 S2 S3 S4 S5'), cards('W1 W2 W3 W4 W5')],
  ...change,
});

const view = (round: Round, isTurn = true) => viewHand(round, LEARNER, isTurn);

describe('a hand', () => {
  it('[V1] [V2] [V3] says what each card counts in this wind', () => {
    const hand = view(withHand('N11 E5 S8 P'));
    expect(hand.map((held) => [held?.worth, held?.by])).toEqual([
      ['11', 'full'],
      ['2½', 'half'],
      ['0', 'zero'],
      ['', 'led'],
    ]);
  });

  it('[P1] says what a Piratess copies of the card before her', () => {
    const round = withHand('N11 P', { plays: cards('E9'), leader: 2 });
    expect(view(round).map((held) => [held?.worth, held?.by])).toEqual([
      ['11', 'full'],
      ['4½', 'led'],
    ]);
  });

  it('counts nothing and offers nothing while it is not the learner’s turn', () => {
    expect(view(withHand('N11 P'), false)).toMatchObject([
      { id: 'N11', worth: '', by: null, isLegal: false },
      { id: 'P', worth: '', by: null, isLegal: false },
    ]);
  });

  it('keeps the places of the cards that are played, in this trick and before', () => {
    let round = withHand('N2 N11 E5 W3');
    for (const [seat, shown] of [
      [0, 'N2'],
      [1, 'S1'],
      [2, 'W1'],
    ] as const) {
      round = checked(play(round, seat, card(shown)));
    }
    expect(view(round, false).map((held) => held?.id ?? null)).toEqual([null, 'N11', 'E5', 'W3']);
    const leading = checked(play({ ...round, leader: LEARNER }, LEARNER, card('E5')));
    expect(view(leading, false).map((held) => held?.id ?? null)).toEqual([null, 'N11', null, 'W3']);
  });
});
