import type { Problem } from '../../core/text-error.ts';
import type { LessonText, Outline } from './outline.ts';

export type OutlinedLesson = LessonText & { readonly outline: Outline };

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

export function parityProblems(
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
