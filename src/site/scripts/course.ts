import { type CourseProgress, courseRecord, harbourState, nextStep } from '../../device/course.ts';
import { openRecord } from '../../device/record.ts';

interface Harbour {
  readonly item: HTMLElement;
  readonly lesson: string;
  readonly steps: readonly string[];
  readonly exam: number;
  readonly left: readonly string[];
  readonly isReached: boolean;
}

function harbourOf(item: HTMLElement, progress: CourseProgress): Harbour {
  const { lesson = '', steps = '', exam = '0' } = item.dataset;
  const harbour = { lesson, steps: steps.split(' ').filter(Boolean), exam: Number(exam) };
  return { item, ...harbour, ...harbourState(harbour, progress) };
}

function show(list: HTMLElement): void {
  const progress = openRecord(courseRecord(list.dataset['course'] ?? '')).get();
  const harbours = [...list.querySelectorAll<HTMLElement>('[data-lesson]')].map((item) =>
    harbourOf(item, progress),
  );
  for (const { item, steps, left, isReached } of harbours) {
    const done = steps.length - left.length;
    const note = item.querySelector<HTMLElement>('small');
    const port = item.querySelector('b');
    if (!note || !port) continue;
    const number = item.dataset['number'] ?? '';
    note.dataset['open'] ??= note.textContent ?? '';
    item.classList.toggle('reached', isReached);
    port.textContent = isReached ? '✓' : number;
    if (isReached) note.textContent = `${number} · ${note.dataset['reached']}`;
    else {
      const text = note.dataset[done > 0 ? 'done' : 'open'] ?? '';
      note.textContent = text.replace('{done}', String(done));
    }
  }
  const reached = harbours.filter(({ isReached }) => isReached).length;
  const here = nextStep(harbours, progress)?.harbour;
  const hasBegun = reached > 0 || harbours.some(({ steps, left }) => left.length < steps.length);
  const line = document.querySelector<HTMLElement>(
    `[data-progress-of="${list.dataset['course']}"]`,
  );
  if (here && hasBegun) sailOn(here);
  if (here) moor(here.item);
  if (!line) return;
  const isCaptain = harbours.some(({ item, isReached }) => isReached && item.dataset['exam']);
  line.textContent = [
    ...(reached > 0 ? [(line.dataset['reached'] ?? '').replace('{done}', String(reached))] : []),
    ...(isCaptain ? [line.dataset['captain']] : []),
  ].join(' ');
}

function moor(item: HTMLElement): void {
  const before = item.parentElement?.querySelector('.here');
  const ship = before?.querySelector(':scope > svg');
  before?.classList.remove('here');
  item.classList.add('here');
  if (ship) item.append(ship);
}

function sailOn({ item, steps, left }: Harbour): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-go-on]');
  const words = button?.querySelector<HTMLElement>('[data-words]');
  const href = item.querySelector('a')?.href;
  if (!button || !words || !href) return;
  button.href = left.length < steps.length ? `${href}#step-${left[0]}` : href;
  words.textContent = (words.dataset['words'] ?? '').replace(
    '{number}',
    item.dataset['number'] ?? '',
  );
}

export function showCourses(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-course]')) show(list);
}

showCourses();
