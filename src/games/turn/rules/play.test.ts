import { describe, expect, it } from 'vitest';
import { DIRECTIONS, LIES, opposite, pointsTo } from './directions.ts';
import { coinsOf } from './end.ts';
import { openPlaces } from './field.ts';
import type { Game } from './game.ts';
import { play } from './play.ts';
import { answering, cards, played, table } from './test-kit.ts';

const FULL = '5 20 1 2 10 50 100 200';
const hand = (game: Game, seat = 0) => game.players[seat]?.hand;

describe('a wind card', () => {
  it('[N7] [N8] takes the place of the black card there, which the player keeps', () => {
    const { game, events } = played(table({ places: FULL, hands: 'NE T B/' }), 'NE:NE');
    expect(openPlaces(game.field)).toEqual(DIRECTIONS.filter((place) => place !== 'NE'));
    expect(game.field.NE).toEqual({ fee: null, winds: ['NE'] });
    expect(game.players[0]?.fees).toEqual([20]);
    expect(events).toContainEqual({ event: 'fee', coins: 20 });
  });

  it('[N2] earns nothing where no black card lies', () => {
    const { game, events } = played(table({ places: '. . . . . . . .', hands: 'NE T/' }), 'NE:NE');
    expect(game.players[0]?.fees).toEqual([]);
    expect(events).toContainEqual({ event: 'no-fee' });
  });

  it('[N11] that is the first decides how all later ones lie, either way', () => {
    const start = table({ places: FULL, hands: 'E B/', lie: null });
    expect(played(start, 'E:E').game.lie).toBe('upright');
    expect(played(start, 'E:W').game.lie).toBe('upside-down');
    expect(played(start, 'E:W').events[0]).toMatchObject({ decides: true, lie: 'upside-down' });
  });

  it('[N12] [N18] lies as decided before: every direction, either way', () => {
    for (const lie of LIES) {
      for (const card of DIRECTIONS) {
        const start = table({ places: FULL, hands: `${card} B/`, lie });
        const place = pointsTo(card, lie);
        const moved = play(start, { kind: 'wind', card, place });
        expect(moved.ok && moved.value.game.lie).toBe(lie);
        expect(play(start, { kind: 'wind', card, place: opposite(place) }).ok).toBe(false);
      }
    }
  });
});

describe('a Turn card', () => {
  it('[N13] [N17] [N18] lies on the black pile and says how later wind cards lie', () => {
    for (const was of LIES) {
      for (const [mark, lie] of [
        ['T^', 'upright'],
        ['Tv', 'upside-down'],
      ] as const) {
        const { game, events } = played(table({ places: FULL, hands: 'T E/', lie: was }), mark);
        expect([game.lie, game.turnCards]).toEqual([lie, [lie]]);
        expect(events).toEqual([{ event: 'turned', lie, was, now: lie }]);
      }
    }
  });

  it('[N18] leaves wind cards that lie already where they are', () => {
    const before = table({ places: '* * 1 2 * 50 100 200', hands: 'T E/' });
    expect(played(before, 'Tv').game.field).toEqual(before.field);
  });

  it('[N19] [N20] counts until another one lies on it, which may lie the same way', () => {
    const start = table({ places: FULL, hands: 'T B/T B', turnCards: ['upside-down'] });
    const { game } = played(start, 'Tv -B:N +@ +@ +@ +@ T^');
    expect([game.lie, game.turnCards]).toEqual([
      'upright',
      ['upside-down', 'upside-down', 'upright'],
    ]);
  });

  it('[N21] earns nothing', () => {
    const { game, events } = played(table({ places: FULL, hands: 'T E/', black: [500] }), 'T^');
    expect(coinsOf(game.players[0] ?? { fees: [], compasses: [] })).toBe(0);
    expect(events.map(({ event }) => event)).toEqual(['turned']);
  });

  it('[NA4] played before any wind card decides how these lie, unless a reading says otherwise', () => {
    const start = { places: FULL, hands: 'T E/', lie: null };
    expect(played(table(start), 'Tv').game.lie).toBe('upside-down');
    const other = answering('turnFirst', 'decides-nothing');
    expect(played(table({ ...start, rules: other }), 'Tv').game.lie).toBe(null);
    expect(played(table({ ...start, rules: other }), 'Tv E:E').game.lie).toBe('upright');
  });
});

