import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { rulesFor, USUAL, usualIn } from '../../notation/ruleset.ts';
import { makeScore } from '../../notation/score.ts';
import { positionOf } from '../../notation/test-kit.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
import { BOOKS, type Edition } from '../../rules/readings.ts';
import { type Holding, scoreRound } from '../../rules/score.ts';
import { windCard } from '../../rules/test-kit.ts';
import {
  type JudgedRound,
  nextTarget,
  onTable,
  seenIn,
  trickAt,
  tricksOver,
  undone,
  unnamedIn,
  withNextTrick,
  withPlay,
  withTaker,
  withWind,
} from '../judge/judge-round.ts';
import {
  entered,
  firstRoundOf,
  judgedOf,
  newTable,
  readTable,
  restarted,
  roundOf,
  withFirstRound,
  withJudged as withTable,
  writeTable,
} from '../shared/own-table.ts';
import {
  backwards,
  type FirstRound,
  MOMENTS,
  newFirstRound,
  nextMoment,
  onwards,
  rightAbout,
  SCREENS,
  skipped,
  stepsDone,
  WAY,
  withExact,
  withGuess,
  withJudged,
} from './first-round.ts';
import { ODD, sayScreen } from './first-round-words.ts';

type Act = (state: FirstRound) => FirstRound;
const [go, back, skip]: readonly [Act, Act, Act] = [onwards, backwards, skipped];
const lead =
  (seat: number): Act =>
  (state) =>
    withJudged(state, { ...state.judged, leader: seat });
const guess =
  (seat: number): Act =>
  (state) =>
    withGuess(state, seat);
const holding =
  (holdings: readonly Holding[]): Act =>
  (state) => ({ ...state, form: holdings });
const acted = (state: FirstRound, ...acts: readonly Act[]) =>
  acts.reduce((now, act) => act(now), state);

/** The table once the judge has seen a wind card and all cards of a trick. */
function seen(state: FirstRound, trick: string): FirstRound {
  const { wind, plays } = positionOf('trick', `trick ${trick}`).trick;
  const laid = plays.reduce<JudgedRound>(
    (judged, card, place) => withPlay(judged, place, card),
    withWind(state.judged, 0, wind),
  );
  return withJudged(state, laid);
}

/** The judge’s way on, with the cards of the trick or with its taker alone. */
const ruled = (state: FirstRound): FirstRound => withJudged(state, withNextTrick(state.judged));
const taken = (state: FirstRound, seat: number | null): FirstRound => {
  const judged = withTaker(state.judged, seat);
  return withJudged(state, onTable(judged) === TRICKS - 1 ? judged : withNextTrick(judged));
};

/** Goes through what is explained. */
function explained(state: FirstRound, heard: string[]): FirstRound {
  const moment = nextMoment(state);
  if (state.screen !== 'moment' || !moment) return state;
  heard.push(moment.key);
  return explained(acted(state, go), heard);
}

const tableOf = (state: FirstRound) => withFirstRound(newTable([], USUAL), state);
const reloaded = (state: FirstRound): FirstRound => {
  const read = readTable(writeTable(tableOf(state)));
  if (!read) throw new Error('not read');
  expect(firstRoundOf(read)).toEqual(state);
  return state;
};
/** What judge and sheet go on with. */
function played(state: FirstRound) {
  const table = tableOf(state);
  return entered(table, 0, roundOf(table));
}

const SEATED = newFirstRound(USUAL, ['', 'Zoë', '']);
const LED = acted(SEATED, go, go, go, go, lead(1));

