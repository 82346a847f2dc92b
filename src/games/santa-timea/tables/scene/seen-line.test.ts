import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { checked } from '../../../../core/result.ts';
import { makeCard } from '../../notation/cards.ts';
import { readEnding } from '../../notation/ending.ts';
import { windCards } from '../../rules/test-kit.ts';
import { viewLine } from './seen-trick.ts';

const t = wordsIn('en');

const line = (notation: string, ...cards: string[]) =>
  viewLine(checked(readEnding(notation)), cards, t);

const THREE = 'ending W1 S3 W1: S3 S14 / W1 W7 P > W5 + N1 N3';
const FOUR = 'ending E1 N1 S2 S1: N4 E8 W7 / E3 E9 S10 S14 > S5 + E2';

it('[T4] [T6] plays the last tricks out one by one, each with its wind and what comes of it', () => {
  const tricks = line(THREE, 'W1');
  expect(tricks.map(({ trick }) => trick.wind)).toEqual(windCards('W1 S3 W1'));
  expect(tricks.map(({ card }) => card)).toEqual(['W1', 'P', 'W7']);
  expect(tricks.map(({ view }) => view.outcome)).toEqual([
    'You take the wind card. Sebastian leads next.',
    'Nobody takes the wind card. Sebastian leads next.',
    'Nobody takes the wind card.',
  ]);
  expect(tricks.map(({ damage }) => damage)).toEqual([
    'Your damage so far: 5.',
    'Your damage so far: 5.',
    'Your damage at the end: 5.',
  ]);
});

it('[T1] seats the players as they play, the same one of them the learner', () => {
  const tricks = line(FOUR, 'E9');
  expect(tricks.map(({ names, you }) => [names.join(), you])).toEqual([
    ['Sebastian,You', 1],
    ['You,Sebastian', 0],
    ['Sebastian,You', 1],
    ['You,Sebastian', 0],
  ]);
  for (const { trick, you, card } of tricks) {
    expect(trick.plays.map(makeCard)[you]).toBe(card);
  }
  for (const { names, you } of line('ending E1 N3: W11 / S14 / E12 P > N10 W5', 'E12')) {
    expect(names[you]).toBe('You');
  }
});

it('offers what else might be played, but for the card that was answered and where there is no choice', () => {
  const hands = line(FOUR, 'E9').map(({ hand }) => hand.map(makeCard));
  expect(hands).toEqual([[], ['E3', 'S10', 'S14'], ['S10', 'S14'], []]);
});