describe('a turn', () => {
  it('[N10] takes a Turn card and a wind card in either order', () => {
    const start = table({ places: FULL, hands: 'T E B B/' });
    expect(played(start, 'Tv E:W').game.field.W.winds).toEqual(['E']);
    expect(played(start, 'E:E Tv').game.field.E.winds).toEqual(['E']);
  });

  it('[N10] ends with the discard of one card and drawing up to four', () => {
    const start = table({ places: FULL, hands: 'T E B B/S' });
    const { game, events } = played(start, 'E:E -B:N +@ +@');
    expect(hand(game)).toEqual(cards('N NE T B'));
    expect(events.at(-1)).toEqual({ event: 'next', seat: 1 });
    expect(game.turn).toMatchObject({ seat: 1, phase: 'play', turned: false, winds: 0 });
  });

  it('[N5] goes round clockwise', () => {
    const start = table({ places: FULL, hands: 'E B/S B/N B', seat: 2, pile: '' });
    expect(played(start, '-B:N +N').game.turn.seat).toBe(0);
  });

  it('[NA9] has no discard where no card is left', () => {
    const { game } = played(table({ places: FULL, hands: 'E/S B' }), 'E:E +@ +@ +@ +@');
    expect(game.turn).toMatchObject({ seat: 1, phase: 'play' });
    expect(DIRECTIONS.flatMap((pile) => game.discards[pile])).toEqual([]);
  });

  it('[N10] [N23] ends early where nothing is left to draw', () => {
    const start = table({ places: FULL, hands: 'E B N/S N', pile: '' });
    const { game } = played(start, 'E:E -B:S +S');
    expect([hand(game), game.turn.seat]).toEqual([cards('N B'), 1]);
  });
});

describe('discard piles', () => {
  it('[N22] [N23] [N26] [N27] take any card on any of eight piles', () => {
    for (const card of ['T', 'B', 'N']) {
      for (const pile of DIRECTIONS) {
        const start = table({ places: FULL, hands: `${card} E S W/`, discards: { [pile]: 'NE' } });
        const { game, events } = played(start, `-${card}:${pile}`);
        expect(game.discards[pile]).toEqual(cards(`NE ${card}`));
        expect(events.at(-1)).toMatchObject({ event: 'discarded', covers: 'NE' });
      }
    }
  });

  it('[N23] give their top cards, from several piles in one turn, what lies below after what lies above', () => {
    const discards = { S: 'N NE', W: 'SE' } as const;
    const start = table({ places: FULL, hands: 'E T B B/', discards });
    const { game } = played(start, 'E:E -B:N +S +S');
    expect(hand(game)).toEqual(cards('N NE T B'));
    expect(hand(played(start, 'E:E -B:N +S +W').game)).toEqual(cards('NE SE T B'));
  });

  it('[NA9] give back what was just discarded, unless a reading says otherwise', () => {
    const start = { places: FULL, hands: 'E T B B/' };
    expect(hand(played(table(start), '-B:N +N').game)).toEqual(cards('E T B B'));
    const rules = answering('redraw', 'not-own');
    expect(() => played(table({ ...start, rules }), '-B:N +N')).toThrow('own-discard');
    const covered = table({ ...start, rules, discards: { S: 'W' } });
    expect(hand(played(covered, '-B:N +S').game)).toEqual(cards('E W T B'));
  });
});

const ALMOST = '* * * * * * * 200';
const NEW = [1, 2, 5, 10, 20, 50, 100, 200, 500];

