/** Asks once for all callers; after a failure the next call asks again. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/** Resolves when the next frame is drawn. Save before you wait: a hidden page draws nothing. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/** Runs a search in slices, so that the page stays usable. @returns null once nobody waits for it. */
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
