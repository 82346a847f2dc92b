import { comesAgain, courseRecord, isDone } from '../../device/course.ts';
import { openRecord } from '../../device/record.ts';

const bar = document.querySelector<HTMLElement>('.task-bar');
const lessonEnd = document.querySelector<HTMLElement>('.lesson-end');

let isCatchingUp = false;

const progress = () => openRecord(courseRecord(bar?.dataset['game'] ?? '')).get();

/** Whether a step is asked once more behind the end, done or not. */
const isAskedAgain = (step: string): boolean =>
  comesAgain(progress(), step) && document.querySelector('#again') !== null;

function show(): void {
  const here =
    location.hash !== '' && document.querySelector('.lesson-screen:is(:target, :has(:target))');
  for (const place of document.querySelectorAll<HTMLElement>('[data-step]')) {
    const { step = '' } = place.dataset;
    place.classList.toggle('done', isDone(progress(), step));
    place.classList.toggle('comes-again', isAskedAgain(step));
    const isHere = here && place.matches(`[href="#${here.id}"]`);
    place.ariaCurrent = isHere ? 'step' : null;
  }
}

/** Says at the end how much is done, and leads to what is left. */
function close(place: HTMLElement): void {
  const left = stepsLeft();
  const open = place.querySelectorAll('[data-step]:not(.done)').length;
  place.classList.toggle('reached', open === 0);
  const heading = place.querySelector<HTMLElement>('h2');
  const again = place.querySelector<HTMLAnchorElement>('.catch-up');
  if (!heading || !again) return;
  const texts: readonly string[] = JSON.parse(heading.dataset['texts'] ?? '[]');
  heading.textContent = texts[open] ?? '';
  place.style.setProperty('--done', `${1 - open / (texts.length - 1)}`);
  if (left.length > 0) again.href = left.some(isAskedAgain) ? '#again' : `#step-${left[0]}`;
}

const stepsLeft = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.learned > :is(:not(.done), .comes-again)')].map(
    ({ dataset }) => dataset['step'] ?? '',
  );

function go(): void {
  show();
  if (!lessonEnd) return;
  const step = document.querySelector(':target');
  const isBetween = isCatchingUp && step?.id.startsWith('step-');
  const toCome = stepsLeft()
    .filter((left) => !isAskedAgain(left))
    .map((left) => `step-${left}`);
  if (isBetween && !toCome.includes(step?.id ?? '')) {
    location.replace(`#${toCome[0] ?? 'lesson-end'}`);
    return;
  }
  if (lessonEnd.checkVisibility()) close(lessonEnd);
  // On a wide page the parts of a task stand beside its words: it has no box of its own, and its step is gone to.
  if (step && getComputedStyle(step).display === 'contents') {
    step.closest('.lesson-screen')?.scrollIntoView({ behavior: 'instant' });
  }
}

bar?.addEventListener('click', () => {
  isCatchingUp = false;
});
lessonEnd?.querySelector('.catch-up')?.addEventListener('click', () => {
  isCatchingUp = true;
});
// The fragment has its target only once the page is whole.
for (const event of ['load', 'hashchange']) addEventListener(event, go);
addEventListener('step-done', show);
