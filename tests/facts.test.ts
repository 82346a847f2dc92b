/** What lessons and rules mark as a fact is what the engine says. */
import { expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { lessonProblems } from '../src/site/lessons/check.ts';
import {
  factWordsOf,
  languageWords,
  lessonTexts,
  ruleTexts,
} from '../src/site/lessons/lesson-texts.ts';
import { ruleProblems } from '../src/site/rules/check.ts';

/** A text with every mark for half and zero saying the other one. */
function swapped(text: string, language: string): string {
  const { worth } = factWordsOf(language);
  return text
    .replace(/(<Fact of="across">)[^<]*/g, `$1${worth['zero']?.[0]}`)
    .replace(/(<Fact of="against">)[^<]*/g, `$1${worth['half']?.[0]}`);
}

it.each(LANGUAGES)(
  'a copy in %s that swaps half and zero is refused, with each sentence',
  (language) => {
    const game = GAMES.find(({ id }) => id === 'santa-timea');
    if (!game) throw new Error('there is no game');
    const words = languageWords(game.id);
    let slips = 0;
    const swap = <T extends { path: string; text: string }>(all: readonly T[]) =>
      all.map((one) => {
        if (!one.path.startsWith(`content/${language}/`)) return one;
        const text = swapped(one.text, language);
        if (text !== one.text) slips += 1;
        return { ...one, text };
      });
    const problems = [
      ...lessonProblems(swap(lessonTexts(game.id)), game, words),
      ...ruleProblems(swap(ruleTexts(game.id)), game, words),
    ];
    expect(slips).toBeGreaterThan(5);
    expect(new Set(problems.map(({ file }) => file)).size).toBe(slips);
    for (const { message } of problems)
      expect(message).toMatch(/is not what the rules say for .*, in: \S/);
  },
);

it.each(LANGUAGES)('%s states every value by words of its own', (language) => {
  const { worth, rank } = factWordsOf(language);
  const forms = [...Object.values(worth), ...Object.values(rank)].flat();
  expect(new Set(forms).size).toBe(forms.length);
});
