import type { ClientDirective } from 'astro';
import visible from 'astro/client/visible.js';
import { once, painted } from '../../device/wait.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** A name in storage: what this device keeps under it wakes the island as soon as it is seen. */
    'client:touch'?: true | string | undefined;
  }
}

/** The scripts of an island did not come. */
class Lost extends Error {}

/** What asks an island to try again, see `presses.ts`. */
const RETRY = 'retry';

/**
 * `client:touch`: an island that is whole as the page has it comes to life when somebody touches it, so that pages
 * which are only read load nothing. What was pressed until then is pressed again (`presses.ts`). It wakes as soon as
 * it is seen where it may have to show something else than the page does: a position that the address names, or what
 * this device has kept.
 */
const touch: ClientDirective = (load, options, island) => {
  // Astro says to the island alone that its scripts did not come.
  let isLost = false;
  island.addEventListener('astro:hydration-error', () => {
    isLost = true;
  });
  const bring = once(async () => {
    isLost = false;
    const hydrate = await load();
    if (isLost) throw new Lost();
    return hydrate;
  });
  const wake = once(async () => {
    const hydrate = await bring();
    // The press is drawn before its island is.
    await painted();
    await hydrate();
  });
  /** What did not come is said (`presses.ts`); the next touch asks for it again. */
  const tryTo = (what: () => Promise<unknown>) => async () => {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  };
  const rouse = tryTo(wake);
  const watch = once(async () => {
    // What has nothing to be seen yet cannot be waited for.
    if (island.children.length === 0) await rouse();
    else visible(async () => rouse, options, island);
  });

  /** A finger that comes down, or a mouse that comes near, sends for the scripts. */
  island.addEventListener('pointerover', tryTo(bring), { once: true });
  for (const event of ['click', 'input', 'keydown', RETRY]) island.addEventListener(event, rouse);
  // A press moves the focus before it is a click.
  island.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) rouse();
  });

  const follow = () => {
    if (location.hash.includes('=')) watch();
  };
  addEventListener('hashchange', follow);
  follow();
  const { value } = options;
  if (!value) return;
  addEventListener('storage', ({ key }) => {
    if (key === value) watch();
  });
  try {
    if (localStorage.getItem(value) !== null) watch();
  } catch {
    // Nothing is kept where storage is closed.
  }
};

export default touch;
