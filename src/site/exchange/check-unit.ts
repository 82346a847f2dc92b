import { factProblems } from '../lessons/fact-problems.ts';
import { proseOf } from '../lessons/lesson-texts.ts';
import { outlineOf } from '../lessons/outline.ts';
import { type ContentFile, isDraft } from '../segments/content.ts';
import { formOf } from '../segments/plural.ts';
import { segmentsOf, withTexts } from '../segments/segment.ts';
import { usesOf } from '../terms/entry.ts';
import { termProblems } from '../terms/term-problems.ts';
import { codesOf } from './codes.ts';
import { type Known, textsOf } from './known.ts';
import type { Returned, ReturnedUnit } from './read.ts';
import { exchanged } from './unit.ts';

/** A translation that differs from what stands in the file. */
export interface Change {
  readonly unit: ReturnedUnit;
  readonly file: ContentFile;
  /** What stands there now. */
  readonly before: string;
}

/** Why a changed translation can't be taken over. */
export const changeProblems = (change: Change, returned: Returned, known: Known): string[] => [
  ...sameProblems(change, known),
  ...codeProblems(change),
  ...structureProblems(change),
  ...markupProblems(change),
  ...statementProblems(change, known),
  ...wordProblems(change, returned, known),
];

/** So many words are no name, and the same in no two languages by chance. */
const SENTENCE = 4;

/** Tools fill in the source where nobody has translated, and take one language for another. */
function sameProblems({ unit, file }: Change, known: Known): string[] {
  const { source, target } = unit;
  const words = [
    ...new Intl.Segmenter(file.language, { granularity: 'word' }).segment(wordsOf(target)),
  ];
  if (words.filter(({ isWordLike }) => isWordLike).length < SENTENCE) return [];
  const byHand = 'if it must be the same, write it into the file by hand';
  if (target === source) return [`this is the source, not a translation; ${byHand}`];
  const same = siblingsOf(unit, file, known).find(({ text }) => text === target);
  return same ? [`this is the text of “${same.language}”; ${byHand}`] : [];
}

/** What the other languages that are published say in its place. */
const siblingsOf = ({ name, key }: ReturnedUnit, { language }: ContentFile, known: Known) =>
  known.files
    .filter((other) => other.name === name && other.language !== language)
    .filter((other) => !isDraft(other))
    .flatMap((other) => {
      const said = segmentsOf(name, other.text).find((one) => one.key === key);
      return said ? [{ language: other.language, place: other.language, text: said.text }] : [];
    });

/**
 * Placeholders, marks and links are those of the source. A plural may leave out its count, a fact may
 * be said more often or less.
 */
function codeProblems({ unit: { key, source, target } }: Change): string[] {
  const isPlural = formOf(key) !== null;
  const needed = (text: string) => {
    const codes = codesOf(text).filter((code) => !(isPlural && code === '{{count}}'));
    const marks = codes.filter((code) => code.startsWith('<Fact '));
    return [...codes.filter((code) => !code.includes('Fact')), ...new Set(marks)].toSorted();
  };
  const [wanted, found] = [needed(source), needed(target)];
  const count = (start: string) => target.split(start).length;
  return [
    ...without(wanted, found).map((code) => `the translation lacks ${code}`),
    ...without(found, wanted).map(
      (code) => `the translation has ${code}, which the source has not`,
    ),
    ...(count('<Fact') === count('</Fact>') ? [] : ['a mark of a fact does not open and close']),
  ];
}

/** What is left of a list when each entry of another is taken away once. */
function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A translation that opens a heading, a fence or a component would change what follows. */
function structureProblems({ unit: { key, target }, file }: Change): string[] {
  const keys = (text: string) => segmentsOf(file.name, text).map((one) => one.key);
  const changed = withTexts(file.name, file.text, new Map([[key, target]]));
  const kept = segmentsOf(file.name, changed).find((one) => one.key === key)?.text === target;
  return kept && keys(changed).join() === keys(file.text).join()
    ? []
    : ['the translation changes how the page is built: a heading, a fence, a component, a space'];
}

/** What stands before the text of a page is data; below it, these are read as code. */
const DATA = /^(title|description)$/;
const MARKUP = /<(?!\s|$)\/?[\w-]*|[{}]|^(?:import|export)(?=\s)/gm;

/** In a page, a brace or a tag that the source has not would stop the build. */
function markupProblems({ unit: { name, key, source, target } }: Change): string[] {
  if (!name.endsWith('.mdx') || DATA.test(key)) return [];
  const signs = (text: string) =>
    codesOf(text)
      .reduce((rest, code) => rest.replace(code, ' '), text)
      .match(MARKUP) ?? [];
  return [...new Set(without(signs(target), signs(source)))].map(
    (sign) => `“${sign}” would be read as code of the page; write it otherwise`,
  );
}

/** The facts that it marks are what the engine says. */
function statementProblems({ unit, file }: Change, known: Known): string[] {
  const { name, key, target } = unit;
  const texts = textsOf(name);
  if (!texts) return [];
  return factProblems(
    { path: key },
    outlineOf(target),
    texts.facts,
    known.factWords(file.language),
  );
}

/**
 * It uses the words of its language's glossary, where the source uses those of its own. A text that
 * speaks about wrong words, as a glossary does, may have them: its source or what stands there has.
 */
function wordProblems({ unit, file, before }: Change, { from }: Returned, known: Known): string[] {
  const texts = textsOf(unit.name);
  if (!texts) return [];
  const entries = known.entries(texts);
  const wrongWords = (language: string, text: string) => {
    const own = { language, name: unit.name, path: unit.key, text: wordsOf(text) };
    return [...new Set(termProblems([own], texts.terms, entries))];
  };
  const had = wrongWords(file.language, before);
  const lost = texts.terms.flatMap(({ id }) => {
    const [source, target] = [entries.get(from)?.get(id), entries.get(file.language)?.get(id)];
    if (!source || !target || target.forms.length === 0) return [];
    const needs = usesOf(wordsOf(unit.source), source.forms).length > 0;
    const used = before === '' || usesOf(wordsOf(before), target.forms).length > 0;
    const uses = usesOf(wordsOf(unit.target), target.forms).length > 0;
    return needs && used && !uses
      ? [`the source says “${source.word}”, and the translation has no “${target.word}” any more`]
      : [];
  });
  if (wrongWords(from, unit.source).length > 0) return lost;
  return [
    ...wrongWords(file.language, unit.target).filter((problem) => !had.includes(problem)),
    ...lost,
  ];
}

/** What is to be read as prose: neither the name of a placeholder nor that of a fact. */
const wordsOf = (text: string): string => proseOf(text).replace(/\{\{\w+\}\}/g, ' ');

const expected = new WeakMap<ContentFile, ReadonlyMap<string, string>>();

/** The segments of a file that a translation is expected for, by key. */
export function expectedKeys(file: ContentFile): ReadonlyMap<string, string> {
  const known = expected.get(file);
  if (known) return known;
  const keys = new Map(exchanged(file).map(({ key, text }) => [key, text]));
  expected.set(file, keys);
  return keys;
}
