import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { makeCard } from '../../notation/cards.ts';
import { at, type Match, withNextRound } from '../../players/match.ts';
import { playedOn, readMatch } from '../../players/test-kit.ts';
import { numberCard } from '../../rules/cards.ts';
import { LEARNER, ownSets } from '../../rules/dealt-game.ts';
import { legalMoves, type Round, seatAt } from '../../rules/round.ts';
import { HOUSE } from '../../rules/test-kit.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { type PlayView, viewPlay, withLastCard } from './play-view.ts';

const t = wordsIn('en');
const view = (match: Match, isRuled = false): PlayView => viewPlay(match, isRuled, t);

const START = readMatch('game seed 5 seats 3 alone');
/** People on the first seat and the last. */
const SHARED = readMatch('game seed 5 seats 3 people 0 2 alone');
const NAMES = ['Ann', 'Sebastian', 'Ben'];

it('[S2] a round before its first card shows the open winds and the players in the order of the trick', () => {
  const seen = view(START);
  const { leader, row } = at(START);
  expect(seen.open).toEqual(row.open);
  expect(seen.lanes.map(({ name, isYou }) => [name, isYou])).toEqual(
    [0, 1, 2].map((place) => {
      const seat = seatAt(leader, place, 3);
      return [['You', 'Sebastian', 'Nadine'][seat], seat === LEARNER];
    }),
  );
  expect(seen.won).toEqual(
    ['You', 'Sebastian', 'Nadine'].map((name) => ({
      name,
      way: '',
      cards: [],
      damage: t('damage', { count: 0 }),
    })),
  );
});

describe('who takes a trick, before its last card', () => {
  const CALLED: Match = { ...START, calls: '' };

  it('may be called of everybody, and of nobody, once all cards but one lie there', () => {
    expect([0, 1, 3].map((count) => view(playedOn(CALLED, count)).callable)).toEqual([[], [], []]);
    const { callable, lanes } = view(playedOn(CALLED, 2));
    expect(callable.map(({ name }) => name)).toEqual([...lanes.map(({ name }) => name), 'Nobody']);
    expect(view(playedOn(START, 2)).callable).toEqual([]);
  });

  it('is not told by the card that makes the trick whole', () => {
    const match = playedOn(CALLED, 2);
    const before = view(match);
    const [card] = legalMoves(at(match));
    if (!card) throw new Error('no card');
    const held = withLastCard(before, match, card, t);
    expect(held.lanes.every(({ played, worth }) => played && worth)).toBe(true);
    const { lanes, known } = before;
    expect({ ...held, lanes }).toEqual({ ...before, known: { ...known, worths: [0, 1, 2] } });
    expect(held.lanes.map(({ damage }) => damage)).toEqual(lanes.map(({ damage }) => damage));
  });

  it('is said to have been right or wrong with the ruling, and counted', () => {
    const whole = playedOn(START, 3);
    const outcome = view(whole, true).ruling?.outcome;
    expect(view({ ...whole, calls: 'r' }, true).ruling?.outcome).toBe(`Called it. ${outcome}`);
    expect(view({ ...whole, calls: 'w' }).marks).toBe(
      'Right predictions: 0 of 1, at best 0 in a row.',
    );
  });
});

it('a trick that is under way shows what lies there with its worth, and waits for the others', () => {
  const seen = view(playedOn(START, 1));
  expect(seen.lanes.map(({ played }) => played)).toEqual([numberCard('N', 5), null, null]);
  expect(seen.lanes[0]?.worth?.text).toBe('2½');
  expect(seen).toMatchObject({ isWaiting: true, ask: t('play.others'), hasPlayed: false });
});

const TWO_SETS =
  'game seed 91 seats 2 tricks 8: W3 E1 S9 E9 E3 P E10 N2 W9 W12 E8 S11 E12 E2 N14 N11';

it('[R2] a set of the learner’s is to be discarded or kept before there is a score, one after the other', () => {
  const first = view(readMatch(TWO_SETS));
  expect(first).toMatchObject({ isOver: true, score: null, declare: { wind: 'E' } });
  // Only both together bring it to first place: what is still to come counts at its best.
  expect(first.ask).toBe(t('play.declare.ask', { wind: t('wind.E') }));
  expect(first.declare?.options.map(({ isBetter }) => isBetter)).toEqual([true, false]);
  expect(view(readMatch(`${TWO_SETS} +E`)).ask).toContain(t('play.declare.equal'));
  expect(first.game?.rounds).toEqual([]);
  const second = view(readMatch(`${TWO_SETS} -E`));
  expect(second).toMatchObject({ score: null, declare: { wind: 'S' } });
  for (const both of ['-E -S', '+E -S', '+E +S']) {
    const seen = view(readMatch(`${TWO_SETS} ${both}`));
    expect(seen).toMatchObject({ declare: null, game: { rounds: [{}] } });
    expect(seen.score).not.toBeNull();
    const damages = seen.score?.seats.map(({ damage }) => t('damage', { count: damage }));
    expect(seen.won.map(({ damage }) => damage)).toEqual(damages);
  }
});

