import { courseRecord, isDone } from '../../device/course.ts';
import { openRecord } from '../../device/record.ts';

/** Marks in a list of lessons what is done, and lets the button that begins the course go on with it. */
function showProgress(list: HTMLElement): void {
  const game = list.dataset['course'] ?? '';
  const progress = openRecord(courseRecord(game)).get();
  let begun = false;
  let next: string | undefined;
  for (const entry of list.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const { lesson = '', label = '', steps = '' } = entry.dataset;
    const all = steps.split(' ').filter(Boolean);
    const left = all.filter((step) => !isDone(progress, lesson, step));
    const done = all.length - left.length;
    const note = entry.querySelector<HTMLElement>('[data-done]');
    if (note && done > 0) {
      const words = (note.dataset['done'] ?? '').replace('{done}', String(done));
      note.textContent = ` · ${left.length === 0 ? '✓ ' : ''}${words}`;
    }
    begun ||= done > 0;
    if (begun && next === undefined && left.length > 0) {
      const link = entry.querySelector('a');
      next = `${link?.href}#step-${left[0]}`;
      goOn(game, next, label);
    }
  }
}

/** The button that begins the course names the lesson in which the reader is. */
function goOn(game: string, href: string, label: string): void {
  for (const button of document.querySelectorAll<HTMLAnchorElement>(`[data-go-on="${game}"]`)) {
    button.href = href;
    const words = button.querySelector<HTMLElement>('[data-words]');
    if (words) words.textContent = (words.dataset['words'] ?? '').replace('{lesson}', label);
  }
}

for (const list of document.querySelectorAll<HTMLElement>('[data-course]')) showProgress(list);
