/** What the pages of the course hold as they are built: every question, its answers, what is right. */
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { ToldExam } from '../../src/games/santa-timea/screens/exam/told-exam.ts';
import type { ToldQuestion } from '../../src/kit/question/told.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { LESSONS } from '../browser/lessons.ts';
import { page } from './site.ts';

/** A value as Astro hands it to a widget: a list or anything else, each with a number for its kind. */
type Handed = readonly [kind: number, value: unknown];

function received([kind, value]: Handed): unknown {
  if (kind === 1) return (value as Handed[]).map(received);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, received(one)]));
}

/** What the widget within an element is given. */
function propsOf(place: Element | null): Readonly<Record<string, unknown>> {
  const props = place?.querySelector('astro-island')?.getAttribute('props') ?? '{}';
  return received([0, JSON.parse(props)]) as Record<string, unknown>;
}

const rightIn = ({ answers }: Pick<ToldQuestion, 'answers'>): number[] =>
  answers.flatMap(({ isRight }, number) => (isRight ? [number] : []));

it('there are lessons to finish, and an exam', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(10);
  expect(LESSONS.flatMap(({ exam }) => exam).length).toBeGreaterThan(25);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const address = (slug = '') => `/${language}/santa-timea/${slug}/`;
  const documents = new Map(
    LESSONS.map(({ slug }) => [slug, parseHTML(page(address(slug))).document]),
  );

  it('every step accepts what is right, answers what is wrong and leads on', () => {
    for (const { slug, steps } of LESSONS) {
      const document = documents.get(slug);
      for (const { id, right } of steps) {
        const props = propsOf(document?.querySelector(`#step-${id}`) ?? null);
        const told = props['asked'] as ToldQuestion;
        expect([slug, id, ...rightIn(told)]).toEqual([slug, id, ...right]);
        for (const { isRight, reply } of told.answers) {
          const { trap = '', hint = '', outcome = '' } = told.replies[reply] ?? {};
          if (!isRight) expect(trap + hint + outcome, `${slug} ${id}`).not.toBe('');
        }
        const href = props['next'] as string | undefined;
        const here = document?.querySelector(`.leg:has(#step-${id})`);
        const onward = document?.querySelector(`.leg:has(${href}), .leg${href}`);
        expect(onward?.id ?? 'no way on', `${slug} ${id}`).toBe(here?.nextElementSibling?.id);
        expect(here?.querySelectorAll('h2'), `${slug} ${id}`).toHaveLength(1);
      }
    }
  });

  it('a harbour bears the title of its lesson, and no name of its own', () => {
    const { document } = parseHTML(page(address('course')));
    const ports = [...document.querySelectorAll('.voyage .port')].map((port) => {
      const [number, name] = port.children;
      name?.querySelector('small')?.remove();
      return [number?.textContent, name?.textContent?.trim()];
    });
    const titles = LESSONS.map(({ slug }, index) => [
      String(index + 1),
      documents.get(slug)?.querySelector('h1')?.textContent?.trim(),
    ]);
    expect(ports).toEqual(titles);
  });

  it('the exam accepts what is right', () => {
    for (const { slug, exam } of LESSONS.filter((lesson) => lesson.exam.length > 0)) {
      const islands = [...(documents.get(slug)?.querySelectorAll('astro-island') ?? [])];
      const props = islands.map((island) => propsOf(island.parentElement));
      const text = props.find(({ id }) => id === 'exam')?.['exam'];
      const { tasks } = JSON.parse(String(text)) as ToldExam;
      expect(tasks.map(({ told }) => rightIn(told))).toEqual(exam.map(({ right }) => [...right]));
    }
  });

  it('without JavaScript a lesson holds its situations, questions and folded answers', () => {
    for (const { slug, steps } of LESSONS) {
      for (const { id } of steps) {
        const place = documents.get(slug)?.querySelector(`#step-${id}`);
        expect(
          place?.querySelector('legend, .st-call')?.textContent ?? '',
          `${slug} ${id}`,
        ).toMatch(/\p{L}/u);
        const answer = place?.querySelector('details:not([open])');
        expect(answer?.querySelectorAll('summary') ?? [], `${slug} ${id}`).toHaveLength(1);
        expect(answer?.querySelectorAll('li, p').length ?? 0, `${slug} ${id}`).toBeGreaterThan(0);
      }
    }
  });
});
