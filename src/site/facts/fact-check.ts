import { GAMES } from '../../games/list.ts';
import { NO_FACT } from '../../kit/game.ts';
import { acceptedWords, type FactWords } from '../lessons/fact-problems.ts';
import type { ContentFile } from '../segments/content.ts';
import { formOf } from '../segments/plural.ts';
import { segmentsOf } from '../segments/segment.ts';
import { contradictions, type Passage, undeclared } from './contradictions.ts';
import { statedProblems } from './stated-problems.ts';

/**
 * Facts in all texts of some languages: sentences that do not state what they should, words of lessons
 * and clauses that state a fact and do not say which, and passages of any kind in which one language
 * says something else than the others.
 * @param wordsOf the words in which a language states facts.
 */
export function factCheck(
  files: readonly ContentFile[],
  wordsOf: (language: string) => FactWords,
): string[] {
  return [
    ...files.flatMap((file) => [
      ...lacking(file),
      ...segmentsOf(file.name, file.text).flatMap(({ key, line, text }) => {
        const name = isPlain(file.name, key) ? `: “${key}”` : '';
        const passage = { language: file.language, place: `${file.path}:${line}${name}`, text };
        return declaredProblems(file.name, key, passage, wordsOf(file.language));
      }),
    ]),
    ...siblings(files).flatMap((passages) => contradictions(passages, wordsOf)),
  ];
}

/** The game whose folder a file is in, with the sentences of the file that say apart what they state. */
function textsOf(name: string) {
  const texts = GAMES.find(({ id }) => name.startsWith(`${id}/`));
  return texts && { facts: texts.facts, stated: texts.stated[name.slice(texts.id.length + 1)] };
}

/** Sentences that are to state a fact and are not there. */
function lacking({ name, path, text }: ContentFile): string[] {
  const there = new Set(
    segmentsOf(name, text).flatMap(({ key }) => [key, formOf(key)?.base ?? key]),
  );
  return Object.keys(textsOf(name)?.stated ?? {})
    .filter((key) => !there.has(key))
    .map((key) => `${path}: “${key}” is to state a fact and does not exist`);
}

/** Lessons, rules, and the clauses of printed editions. */
const DECLARING = /\.mdx$|^[^/]+\/editions\//;

/** What holds no marks: the texts of catalogues, titles, descriptions and headings. */
const isPlain = (name: string, key: string): boolean =>
  name.endsWith('.json') || /^(title|description|h\d+)$/.test(key);

/** What a text states and does not declare, or declares and does not state. */
export function declaredProblems(
  name: string,
  key: string,
  passage: Passage,
  words: FactWords,
): string[] {
  const texts = textsOf(name);
  if (!texts) return [];
  const names = texts.stated?.[key] ?? texts.stated?.[formOf(key)?.base ?? key] ?? [];
  const accepted = names.flatMap((of) => {
    const fact = texts.facts[of];
    return fact && isPlain(name, key) ? acceptedWords(fact, words) : [];
  });
  return [
    ...statedProblems(passage.place, passage.text, names, texts.facts, words),
    ...(DECLARING.test(name) && !names.includes(NO_FACT)
      ? undeclared(passage, words, accepted)
      : []),
  ];
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
