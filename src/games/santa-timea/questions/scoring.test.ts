import { describe, expect, it } from 'vitest';
import rulings from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../explain/words.ts';
import { holding } from '../rules/test-kit.ts';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

describe('a question about a score', () => {
  it.each([
    ['[R4]', 'damage', 'How many damage points does Nadine have?'],
    ['[R5]', 'points', 'How many victory points is Nadine’s place worth?'],
    ['[R10]', 'total', 'How many victory points does Nadine score this round?'],
    ['[R3]', 'sets', 'Which choice scores Nadine the most victory points?'],
  ])('%s asks for the %s of a player by name', (_, ask, words) => {
    const t = createTranslate({ ...rulings, ...tasks }, 'en');
    expect(QUESTIONS.view(question(`${ask} 1 in score N1 / E2`), t, 'en').question).toBe(words);
  });

  it('[R4] shows the wind cards of all, and whose score is asked for', () => {
    expect(QUESTIONS.sceneOf(question('damage 1 in score N1 / E2'))).toEqual({
      kind: 'score',
      seat: 1,
      position: {
        kind: 'score',
        edition: 'house',
        variant: 'basic',
        holdings: [holding('N1'), holding('E2')],
      },
    });
  });
});
