/** What the pages of the course hold as they are built: every question, and the way on. */
import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import type { AskedExam } from '../../src/games/santa-timea/screens/exam/exam.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { showCourses } from '../../src/site/scripts/course.ts';
import { choices, LESSONS, lessonsIn, propsIn, questionOf } from '../browser/lessons.ts';
import { siteWords } from '../browser/words.ts';
import { createStorage } from '../device-kit.ts';
import { page } from './site.ts';

/** What the widget within an element is given. */
const propsOf = (place: Element | null | undefined) =>
  propsIn(place?.querySelector('astro-island')?.getAttribute('props'));

describe.each(LANGUAGES)('in %s', (language) => {
  const address = (slug = '') => `/${language}/santa-timea/${slug}/`;
  const documents = new Map(
    LESSONS.map(({ slug }) => [slug, parseHTML(page(address(slug))).document]),
  );

  it('every step asks its question and leads on', () => {
    for (const { slug, steps } of lessonsIn(language)) {
      const document = documents.get(slug);
      for (const { id, right } of steps) {
        const props = propsOf(document?.querySelector(`#step-${id}`));
        const asked = choices(questionOf(String(props['source'])));
        expect([slug, id, ...asked.right]).toEqual([slug, id, ...right]);
        const href = props['next'] as string | undefined;
        const here = document?.querySelector(`.lesson-screen:has(#step-${id})`);
        const onward = document?.querySelector(
          `.lesson-screen:has(${href}), .lesson-screen${href}`,
        );
        expect(onward?.id ?? 'no way on', `${slug} ${id}`).toBe(here?.nextElementSibling?.id);
        expect(here?.querySelectorAll('h2'), `${slug} ${id}`).toHaveLength(1);
      }
    }
  });

  it('the chart names every lesson by its title', () => {
    const { document } = parseHTML(page(address('course')));
    const ports = [...document.querySelectorAll('.course-chart .port')].map((port) => {
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

  it('the way on names the exam to whoever has only sat that', () => {
    const { document } = parseHTML(page(address('course')));
    const exam = { since: 1, answers: { 'a task': { at: 2, right: false } } };
    const kept = JSON.stringify({ version: 1, data: { steps: {}, exam, misses: {} } });
    vi.stubGlobal('document', document);
    vi.stubGlobal('localStorage', createStorage({ 'windrose:santa-timea:course': kept }));
    showCourses();
    const said = document.querySelector('[data-go-on]')?.textContent;
    expect(said).toContain(siteWords(language)('course.to-exam'));
  });

  it('the exam asks its questions', () => {
    for (const { slug, exam } of LESSONS.filter((lesson) => lesson.exam.length > 0)) {
      const islands = [...(documents.get(slug)?.querySelectorAll('astro-island') ?? [])];
      const props = islands.map((island) => propsOf(island.parentElement));
      const asked = props.flatMap((one) => (one['exam'] ? [one['exam'] as AskedExam] : []));
      const tasks = asked.flatMap(({ tasks }) => tasks);
      expect(tasks.map(({ source }) => choices(questionOf(source)))).toEqual(exam);
    }
  });
});
