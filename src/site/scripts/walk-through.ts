/** Walks through a witness, all its columns at once: one step more, one less, or all of them. */
export function walkThrough(witness: HTMLElement): void {
  const tools = witness.querySelector<HTMLElement>('.witness-tools');
  // A row that announces the next one comes and goes with it; the last row is the outcome.
  const rows = [...(witness.querySelector('table.ruled > tbody')?.children ?? [])].filter(
    (row) => row instanceof HTMLElement,
  );
  const steps = rows.filter((row) => row.dataset['step'] !== undefined);
  if (!tools || steps.length < 2) return;
  let shown = steps.length;

  const show = (count: number) => {
    shown = Math.min(steps.length, Math.max(1, count));
    const newest = rows.findIndex((row) => row === steps[shown - 1]);
    const end = shown === steps.length ? rows.length : newest + 1;
    for (const [index, row] of rows.entries()) row.classList.toggle('later', index >= end);
  };

  tools.hidden = false;
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const step = Number(button.dataset['step']);
    // From the whole, the first step begins anew.
    if (step === 0) show(steps.length);
    else show(step > 0 && shown === steps.length ? 1 : shown + step);
  });
}
