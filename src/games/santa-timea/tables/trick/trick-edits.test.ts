import { describe, expect, it } from 'vitest';
import { numberCard, PIRATESS } from '../../rules/cards.ts';
import { checkTrick } from '../../rules/position.ts';
import type { Trick } from '../../rules/trick.ts';
import { withNewSeat, withTurnedWind } from './trick-edits.ts';

const trick: Trick = {
  wind: { wind: 'E', damage: 3 },
  carried: [],
  plays: [numberCard('N', 7), PIRATESS],
};

describe('changing a table', () => {
  it('[C2] seats a new player with a card that nobody has', () => {
    const four: Trick = {
      ...trick,
      plays: [numberCard('N', 7), numberCard('E', 7), numberCard('S', 7), numberCard('W', 7)],
    };
    const five = withNewSeat(four);
    expect(five.plays).toHaveLength(5);
    expect(checkTrick(five)).toBeNull();
  });

  it('turns the wind clockwise, and back', () => {
    expect(withTurnedWind(trick, 1).wind).toEqual({ wind: 'S', damage: 3 });
    expect(withTurnedWind(withTurnedWind(trick, 1), -1)).toEqual(trick);
  });

  it('[C3] leaves out a wind whose only 3 is carried', () => {
    const carried = [{ wind: 'S', damage: 3 }] as const;
    expect(withTurnedWind({ ...trick, carried }, 1).wind).toEqual({ wind: 'W', damage: 3 });
  });
});
