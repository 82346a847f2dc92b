import { GAME_TEXTS } from '../../games/texts.ts';
import type { FactWords } from '../lessons/fact-problems.ts';
import type { ContentFile } from '../segments/content.ts';
import { segmentsOf } from '../segments/segment.ts';
import { contradictions, type Passage, undeclared } from './contradictions.ts';
import { statedProblems } from './stated-problems.ts';

/**
 * Facts in all texts of some languages: sentences of catalogues that do not state what they should,
 * numbers in lessons and rules that are not marked, and passages of any kind in which one language says something else than the others.
 * @param wordsOf the words in which a language states facts.
 */
export function factCheck(
  files: readonly ContentFile[],
  wordsOf: (language: string) => FactWords,
): string[] {
  return [
    ...files.flatMap((file) => unstated(file, wordsOf(file.language))),
    ...files.flatMap((file) => unmarked(file, wordsOf(file.language))),
    ...siblings(files).flatMap((passages) => contradictions(passages, wordsOf)),
  ];
}

function unstated({ name, path, text }: ContentFile, words: FactWords): string[] {
  return GAME_TEXTS.flatMap(({ game, facts, stated }) => {
    const sentences = stated[name.slice(game.length + 1)];
    if (!sentences || !name.startsWith(`${game}/`)) return [];
    const segments = new Map(segmentsOf(name, text).map((one) => [one.key, one]));
    return Object.entries(sentences).flatMap(([key, names]) => {
      const found = segments.get(key);
      const place = `${path}:${found?.line ?? 1}: “${key}”`;
      if (!found) return `${place} is to state a fact and does not exist`;
      return statedProblems(place, found.text, names, facts, words);
    });
  });
}

/** Titles and descriptions can hold no marks. */
const FIELD = /^(title|description)$/;

/** Lessons and rules mark what they state. */
function unmarked({ language, name, path, text }: ContentFile, words: FactWords): string[] {
  if (!name.endsWith('.mdx') || !GAME_TEXTS.some(({ game }) => name.startsWith(`${game}/`)))
    return [];
  return segmentsOf(name, text)
    .filter(({ key }) => !FIELD.test(key))
    .flatMap((one) =>
      undeclared({ language, place: `${path}:${one.line}`, text: one.text }, words),
    );
}

/** Every segment with its siblings in the other languages. */
function siblings(files: readonly ContentFile[]): Passage[][] {
  const passages = new Map<string, Passage[]>();
  for (const { language, name, path, text } of files) {
    for (const { key, line, text: said } of segmentsOf(name, text)) {
      const id = `${name} ${key}`;
      const passage = { language, place: `${path}:${line}`, text: said };
      passages.set(id, [...(passages.get(id) ?? []), passage]);
    }
  }
  return [...passages.values()];
}
