import { onCleanup } from 'solid-js';

/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/** Runs searches in slices, so that the page stays usable. @returns null once the component is gone that asked. */
export function createSearch() {
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  return async <T>(search: Generator<void, T, void>): Promise<T | null> => {
    while (isThere) {
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        const next = search.next();
        if (next.done) return next.value;
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    return null;
  };
}
