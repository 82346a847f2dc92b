import type { LessonText, Outline } from './outline.ts';

export type OutlinedLesson = LessonText & { readonly outline: Outline };

/** The parts compared, each as a list of lines that must be equal. */
const PARTS: { readonly [part: string]: (outline: Outline) => readonly string[] } = {
  series: (outline) => [outline.series],
  order: (outline) => [outline.order],
  clauses: (outline) => outline.clauses,
  headings: (outline) => outline.headings.map((heading) => '#'.repeat(heading.level)),
  fences: (outline) =>
    outline.fences.map((fence) =>
      [fence.language, fence.meta, fence.source].filter(Boolean).join(' '),
    ),
  widgets: (outline) => outline.widgets.map((widget) => widget.tag),
  links: (outline) => outline.links,
  // Their order, and how often each is said, is the language's own.
  facts: (outline) => [...new Set(outline.facts.map((fact) => fact.of))].sort(),
};

/**
 * Where the languages of one lesson differ in more than their words.
 * @param siblings the lesson in every language that has it.
 * @param languages all languages of the site.
 */
export function parityProblems(
  siblings: readonly OutlinedLesson[],
  languages: readonly string[],
): string[] {
  const [model, ...others] = siblings;
  if (!model) return [];
  const missing = languages.filter(
    (language) => !siblings.some((lesson) => lesson.language === language),
  );
  return [
    ...missing.map(
      (language) =>
        `${model.path.replace(`/${model.language}/`, `/${language}/`)}: missing, but ${model.path} exists`,
    ),
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

type Side = readonly [path: string, lines: readonly string[]];

function differenceOf(part: string, [path, lines]: Side, [otherPath, otherLines]: Side): string[] {
  const length = Math.max(lines.length, otherLines.length);
  const at = Array.from({ length }).findIndex((_, index) => lines[index] !== otherLines[index]);
  if (at < 0) return [];
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : `“${line}”`);
  return [
    `${otherPath}: other ${part} than ${path}: number ${at + 1} is ${show(otherLines[at])}, there ${show(lines[at])}`,
  ];
}
