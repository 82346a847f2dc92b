/** The desk can say every witness under every reading, and what it says differs where the outcome does. */
import { describe, expect, it } from 'vitest';
import { playOut } from '../src/games/santa-timea/editions/play.ts';
import { sayOutcome, sayStep } from '../src/games/santa-timea/editions/say.ts';
import { WITNESSES } from '../src/games/santa-timea/editions/witness.ts';
import { playerNames } from '../src/games/santa-timea/explain/say.ts';
import { OPEN_POINTS, type OpenPoint, readingOf } from '../src/games/santa-timea/rules/readings.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { wordsIn } from './santa-timea-words.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];

describe.each(LANGUAGES)('the desk in %s', (lang) => {
  const t = wordsIn(lang);
  const speech = { t, lang, names: playerNames(t) };

  it.each(questions)('asks %s, and has words for its answers', (question) => {
    const say = t as (key: string) => string;
    const keys = OPEN_POINTS[question].answers.map((answer) => `dispute.${question}.${answer}`);
    for (const key of [`dispute.ask.${question}`, ...keys]) expect(say(key)).not.toBe('');
  });

  it.each(questions)('describes %s under each of its answers', (question) => {
    const sentences = OPEN_POINTS[question].answers.map((answer) => {
      const played = playOut(WITNESSES[question], {
        ...readingOf('house'),
        [question]: answer,
      });
      const steps = played.steps.map((step) => sayStep(step, speech));
      expect(steps.every((step) => step.length > 0)).toBe(true);
      return sayOutcome(played.outcome, speech).join(' ');
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
