import { describe, expect, it } from 'vitest';
import { type Card, compareCards, fullDeck } from './cards.ts';
import { dealTo, newSupply, type Supply } from './game.ts';
import { HOUSE } from './readings.ts';
import { answering, cards } from './test-kit.ts';

const sorted = (some: readonly Card[]): Card[] => some.toSorted(compareCards);

/** A supply with these cards left, the next one first. */
const supply = (deck: string, discards = ''): Supply => ({
  seed: 1,
  shuffles: 1,
  deck: cards(deck),
  discards: cards(discards),
});

it('[W4] the deck is one for both, shuffled, the same for the same seed', () => {
  const { deck, discards } = newSupply(7);
  expect(sorted(deck)).toEqual(sorted(fullDeck()));
  expect(discards).toEqual([]);
  expect(newSupply(7).deck).toEqual(deck);
  expect(newSupply(8).deck).not.toEqual(deck);
});

describe('[W6] dealing', () => {
  const empty = [[], []] as const;

  it('gives each hand what it needs and leaves the rest in its order', () => {
    const { hands, supply: left } = dealTo(
      { supply: supply('NESWBCG'), hands: empty },
      [3, 1],
      HOUSE,
    );
    expect(hands.map((hand) => hand.length)).toEqual([3, 1]);
    expect(left.deck).toEqual(cards('BCG'));
  });

  it('[WA6] goes in turn from the first seat, or hand by hand', () => {
    const start = { supply: supply('NESWB'), hands: empty };
    expect(dealTo(start, [2, 3], HOUSE).hands).toEqual([cards('NS'), cards('EWB')]);
    expect(dealTo(start, [2, 3], answering('dealing', 'hand-by-hand')).hands).toEqual([
      cards('NE'),
      cards('SWB'),
    ]);
  });

  it('adds to what is held and keeps hands sorted', () => {
    const dealt = dealTo({ supply: supply('NB'), hands: [cards('C'), cards('E')] }, [1, 1], HOUSE);
    expect(dealt.hands).toEqual([cards('NC'), cards('EB')]);
  });
});

describe('[W7] an empty deck', () => {
  it('is made of the discards, shuffled, in the midst of a deal', () => {
    const start = { supply: supply('N', 'SSSS'), hands: [[], []] as const };
    const { hands, supply: left } = dealTo(start, [2, 1], HOUSE);
    expect(hands).toEqual([cards('NS'), cards('S')]);
    expect(left).toEqual({ seed: 1, shuffles: 2, deck: cards('SS'), discards: [] });
  });

  it('is not shuffled before a card is needed from it', () => {
    const start = { supply: supply('NE', 'SS'), hands: [[], []] as const };
    expect(dealTo(start, [1, 1], HOUSE).supply).toMatchObject({ deck: [], discards: cards('SS') });
  });

  it('comes in another order every time', () => {
    const worn: Supply = { ...newSupply(3), deck: [], discards: fullDeck() };
    const again = dealTo({ supply: worn, hands: [[], []] }, [1, 0], HOUSE).supply;
    expect(again.deck).not.toEqual(newSupply(3).deck.slice(1));
  });
});
