/** Each kind of question as it is put, answered and explained in English, and what is shown with it. */
import { expect, it } from 'vitest';
import { cards, holding } from '../rules/test-kit.ts';
import { QUESTIONS } from './index.ts';
import { question, viewed } from './test-kit.ts';

/** A plain text: cards stand on a line with their numbers. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [
    '[P1] share 2 in trick N2: E6 N11 P',
    'Johannes plays the Piratess. What does that card count: full, half or zero?',
  ],
  [
    '[T1] give N1 N9 in trick N2: N5 _ E4',
    'You want Johannes to take the wind card. Which card do you play?',
  ],
  [
    '[R4] at-most 2 in ending N3: E1 / E2',
    'All cards are face up. Which card keeps your damage to 2 or less in the end, whatever your opponents do?',
  ],
  ['[S7] starter in game de 3 sunk 2', 'Who leads the very first trick?'],
  ['[S5] starter in game @1 3-2-1', 'Who leads the first trick of the next round?'],
])('%s is asked: %s', (text, words) => {
  expect(plain(viewed(text.replace(/^\[\w+\] /, '')).question)).toBe(words);
});

it.each([
  [
    '[T4] [X3] players by name, or nobody',
    'taker in trick E3: E5 N11',
    '0 Sebastian, 1 Nadine, nobody Nobody',
  ],
  [
    '[V1] winds that blow, or none of them',
    'wind 0 in trick E3: E5 N11',
    'N North, E East, S South, W West, never In none',
  ],
  [
    '[B1] those of the forecast too',
    'next in row N2 S1 W1 E2 ~ N3 E3 S3',
    'N2 North 2, S1 South 1, W1 West 1, N3 North 3, E3 East 3, S3 South 3',
  ],
  [
    '[R3] every choice of sets, none and several too',
    'sets 0 in score N1 N2 N3 S1 S2 S3 / E1',
    ' Discard nothing, N Discard the set North, S Discard the set South, NS Discard the sets North and South',
  ],
  [
    '[S7] a player, or lots',
    'starter in game fr 3 sunk 2',
    '0 Sebastian, 1 Nadine, 2 Johannes, lots Draw lots',
  ],
])('the answers are %s: %s', (_, text, labels) => {
  const found = viewed(text).answers.map(({ code, label }) => `${code} ${label}`);
  expect(plain(found.join(', '))).toBe(labels);
});

it.each<[text: string, sentences: readonly string[]]>([
  ['[O2] tricks-left in stage 4 5', ['A round has 12 tricks. Played: 5. Still to come: 7.']],
  [
    '[S4] cards-out in stage 4 0',
    ['Of the 60 wheel cards, 48 are dealt. Left over for this round: 12.'],
  ],
  [
    '[T7] to-come S1 W9 in round N2: N9 S1; E1: E5 P',
    [
      'Cards that have been played stay on the discard pile until the round is over: North 9, South 1, East 5 and Piratess.',
    ],
  ],
  [
    '[S7] starter in game de 3 sunk 2',
    ['Whoever was last aboard a sinking ship starts: Johannes.'],
  ],
  [
    '[S5] starter in game @1 3-2-1',
    [
      'Victory points so far: Sebastian 3, Nadine 2 and Johannes 1.',
      'Sebastian has the most victory points and leads the first trick.',
    ],
  ],
])('%s is explained: %s', (text, sentences) => {
  const { right, reply } = viewed(text.replace(/^\[\w+\] /, ''));
  const found = reply(right[0] ?? '').sentences.map((reason) => plain(reason.text));
  expect(found).toEqual(sentences);
});

const OVER = { kind: 'game', isOver: true, game: { seats: 3, results: { length: 5 } } };

it.each([
  [
    '[S5] damage 1 in score N1 / E2',
    {
      kind: 'score',
      seat: 1,
      position: { edition: 'house', variant: 'basic', holdings: [holding('N1'), holding('E2')] },
    },
  ],
  ['[O2] tricks-left in stage 5 12', { kind: 'stage', stage: { seats: 5, tricks: 12 } }],
  [
    '[T7] to-come S1 W9 in round N2: N9 S1; E1: E5 P',
    {
      kind: 'tricks',
      cards: cards('S1 W9'),
      position: { tricks: [{ plays: cards('N9 S1') }, { plays: cards('E5 P') }] },
    },
  ],
  [
    '[S5] starter in game de sunk 2 3-2-1',
    {
      kind: 'game',
      edition: 'de',
      sunk: [2],
      isOver: false,
      game: { seats: 3, results: { length: 1 } },
    },
  ],
  ['[E1] winner in game de 1-2-3 2-3-1 3-2-1 2-1-3 1-2-3', { ...OVER, edition: 'de', sunk: [] }],
  ['[E1] book in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2', OVER],
])('what is shown: %s', (text, scene) => {
  expect(QUESTIONS.sceneOf(question(text.replace(/^\[\w+\] /, '')))).toMatchObject(scene);
});

/** A pair is worth more to seat 1 than the set, although the kept cards cost a point. */
const PAIR = 'sets 1 in score pro . / S1 S2 S2 S3 / N3 E3 W3';

it('[B6] [B7] a worse choice of sets gets its score as an answer', () => {
  const { answers, reply } = viewed(PAIR);
  expect(answers.map(({ code }) => reply(code).hint)).toContain(
    'That scores Nadine 2 points. Another choice scores more.',
  );
});

it.each([
  ['[C6] one player', 'tricks-left in stage 1 4', 16, 'stage'],
  ['[O2] a thirteenth trick', 'tricks-left in stage 3 13', 16, 'stage'],
  ['no number of tricks', 'tricks-left in stage 3', 16, 'stage'],
  ['a number too many', 'tricks-left in stage 3 9 1', 16, 'stage'],
  ['a limit of three digits', 'at-most 100 in ending N3: E1 / E2', 9, '100'],
  ['[E1] a seat of a whole game', 'book 0 in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2', 6, '0'],
])('no question is asked of %s: %s', (_, text, column, found) => {
  const error = { code: 'no-task', column, found: expect.stringMatching(new RegExp(`^${found}`)) };
  expect(QUESTIONS.parse(text)).toMatchObject({ ok: false, error });
});
