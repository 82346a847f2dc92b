import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { candidate, question, stacked } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

describe('a question about a hand, in words', () => {
  const asked = (text: string) => QUESTIONS.ask(question(text), t, 'en');

  it.each([
    ['the next player', 'give N1 N9 in trick N2: N5 _ E4', 'Johannes'],
    ['after the last the first', 'give N1 N9 in trick N2: N5 E4 _', 'Sebastian'],
  ])('[T1] the card is given to %s', (_, text, name) => {
    expect(asked(text).question).toBe(
      `You want ${name} to take the wind card. Which card does it?`,
    );
  });

  it('names the cards of the hand', () => {
    expect(asked('avoid P W3 N1 in trick N2: N5 _').answers).toEqual([
      { code: 'N1', label: 'North\u00a01' },
      { code: 'W3', label: 'West\u00a03' },
      { code: 'P', label: 'Piratess' },
    ]);
  });
});

describe('a hand that is dealt', () => {
  const [LOWEST, HIGHEST] = [0, 9];
  /** What lies below the cards of the trick. */
  const BELOW = ' N7 P N3 W4 E6 N12';

  it.each([
    ['any place', 'avoid', 3, 'N2 N5 N9', [LOWEST, 0], 'N3 N7 P in trick N1: _ N5 N9'],
    ['the last place', 'take', 3, 'N2 N5 N9', [HIGHEST, 1], 'N3 N7 W4 P in trick N1: N2 N5 _'],
    [
      'five cards at most',
      'nobody',
      3,
      'N2 N5 N9',
      [1, HIGHEST],
      'N3 N7 E6 W4 P in trick N1: N2 _ N9',
    ],
    [
      '[T4] a place before one who does not take anyway, and no Piratess',
      'give',
      3,
      'N5 N2 N9',
      [LOWEST, 0],
      'N3 N7 W4 in trick N1: N5 _ N9',
    ],
    [
      '[T1] nor the last place before a leader who takes anyway',
      'give',
      3,
      'N2 N5 N9',
      [HIGHEST, HIGHEST],
      'N3 N7 N12 E6 W4 in trick N1: N2 _ N9',
    ],
    [
      '[T4] any place of two, since the other one always takes anyway',
      'give',
      2,
      'N2 N9',
      [HIGHEST, 0],
      'N3 N7 W4 in trick N1: N2 _',
    ],
  ] as const)('%s: %s', (_, ask, seats, deck, draws, text) => {
    const dealt = candidate(ask, seats, 'house', stacked(deck + BELOW, ...draws));
    expect(dealt).toEqual(question(`${ask} ${text}`));
  });
});