describe('a trick that is over', () => {
  const after = playedOn(START, 3);
  const ruled = view(after, true);
  const next = view(after);

  it('[T4] [T6] is shown with its ruling and its own wind, before the next one', () => {
    const [{ trick }] = at(after).tricks as [Round['tricks'][number]];
    expect(ruled).toMatchObject({ title: 'Trick 1 of 12', isWaiting: false, hasPlayed: true });
    expect(ruled.open).toEqual([trick.wind, ...next.open.slice(0, -1)]);
    expect(ruled.lanes.every(({ played }) => played !== null)).toBe(true);
    expect(ruled.ruling?.sentences.length).toBeGreaterThan(3);
    expect(ruled.lanes[ruled.known.taker ?? -1]?.damage).toBe(trick.wind.damage);
    expect(ruled.earlier).toEqual([]);
  });

  it('shows beside its wind only those that a trick is still played for', () => {
    const open = [33, 34, 36].map((cards) => view(playedOn(START, cards), true).open.length);
    expect(open).toEqual([2, 2, 1]);
    expect(view(playedOn(START, 33)).open).toHaveLength(1);
  });

  it('lies beside the table once the next one begins', () => {
    expect(next).toMatchObject({ title: 'Trick 2 of 12', ruling: null });
    expect(next.lanes.every(({ played }) => played === null)).toBe(true);
    expect(next.earlier).toEqual([
      {
        wind: at(after).tricks[0]?.trick.wind,
        plays: ruled.lanes.map(({ name, worth }) => `${name}: ${worth?.name}.`),
        outcome: ruled.ruling?.outcome,
      },
    ]);
  });

  it('[X1] [T4] [T6] says of every trick what the engine says: who is out, who takes, who leads', () => {
    const whole = at(playedOn(START, 36)).tricks;
    const ruled = whole.map((_, index) => view(playedOn(START, 3 * (index + 1)), true));
    const rulings = whole.map(({ trick }) => resolveTrick(trick, HOUSE));
    expect(ruled.map(({ known }) => [known.taker, known.lead])).toEqual(
      rulings.map(({ taker, lead }, index) => [taker, index < 11 ? lead : null]),
    );
    expect(ruled.map(({ known }) => known.out.toSorted())).toEqual(
      rulings.map(({ ties }) => ties.flat().toSorted()),
    );
    expect(ruled.map(({ ruling }) => ruling?.ties.length)).toEqual(
      rulings.map(({ ties }) => ties.length),
    );
    expect(ruled.every(({ ruling }) => ruling?.outcome.endsWith('.'))).toBe(true);
  });
});

describe('a round that is over', () => {
  const over = playedOn(readMatch('game seed 5 seats 2 tricks 2 alone'), 4);

  it('[R1] shows its last trick, then its score', () => {
    const last = view(over, true);
    expect(last).toMatchObject({ title: 'Trick 2 of 2', isOver: true, score: null });
    const seen = view(over);
    expect(seen).toMatchObject({ title: 'Scoring', isOver: true, ruling: null });
    expect(seen.score?.seats.map(({ name }) => name)).toHaveLength(2);
    expect(seen.score?.seats[0]?.name).toBe('You');
    expect(seen.ask).toBe(seen.end?.title);
  });

  it('[R1] says nobody to lead next, nor why, neither at the table nor beside it', () => {
    const { ruling, known, lanes } = view(over, true);
    const name = lanes[known.taker ?? -1]?.name;
    expect(known.lead).toBeNull();
    expect(ruling?.outcome).toMatch(/^\S+ takes? the wind card\.$/);
    expect(ruling?.outcome).toContain(name ?? 'Nobody');
    expect(ruling?.sentences.filter(({ text }) => /\bleads?\b.*(next|again)/.test(text))).toEqual(
      [],
    );
    const [last, first] = view(over).earlier;
    expect(last?.outcome).toBe(ruling?.outcome);
    expect(first?.outcome).toMatch(/leads? next/);
  });
});

it('[S5] in the next round of a game the learner has played already, and has nothing to take back yet', () => {
  const game = playedOn(readMatch('game seed 5 seats 2'), 24);
  const next = withNextRound(game);
  expect(next.cards).toEqual([]);
  expect(view(next)).toMatchObject({
    hasPlayed: true,
    canGoBack: false,
    title: 'Round 2 of 5\nTrick 1 of 12',
  });
  expect(view(playedOn(next, 2)).canGoBack).toBe(true);
  expect(view(game).canGoBack).toBe(true);
});

