import { onCleanup } from 'solid-js';

/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/** Runs a search in slices, so that the page stays usable. @returns null once nobody waits for it. */
async function foundInSlices<T>(
  search: Generator<void, T, void>,
  isAwaited: () => boolean,
): Promise<T | null> {
  while (isAwaited()) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const next = search.next();
      if (next.done) return next.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}

/** Runs searches as long as the component is there that asks for them. */
export function createSearch() {
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  return <T>(search: Generator<void, T, void>) => foundInSlices(search, () => isThere);
}
