/*
 * In the head of every page with islands. An island is alive once it is seen and its scripts are there. A button pressed
 * before is pressed once more then; a field that was filled in keeps what it holds, and says so. Where scripts do not
 * come, the page says it; the button there, or the next press in such an island, asks for them again.
 */
(() => {
  /** Which button of an island was pressed last, by its place: Solid builds an island anew once another one was used. */
  const pressed = new Map();
  /** What was filled in, by field. */
  const filled = new Map();
  /** The islands whose scripts did not come. */
  const lost = new Set();

  const showLost = () =>
    document.getElementById('lost')?.toggleAttribute('hidden', lost.size === 0);

  function retry() {
    const islands = [...lost];
    lost.clear();
    showLost();
    for (const island of islands) island.start();
  }

  /** @param {Event} event */
  function remember({ type, target }) {
    if (!(target instanceof Element)) return;
    const island = target.closest('astro-island[ssr]');
    if (lost.has(island) || target.closest('#lost button')) retry();
    if (!island) return;
    const button = target.closest('button');
    if (type === 'input') {
      const { value, checked } = /** @type {HTMLInputElement} */ (target);
      filled.set(target, { value, checked });
    } else if (button && !button.popoverTargetElement) {
      pressed.set(island, [...island.querySelectorAll('button')].indexOf(button));
    }
  }

  /** @param {Event} event */
  function repeat({ target }) {
    const island = /** @type {Element} */ (target);
    lost.delete(island);
    showLost();
    for (const [field, state] of filled) {
      if (!island.contains(field)) continue;
      filled.delete(field);
      Object.assign(field, state);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    island.querySelectorAll('button')[pressed.get(island)]?.click();
    pressed.delete(island);
  }

  addEventListener('click', remember, true);
  addEventListener('input', remember, true);
  addEventListener('astro:hydrate', repeat, true);
  addEventListener('astro:hydration-error', (event) => {
    // Otherwise Astro writes to the console.
    event.preventDefault();
    lost.add(event.target);
    showLost();
  });
})();
