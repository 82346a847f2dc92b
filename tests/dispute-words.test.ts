import { expect, it } from 'vitest';
import { createTranslate } from '../src/core/words.ts';
import { OPEN_POINTS } from '../src/games/santa-timea/rules/readings.ts';
import { gameCatalogue } from '../src/site/i18n/catalogues.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';

const answers = Object.entries(OPEN_POINTS).flatMap(([question, { answers: all }]) =>
  all.map((answer) => `dispute.${question}.${answer}`),
);

it.each(LANGUAGES)('%s can ask every question about the rules and say every answer', (language) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);
  expect(answers.length).toBeGreaterThanOrEqual(Object.keys(OPEN_POINTS).length * 2);
  for (const key of answers) expect(t(key), key).not.toBe('');
  const asked = Object.keys(OPEN_POINTS).map((question) => t(`dispute.ask.${question}`));
  expect(new Set(asked).size).toBe(asked.length);
});
