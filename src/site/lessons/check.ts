import { err, ok, type Problem, type Result } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';
import type { Fact, Facts, Game } from '../../kit/game.ts';
import type { FenceError } from '../../kit/lesson/fence.ts';
import { type LessonText, nameProblems, type Outline, outlineOf, stepProblems } from './outline.ts';

export interface LanguageWords {
  readonly factWords: FactWords;
  readonly t: Translate;
}

function outlined(texts: readonly LessonText[]): Result<OutlinedLesson[], Problem[]> {
  const unread: Problem[] = [];
  const read = texts.flatMap((text) => {
    try {
      return [{ ...text, outline: outlineOf(text.text) }];
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const [, line, column, message = said] = /^(\d+):(\d+): ([\s\S]*)$/.exec(said) ?? [];
      const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
      unread.push({ file: text.path, ...place, message });
      return [];
    }
  });
  return unread.length > 0 ? err(unread) : ok(read);
}

export function lessonProblems(
  texts: readonly LessonText[],
  game: Pick<Game, 'facts' | 'fenceLanguage' | 'readFence'>,
  languages: ReadonlyMap<string, LanguageWords>,
  further: (lessons: readonly OutlinedLesson[]) => readonly Problem[] = () => [],
): Problem[] {
  const read = outlined(texts);
  if (!read.ok) return read.error;
  const lessons = read.value;
  const names = [...new Set(lessons.map(nameOf))];
  return [
    ...names.flatMap((name) =>
      parityProblems(
        lessons.filter((lesson) => nameOf(lesson) === name),
        [...languages.keys()],
      ),
    ),
    ...lessons.flatMap((lesson) => {
      const words = languages.get(lesson.language);
      if (!words) {
        const message = `the site has no language “${lesson.language}”`;
        return { file: lesson.path, message };
      }
      return [
        ...stepProblems(lesson, lesson.outline, game),
        ...fenceProblems(lesson, lesson.outline, game, words.t),
        ...factProblems(lesson, lesson.outline, game.facts, words.factWords),
      ];
    }),
    ...nameProblems(lessons, game),
    ...further(lessons),
  ];
}

const nameOf = (lesson: LessonText): string => lesson.path.split('/').slice(2).join('/');

export type FactWords = Readonly<
  Record<'number' | 'worth' | 'rank', Readonly<Record<string, readonly string[]>>>
>;

function factProblems(
  { path }: Pick<LessonText, 'path'>,
  outline: Outline,
  facts: Facts,
  words: FactWords,
): Problem[] {
  const wrong = outline.facts.flatMap((mark) => {
    const place = { file: path, line: mark.line };
    const fact = facts[mark.of];
    if (fact === undefined) {
      const message = `there is no fact “${mark.of}”`;
      return { ...place, found: mark.of, message };
    }
    const accepted = acceptedWords(fact, words);
    const said = mark.words.toLowerCase();
    if (accepted.some((form) => form.toLowerCase() === said)) return [];
    const message =
      `“${mark.words}” is not what the rules say for “${mark.of}”: ${fact} ` +
      `(accepted: ${accepted.join(', ')})`;
    return { ...place, found: mark.words, message };
  });
  const malformed = outline.malformedFacts.map(({ line }) => ({
    file: path,
    line,
    message: 'a fact is written <Fact of="…">plain words</Fact>',
  }));
  return [...wrong, ...malformed];
}

const acceptedWords = (fact: Fact, { number, worth, rank }: FactWords): readonly string[] =>
  typeof fact === 'number'
    ? [String(fact), ...(number[fact] ?? [])]
    : (worth[fact] ?? rank[fact] ?? []);

type OutlinedLesson = LessonText & { readonly outline: Outline };

interface ComparedPart {
  readonly line?: number;
  readonly text: string;
}

const PARTS: { readonly [what: string]: (outline: Outline) => readonly ComparedPart[] } = {
  series: ({ series }) => [{ text: series }],
  order: ({ order }) => [{ text: order }],
  clauses: ({ clauses }) => clauses.map((text) => ({ text })),
  'headings, fences or components': partsOf,
  links: ({ links }) => links.map((text) => ({ text })),
  // Their order, and how often each is said, is the language's own.
  facts: ({ facts }) => [...new Set(facts.map(({ of }) => of))].sort().map((text) => ({ text })),
};