it('a whole round: what is new is explained once, the judge answers, a reload loses nothing, the score is the engine’s', () => {
  const heard: string[] = [];
  // North 2: South 13 counts zero and takes, North 9 leads.
  let table = seen(acted(LED, go), 'N2: N9 E12 S13');
  expect(table.screen).toBe('blows');
  table = explained(ruled(acted(table, go, go)), heard);
  expect(heard).toEqual(['zero']);
  expect(table.screen).toBe('push');

  // East 2: the Piratess copies East 5, North 10 is worth as much, nobody takes.
  table = acted(reloaded(table), go, guess(0), guess(1));
  expect(table.screen).toBe('check');
  expect(rightAbout(table)).toBeNull();
  table = seen(table, 'E2: E5 N10 P');
  expect(rightAbout(table)).toBe(false);
  table = explained(reloaded(ruled(table)), heard);
  expect(heard).toEqual(['zero', 'tie', 'piratess', 'nobody']);
  expect(trickAt(table.judged).leader).toBe(1);

  // South 1: 5 against 5½. It was entered wrongly first.
  table = acted(table, guess(2), guess(1));
  table = seen(table, 'S1: S5 N14 E12');
  table = seen(table, 'S1: S5 S4 E9');
  expect(rightAbout(table)).toBe(true);
  table = explained(ruled(table), heard);
  expect(heard.slice(4)).toEqual(['half']);

  // From here only who takes, with one trick by its cards in between.
  expect(table.screen).toBe('tricks');
  table = taken(table, null);
  table = explained(ruled(seen(reloaded(withExact(table)), 'E1: E2 S14 N14')), heard);
  expect(table.screen).toBe('tricks');
  while (onTable(table.judged) < TRICKS - 1) {
    table = explained(taken(reloaded(table), onTable(table.judged) % 3), heard);
  }
  expect(heard.slice(5)).toEqual(['half-time']);
  table = taken(table, 1);
  expect(tricksOver(table.judged)).toBe(TRICKS);
  expect(seenIn(table.judged)).toBeNull();

  // The cards of those tricks are named at the end, and complete a set.
  for (const { trick } of unnamedIn(table.judged)) {
    const wind = windCard(NAMED[trick] ?? '');
    table = withJudged(table, withWind(table.judged, 0, wind, trick));
  }
  table = explained(acted(reloaded(table), go), heard);
  expect(heard.slice(6)).toEqual(['set']);

  // Who has a set is better off without it, and may keep it.
  expect(table.screen).toBe('score');
  const scored = roundOf(tableOf(reloaded(table)));
  expect(makeScore(scored)).toBe('score N2 E3 W1 / N1 N2 N3 E1 -N / S1 S2 W3');
  expect(scoreRound(scored.holdings, rulesFor(scored))).toMatchObject([
    { damage: 6, total: 2 },
    { damage: 1, total: 3 },
    { damage: 6, total: 2 },
  ]);
  const kept = acted(table, holding(scored.holdings.map((one) => ({ ...one, discarded: [] }))));
  const game = played(acted(kept, go));
  expect(game).toMatchObject({ names: ['', 'Zoë', ''], starter: 1, now: { leader: 1, winds: [] } });
  expect(game.rounds.map(makeScore)).toEqual(['score N2 E3 W1 / N1 N2 N3 E1 / S1 S2 W3']);
});

/** What was taken in the tricks of which only the taker was noted. */
const NAMED: Readonly<Record<number, string>> = {
  5: 'W3',
  6: 'W1',
  7: 'N1',
  8: 'S2',
  9: 'E3',
  10: 'N3',
  11: 'N2',
};

