import { findWords } from '../../core/find-words.ts';
import { type Facts, NO_FACT } from '../../kit/game.ts';
import { acceptedWords, type FactWords, inFigures } from '../lessons/fact-problems.ts';

/**
 * The facts that a sentence of a catalogue should state and does not, each with the sentence.
 * @param place file and key, for messages.
 * @param stated the facts it states: their names.
 */
export function statedProblems(
  place: string,
  sentence: string,
  stated: readonly string[],
  facts: Facts,
  words: FactWords,
): string[] {
  return stated.flatMap((name) => {
    if (name === NO_FACT) return [];
    const fact = facts[name];
    if (!fact) return `${place}: there is no fact “${name}”, in: ${sentence}`;
    const accepted = acceptedWords(fact, words);
    if (findWords(inFigures(sentence), accepted).length > 0) return [];
    return (
      `${place}: does not say what the rules say for “${name}”: ${fact.value} ` +
      `(accepted: ${accepted.join(', ')}), in: ${sentence}`
    );
  });
}