function partsOf({ headings, fences, widgets }: Outline): ComparedPart[] {
  return [
    ...headings.map(({ line, level }) => ({ line, text: '#'.repeat(level) })),
    ...fences.map(({ line, language, meta, source }) => ({
      line,
      text: [language, meta, source].filter(Boolean).join(' '),
    })),
    ...widgets.map(({ line, name, attributes }) => ({ line, text: tagOf(name, attributes) })),
  ].toSorted((a, b) => a.line - b.line);
}

const tagOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;

function parityProblems(
  siblings: readonly OutlinedLesson[],
  languages: readonly string[],
): Problem[] {
  const [model, ...others] = siblings;
  if (!model) return [];
  const missing = languages.filter(
    (language) => !siblings.some((lesson) => lesson.language === language),
  );
  return [
    ...missing.map((language) => ({
      file: model.path.replace(`/${model.language}/`, `/${language}/`),
      message: `missing, but ${model.path} exists`,
    })),
    ...others.flatMap((other) =>
      Object.entries(PARTS).flatMap(([part, linesOf]) =>
        differenceOf(
          part,
          [model.path, linesOf(model.outline)],
          [other.path, linesOf(other.outline)],
        ),
      ),
    ),
  ];
}

type Side = readonly [path: string, parts: readonly ComparedPart[]];

function differenceOf(what: string, [path, parts]: Side, [otherPath, others]: Side): Problem[] {
  const length = Math.max(parts.length, others.length);
  const at = Array.from({ length }).findIndex(
    (_, index) => parts[index]?.text !== others[index]?.text,
  );
  if (at < 0) return [];
  const show = (part: ComparedPart | undefined) =>
    part === undefined ? 'nothing' : `“${part.text}”`;
  const { line, text: found } = others[at] ?? {};
  const model = [path, parts[at]?.line].filter((part) => part !== undefined).join(':');
  const message =
    `other ${what} than ${model}: ` +
    `number ${at + 1} is ${show(others[at])}, there ${show(parts[at])}`;
  return [{ file: otherPath, line, found, message }];
}

export const fenceProblem = (
  file: string,
  line: number,
  { line: within, column, message, found }: FenceError,
): Problem => ({
  file,
  line: line + within,
  column: within === 0 ? undefined : column,
  message,
  found,
});

function fenceProblems(
  { path }: LessonText,
  outline: Outline,
  game: Pick<Game, 'readFence' | 'fenceLanguage'>,
  t: Translate,
): Problem[] {
  return outline.fences
    .filter((fence) => fence.language === game.fenceLanguage)
    .flatMap((fence) => {
      const read = game.readFence(fence.source, fence.meta, t);
      return read.ok ? [] : fenceProblem(path, fence.line, read.error);
    });
}

type CheckedGame = Pick<Game, 'clauses' | 'facts' | 'fenceLanguage' | 'readFence'>;

export function ruleProblems(
  texts: readonly LessonText[],
  game: CheckedGame,
  languages: ReadonlyMap<string, LanguageWords>,
): Problem[] {
  return lessonProblems(texts, game, languages, (topics) =>
    [...languages.keys()].flatMap((language) =>
      clauseProblems(
        language,
        topics.filter((topic) => topic.language === language),
        game.clauses,
      ),
    ),
  );
}

function clauseProblems(
  language: string,
  topics: readonly OutlinedLesson[],
  clauses: readonly string[],
): Problem[] {
  const entries = topics.flatMap(({ path, outline }) =>
    outline.widgets
      .filter(({ name }) => name === 'Clause')
      .map(({ attributes, line }) => ({
        id: attributes['id'] ?? '',
        place: { file: path, line },
      })),
  );
  const seen = new Set<string>();
  return [
    ...entries.flatMap(({ id, place }) => {
      const message = clauses.includes(id)
        ? `the clause “${id}” has an entry already`
        : `there is no clause “${id}”`;
      if (!clauses.includes(id) || seen.has(id)) return { ...place, found: id, message };
      seen.add(id);
      return [];
    }),
    ...clauses
      .filter((id) => !seen.has(id))
      .map((id) => ({
        file: `content/${language}`,
        message: `the rules have no entry for the clause “${id}”`,
      })),
    ...topics.flatMap(({ path, outline }) =>
      outline.links
        .filter((link) => !clauses.includes(link.replace('#', '')))
        .map((link) => ({
          file: path,
          found: link,
          message: `the link “${link}” names no clause`,
        })),
    ),
  ];
}
