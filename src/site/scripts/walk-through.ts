/** Walks through a witness, all its rulings at once: one step more, one less, or all of them. */
export function walkThrough(witness: HTMLElement): void {
  const tools = witness.querySelector<HTMLElement>('.witness-tools');
  const parts = [...witness.querySelectorAll<HTMLElement>('[data-at]')].map((part) => ({
    part,
    at: Number(part.dataset['at']),
  }));
  const first = Math.min(...parts.map(({ at }) => at)) + 1;
  const all = Math.max(...parts.map(({ at }) => at));
  if (!tools || all <= first) return;
  let shown = all;

  tools.hidden = false;
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const step = Number(button.dataset['step']);
    // From the whole, the first step begins anew.
    const next = step > 0 && shown === all ? first : shown + step;
    shown = step === 0 ? all : Math.min(all, Math.max(first, next));
    for (const { part, at } of parts) part.classList.toggle('later', shown < all && at >= shown);
  });
}