describe('a first round', () => {
  /** Every screen that `go` reaches, with its table. */
  const onTheWay = (state: FirstRound, seen: readonly FirstRound[] = []): readonly FirstRound[] =>
    seen.some(({ screen }) => screen === state.screen)
      ? seen
      : onTheWay(acted(state, go), [...seen, state]);

  it('goes nowhere before it is known who leads, and asks for the wind once', () => {
    expect(onTheWay(SEATED).map(({ screen }) => screen)).toEqual([...SCREENS.slice(0, 5)]);
    const blown = acted(seen(acted(LED, go), 'N2: N9 E12 S13'), back);
    expect(blown.screen).toBe('wind');
    expect(blown.judged.winds).toEqual([]);
    expect(acted(seen(LED, 'N2: N9 E12 S13'), go).screen).toBe('blows');
  });

  it('tells how far it has come: first the screens count, then the tricks, then adding up', () => {
    const done = onTheWay(SEATED).map(stepsDone);
    expect(done).toEqual([...done.keys()]);
    const first = ruled(acted(seen(acted(LED, go), 'N2: N9 E12 S13'), go, go));
    expect(stepsDone(first)).toBe(SCREENS.indexOf('judge') + 1);
    expect(stepsDone({ ...first, screen: 'score' })).toBe(WAY - 1);
    expect(stepsDone({ ...first, screen: 'next' })).toBe(WAY);
  });

  it('goes back and on again without losing a card', () => {
    const ruling = acted(seen(acted(LED, go), 'N2: N9 E12 S13'), go, go);
    expect(acted(ruling, back, go)).toEqual(ruling);
    const pushed = explained(ruled(ruling), []);
    expect(acted(pushed, back).judged).toEqual(ruling.judged);
    expect(acted(pushed, back).screen).toBe('judge');
    expect(acted(pushed, go, back)).toEqual(pushed);
    const light = taken(acted(pushed, skip), 0);
    expect(light.screen).toBe('tricks');
    expect(acted(light, back).judged).toEqual(pushed.judged);
    expect(acted(light, back, back).screen).toBe('judge');
  });

  it('leaves out what a table knows, and all explanations where it knows one', () => {
    expect(acted(SEATED, go, skip).screen).toBe('leader');
    expect(acted(LED, go, skip).screen).toBe('judge');
    expect(acted(taken(acted(LED, go, skip), 0), go).screen).toBe('tricks');
    const ruling = seen(acted(LED, go, skip), 'N2: N9 E12 S13');
    const knowing = acted(ruled(ruling), skip);
    expect(knowing.screen).toBe('push');
    expect(nextMoment(knowing)).toBeUndefined();
    expect(acted(knowing, skip).screen).toBe('tricks');
  });

  it('asks who leads no sooner than it decides something, and may be told the damage alone', () => {
    const unled = acted(SEATED, skip, skip, skip);
    expect(unled.screen).toBe('judge');
    expect(nextTarget(unled.judged)).toEqual({ list: 'lead' });
    const open = acted(taken(acted(unled, skip), 0), skip);
    expect(open.screen).toBe('score');
    expect(seenIn(open.judged)).toBeNull();
    expect(acted(open, go)).toBe(open);
    const scoredBy = (...damage: readonly number[]) =>
      acted(
        open,
        holding(damage.map((points) => ({ cards: [], discarded: [], damage: points }))),
        go,
      );
    expect(scoredBy(4, 2, 6).screen).toBe('next');
    expect(played(scoredBy(4, 2, 6)).now.leader).toBe(1);
    // Level: whoever led this round would, and nobody has said who that was.
    expect(played(scoredBy(2, 2, 6)).now.leader).toBeNull();
    expect(played(acted(scoredBy(2, 2, 6), lead(1))).now.leader).toBe(1);
  });

  it('goes on from where the table stands when the judge or the sheet has changed it', () => {
    const table = tableOf(explained(ruled(seen(acted(LED, go, go), 'N2: N9 E12 S13')), []));
    const changed = (change: (judged: JudgedRound) => JudgedRound) =>
      firstRoundOf(withTable(table, change(judgedOf(table)))).screen;
    expect(firstRoundOf(table).screen).toBe('push');
    expect(changed((judged) => undone(undone(judged)))).toBe('judge');
    expect(changed((judged) => ({ ...judged, winds: [], tricks: [[]] }))).toBe('wind');
    expect(firstRoundOf(restarted(table))).toMatchObject({ screen: 'wind', explained: ['zero'] });
    expect(firstRoundOf(withTable(table, judgedOf(table)))).toEqual(firstRoundOf(table));
  });
});

/** What is read aloud from paper, where it is not what the phone says. */
const PRINTED = ['who', 'wind', 'judge', 'guess', 'tricks', 'score', 'two', 'next'] as const;

describe.each(LANGUAGES)('what is read aloud in %s', (language) => {
  const t = wordsIn(language);
  const { edition } = usualIn(language);

  it('is at most forty words a screen', () => {
    const wind = { wind: 'N', damage: 2 } as const;
    const screens = SCREENS.filter((screen) => screen !== 'moment').flatMap((screen) =>
      [MIN_SEATS, MAX_SEATS].map((seats) => sayScreen(screen, { seats, edition, wind }, t)),
    );
    const moments = MOMENTS.map((key) =>
      t(`first-round.moment.${key}`, {
        card: t('card.piratess'),
        cards: t('card.piratess'),
        name: 'Zoë',
      }),
    );
    const long = (texts: readonly string[]) =>
      texts.filter((text) => text.split(/\s+/).length > 40);
    const things = ['zero', 'half', 'tie', 'piratess'] as const;
    const all = things.map((key) => t(`first-round.thing.${key}`)).join(', ');
    screens.push(
      sayScreen('tricks', { seats: 4, edition, things: all }, t),
      sayScreen('score', { seats: 4, edition, isSeen: false }, t),
      ...ODD.map((odd) => t(`first-round.odd.say.${odd}`)),
      ...PRINTED.map((screen) =>
        t(`first-round.paper.${screen}`, { each: TRICKS, rounds: ROUNDS, best: 2 }),
      ),
    );
    expect(long(screens)).toEqual([]);
    expect(long(moments)).toEqual([]);
    expect(screens).not.toContain('');
  });

  it('says who leads as each book does, and keeps nothing back where all cards are dealt', () => {
    const saysOf = (book: Edition) => sayScreen('leader', { seats: 4, edition: book }, t);
    expect(new Set(BOOKS.map(saysOf)).size).toBe(2);
    const deals = [4, 5].map((seats) => sayScreen('deal', { seats, edition }, t));
    expect(new Set(deals).size).toBe(2);
  });
});
