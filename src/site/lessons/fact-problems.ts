import type { Problem } from '../../core/text-error.ts';
import type { Fact, Facts } from '../../kit/game.ts';
import type { LessonText, Outline } from './outline.ts';

export interface FactWords {
  readonly number: Readonly<Record<string, readonly string[]>>;
  readonly worth: Readonly<Record<string, readonly string[]>>;
  readonly rank: Readonly<Record<string, readonly string[]>>;
}

export function factProblems(
  { path }: Pick<LessonText, 'path'>,
  outline: Outline,
  facts: Facts,
  words: FactWords,
): Problem[] {
  const wrong = outline.facts.flatMap((mark) => {
    const place = { file: path, line: mark.line };
    const fact = facts[mark.of];
    if (fact === undefined) {
      const message = `there is no fact “${mark.of}”, in: ${mark.sentence}`;
      return { ...place, found: mark.of, message };
    }
    const accepted = acceptedWords(fact, words);
    const said = inFigures(mark.words.toLowerCase());
    if (accepted.some((form) => form.toLowerCase() === said)) return [];
    const message =
      `“${mark.words}” is not what the rules say for “${mark.of}”: ${fact} ` +
      `(accepted: ${accepted.join(', ')}), in: ${mark.sentence}`;
    return { ...place, found: mark.words, message };
  });
  const malformed = outline.malformedFacts.map(({ line }) => ({
    file: path,
    line,
    message: 'a fact is written <Fact of="…">plain words</Fact>',
  }));
  return [...wrong, ...malformed];
}

const inFigures = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const own = digit.codePointAt(0) ?? 0;
    const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
    let zero = own;
    while (own - zero < 9 && isDigit(zero - 1)) zero -= 1;
    return String(own - zero);
  });

const acceptedWords = (fact: Fact, { number, worth, rank }: FactWords): readonly string[] =>
  typeof fact === 'number'
    ? [String(fact), ...(number[fact] ?? [])]
    : (worth[fact] ?? rank[fact] ?? []);
