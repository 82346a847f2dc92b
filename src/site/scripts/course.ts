import {
  type CourseProgress,
  courseRecord,
  isCaptain,
  lessonState,
  nextStep,
} from '../../device/course.ts';
import { openRecord } from '../../device/record.ts';

type ListedLesson = ReturnType<typeof readItem>;

function readItem(item: HTMLElement, progress: CourseProgress) {
  const { lesson = '', steps = '', exam = '0' } = item.dataset;
  const courseLesson = { lesson, steps: steps.split(' ').filter(Boolean), exam: Number(exam) };
  const state = lessonState(courseLesson, progress);
  const step = state.done > 0 ? nextStep([courseLesson], progress)?.step : undefined;
  return { item, ...courseLesson, ...state, step };
}

const recordOf = (list: HTMLElement) => openRecord(courseRecord(list.dataset['course'] ?? ''));

function show(list: HTMLElement): void {
  const progress = recordOf(list).get();
  const lessons = [...list.querySelectorAll<HTMLElement>('[data-lesson]')].map((item) =>
    readItem(item, progress),
  );
  for (const { item, done, isReached, step } of lessons) {
    const port = item.querySelector('a');
    if (port) port.hash = step ? `step-${step}` : '';
    const note = item.querySelector<HTMLElement>('small');
    const mark = item.querySelector('b');
    if (!note || !mark) continue;
    const number = item.dataset['number'] ?? '';
    note.dataset['open'] ??= note.textContent ?? '';
    item.classList.toggle('reached', isReached);
    mark.textContent = isReached ? '✓' : number;
    if (isReached) note.textContent = `${number} · ${note.dataset['reached']}`;
    else {
      const text = note.dataset[done > 0 ? 'done' : 'open'] ?? '';
      note.textContent = text.replace('{done}', String(done));
    }
  }
  const reached = lessons.filter(({ isReached }) => isReached).length;
  const here = nextStep(lessons, progress)?.courseLesson;
  const line = document.querySelector<HTMLElement>(
    `[data-progress-of="${list.dataset['course']}"]`,
  );
  if (here !== lessons[0] || here?.done) showWayOn(list, here);
  const harbour = here ?? lessons.at(-1);
  if (harbour) moveShip(harbour.item);
  if (!line) return;
  line.textContent = [
    ...(reached > 0 ? [(line.dataset['reached'] ?? '').replace('{done}', String(reached))] : []),
    ...(isCaptain(lessons, progress) ? [line.dataset['captain']] : []),
  ].join(' ');
}

function moveShip(item: HTMLElement): void {
  const before = item.parentElement?.querySelector('.here');
  const ship = before?.querySelector(':scope > svg');
  before?.classList.remove('here');
  item.classList.add('here');
  if (ship) item.append(ship);
}

/** Where the button leads: to what comes next, or, behind the whole course, where its end leads. */
function showWayOn(list: HTMLElement, next: ListedLesson | undefined): void {
  const button = document.querySelector<HTMLAnchorElement>(
    `[data-go-on="${list.dataset['course']}"]`,
  );
  const words = button?.querySelector<HTMLElement>('[data-next]');
  if (!button || !words) return;
  if (!next) {
    button.href = button.dataset['after'] ?? '';
    words.textContent = words.dataset['after'] ?? '';
    return;
  }
  const { item, steps, step, exam } = next;
  const begins = exam > 0 ? 'exam' : 'next';
  button.href = item.querySelector('a')?.href ?? '';
  words.textContent = (words.dataset[step ? 'left' : begins] ?? '')
    .replace('{number}', item.dataset['number'] ?? '')
    .replace('{step}', String(steps.indexOf(step ?? '') + 1));
}

const courseLists = () => document.querySelectorAll<HTMLElement>('[data-course]');

export function showCourses(): void {
  for (const list of courseLists()) show(list);
}

/** Shows what is kept of the courses on this page, and what another tab changes. */
export function watchCourses(): void {
  showCourses();
  for (const list of courseLists()) recordOf(list).watch(() => show(list));
}
