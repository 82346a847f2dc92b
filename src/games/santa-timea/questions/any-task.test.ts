import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeHand } from '../notation/cards.ts';
import { makePosition } from '../notation/position.ts';
import { carelessly, POSITIONS } from '../notation/test-kit.ts';
import { arbSeed, arbWheelCards } from '../rules/test-kit.ts';
import { QUESTIONS } from './index.ts';
import { GAP } from './kinds/play.ts';

const { answersOf, difficultyOf, clausesOf, dependsOn, make, parse } = QUESTIONS;

const text = (kind: keyof typeof POSITIONS): fc.Arbitrary<string> =>
  POSITIONS[kind].map(makePosition);

/** A trick with a gap for one of its cards, or for one more. */
const arbGapped = fc.tuple(text('trick'), fc.nat(8)).map(([trick, at]) =>
  trick
    .split(' ')
    .with(-1 - (at % 3), GAP)
    .join(' '),
);

const arbCards = arbWheelCards(0, 5).map(makeHand);
const arbDetails = fc.oneof(arbCards, fc.nat(9).map(String), fc.constantFrom('', '_', 'in', '-'));

/** Most questions have no details. */
const arbNone = fc.constantFrom('', '', 'N1');

/** What looks like a task; most are some. */
const arbText: fc.Arbitrary<string> = fc
  .oneof(
    fc.tuple(
      fc.constantFrom('worth', 'share', 'wind'),
      fc.oneof(arbDetails, fc.constantFrom('0', '1')),
      text('trick'),
    ),
    fc.tuple(fc.constantFrom('taker', 'leader'), arbNone, text('trick')),
    fc.tuple(
      fc.constantFrom('avoid', 'take', 'win-lead', 'nobody', 'give'),
      fc.oneof(arbCards, arbDetails),
      fc.oneof(arbGapped, text('trick')),
    ),
    fc.tuple(
      fc.constant('safe'),
      arbCards,
      fc.constantFrom('trick N2: S8 _ ?', 'trick N2: P E4 _ ?', 'trick N2: _ ?', 'trick E1: W1 _'),
    ),
    fc.tuple(fc.constant('open'), arbNone, text('hand')),
    fc.tuple(fc.constantFrom('now', 'next'), arbNone, text('row')),
    fc.tuple(
      fc.constantFrom('damage', 'points', 'total', 'sets', 'book'),
      fc.constantFrom('0', '1', '2', '5', ''),
      text('score'),
    ),
    fc.tuple(fc.constant('to-come'), arbCards, text('round')),
    fc.tuple(
      fc.constantFrom('tricks-left', 'cards-out', 'winds-unused', 'winds-shuffled'),
      arbNone,
      fc.tuple(fc.nat(6), fc.nat(13)).map(([seats, tricks]) => `stage ${seats} ${tricks}`),
    ),
    fc.tuple(
      fc.constantFrom('starter', 'winner', 'book'),
      fc.constant(''),
      fc.constantFrom(
        'game',
        'game 3',
        'game de 3 sunk 1',
        'game 3-2-1',
        'game @1 0-0',
        'game 5-5',
      ),
    ),
    fc.tuple(
      fc.constantFrom('last', 'at-most'),
      fc.constantFrom('', '0', '3', '12', '123', '-1'),
      fc.constantFrom(
        'ending N1: E1 / N1',
        'ending N1: / N1 > E1',
        'ending N1: . / .',
        'ending N1 N1: N1 P / P P',
      ),
    ),
  )
  .map(([ask, details, position]) => `${ask} ${details} in ${position}`);

it('whatever is read as a task can be written, judged and explained', () => {
  fc.assert(
    fc.property(arbText, (text) => {
      const parsed = parse(text);
      if (!parsed.ok) return;
      const { offered, right } = answersOf(parsed.value);
      expect(offered).toEqual(expect.arrayContaining([...right]));
      clausesOf(parsed.value);
      difficultyOf(parsed.value);
      dependsOn(parsed.value);
      expect(parse(make(parsed.value))).toEqual(parsed);
    }),
    { numRuns: 400 },
  );
});

it('and is the same task however it is written', () => {
  fc.assert(
    fc.property(arbText, arbSeed, (text, seed) => {
      const parsed = parse(text);
      const [, ask = '', position = ''] = /^(.*? in )(.*)$/.exec(text) ?? [];
      if (!parsed.ok || /^(game|stage)/.test(position)) return;
      expect(parse(ask + carelessly(position, seed))).toEqual(parsed);
    }),
  );
});
