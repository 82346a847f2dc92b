import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../src/core/words.ts';
import { FACTS } from '../src/games/santa-timea/facts.ts';
import { acceptedWords, type FactWords } from '../src/site/lessons/fact-problems.ts';

/** The sentences of the catalogues that state a fact of the rules, and which. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  'step.full': ['along'],
  'step.half': ['across'],
  'step.zero': ['against'],
  'score-step.two-players_one': ['two-players-best', 'two-players-worst'],
  'score-step.two-players_other': ['two-players-best', 'two-players-worst'],
  'error.bad-rank': ['highest-rank'],
  'error.bad-damage': ['lowest-damage', 'copies-of-2', 'highest-damage'],
  'error.row-too-short': ['open-wind-cards'],
  'error.forecast-not-three': ['forecast-cards'],
  'error.hand-too-big': ['hand-cards'],
  'error.too-many-tricks': ['tricks'],
  'error.too-few-seats': ['players-least'],
  'error.too-many-seats': ['players-most'],
  'error.too-many-piratesses': ['piratesses'],
  'error.too-many-wind-cards': ['copies-of-1', 'copies-of-3'],
  'misreading.ignores-wind': ['along', 'across', 'against'],
  'misreading.halves-the-opposite': ['across', 'against'],
  'misreading.swaps-half-and-zero': ['across', 'against'],
  'misreading.zeros-all-tie': ['against'],
};

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8'));

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The facts that a sentence should state and does not. */
function missingFacts(sentence: string, facts: readonly string[], words: FactWords): string[] {
  return facts.filter((name) => {
    const fact = FACTS[name];
    if (!fact) throw new Error(`there is no fact “${name}”`);
    const forms = acceptedWords(fact, words).map(escaped).join('|');
    return !new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
  });
}

describe.each(['en', 'de', 'fr'])('the words of %s', (lang) => {
  const catalogue = {
    ...read<Record<string, string>>(`${lang}/santa-timea/rulings.json`),
    ...read<Record<string, string>>(`${lang}/santa-timea/puzzles.json`),
  };
  const words = read<FactWords>(`${lang}/facts.json`);
  const blanks = { name: '', card: '', worth: '', found: '', count: 9, cards: '' };

  it('state what the engine does', () => {
    const t = createTranslate(catalogue, lang);
    const wrong = Object.entries(STATED).flatMap(([key, facts]) => {
      const sentence = t(key, blanks);
      return missingFacts(sentence, facts, words).map(
        (fact) => `${key} lacks ${fact}: ${sentence}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('would be refused with half and zero swapped, as one review prints them', () => {
    const t = createTranslate(catalogue, lang);
    expect(missingFacts(t('step.half', blanks), ['against'], words)).toEqual(['against']);
    expect(missingFacts(t('step.zero', blanks), ['across'], words)).toEqual(['across']);
  });
});
