/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/**
 * What a search ends with, which pauses after each try: the page can be used meanwhile.
 * @param isAwaited whether anybody still waits for it.
 * @returns null if nobody does any more.
 */
export async function foundInSlices<T>(
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
