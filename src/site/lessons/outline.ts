import type { MdastNode } from 'satteri';
import { remembered } from '../../core/remembered.ts';
import type { Problem } from '../../core/result.ts';
import type { Game } from '../../kit/game.ts';
import { readCourseMeta } from '../../kit/lesson/fence.ts';
import {
  blocksIn,
  childrenOf,
  componentOf,
  headOf,
  nodesIn,
  placeOf,
  readMdx,
  textOf,
} from '../i18n/mdx.ts';

export interface LessonText {
  readonly language: string;
  readonly path: string;
  readonly text: string;
}

interface Placed {
  readonly line: number;
}

interface FactMark extends Placed {
  readonly of: string;
  readonly words: string;
}

export type Outline = ReturnType<typeof outlineOf>;

/** Every page names all lessons. */
export const outlineOf = remembered((text: string) => {
  const root = readMdx(text);
  const nodes = [...nodesIn(root)];
  const { series = '', order = '', clauses } = headOf(root);
  const components = nodes.flatMap((node) => {
    const component = componentOf(node);
    return component ? [{ ...component, line: placeOf(node).line }] : [];
  });
  const marks = factsIn(root);
  return {
    series: String(series),
    order: String(order),
    clauses: Array.isArray(clauses) ? clauses.map(String) : [],
    headings: headingsIn(childrenOf(root)),
    fences: nodes.flatMap((node) =>
      node.type === 'code'
        ? [
            {
              line: placeOf(node).line,
              language: node.lang ?? '',
              meta: node.meta ?? '',
              source: node.value,
            },
          ]
        : [],
    ),
    widgets: components.filter(({ name }) => name !== 'Fact'),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    facts: marks.flatMap((mark) => ('of' in mark ? [mark] : [])),
    /** Facts that are not written as `<Fact of="id">plain words</Fact>`. */
    malformedFacts: marks.filter((mark) => !('of' in mark)),
  };
});

function headingsIn(children: readonly MdastNode[]) {
  const starts = [...children.keys()].filter((index) => children[index]?.type === 'heading');
  return starts.map((start, index) => {
    const heading = children[start] as MdastNode & { readonly depth: number };
    const below = children.slice(start + 1, starts[index + 1]);
    const words = below.flatMap(blocksIn).flatMap((block) => textOf(block).split(/\s+/));
    return {
      line: placeOf(heading).line,
      level: heading.depth,
      words: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    };
  });
}

function factsIn(root: MdastNode): (FactMark | Placed)[] {
  const facts = [...nodesIn(root)].filter((node) => componentOf(node)?.name === 'Fact');
  return facts.map((node) => {
    const { line } = placeOf(node);
    const { of } = componentOf(node)?.attributes ?? {};
    const isPlain = childrenOf(node).every(({ type }) => type === 'text');
    if (of === undefined || !isPlain) return { line };
    return { line, of, words: textOf(node).replace(/\s+/g, ' ').trim() };
  });
}

type CourseGame = Pick<Game, 'fenceLanguage'>;

const FEWEST = 3;
const MOST = 7;
const WORDS = 60;

export const stepsOf = ({ fences, headings }: Outline, game: CourseGame) =>
  fences
    .filter(({ language }) => language === game.fenceLanguage)
    .flatMap((fence) => {
      const found = readCourseMeta(fence.meta);
      if (!found || found.kind === 'exam') return [];
      // The lesson's heading it stands below, counted from 0; -1 above the first.
      const heading = headings.findLastIndex(({ line }) => line < fence.line);
      return { fence, kind: found.kind, id: found.step, clauses: found.clauses, heading };
    });

/** Progress is kept by the names of steps, so each is one step’s alone in all the lessons of a language. */
export function nameProblems(
  lessons: readonly (Pick<LessonText, 'path' | 'language'> & { readonly outline: Outline })[],
  game: CourseGame,
): Problem[] {
  const all = lessons.flatMap(({ path, language, outline }) =>
    stepsOf(outline, game).map((step) => ({ path, name: `${language} ${step.id}`, ...step })),
  );
  return all
    .filter(({ name }, index) => all.findIndex((one) => one.name === name) < index)
    .map(({ path, fence, id }) => ({
      file: path,
      line: fence.line,
      found: id,
      message: `another step is called “${id}” already; give this one a name of its own`,
    }));
}

export function stepProblems(
  { path }: Pick<LessonText, 'path'>,
  outline: Outline,
  game: CourseGame,
): Problem[] {
  if (outline.series !== 'course') return [];
  const steps = stepsOf(outline, game);
  const isExam = outline.fences.some(({ meta }) => readCourseMeta(meta)?.kind === 'exam');
  const fewest = isExam || steps.some(({ kind }) => kind === 'play') ? 0 : FEWEST;
  const count =
    steps.length < fewest || steps.length > MOST
      ? [`${steps.length} steps; a lesson has ${FEWEST} to ${MOST}, so split or join some`]
      : [];
  return [
    ...count.map((message) => ({ file: path, message })),
    ...steps.flatMap((step, index) => {
      const earlier = steps.slice(0, index);
      const words = outline.headings[step.heading]?.words ?? 0;
      return [
        ...(step.heading < 0 || earlier.some(({ heading }) => heading === step.heading)
          ? [`the step “${step.id}” needs a heading of its own above it`]
          : []),
        ...(words > WORDS ? [`${words} words for the step “${step.id}”; keep to ${WORDS}`] : []),
      ].map((message) => ({ file: path, line: step.fence.line, found: step.id, message }));
    }),
  ];
}
