/** Walks through a witness, all its columns at once: one step more, one less, or all of them. */
for (const witness of document.querySelectorAll<HTMLElement>('[data-witness]')) {
  const tools = witness.querySelector<HTMLElement>('.witness-tools');
  // A row that announces the next one comes and goes with it; the last row is the outcome.
  const rows = [...witness.querySelectorAll<HTMLElement>('.ruled tbody > tr')];
  const steps = rows.filter((row) => row.dataset['step'] !== undefined);
  if (!tools || steps.length < 2) continue;
  let shown = steps.length;

  const show = (count: number) => {
    shown = Math.min(steps.length, Math.max(1, count));
    const last =
      shown === steps.length ? rows.length : rows.indexOf(steps[shown - 1] as HTMLElement) + 1;
    for (const [index, row] of rows.entries()) row.classList.toggle('later', index >= last);
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
