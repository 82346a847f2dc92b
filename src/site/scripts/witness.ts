/** Walks through a witness, all its columns at once: one step more, one less, or all of them. */
for (const witness of document.querySelectorAll<HTMLElement>('[data-witness]')) {
  const tools = witness.querySelector<HTMLElement>('.witness-tools');
  const lists = [...witness.querySelectorAll<HTMLElement>('.witness-steps')].map((list) => [
    ...list.querySelectorAll<HTMLElement>('li'),
  ]);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  if (!tools || longest < 2) continue;
  let shown = longest;

  const show = (count: number) => {
    shown = Math.min(longest, Math.max(1, count));
    for (const list of lists) {
      for (const [index, step] of list.entries()) step.classList.toggle('later', index >= shown);
    }
    for (const outcome of witness.querySelectorAll('.witness-outcome')) {
      outcome.classList.toggle('later', shown < longest);
    }
  };

  tools.hidden = false;
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const step = Number(button.dataset['step']);
    // From the whole, the first step begins anew.
    if (step === 0) show(longest);
    else show(step > 0 && shown === longest ? 1 : shown + step);
  });
}
