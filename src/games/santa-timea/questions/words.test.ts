import { describe, expect, it } from 'vitest';
import rulings from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../explain/words.ts';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

const asked = (text: string) => QUESTIONS.view(question(text), t, 'en');

describe('a question about one card', () => {
  it.each([
    [
      '[V1] names the player and the card',
      'worth 1 in trick N2: E6 N11',
      'Nadine plays North\u00a011. What is that card worth?',
    ],
    [
      '[P1] calls a Piratess by her name',
      'share 2 in trick N2: E6 N11 P',
      'Johannes plays the Piratess. What does that card count: full, half or zero?',
    ],
    [
      '[T4] asks for the wind in which it takes',
      'wind 0 in trick N2: E6 N11',
      'Sebastian plays East\u00a06. In which wind would Sebastian have to take the wind card?',
    ],
  ])('%s', (_, text, words) => {
    expect(asked(text).question).toBe(words);
  });
});

describe('the answers to choose from', () => {
  it.each([
    [
      '[T4] [X3] are players by name, or nobody',
      'taker in trick E3: E5 N11',
      '0 Sebastian, 1 Nadine, nobody Nobody',
    ],
    [
      '[T6] are the players, one of whom leads',
      'leader in trick E3: E5 N11',
      '0 Sebastian, 1 Nadine',
    ],
    ['[V3] are shares', 'share 0 in trick E3: E5 N11', 'full Full, half Half, zero Zero'],
    [
      '[V1] are winds that blow, or none of them',
      'wind 0 in trick E3: E5 N11',
      'N North wind, E East wind, S South wind, W West wind, never In none',
    ],
    [
      '[S3] are the wind cards that are open',
      'now in row N2 S1 W1 E3',
      'N2 North 2, S1 South 1, W1 West 1',
    ],
    [
      '[B1] are those of the forecast too',
      'next in row N2 S1 W1 E2 ~ N3 E3 S3',
      'N2 North 2, S1 South 1, W1 West 1, N3 North 3, E3 East 3, S3 South 3',
    ],
    ['[P4] are the cards of a hand', 'open in hand N3 W8 P', 'N3 North 3, W8 West 8, P Piratess'],
    ['[T7] are the cards asked about', 'to-come W9 S1 in round N2: N9 S1', 'S1 South 1, W9 West 9'],
  ])('%s', (_, text, labels) => {
    const told = asked(text).answers.map(({ code, label }) => `${code} ${label}`);
    expect(told.join(', ').replaceAll('\u00a0', ' ')).toBe(labels);
  });
});