describe('completing the compass', () => {
  const { game, events } = played(
    table({ places: ALMOST, hands: 'B S/NW B N T/', black: NEW, seat: 1, pile: 'S S S S' }),
    'NW:NW',
  );

  it('[N6] [N9] earns 500 coins and makes a new Captain', () => {
    expect(game.players[1]?.compasses).toEqual([DIRECTIONS]);
    expect(game.captain).toBe(1);
    expect(events.map(({ event }) => event)).toEqual([
      'placed',
      'fee',
      'compass',
      'captain',
      'new-field',
    ]);
  });

  it('[NA3] earns the fee of the last card too, unless a reading says otherwise', () => {
    expect(game.players[1]?.fees).toEqual([200]);
    const rules = answering('completingFee', 'lost');
    const other = played(table({ places: ALMOST, hands: 'NW B/', rules }), 'NW:NW').game;
    expect([other.players[0]?.fees, other.black.lost]).toEqual([[], [200]]);
  });

  it('[N14] keeps the eight wind cards together, by what is printed on them', () => {
    const turned = table({ places: ALMOST, hands: 'SE B/', lie: 'upside-down', black: NEW });
    const { compasses } = played(turned, 'SE:NW').game.players[0] ?? {};
    expect(compasses?.[0]).toEqual([...DIRECTIONS.slice(0, 7), 'SE']);
  });

  it('[N15] lays a new field from the black pile, Turn cards back on it as they were', () => {
    const turnCards = ['upside-down', 'upright'] as const;
    const start = table({ places: ALMOST, hands: 'NW B/', black: NEW, turnCards });
    const after = played(start, 'NW:NW').game;
    expect(DIRECTIONS.map((place) => after.field[place].fee)).toEqual(NEW.slice(0, 8));
    expect(after.turnCards).toEqual(turnCards);
    expect(after.lie).toBe('upright');
  });

  it('[NA6] leaves the card in the centre, or lays a ninth, as one reads it', () => {
    expect(game.black).toEqual({ pile: [500], centre: [1], lost: [] });
    const rules = answering('newField', 'nine');
    const start = table({ places: ALMOST, hands: 'NW B/', black: NEW, rules });
    expect(played(start, 'NW:NW').game.black).toEqual({ pile: [], centre: [1, 500], lost: [] });
  });

  it('[NA6] leaves places empty for which no black card is left', () => {
    const start = table({ places: ALMOST, hands: 'NW B/', black: [5, 50, 100] });
    const { field } = played(start, 'NW:NW').game;
    expect(DIRECTIONS.map((place) => field[place].fee)).toEqual([
      5,
      50,
      100,
      ...Array(5).fill(null),
    ]);
    expect(openPlaces(field)).toEqual(DIRECTIONS);
  });

  it('[NA1] the wind stays as it lies, unless a reading lets the first wind card decide again', () => {
    const start = { places: ALMOST, hands: 'SE B/', lie: 'upside-down' } as const;
    expect(played(table(start), 'SE:NW').game.lie).toBe('upside-down');
    const rules = answering('nextCompass', 'decided-again');
    expect(played(table({ ...start, rules }), 'SE:NW').game.lie).toBe(null);
    const turned = table({ ...start, rules, turnCards: ['upside-down'] });
    expect(played(turned, 'SE:NW').game.lie).toBe('upside-down');
  });

  it('[N16] [NA8] lets the new Captain play the first wind card of the next one, before the discard', () => {
    const { game: second } = played(game, 'N:N');
    expect(second.field.N.winds).toEqual(['N']);
    expect(second.players[1]?.fees).toEqual([200, 1]);
    expect(() => played(second, 'T:S')).toThrow('turn-not-on-place');
    expect(played(second, 'Tv -B:S +@').game.turn.seat).toBe(1);
  });

  it('[NA8] or after it, as another reading says', () => {
    const rules = answering('captainsCard', 'after-discard');
    const start = table({ places: ALMOST, hands: 'NW B N/', rules, black: NEW });
    expect(() => played(start, 'NW:NW N:N')).toThrow('second-wind-card');
    expect(played(start, 'NW:NW -B:S N:N +@').game.field.N.winds).toEqual(['N']);
  });

  it('[NA2] a filled place takes no second card, unless a reading lets it be stacked without a fee', () => {
    const start = { places: '* * 1 2 10 50 100 200', hands: 'N B/' };
    expect(() => played(table(start), 'N:N')).toThrow('place-filled');
    const rules = answering('filledPlace', 'stack');
    const { game: after } = played(table({ ...start, rules }), 'N:N');
    expect(after.field.N.winds).toEqual(['N', 'N']);
    expect(after.players[0]?.fees).toEqual([]);
  });
});