describe('a game against players with ways of their own', () => {
  const ways = (text: string) => view(readMatch(text)).won.map(({ way }) => way);

  it('says what each of them likes, and nothing of the learner', () => {
    expect(ways('game seed 7 seats 3 able ways')).toEqual([
      '',
      t('new-game.way.collects'),
      t('new-game.way.careful'),
    ]);
    expect(ways('game seed 7 seats 3 able')).toEqual(['', '', '']);
  });

  it('[S7] says that the first lead was drawn by lot, as long as it is the first trick of a game', () => {
    const start = readMatch('game seed 7 seats 2');
    expect(view(start).marks).toBe(t('play.by-lot'));
    expect(view(playedOn(start, 2)).marks).toBe('');
    expect(view(withNextRound(playedOn(start, 24))).marks).toBe('');
    expect(view(readMatch('game seed 7 seats 2 alone')).marks).toBe('');
  });
});

describe('a round that several people play at one phone', () => {
  const seen = (match: Match, holder: number | null, isRuled = false) =>
    viewPlay(match, isRuled, t, { names: NAMES, holder });
  const handsOf = (match: Match) => at(match).hands.map((hand) => hand.map(makeCard).sort());
  const heldIn = ({ hand }: PlayView) => hand.flatMap((card) => card?.id ?? []).sort();
  const withSets = (over: Match): Match => ({
    ...over,
    sets: ownSets(at(over), over.people).map(({ wind }) => wind),
  });

  it('shows no hand before the one whose turn it is asks for it, and then no other', () => {
    for (let cards = 0; cards < 36; cards++) {
      const match = playedOn(SHARED, cards);
      const { person } = seen(match, null);
      const hands = handsOf(match);
      for (const holder of [null, 0, 1, 2]) {
        const view = seen(match, holder);
        const isOpen = person !== null && holder === person;
        expect(heldIn(view)).toEqual(isOpen ? hands[person] : []);
        expect(view.give).toBe(person === null || isOpen ? null : NAMES[person]);
      }
    }
  });

  it('calls everybody by name, and says who wins', () => {
    const { won, end, ask } = seen(withSets(playedOn(SHARED, 36)), null);
    expect(won.map(({ name }) => name)).toEqual(NAMES);
    expect(end?.title).toMatch(/Ann|Sebastian|Ben/);
    expect(ask).toBe(end?.title);
  });

  it('[R2] asks a player who holds a set, and nobody before the phone is theirs', () => {
    const both = { ...SHARED, seats: 2, people: [0, 1] };
    const isSecond = (over: Match) => ownSets(at(over), over.people)[0]?.seat === 1;
    const rounds = Array.from({ length: 40 }, (_, seed) => playedOn({ ...both, seed }, 24));
    const over = rounds.find(isSecond) as Match;
    expect(seen(over, null)).toMatchObject({ person: 1, give: 'Sebastian', declare: null });
    expect(seen(over, 1).declare?.wind).toBe(ownSets(at(over), [1])[0]?.wind);
    expect(seen(withSets(over), null)).toMatchObject({ person: null, declare: null });
  });
});

/** A round of two tricks that stands alone: the first costs the learner 3, nobody takes the second. */
const ALONE = 'game seed 7 seats 2 tricks 2 alone: E10 P S14 W2';

it('a round alone is won by the most points, part of one by the least damage', () => {
  const lanesOf = (match: Match) => view(match).end?.lanes.map(({ points }) => points);
  const whole = playedOn(START, 36);
  const points = view(whole).score?.seats.map((seat) => Number.parseInt(seat.points, 10));
  expect(lanesOf(whole)).toEqual(points?.toSorted((a, b) => b - a));
  const damage = view(readMatch(ALONE)).score?.seats.map((seat) => seat.damage);
  expect(lanesOf(readMatch(ALONE))).toEqual(damage?.toSorted((a, b) => a - b));
  expect(view(readMatch(ALONE)).end?.title).toBe('Sebastian wins.');
});

it('the dearest trick is one that the learner took, the best escape one that somebody else did', () => {
  for (const { title, trick } of view(readMatch(ALONE)).end?.tricks ?? []) {
    expect(trick.outcome.startsWith('You take')).toBe(title.startsWith('Most damage'));
    expect(title).toMatch(/: trick [12] \(\d damage points?\)$/);
  }
  expect(view(readMatch(ALONE)).end?.tricks.length).toBeGreaterThan(0);
});

it('the best escape is one where the learner could choose, not the last card of a round', () => {
  const rounds = Array.from({ length: 20 }, (_, seed) =>
    playedOn(readMatch(`game seed ${seed} seats 2 tricks 2 alone`), 4),
  );
  const titles = rounds.flatMap((round) => view(round).end?.tricks.map(({ title }) => title) ?? []);
  const escapes = titles.filter((title) => title.startsWith('Your best escape'));
  expect(escapes.length).toBeGreaterThan(0);
  expect(escapes.filter((title) => title.includes('trick 2'))).toEqual([]);
});
