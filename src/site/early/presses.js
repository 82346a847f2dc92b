/*
 * In the head of every page with islands. An island is alive once it is seen and its scripts are there. A button pressed
 * before is pressed once more then; a field that was filled in keeps what it holds, and says so. Where scripts do not come,
 * the page says it; the button there, or the next press in such an island, reloads the page.
 */
(() => {
  /** The last button that was pressed in an island. */
  const pressed = new Map();
  /** What was filled in, by field. */
  const filled = new Map();
  /** The islands whose scripts did not come. */
  const lost = new Set();

  const showLost = () =>
    document.getElementById('lost')?.toggleAttribute('hidden', lost.size === 0);

  /**
   * Reloads the page, since the same page does not ask again for a script that failed; without a network it stays as it
   * is. Nobody has to press where the site was published again and the page there names other scripts.
   * @param {boolean} [asked]
   */
  async function retry(asked) {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    const page = await answer.text();
    const isOutdated = [...document.querySelectorAll('astro-island')].some(
      (island) => !page.includes(island.getAttribute('component-url') ?? ''),
    );
    if (asked || isOutdated) location.reload();
  }

  /** @param {Event} event */
  function remember({ type, target }) {
    if (!(target instanceof Element)) return;
    const island = target.closest('astro-island[ssr]');
    if (type === 'input') {
      const { value, checked } = /** @type {HTMLInputElement} */ (target);
      if (island) filled.set(target, { value, checked });
      return;
    }
    if (lost.has(island) || target.closest('#lost button')) retry(true);
    const button = target.closest('button');
    if (island && button && !button.popoverTargetElement) pressed.set(island, button);
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
    const button = pressed.get(island);
    pressed.delete(island);
    button?.click();
  }

  for (const type of ['click', 'input']) addEventListener(type, remember, true);
  addEventListener('astro:hydrate', repeat, true);
  // The latter for what an island that is alive asks for later.
  for (const type of ['astro:hydration-error', 'vite:preloadError'])
    addEventListener(type, (event) => {
      // Otherwise Astro writes to the console.
      if (type.startsWith('astro')) event.preventDefault();
      lost.add(event.target);
      showLost();
      retry();
    });
})();
