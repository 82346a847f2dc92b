import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

describe('a question about a hand, in words', () => {
  const asked = (text: string) => QUESTIONS.view(question(text), t, 'en');

  it.each([
    ['the next player', 'give N1 N9 in trick N2: N5 _ E4', 'Johannes'],
    ['after the last the first', 'give N1 N9 in trick N2: N5 E4 _', 'Sebastian'],
  ])('[T1] the card is given to %s', (_, text, name) => {
    expect(asked(text).question).toBe(
      `You want ${name} to take the wind card. Which card do you play?`,
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
