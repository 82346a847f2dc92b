/** Marks at the end of a lesson which of its steps are done, and says that its harbour is reached once all are. */
async function show(arrival: HTMLElement): Promise<void> {
  if (!arrival.checkVisibility()) return;
  // Most visits do not get this far, and a step that was answered has brought it.
  const [{ courseRecord, isDone }, { openRecord }] = await Promise.all([
    import('../../device/course.ts'),
    import('../../device/record.ts'),
  ]);
  const { game = '', slug = '' } = arrival.dataset;
  const progress = openRecord(courseRecord(game)).get();
  const steps = [...arrival.querySelectorAll<HTMLElement>('[data-step]')];
  for (const step of steps) {
    step.classList.toggle('done', isDone(progress, slug, step.dataset['step'] ?? ''));
  }
  if (!steps.every(({ classList }) => classList.contains('done'))) return;
  const heading = arrival.querySelector<HTMLElement>('h2');
  if (heading) heading.textContent = heading.dataset['reached'] ?? '';
  arrival.classList.add('reached');
}

const arrival = document.querySelector<HTMLElement>('.arrival');
if (arrival) {
  // The fragment has its target only once the page is whole.
  for (const event of ['load', 'hashchange']) addEventListener(event, () => show(arrival));
}
